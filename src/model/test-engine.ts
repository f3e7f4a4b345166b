import { testFields } from './flaky-test.ts';
import {
  anything,
  listOf,
  map,
  number,
  object,
  objectWith,
  type Schema,
  text,
  type ValueOf,
} from './schema.ts';

const results = object({
  /** Executions that passed (docs/gaps.md). */
  passed: number,
  /** Executions that failed (docs/gaps.md). */
  failed: number,
});

const testShape = objectWith('id', {
  ...testFields,
  /** Its labels, such as `flaky` (docs/gaps.md). */
  labels: listOf(text),
  /** The share of its executions that passed, from 0 to 1 (docs/gaps.md). */
  reliability: number,
  /** Executions within the requested time (docs/gaps.md). */
  executions_count: number,
  /** The same by their results (docs/gaps.md). */
  executions_count_by_result: results,
});

/** A test, with the results of its executions in a build or within a time (docs/gaps.md). */
export interface BuildTest extends ValueOf<typeof testShape> {}

/** How a test is read. */
export const buildTestSchema: Schema<BuildTest> = testShape;

const runShape = objectWith('id', {
  /** UUID of the run (docs/gaps.md). */
  id: text,
  /** `running` until all results have arrived, then `finished` (docs/gaps.md). */
  state: text,
  /** `passed` or `failed`. Null before the end (docs/gaps.md). */
  result: text,
  /** UUID of the build (docs/gaps.md). */
  build_id: text,
  /** When the first results arrived, in ISO 8601 (docs/gaps.md). */
  created_at: text,
});

/** A run of a suite: the results that the jobs of one build have uploaded (docs/gaps.md). */
export interface TestRun extends ValueOf<typeof runShape> {}

/** How a run is read. */
export const testRunSchema: Schema<TestRun> = runShape;

const executionShape = object({
  /** UUID of the execution (docs/gaps.md). */
  execution_id: text,
  /** UUID of the test (docs/gaps.md). */
  test_id: text,
  /** Name of the test: untrusted text (docs/gaps.md). */
  test_name: text,
  /** Path of the file and line (docs/gaps.md). */
  location: text,
  /** When it ran, in ISO 8601 (docs/gaps.md). */
  created_at: text,
  /** Branch of the run: untrusted text (docs/gaps.md). */
  branch: text,
  /** Web address of the execution (docs/gaps.md). */
  test_execution_url: text,
  /** Web address of the run (docs/gaps.md). */
  run_url: text,
  /** The first line of the failure: untrusted text (docs/gaps.md). */
  failure_reason: text,
  /** The complete failure: a list of objects with `expanded` and `backtrace` (docs/gaps.md). */
  failure_expanded: anything,
  /** Tags of the execution, such as the job that it ran in (docs/gaps.md). */
  tags: map,
});

/** One execution of a test that failed (docs/gaps.md). */
export interface FailedExecution extends ValueOf<typeof executionShape> {}

/** How a failed execution is read. */
export const failedExecutionSchema: Schema<FailedExecution> = executionShape;

const engineRun = object({ id: text, suite: object({ id: text, slug: text }) });

/** The runs of a build, which it shows with `include_test_engine`: one for each suite, both by their IDs (docs/gaps.md). */
export const testEngineSchema = object({
  /** One run for each suite (docs/gaps.md). */
  runs: listOf(engineRun),
});
