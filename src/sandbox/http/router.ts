import { Hono } from 'hono';
import { type EndpointName, endpoints } from '../../model/endpoints.ts';

/** What a request is for: an endpoint with its placeholders filled, or none. */
type Respond = (endpoint: EndpointName | null, params: Record<string, string>) => Promise<Response>;

const app = new Hono<{ Bindings: { respond: Respond } }>();

for (const [name, { method, path }] of Object.entries(endpoints)) {
  const route = path.replaceAll(/\{(\w+)\}/g, ':$1');
  app.on(method, route, (context) => context.env.respond(name as EndpointName, context.req.param()));
}
app.notFound((context) => context.env.respond(null, {}));
// What is thrown is an injected connection fault, which whoever asked must see.
app.onError((error) => {
  throw error;
});

/** Finds the endpoint of a request by the table of the model, and has it answered. */
export async function route(request: Request, respond: Respond): Promise<Response> {
  return app.fetch(request, { respond });
}
