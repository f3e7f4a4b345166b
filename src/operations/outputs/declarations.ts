/** All outputs of the action, each with the sentence that `action.yml` and the README show. */
export const outputs = {
  'build-number': 'Number of the build.',
  'build-id': 'UUID of the build.',
  'build-url': 'Web address of the build.',
  state:
    'Last known state of the build, such as `passed`; `blocked` at a block step. With `steps`, `passed` or `failed` by these.',
  builds: 'All builds of this step, as a JSON array with organization, pipeline, number, id, url and state.',
  'failed-jobs':
    'Jobs and trigger steps that failed, as a JSON array with id, step_key, attempts, state, exit_status and url; where known, base_failed and base_ran: in how many of the last builds of the base branch the same job failed, and ran.',
  'failed-tests':
    'Tests that failed, as a JSON array with file (if it is in this repository), line, url and flaky; where known, base_failed and base_ran: how many of its runs on the base branch failed within 7 days, and how many there were. `json` has their names.',
  'failure-kind':
    'Why the build failed: `flaky` if tests with the label `flaky` explain all failed jobs, `new` if one has no such label, otherwise `unknown`. Advice only.',
  'base-failing':
    '`true` if each failed job failed in the newest finished build of the base branch too, `false` if one did not. Not set if that is not known.',
  'rerun-path':
    'Path of the list of failed tests for the test runner that most of them have, as `selectors` of `list-flaky-tests` writes it: RSpec, pytest, Jest, Vitest or Go.',
  retries: 'Retries by `retry-flaky`, as a JSON array with organization, pipeline, number and retried_count.',
  'retried-count':
    'Number of jobs that are retried, by `retry-failed-jobs` or `on-rerun`, if the service says it.',
  count: 'Number of items in the list. Not set if the step failed before it read the list.',
  complete: 'true if the list contains all items, false if there are, or may be, more.',
  bytes: 'Size of the downloaded files together, in bytes.',
  path: 'Absolute path of the folder with the downloaded files.',
  files:
    'Downloaded files as a JSON array with file, bytes, id, job_id, and the name of the `job` and key of the `step`. A text is null if it has signs that mean something to a shell; `json` has it.',
  matrix:
    'First 256 items as a JSON array for fromJSON in strategy.matrix: slugs, IDs, numbers, URLs and states, no free text.',
  json: 'Result as JSON, without secrets, or `{"error": {"kind", "message", "status"}}`. It contains untrusted text: never insert it into a script.',
  truncated: 'true if `json` did not fit into an output. The file at `json-path` is complete.',
  'json-path': 'Path of a file with the complete JSON, without secrets.',
  'new-count':
    'Number of flaky tests that are not in `baseline-path`, or not in the first report on the pull request, if that is known.',
  'gone-count': 'Number of tests of that report that are no longer reported as flaky, if that is known.',
  'touched-count': 'Number of flaky tests in files that the pull request changes, if these are known.',
  'gate-passed': '`true`, `false`, or `not evaluated`. Set if there is a gate.',
  'gate-reasons': 'Result of each gate, one per line.',
  'selectors-path': 'Path of the list of tests. With `selectors: plain` it is data, not a script.',
  'comment-action': 'What happened to the comment: created, updated, unchanged, deleted or skipped.',
  'comment-reason': 'Why, in one sentence.',
  'comment-id': 'ID of the comment.',
  'comment-url': 'URL of the comment.',
  'comment-path': 'Path of a file with its text, even if it was not posted.',
  'suite-slug': 'Slug of the suite.',
  'suite-url': 'Web URL of the suite.',
  'api-token': 'Token of the new suite, masked. Set only with `show-api-token`.',
} as const;

/** The name of an output. */
export type OutputName = keyof typeof outputs;

/** One entry of a list. Text is written only in fields that cannot contain free text. */
export type OutputEntry = Readonly<Record<string, unknown>>;

/** The value of an output: a text, or a list that the action writes as JSON. */
export type OutputValue = string | readonly OutputEntry[];

/** The outputs that every operation has. */
export const jsonOutputs = ['json', 'truncated', 'json-path'] as const;

/** The outputs about builds. */
export const buildOutputs = ['build-number', 'build-id', 'build-url', 'state', 'builds'] as const;

/** The outputs about a comment. */
export const commentOutputs = [
  'comment-action',
  'comment-reason',
  'comment-id',
  'comment-url',
  'comment-path',
] as const;

/** The outputs about why builds failed. */
export const failureOutputs = [
  'failed-jobs',
  'failed-tests',
  'failure-kind',
  'base-failing',
  'rerun-path',
] as const;

/** The outputs about builds, and why they failed. */
export const explainedOutputs = [...buildOutputs, ...failureOutputs, ...commentOutputs] as const;

/** The same, and what a wait did because of it. */
export const waitedOutputs = [...explainedOutputs, 'retries'] as const;

/** The outputs about a list. */
export const listOutputs = ['count', 'complete', 'matrix'] as const;

/** The outputs about a suite. */
export const suiteOutputs = ['suite-slug', 'suite-url'] as const;

/** GitHub accepts at most this many jobs in a matrix. */
const mostInMatrix = 256;

/** The outputs of a list. `matrix` holds the first entries, for `fromJSON` in `strategy.matrix`. */
export function listValues(
  count: number,
  complete: boolean,
  entries?: readonly OutputEntry[],
): Partial<Record<OutputName, OutputValue>> {
  const matrix = entries?.slice(0, mostInMatrix);
  return { count: String(count), complete: String(complete), ...(matrix && { matrix }) };
}
