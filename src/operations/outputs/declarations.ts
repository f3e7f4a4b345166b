/** All outputs of the action, each with the sentence that `action.yml` and the README show. */
export const outputs = {
  'build-number': 'Number of the build. Set only if there is exactly one.',
  'build-id': 'ID (UUID) of the build. Set only if there is exactly one.',
  'build-url': 'Web URL of the build. Set only if there is exactly one.',
  state:
    'Last known state of the build, such as `passed` or `failed`; `blocked` for a build at a block step. Set only if there is exactly one.',
  builds:
    'Builds of this step as a JSON array with organization, pipeline, number, id, url and state, as many as fit into an output. `[]` if there are none.',
  'failed-jobs':
    'Jobs and trigger steps that failed the builds, as a JSON array with id, attempts, state, exit_status and url, as many as fit into an output. `[]` if there are none.',
  'failed-tests':
    'Tests that failed in the builds and in those that their trigger steps started, as a JSON array with file, line, url and flaky, each null if unknown, as many as fit into an output. `json` has their names. They come from Test Engine; without it, from the logs of RSpec, pytest, Jest, Vitest, `go test`, Minitest, Gradle, Maven and `cargo test`. `[]` if there are none, or if they may not be shown (`log-lines`).',
  'failure-kind':
    'Why the build failed, by Test Engine: `flaky` if all failed tests have the label `flaky`, and explain all failed jobs; `new` if at least one does not; otherwise `unknown`. Advice, and no reason to merge. Set only if a build failed.',
  retries:
    'Retries of failed jobs by `retry-flaky`, as a JSON array with organization, pipeline, number and retried_count, which is null if unknown. Each is because of failed tests that are known to be flaky, or of lost agents. `[]` if there are none.',
  'retried-count':
    'Number of jobs that are retried, by `retry-failed-jobs` or by `on-rerun`. Not set if none was requested, or if the service does not say it.',
  count: 'Number of items in the list. Not set if the step failed before it read the list.',
  complete: 'true if the list contains all items, false if there are, or may be, more.',
  matrix:
    'First 256 items of the list as a JSON array, for fromJSON in strategy.matrix. Contains slugs, IDs, numbers, URLs and states, but no free text. `[]` if there are none.',
  json: 'Result of the operation as JSON, without secrets. If the step fails without a result: `{"error": {"kind", "message", "status"}}`. Truncated if it does not fit into an output. Contains untrusted text: never insert it into a script.',
  truncated:
    'true if `json` is truncated: the end of a list, or the largest parts of an object, such as `jobs`. The file at `json-path` is always complete.',
  'json-path': 'Path of a file with the complete JSON, without secrets.',
  'new-count':
    'Number of flaky tests that are not in the file at `baseline-path`, or without it, not in the first report on the pull request. Set only if that is known. It also counts on the commit of that first report, on which `max-new` is not evaluated.',
  'gone-count':
    'Number of tests of that report that are no longer reported as flaky. Set only if this list is complete too.',
  'touched-count':
    'Number of flaky tests in files that the pull request changes. Set only if all of these files are known.',
  'gate-passed':
    'true, false, or `not evaluated` if a gate could not be evaluated and `gate-unknown` is `pass`. Set only if there is a gate.',
  'gate-reasons': 'Result of each gate, one per line.',
  'selectors-path': 'Path of the list of tests. With `selectors: plain` it is data, not a script.',
  'comment-action':
    'What happened to the comment: created, updated, unchanged, deleted or skipped.',
  'comment-reason': 'Reason for `comment-action`, in one sentence.',
  'comment-id': 'ID of the comment.',
  'comment-url': 'URL of the comment.',
  'comment-path': 'Path of a file with the text of the comment, even if it was not posted.',
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

/** The outputs about builds, and why they failed. */
export const explainedOutputs = [
  ...buildOutputs,
  'failed-jobs',
  'failed-tests',
  'failure-kind',
  ...commentOutputs,
] as const;

/** The same, and what a wait did because of it. */
export const waitedOutputs = [...explainedOutputs, 'retries'] as const;

/** The outputs about a list. */
export const listOutputs = ['count', 'complete', 'matrix'] as const;

/** The outputs about a suite. */
export const suiteOutputs = ['suite-slug', 'suite-url'] as const;
