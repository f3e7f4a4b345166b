import type { SandboxClock } from '../clock.ts';
import { randomUuid } from '../identity.ts';
import { advance } from '../world/advance.ts';
import type { World } from '../world/world.ts';
import { artifactEndpoints } from './artifact-endpoints.ts';
import { buildEndpoints } from './build-endpoints.ts';
import type { EndpointCall } from './call.ts';
import { jobEndpoints } from './job-endpoints.ts';
import type { RequestCounter } from './rate-limit.ts';
import { type HandlerResult, RequestRejected, responseOf } from './result.ts';
import type { Incoming } from './router.ts';
import { type RouteName, routes } from './routes.ts';
import { suiteEndpoints } from './suite-endpoints.ts';
import { testEndpoints } from './test-endpoints.ts';
import type { SandboxToken, TokenStore } from './tokens.ts';

/** What the handler needs to answer. */
export interface HandlerParts {
  readonly world: World;
  readonly tokens: TokenStore;
  readonly counter: RequestCounter;
  readonly clock: SandboxClock;
}

/** Answers a request as of a time, by default now: at once, and without faults. */
export type Handler = (incoming: Incoming, at?: number) => Response;

const handlers: Readonly<Record<RouteName, (call: EndpointCall) => HandlerResult>> = {
  ...buildEndpoints,
  ...suiteEndpoints,
  ...jobEndpoints,
  ...artifactEndpoints,
  ...testEndpoints,
};

/** Answers by the endpoint table. Checks in this order: route, token, rate limit, scope, and what the endpoint itself checks. */
export function createHandler({ world, tokens, counter, clock }: HandlerParts): Handler {
  return (incoming, at = clock.now()) => {
    const headers: Record<string, string> = {
      'x-request-id': randomUuid(world.random),
      // The service's own clock, which may run faster than that of the machine.
      date: new Date(at).toUTCString(),
    };
    const answer = attempt(() => {
      advance(world, at);
      const endpoint = endpointOf(incoming);
      const token = authenticate(incoming, { tokens, at }, headers, endpoint);
      checkRateLimit(incoming, token, counter, headers);
      checkScope(token, endpoint);
      return handlers[endpoint]({ endpoint, incoming, token, world, now: at, wall: clock.wall() });
    });
    return responseOf({ ...answer, headers: { ...answer.headers, ...headers } });
  };
}

function attempt(handle: () => HandlerResult): HandlerResult {
  try {
    return handle();
  } catch (error) {
    if (!(error instanceof RequestRejected)) throw error;
    return { status: error.status, body: { message: error.message, ...error.extra } };
  }
}

function endpointOf({ endpoint, method, url }: Incoming): RouteName {
  if (endpoint === null) throw new RequestRejected(404, `No route matches [${method}] "${url.pathname}"`);
  return endpoint;
}

/** Every response of an endpoint says which scopes the token has, and which one is required. */
function authenticate(
  { headers: given }: Incoming,
  { tokens, at }: { readonly tokens: TokenStore; readonly at: number },
  headers: Record<string, string>,
  endpoint: RouteName,
): SandboxToken {
  const token = tokens.find(given, at);
  headers['X-OAuth-Scopes'] = token?.scopes.join(', ') ?? '';
  headers['X-Accepted-OAuth-Scopes'] = routes[endpoint].scope;
  if (token) return token;
  throw new RequestRejected(
    401,
    'Authentication required. Please supply a valid API Access Token: https://buildkite.com/docs/apis/rest-api#authentication',
  );
}

/** A call that names no organization the token may see counts for the first one that it may see. */
function checkRateLimit(
  { params }: Incoming,
  token: SandboxToken,
  counter: RequestCounter,
  headers: Record<string, string>,
): void {
  const named = token.organizations.find((slug) => slug === params.organization);
  const organization = named ?? token.organizations[0] ?? '';
  const { headers: limitHeaders, rejection } = counter.count({ organization, user: String(token.user.id) });
  Object.assign(headers, limitHeaders);
  if (rejection) throw rejection;
}

function checkScope({ scopes }: SandboxToken, endpoint: RouteName): void {
  const { scope } = routes[endpoint];
  if (scope !== '' && !scopes.includes(scope))
    throw new RequestRejected(403, `Your access token doesn't have the ${scope} scope`);
}
