import { readArtifact } from '../../model/artifact.ts';
import { readBuild } from '../../model/build.ts';
import { readBuildTest, readFailedExecution, readTestRun } from '../../model/build-test.ts';
import type { EndpointName } from '../../model/endpoints.ts';
import { readFlakyTest } from '../../model/flaky-test.ts';
import { readJob } from '../../model/job.ts';
import { type JsonShape, listOf, type ValueOf } from '../../model/shape.ts';
import { readSuite } from '../../model/suite.ts';
import type { JobLog } from './read-log.ts';

/** The endpoints that answer in JSON. */
export type JsonEndpoint = Exclude<EndpointName, 'jobs.log' | 'artifacts.download' | 'suites.delete'>;

/** The response of each endpoint (api.md §4). */
export const responses = {
  'suites.list': listOf(readSuite),
  'suites.get': readSuite,
  'suites.create': readSuite,
  'suites.update': readSuite,
  'flakyTests.list': listOf(readFlakyTest),
  'builds.list': listOf(readBuild),
  'builds.listForOrganization': listOf(readBuild),
  'builds.listForPipeline': listOf(readBuild),
  'builds.get': readBuild,
  'builds.create': readBuild,
  'builds.cancel': readBuild,
  'builds.rebuild': readBuild,
  'builds.retryFailedJobs': readBuild,
  'jobs.unblock': readJob,
  'artifacts.list': listOf(readArtifact),
  'artifacts.get': readArtifact,
  'buildTests.list': listOf(readBuildTest),
  'suiteTests.list': listOf(readBuildTest),
  'testRuns.get': readTestRun,
  'failedExecutions.list': listOf(readFailedExecution),
} as const satisfies Record<JsonEndpoint, JsonShape<unknown>>;

/** The type of an endpoint's response. */
export type ResponseValue<Name extends EndpointName> = Name extends JsonEndpoint
  ? ValueOf<(typeof responses)[Name]>
  : { 'jobs.log': JobLog; 'artifacts.download': string; 'suites.delete': undefined }[Exclude<
      Name,
      JsonEndpoint
    >];
