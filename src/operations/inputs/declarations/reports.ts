import type { ListFormat } from '../../../report/tests/lists.ts';
import { parseGlobs, parseList } from '../parsers/lists.ts';
import { parseMatching } from '../parsers/parsed.ts';
import { parseDurationUpTo } from '../parsers/times.ts';
import { parseChoice, parseInteger, parseLine } from '../parsers/words.ts';
import { flagInput, input, inputsFor } from './input.ts';

// Spelled out, so that reading the inputs does not load the reports.
const formats = ['rspec', 'pytest', 'jest', 'vitest', 'go', 'plain'] as const satisfies ListFormat[];

/** A folder in the repository, or an absolute path. */
const parsePathPrefix = parseMatching(
  /^(?!(?:.*[\\/])?\.\.(?:[\\/]|$))/,
  'a folder of the repository or an absolute path, without ..',
  (text) => text.replaceAll('\\', '/'),
);

/** GitHub separates the labels that it is asked for by commas. */
const parseLabel = parseMatching(
  /^[^,\p{Cc}\p{Zl}\p{Zp}]{1,50}$/u,
  'a label of at most 50 characters, without commas',
);

/** The login of a user or of an app. */
const parseLogin = parseMatching(/^[\w-]{1,100}(?:\[bot\])?$/, 'a login, such as acme-bot or acme[bot]');

/** A secret that is long enough that it cannot be guessed from what it signed. */
const parseSecret = parseMatching(/^.{32,}$/s, 'at least 32 characters, such as random ones');

/** The inputs about the report on flaky tests, and its gates. */
export const flakyInputs = inputsFor('Reports on flaky tests', {
  source: input(
    'List of the service to read: `flaky-tests`, which is deprecated, or `tests`, those with the label `flaky`. Defaults to `flaky-tests`.',
    'tests',
    parseChoice(['flaky-tests', 'tests']),
  ),
  'min-instances': input(
    'Only tests that were flaky (with `source: tests`: failed) at least this many times.',
    '3',
    parseInteger(1),
  ),
  'seen-within': input(
    'Only tests that were flaky within this time, at most 28 days. Without it, the service lists the last 7 days.',
    '2w',
    parseDurationUpTo(28),
  ),
  include: input(
    'Only tests in files that match these globs, one per line, from the root of the repository. `!glob` excludes files again.',
    'spec/models/**',
    parseGlobs,
  ),
  exclude: input('No tests in files that match these globs, one per line.', 'spec/legacy/**', parseGlobs),
  'path-prefix': input(
    'Folder of the repository in which the tests run, if their paths start there; or an absolute path that stands for the root.',
    'services/web',
    parsePathPrefix,
  ),
  'max-flaky': input('Fail if there are more flaky tests than this.', '50', parseInteger(0)),
  'max-new': input(
    'Fail if there are more new flaky tests than this: those not in `baseline-path` or in the first report on the pull request.',
    '0',
    parseInteger(0),
  ),
  'max-touched': input(
    'Fail if there are more flaky tests than this in files that the pull request changes.',
    '0',
    parseInteger(0),
  ),
  'gate-unknown': input(
    'What to do if a gate cannot be evaluated, such as `max-new` without an earlier report: `pass` or `fail`.',
    'fail',
    parseChoice(['pass', 'fail']),
    { default: 'pass' },
  ),
  'baseline-path': input(
    'File of an earlier report (its `json-path`) with the same filters.',
    'earlier/flaky.json',
    parseLine,
  ),
  selectors: input(
    `Write a script that runs or skips these tests: ${formats.join(', ')}. \`plain\` is a list and no script.`,
    'rspec',
    parseChoice(formats),
  ),
  annotations: input(
    'Annotate flaky tests in their files: `off`, `touched` (files that the pull request changes) or `all`.',
    'touched',
    parseChoice(['off', 'touched', 'all']),
    { default: 'off' },
  ),
  issues: flagInput(
    'Keep one GitHub issue for each flaky test: open, update, close and reopen it. For schedules: never on pull requests.',
  ),
  'issue-label': input('Label of these issues.', 'flaky', parseLabel, { default: 'flaky-test' }),
  'issue-authors': input(
    'Other authors whose issues are kept, such as the owner of an earlier `github-token`, one per line. Defaults to `github-actions[bot]`.',
    'acme-bot',
    parseList(parseLogin),
  ),
  'max-issues': input('Maximum number of issues that one run opens.', '3', parseInteger(0), {
    default: '10',
  }),
});

/** When to comment, for all operations; each allows some of them (`words`). */
const commentTimes = [
  'never',
  'on-touched',
  'on-flaky',
  'on-change',
  'on-failure',
  'live',
  'always',
] as const;

/** The inputs about the comment that a report keeps on a pull request. */
export const commentInputs = inputsFor('The comment on the pull request', {
  comment: input(
    'When to comment on the pull request: `never`, `on-failure`, `live` or `always`; for flaky tests `never`, `on-touched`, `on-flaky`, `on-change` or `always`.',
    'always',
    parseChoice(commentTimes),
    { default: 'never' },
  ),
  'when-empty': input(
    'What to do with the comment when nothing is left to report: `update`, `delete` or `keep`.',
    'delete',
    parseChoice(['update', 'delete', 'keep']),
    { default: 'update' },
  ),
  'comment-key': input(
    'Distinguishes several comments on one pull request. Defaults to the suites or pipelines; workflows that report on the same ones need a key each.',
    'nightly',
    parseLine,
  ),
  'memory-key': input(
    'Secret key that signs what the comment remembers, of at least 32 characters. Defaults to `token`.',
    '${{ secrets.KITESTRING_MEMORY_KEY }}',
    parseSecret,
    { secret: true },
  ),
  'pull-request': input(
    'Number of the pull request to comment on. Defaults to that of the event.',
    '17',
    parseInteger(1, 'the number of a pull request'),
  ),
});
