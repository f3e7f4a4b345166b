import { endpoints } from '../../model/endpoints.ts';

const analytics = '/v2/analytics/organizations/{organization}';

/** Endpoints of the live service that the document does not have and the client does not call. */
const neighbors = {
  'suiteTests.list': { method: 'GET', path: `${analytics}/suites/{suite}/tests`, scope: 'read_suites' },
} as const;

/** Everything that the sandbox answers: the endpoints of the model, and their neighbors. */
export const routes = { ...neighbors, ...endpoints };

/** The name of a route. */
export type RouteName = keyof typeof routes;
