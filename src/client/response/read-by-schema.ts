import { z } from 'zod';
import { type Build, buildSchema } from '../../model/build.ts';
import {
  type BuildTest,
  buildTestSchema,
  type FailedExecution,
  failedExecutionSchema,
  type TestRun,
  testRunSchema,
} from '../../model/build-test.ts';
import { type FlakyTest, flakyTestSchema } from '../../model/flaky-test.ts';
import { type Suite, suiteSchema } from '../../model/suite.ts';

/** What the service responds with, for a list each of its items; nothing for a deleted suite. */
export interface Resources {
  readonly build: Build;
  readonly flakyTest: FlakyTest;
  readonly buildTest: BuildTest;
  readonly testRun: TestRun;
  readonly failedExecution: FailedExecution;
  readonly suite: Suite;
  readonly nothing: undefined;
}

/** A value as its schema reads it, or the places where it does not match. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly paths: readonly (readonly PropertyKey[])[] };

const schemas: Record<keyof Resources, z.ZodType> = {
  build: buildSchema,
  flakyTest: flakyTestSchema,
  buildTest: buildTestSchema,
  testRun: testRunSchema,
  failedExecution: failedExecutionSchema,
  suite: suiteSchema,
  nothing: z.undefined(),
};

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
