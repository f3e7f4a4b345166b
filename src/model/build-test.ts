import { anything, fields, listOf, map, number, object, objectWith, text, type ValueOf } from './schema.ts';

/** A test, with the results of its executions in a build or in a period. Not part of the document. */
export const buildTestSchema = objectWith('id', {
  id: text,
  ...fields(text, 'web_url scope name location file_name'),
  labels: listOf(text),
  ...fields(number, 'reliability executions_count'),
  executions_count_by_result: object(fields(number, 'passed failed')),
});

/** A run of a suite: the results that the jobs of one build have uploaded. Not part of the document. */
export const testRunSchema = objectWith('id', fields(text, 'id state result build_id'));

/** One execution of a test that failed. Not part of the document. */
export const failedExecutionSchema = object({
  ...fields(text, 'execution_id test_id test_name location failure_reason'),
  failure_expanded: anything,
  tags: map,
});

/** The runs of a build, which it shows with `include_test_engine`. */
export const testEngineSchema = object({
  runs: listOf(object({ id: text, suite: object(fields(text, 'id slug')) })),
});

/** A test that ran in a build. */
export type BuildTest = ValueOf<typeof buildTestSchema>;

/** A run of a suite. */
export type TestRun = ValueOf<typeof testRunSchema>;

/** One execution of a test that failed. */
export type FailedExecution = ValueOf<typeof failedExecutionSchema>;
