import { endpoints } from '../../model/endpoints.ts';

const organization = '/v2/organizations/{organization}';
const build = `${organization}/pipelines/{pipeline}/builds/{number}`;

/** Endpoints of the live service that the document does not have and the client does not call. */
const neighbors = {
  'jobs.list': { method: 'GET', path: `${build}/jobs`, scope: 'read_builds' },
  'jobs.get': { method: 'GET', path: `${build}/jobs/{job}`, scope: 'read_builds' },
  'jobs.getForOrganization': { method: 'GET', path: `${organization}/jobs/{job}`, scope: 'read_builds' },
  'jobs.logForOrganization': {
    method: 'GET',
    path: `${organization}/jobs/{job}/log`,
    scope: 'read_build_logs',
  },
  'jobs.unblock': { method: 'PUT', path: `${build}/jobs/{job}/unblock`, scope: 'write_builds' },
  'artifacts.list': { method: 'GET', path: `${build}/artifacts`, scope: 'read_artifacts' },
  'artifacts.listForJob': { method: 'GET', path: `${build}/jobs/{job}/artifacts`, scope: 'read_artifacts' },
  'artifacts.get': {
    method: 'GET',
    path: `${build}/jobs/{job}/artifacts/{artifact}`,
    scope: 'read_artifacts',
  },
  'artifacts.download': {
    method: 'GET',
    path: `${build}/jobs/{job}/artifacts/{artifact}/download`,
    scope: 'read_artifacts',
    status: 302,
  },
  'annotations.list': { method: 'GET', path: `${build}/annotations`, scope: 'read_builds' },
  'accessToken.get': { method: 'GET', path: '/v2/access-token', scope: '' },
} as const;

/** Everything that the sandbox answers: the endpoints of the model, and their neighbors. */
export const routes = { ...neighbors, ...endpoints };

/** The name of a route. */
export type RouteName = keyof typeof routes;
