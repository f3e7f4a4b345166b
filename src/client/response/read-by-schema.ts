import { z } from 'zod';
import { artifactSchema } from '../../model/artifact.ts';
import { buildSchema } from '../../model/build.ts';
import { buildTestSchema, failedExecutionSchema, testRunSchema } from '../../model/build-test.ts';
import { flakyTestSchema } from '../../model/flaky-test.ts';
import { jobSchema } from '../../model/job.ts';
import { suiteSchema } from '../../model/suite.ts';

/** What the service responds with, for a list each of its items; nothing for a deleted suite. */
const schemas = {
  build: buildSchema,
  job: jobSchema,
  artifact: artifactSchema,
  flakyTest: flakyTestSchema,
  buildTest: buildTestSchema,
  testRun: testRunSchema,
  failedExecution: failedExecutionSchema,
  suite: suiteSchema,
  nothing: z.undefined(),
};

/** The types of what the service responds with. */
export type Resources = { readonly [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };

/** A value as its schema reads it, or the places where it does not match. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly paths: readonly (readonly PropertyKey[])[] };

/**
 * Reads a value by its schema, without zod's compiler, which pays off only for large pages. Import this when a value does
 * not match as it is, and not before: it brings zod, which takes longer to load than most responses take to read.
 */
export function readBySchema(resource: keyof Resources, value: unknown): Checked<unknown> {
  const result = schemas[resource].safeParse(value, { jitless: true });
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, paths: result.error.issues.map(({ path }) => path) };
}
