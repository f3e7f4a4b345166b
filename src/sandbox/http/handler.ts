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
import type { TokenStore } from './tokens.ts';

/** What the handler needs to answer. */
export interface HandlerParts {
  readonly world: World;
  readonly tokens: TokenStore;
  readonly count: RequestCounter;
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

const unauthorized =
  'Authentication required. Please supply a valid API Access Token: https://buildkite.com/docs/apis/rest-api#authentication';

/** Answers by the table of routes. Checks in this order: route, token, rate limit, scope, and what the endpoint itself checks. */
export function createHandler({ world, tokens, count, clock }: HandlerParts): Handler {
  return (incoming, at = clock.now()) => {
    const { endpoint, method, url, params } = incoming;
    const headers: Record<string, string> = {
      'x-request-id': randomUuid(world.random),
      // The service's own clock, which may run faster than that of the machine.
      date: new Date(at).toUTCString(),
    };
    const answer = (): HandlerResult => {
      advance(world, at);
      if (endpoint === null) throw new RequestRejected(404, `No route matches [${method}] "${url.pathname}"`);
      const { scope } = routes[endpoint];
      const token = tokens.find(incoming.headers, at);
      headers['X-OAuth-Scopes'] = token?.scopes.join(', ') ?? '';
      headers['X-Accepted-OAuth-Scopes'] = scope;
      if (!token) throw new RequestRejected(401, unauthorized);
      // A call that names no organization the token may see counts for the first one that it may see.
      const named = token.organizations.find((slug) => slug === params.organization);
      const organization = named ?? token.organizations[0] ?? '';
      const { headers: limits, rejection } = count({ organization, user: String(token.user.id) });
      Object.assign(headers, limits);
      if (rejection) throw rejection;
      if (scope !== '' && !token.scopes.includes(scope))
        throw new RequestRejected(403, `Your access token doesn't have the ${scope} scope`);
      return handlers[endpoint]({ endpoint, incoming, token, world, now: at, wall: clock.wall() });
    };
    try {
      const result = answer();
      return responseOf({ ...result, headers: { ...result.headers, ...headers } });
    } catch (error) {
      if (!(error instanceof RequestRejected)) throw error;
      return responseOf({
        status: error.status,
        body: { message: error.message, ...error.extra },
        headers,
      });
    }
  };
}
