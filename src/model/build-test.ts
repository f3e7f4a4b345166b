import { z } from 'zod';
import { anything, fields, map, maybe, number, text, texts } from './lenient-fields.ts';

/** A test, with the results of its executions in a build or in a period. Not part of the document. */
export const buildTestSchema = z.looseObject({
  id: z.string(),
  ...fields(text, 'web_url scope name location file_name'),
  labels: texts,
  ...fields(number, 'reliability executions_count'),
  executions_count_by_result: maybe(z.looseObject(fields(number, 'passed failed'))),
});

/** A run of a suite: the results that the jobs of one build have uploaded. Not part of the document. */
export const testRunSchema = z.looseObject({ id: z.string(), ...fields(text, 'state result build_id') });

/** One execution of a test that failed. Not part of the document. */
export const failedExecutionSchema = z.looseObject({
  ...fields(text, 'execution_id test_id test_name location failure_reason'),
  failure_expanded: anything,
  tags: map,
});

/** The suite of a run, in a build. */
export const suiteOfTestsSchema = z.looseObject(fields(text, 'id slug'));

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
