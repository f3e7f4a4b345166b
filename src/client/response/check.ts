import {
  isArtifact,
  isBuild,
  isBuildTest,
  isFailedExecution,
  isFlakyTest,
  isJob,
  isSuite,
  isTestRun,
} from '../../model/checks.ts';
import { type EndpointName, endpoints, type PagedEndpoint } from '../../model/endpoints.ts';
import type { Checked, Resources } from './read-by-schema.ts';
import type { JobLog } from './read-log.ts';

/** The endpoints that answer in JSON. */
export type JsonEndpoint = Exclude<EndpointName, 'jobs.log' | 'artifacts.download'>;

/** The response of each endpoint (api.md §4). */
const resources = {
  'suites.list': 'suite',
  'suites.get': 'suite',
  'suites.create': 'suite',
  'suites.update': 'suite',
  'suites.delete': 'nothing',
  'flakyTests.list': 'flakyTest',
  'builds.list': 'build',
  'builds.listForOrganization': 'build',
  'builds.listForPipeline': 'build',
  'builds.get': 'build',
  'builds.create': 'build',
  'builds.cancel': 'build',
  'builds.rebuild': 'build',
  'builds.retryFailedJobs': 'build',
  'jobs.unblock': 'job',
  'artifacts.list': 'artifact',
  'artifacts.get': 'artifact',
  'buildTests.list': 'buildTest',
  'suiteTests.list': 'buildTest',
  'testRuns.get': 'testRun',
  'failedExecutions.list': 'failedExecution',
} as const satisfies Record<JsonEndpoint, keyof Resources>;

const checks: Record<keyof Resources, (value: unknown) => boolean> = {
  build: isBuild,
  job: isJob,
  artifact: isArtifact,
  flakyTest: isFlakyTest,
  buildTest: isBuildTest,
  testRun: isTestRun,
  failedExecution: isFailedExecution,
  suite: isSuite,
  nothing: (value) => value === undefined,
};

type Item<Name extends JsonEndpoint> = Resources[(typeof resources)[Name]];

/** The type of an endpoint's response. */
export type ResponseValue<Name extends EndpointName> = Name extends JsonEndpoint
  ? Name extends PagedEndpoint
    ? readonly Item<Name>[]
    : Item<Name>
  : Name extends 'artifacts.download'
    ? string
    : JobLog;

/**
 * Checks the response of an endpoint. Nearly every response matches as it is and is passed on without a copy. For the
 * rest the schemas decide: they are loaded when they are first needed, and read only what does not match.
 */
export async function checkResponse<Name extends JsonEndpoint>(
  endpoint: Name,
  value: unknown,
): Promise<Checked<ResponseValue<Name>>> {
  const resource = resources[endpoint];
  const checked = endpoints[endpoint].paged
    ? await checkItems(resource, value)
    : await checkOne(resource, value);
  return checked as Checked<ResponseValue<Name>>;
}

async function checkOne(resource: keyof Resources, value: unknown): Promise<Checked<unknown>> {
  if (checks[resource](value)) return { ok: true, value };
  const { readBySchema } = await import('./read-by-schema.ts');
  return readBySchema(resource, value);
}

/** Item by item, so that an odd one costs the others nothing. */
async function checkItems(resource: keyof Resources, value: unknown): Promise<Checked<readonly unknown[]>> {
  if (!Array.isArray(value)) return { ok: false, paths: [[]] };
  if (value.every(checks[resource])) return { ok: true, value };
  const values: unknown[] = [];
  const paths: PropertyKey[][] = [];
  for (const [index, item] of value.entries()) {
    const checked = await checkOne(resource, item);
    if (checked.ok) values.push(checked.value);
    else paths.push(...checked.paths.map((path) => [index, ...path]));
  }
  return paths.length === 0 ? { ok: true, value: values } : { ok: false, paths };
}
