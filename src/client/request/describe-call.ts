import type { EndpointName } from '../../model/endpoints.ts';
import type { PathParameters } from './endpoint-path.ts';

const phrases: Record<EndpointName, (to: PathParameters) => string> = {
  'suites.list': (to) => `list the suites of ${to.organization}`,
  'suites.get': (to) => `get suite ${to.suite} of ${to.organization}`,
  'suites.create': (to) => `create a suite in ${to.organization}`,
  'suites.update': (to) => `update suite ${to.suite} of ${to.organization}`,
  'suites.delete': (to) => `delete suite ${to.suite} of ${to.organization}`,
  'flakyTests.list': (to) => `list the flaky tests of suite ${to.suite} of ${to.organization}`,
  'builds.list': () => 'list builds',
  'builds.listForOrganization': (to) => `list the builds of ${to.organization}`,
  'builds.listForPipeline': (to) => `list the builds of ${pipeline(to)}`,
  'builds.get': (to) => `get build ${to.number} of ${pipeline(to)}`,
  'builds.create': (to) => `create a build of ${pipeline(to)}`,
  'builds.cancel': (to) => `cancel build ${to.number} of ${pipeline(to)}`,
  'builds.rebuild': (to) => `rebuild build ${to.number} of ${pipeline(to)}`,
};

/** What a call tries to do, as it stands in its errors: `Could not cancel build 42 of acme/web: …`. */
export function describeCall(endpoint: EndpointName, to: PathParameters): string {
  return phrases[endpoint](to);
}

function pipeline(to: PathParameters): string {
  return `${to.organization}/${to.pipeline}`;
}
