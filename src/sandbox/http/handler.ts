import type { SandboxClock } from '../clock.ts';
import { randomUuid } from '../identity.ts';
import { advance } from '../world/builds.ts';
import type { World } from '../world/records.ts';
import { artifactEndpoints } from './artifact-endpoints.ts';
import { buildEndpoints } from './build-endpoints.ts';
import type { EndpointCall, Incoming } from './call.ts';
import { jobEndpoints } from './job-endpoints.ts';
import { organizationEndpoints } from './organization-endpoints.ts';
import type { RequestCounter } from './rate-limit.ts';
import { type HandlerResult, RequestRejected, responseOf } from './result.ts';
import { type RouteName, routes } from './routes.ts';
import { suiteEndpoints } from './suite-endpoints.ts';
import { testEndpoints } from './test-endpoints.ts';
import { tokenExchange } from './token-exchange.ts';
import type { SandboxToken, TokenStore } from './tokens.ts';

const handlers: Readonly<Record<RouteName, (call: EndpointCall) => HandlerResult>> = {
  ...buildEndpoints,
  ...suiteEndpoints,
  ...jobEndpoints,
  ...organizationEndpoints,
  ...artifactEndpoints,
  ...testEndpoints,
  ...tokenExchange,
};

const unauthorized =
  'Authentication required. Please supply a valid API Access Token: https://buildkite.com/docs/apis/rest-api#authentication';

/**
 * Answers a request as of a time, by default now: immediately, and without faults. Checks in this order: route, token, rate
 * limit, scope, and what the endpoint itself checks.
 */
export function createHandler(world: World, tokens: TokenStore, limits: RequestCounter, clock: SandboxClock) {
  return (incoming: Incoming, at: number = clock.now()): Response => {
    const { endpoint, method, url, params } = incoming;
    const headers: Record<string, string> = {
      'x-request-id': randomUuid(world.random),
      // The service's own clock, which may run faster than that of the machine.
      date: new Date(at).toUTCString(),
    };
    try {
      advance(world, at);
      if (endpoint === null) throw new RequestRejected(404, `No route matches [${method}] "${url.pathname}"`);
      const token = tokens.find(incoming.headers, at) as SandboxToken;
      if (!('open' in routes[endpoint])) {
        const route = routes[endpoint];
        const { scope } = route;
        headers['X-OAuth-Scopes'] = token?.scopes.join(', ') ?? '';
        headers['X-Accepted-OAuth-Scopes'] = scope;
        if (!token) throw new RequestRejected(401, unauthorized);
        // A call that names no organization the token may see counts for the first one that it may see.
        const named = token.organizations.find((slug) => slug === params.organization);
        const counted = limits.count(named ?? token.organizations[0] ?? '', String(token.user.id));
        Object.assign(headers, counted.headers);
        if (counted.rejection) throw counted.rejection;
        const enough = [scope, 'otherScope' in route ? route.otherScope : undefined];
        if (scope !== '' && !token.scopes.some((each) => enough.includes(each)))
          throw new RequestRejected(403, `Your access token doesn't have the ${scope} scope`);
      }
      const answer = handlers[endpoint]({
        ...incoming,
        endpoint,
        world,
        tokens,
        limits,
        now: at,
        clock,
        token,
      });
      const response = responseOf({ ...answer, headers: { ...answer.headers, ...headers } });
      return method === 'HEAD' ? new Response(null, response) : response;
    } catch (error) {
      if (!(error instanceof RequestRejected)) throw error;
      const { status, message, extra } = error;
      return responseOf({ status, body: { message, ...extra }, headers });
    }
  };
}
