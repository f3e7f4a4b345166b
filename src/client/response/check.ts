import { artifactSchema } from '../../model/artifact.ts';
import { buildSchema } from '../../model/build.ts';
import { buildTestSchema, failedExecutionSchema, testRunSchema } from '../../model/build-test.ts';
import type { EndpointName } from '../../model/endpoints.ts';
import { flakyTestSchema } from '../../model/flaky-test.ts';
import { jobSchema } from '../../model/job.ts';
import { listOf, type Schema, type ValueOf } from '../../model/schema.ts';
import { suiteSchema } from '../../model/suite.ts';
import type { JobLog } from './read-log.ts';

/** The endpoints that answer in JSON. */
export type JsonEndpoint = Exclude<EndpointName, 'jobs.log' | 'artifacts.download' | 'suites.delete'>;

/** The response of each endpoint (api.md §4). */
export const responses = {
  'suites.list': listOf(suiteSchema),
  'suites.get': suiteSchema,
  'suites.create': suiteSchema,
  'suites.update': suiteSchema,
  'flakyTests.list': listOf(flakyTestSchema),
  'builds.list': listOf(buildSchema),
  'builds.listForOrganization': listOf(buildSchema),
  'builds.listForPipeline': listOf(buildSchema),
  'builds.get': buildSchema,
  'builds.create': buildSchema,
  'builds.cancel': buildSchema,
  'builds.rebuild': buildSchema,
  'builds.retryFailedJobs': buildSchema,
  'jobs.unblock': jobSchema,
  'artifacts.list': listOf(artifactSchema),
  'artifacts.get': artifactSchema,
  'buildTests.list': listOf(buildTestSchema),
  'suiteTests.list': listOf(buildTestSchema),
  'testRuns.get': testRunSchema,
  'failedExecutions.list': listOf(failedExecutionSchema),
} as const satisfies Record<JsonEndpoint, Schema>;

/** The type of an endpoint's response. */
export type ResponseValue<Name extends EndpointName> = Name extends JsonEndpoint
  ? ValueOf<(typeof responses)[Name]>
  : { 'jobs.log': JobLog; 'artifacts.download': string; 'suites.delete': undefined }[Exclude<
      Name,
      JsonEndpoint
    >];
