import querystring from 'node:querystring';
import { type Endpoint, type EndpointName, endpoints } from '../../model/endpoints.ts';

const organization = '/v2/organizations/{organization}';
const build = `${organization}/pipelines/{pipeline}/builds/{number}`;
const job = `${build}/jobs/{job}`;
const read = (path: string, scope: string) => ({ method: 'GET', path, scope });
const write = (method: string, path: string) => ({ method, path, scope: 'write_builds' });

/** Endpoints of the live service that the document does not have and the client does not call. */
const neighbors = {
  'jobs.get': read(job, 'read_builds'),
  'jobs.getForOrganization': read(`${organization}/jobs/{job}`, 'read_builds'),
  'jobs.retryForOrganization': {
    ...write('PUT', `${organization}/jobs/{job}/retry`),
    otherScope: 'retry_builds',
  },
  'jobs.unblockForOrganization': write('PUT', `${organization}/jobs/{job}/unblock`),
  'jobs.rawLog': read(`${job}/log.txt`, 'read_build_logs'),
  'jobs.logForOrganization': read(`${organization}/jobs/{job}/log`, 'read_build_logs'),
  'artifacts.listForJob': read(`${job}/artifacts`, 'read_artifacts'),
  'artifacts.get': read(`${job}/artifacts/{artifact}`, 'read_artifacts'),
  'organizations.list': read('/v2/organizations', 'read_organizations'),
  'organizations.get': read(organization, 'read_organizations'),
  'organizations.rateLimit': read(`${organization}/rate_limit`, 'read_accounts'),
  'pipelines.list': read(`${organization}/pipelines`, 'read_pipelines'),
  'pipelines.get': read(`${organization}/pipelines/{pipeline}`, 'read_pipelines'),
  'user.get': read('/v2/user', 'read_user'),
  // Both are open; on the live service, the store of artifacts is another server.
  'artifacts.open': { ...read('/artifact-store/{artifact}', ''), open: true },
  'accessToken.issue': { method: 'POST', path: '/oauth/token', scope: '', open: true },
};

/** Everything that the sandbox answers: the endpoints of the model, and their neighbors. */
export const routes: typeof neighbors & Readonly<Record<EndpointName, Endpoint>> = {
  ...neighbors,
  ...endpoints,
};

/** The name of a route. */
export type RouteName = keyof typeof routes;

/**
 * The route of a request, and the placeholders of its path, decoded; null if there is none. As on the live service, a slash
 * at the end of a path means nothing, and HEAD asks for the headers of GET.
 */
export function findRoute(given: string, { pathname }: URL) {
  const [method, path] = [given === 'HEAD' ? 'GET' : given, pathname.replace(/\/$/, '')];
  for (const [endpoint, route] of Object.entries(routes)) {
    const params = method === route.method && matchPath(route.path, path);
    if (params) return { endpoint: endpoint as RouteName, params };
  }
  return null;
}

/** The placeholders of a path, such as `{number}`, decoded; null if the path is another one. */
export function matchPath(template: string, path: string): Readonly<Record<string, string>> | null {
  const given = path.split('/');
  const parts = template.split('/').map((part, at) => ({ part, value: given[at] ?? '' }));
  const places = parts.filter(({ part, value }) => part.startsWith('{') && value !== '');
  const isSame = parts.every((each) => each.part === each.value || places.includes(each));
  if (!isSame || parts.length !== given.length) return null;
  return Object.fromEntries(
    places.map(({ part, value }) => [part.slice(1, -1), querystring.unescape(value)]),
  );
}
