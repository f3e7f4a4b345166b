import { type AccessToken, accessTokenSchema } from './access-token.ts';
import { annotationSchema, type BuildAnnotation } from './annotation.ts';
import { type Artifact, artifactSchema } from './artifact.ts';
import { type Build, buildSchema } from './build.ts';
import {
  type BuildTest,
  buildTestSchema,
  type FailedExecution,
  failedExecutionSchema,
  type TestRun,
  testRunSchema,
} from './build-test.ts';
import { type FlakyTest, flakyTestSchema } from './flaky-test.ts';
import { type Job, jobSchema } from './job.ts';
import type { Schema } from './schema.ts';
import { type Suite, suiteSchema } from './suite.ts';

/** What responses hold, by the names that the table of endpoints uses. */
export interface Resources {
  accessToken: AccessToken;
  annotation: BuildAnnotation;
  artifact: Artifact;
  build: Build;
  buildTest: BuildTest;
  failedExecution: FailedExecution;
  flakyTest: FlakyTest;
  job: Job;
  suite: Suite;
  testRun: TestRun;
}

/** The name of a resource. */
export type ResourceName = keyof Resources;

/** How each resource is read. */
export const resourceSchemas: { readonly [Name in ResourceName]: Schema<Resources[Name]> } = {
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
