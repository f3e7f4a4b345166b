import { Hono } from 'hono';
import { type EndpointName, endpoints } from '../../model/endpoints.ts';

/** Answers a request to an endpoint with these path parameters, or to none. */
type Respond = (endpoint: EndpointName | null, params: Record<string, string>) => Promise<Response>;

const app = new Hono<{ Bindings: { respond: Respond } }>();

for (const [name, { method, path }] of Object.entries(endpoints)) {
  const route = path.replaceAll(/\{(\w+)\}/g, ':$1');
  app.on(method, route, (context) => context.env.respond(name as EndpointName, context.req.param()));
}
app.notFound((context) => context.env.respond(null, {}));
// Only an injected connection fault throws; the caller must see it.
app.onError((error) => {
  throw error;
});

/** Finds the endpoint of a request by the table of the model, and calls `respond` with it. */
export async function route(request: Request, respond: Respond): Promise<Response> {
  return app.fetch(request, { respond });
}
