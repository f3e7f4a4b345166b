import { z } from 'zod';
import { anything, map, maybe, number, text, texts } from './lenient-fields.ts';

/** A test, with the results of its executions in a build or in a period. Not part of the document. */
export const buildTestSchema = z.looseObject({
  id: z.string(),
  web_url: text,
  scope: text,
  name: text,
  location: text,
  file_name: text,
  labels: texts,
  reliability: number,
  executions_count: number,
  executions_count_by_result: maybe(z.looseObject({ passed: number, failed: number })),
});

/** A run of a suite: the results that the jobs of one build have uploaded. Not part of the document. */
export const testRunSchema = z.looseObject({ id: z.string(), state: text, result: text, build_id: text });

/** One execution of a test that failed. Not part of the document. */
export const failedExecutionSchema = z.looseObject({
  execution_id: text,
  test_id: text,
  test_name: text,
  location: text,
  failure_reason: text,
  failure_expanded: anything,
  tags: map,
});

/** The suite of a run, in a build. */
export const suiteOfTestsSchema = z.looseObject({ id: text, slug: text });

/** The runs of a build, which it shows with `include_test_engine`. */
export const testEngineSchema = z.looseObject({
  runs: maybe(z.array(z.looseObject({ id: text, suite: maybe(suiteOfTestsSchema) }))),
});

/** A test that ran in a build. */
export type BuildTest = z.infer<typeof buildTestSchema>;

/** A run of a suite. */
export type TestRun = z.infer<typeof testRunSchema>;

/** One execution of a test that failed. */
export type FailedExecution = z.infer<typeof failedExecutionSchema>;
