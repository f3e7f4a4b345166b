import { accessTokenSchema } from './access-token.ts';
import { annotationSchema } from './annotation.ts';
import { artifactSchema } from './artifact.ts';
import { buildSchema } from './build.ts';
import { flakyTestSchema } from './flaky-test.ts';
import { jobSchema } from './job.ts';
import type { ValueOf } from './schema.ts';
import { suiteSchema } from './suite.ts';
import { buildTestSchema, failedExecutionSchema, testRunSchema } from './test-engine.ts';

/** How what responses hold is read, by the names that the table of endpoints uses. */
export const resourceSchemas = {
  accessToken: accessTokenSchema,
  annotation: annotationSchema,
  artifact: artifactSchema,
  build: buildSchema,
  buildTest: buildTestSchema,
  failedExecution: failedExecutionSchema,
  flakyTest: flakyTestSchema,
  job: jobSchema,
  suite: suiteSchema,
  testRun: testRunSchema,
};

/** The name of a resource. */
export type ResourceName = keyof typeof resourceSchemas;

/** What a response with that resource holds. */
export type Resource<Name extends ResourceName> = ValueOf<(typeof resourceSchemas)[Name]>;
