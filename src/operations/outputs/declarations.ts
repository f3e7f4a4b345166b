/** Every output of the action, with the sentence that `action.yml` and the README show. */
export const outputs = {
  'build-number': 'Number of the build. Set when there is exactly one.',
  'build-id': 'ID (UUID) of the build. Set when there is exactly one.',
  'build-url': 'Web address of the build. Set when there is exactly one.',
  state:
    "The build's state as far as it is known: a word of the service, but `blocked` for a build that waits at a block step. Set when there is exactly one.",
  builds:
    'The builds of this step, as a JSON array with organization, pipeline, number, id, url and state; as many as fit into an output. Always set: `[]` where there is none.',
  count: 'How many there are in the list. Not set where that is not known.',
  complete: 'true when the list is whole, false when it was cut at `limit`. Not set where that is not known.',
  matrix:
    'The list as a JSON array of at most 256, ready for fromJSON in strategy.matrix: slugs, IDs, numbers, addresses and states, and no text that people write. Always set: `[]` where there is no list.',
  json: 'What the operation ended with, as JSON without secrets; of a failure `{"error": {"kind", "message", "status"}}`. Cut where it is too large for an output. It holds text that anybody may have written: never put it into a script as it is.',
  truncated:
    'true when `json` was cut: a list after so many, anything else without its largest parts, such as `jobs`. The file at `json-path` is always whole.',
  'json-path': 'Path of a file with the whole JSON, without secrets.',
  'new-count':
    'How many flaky tests are new since the last report. Set only when that one knew all tests of its time.',
  'gone-count':
    'How many are not reported any more since the last report. Set only when that one knew all tests of its time, and this list is whole.',
  'touched-count': 'How many stand in files that the pull request changes. Set only when those are known.',
  'gate-passed':
    'true, false, or `not evaluated` where a gate had nothing to go by. Set only when there is a gate.',
  'gate-reasons': 'What each gate found, one a line.',
  'selectors-path': 'Path of the list for the test runner.',
  'comment-action': 'What became of the comment: created, updated, unchanged, deleted or skipped.',
  'comment-reason': 'Why, in a sentence.',
  'comment-id': 'ID of the comment.',
  'comment-url': 'Address of the comment.',
  'comment-path': 'Path of a file with the body of the comment, written or not.',
  'suite-slug': 'Slug of the suite.',
  'suite-url': 'Web address of the suite.',
  'api-token': 'Token of the new suite, masked. Set only with `show-api-token`.',
} as const;

/** The name of an output. */
export type OutputName = keyof typeof outputs;

/** One entry of a list. Its texts leave the step only in fields that are known to hold no free text. */
export type OutputEntry = Readonly<Record<string, unknown>>;

/** What an output is set to: a text, or a list that the rim writes as JSON. */
export type OutputValue = string | readonly OutputEntry[];
