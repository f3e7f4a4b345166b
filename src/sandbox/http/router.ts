import { Hono } from 'hono';
import { type RouteName, routes } from './routes.ts';

/** A request with its body read and its endpoint known. A fault may pass on a changed one. */
export interface Incoming {
  /** Null for a request that no endpoint answers. */
  readonly endpoint: RouteName | null;
  readonly method: string;
  readonly url: URL;
  /** The placeholders of the endpoint's path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: string;
  /** Builds younger than this are not found yet, in simulated milliseconds: a read replica that lags behind. */
  readonly lagMs: number;
  readonly signal: AbortSignal;
}

/** Answers a request to an endpoint with these path parameters, or to none. */
type Respond = (endpoint: RouteName | null, params: Record<string, string>) => Promise<Response>;

const app = new Hono<{ Bindings: { respond: Respond } }>();

for (const [name, endpoint] of Object.entries(routes)) {
  const route = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const methods = [
    endpoint.method,
    ...('otherMethod' in endpoint && endpoint.otherMethod ? [endpoint.otherMethod] : []),
  ];
  app.on(methods, route, (context) => context.env.respond(name as RouteName, context.req.param()));
}
app.notFound((context) => context.env.respond(null, {}));
// Only an injected connection fault throws; the caller must see it.
app.onError((error) => {
  throw error;
});

/** Finds the endpoint of a request by the table of routes, and calls `respond` with it. */
export async function route(request: Request, respond: Respond): Promise<Response> {
  return app.fetch(request, { respond });
}
