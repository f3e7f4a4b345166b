import type { ListFormat } from '../../../report/flaky/lists.ts';
import { parseGlobs } from '../parsers/lists.ts';
import type { Parse } from '../parsers/parsed.ts';
import { parseDurationUpTo } from '../parsers/times.ts';
import { parseChoice, parseInteger, parseLine } from '../parsers/words.ts';
import { flagInput, inputsFor } from './input.ts';

// Spelled out, so that reading the inputs does not load the reports.
const formats = ['rspec', 'pytest', 'jest', 'vitest', 'go', 'plain'] as const satisfies ListFormat[];

/** A folder in the repository, or an absolute path. */
const parsePathPrefix: Parse<string> = (text) => {
  const value = text.replaceAll('\\', '/');
  return value.split('/').includes('..')
    ? { expected: 'a folder of the repository or an absolute path, without ..' }
    : { value };
};

/** GitHub separates the labels that it is asked for by commas. */
const parseLabel: Parse<string> = (text, nowMs) =>
  text.length > 50 || text.includes(',')
    ? { expected: 'a label of at most 50 characters, without commas' }
    : parseLine(text, nowMs);

/** The inputs about the report on flaky tests, and its gates. */
export const flakyInputs = inputsFor('Reports on flaky tests', {
  source: {
    sentence:
      'List of the service to read: `flaky-tests`, which is deprecated, or `tests`, those with the label `flaky`.',
    example: 'tests',
    default: 'flaky-tests',
    parse: parseChoice(['flaky-tests', 'tests']),
  },
  'min-instances': {
    sentence: 'Only tests that were flaky (with `source: tests`: failed) at least this many times.',
    example: '3',
    parse: parseInteger(1),
  },
  'seen-within': {
    sentence:
      'Only tests that were flaky within this time, at most 28 days. Without it, the service lists the last 7 days.',
    example: '2w',
    parse: parseDurationUpTo(28),
  },
  include: {
    sentence:
      'Only tests in files that match these globs, one per line, from the root of the repository. `!glob` excludes files again.',
    example: 'spec/models/**',
    parse: parseGlobs,
  },
  exclude: {
    sentence: 'No tests in files that match these globs, one per line.',
    example: 'spec/legacy/**',
    parse: parseGlobs,
  },
  'path-prefix': {
    sentence:
      'Folder of the repository in which the tests run, if their paths start there; or an absolute path that stands for the root.',
    example: 'services/web',
    parse: parsePathPrefix,
  },
  'max-flaky': {
    sentence: 'Fail if there are more flaky tests than this.',
    example: '50',
    parse: parseInteger(0),
  },
  'max-new': {
    sentence:
      'Fail if there are more new flaky tests than this: those not in `baseline-path` or in the first report on the pull request.',
    example: '0',
    parse: parseInteger(0),
  },
  'max-touched': {
    sentence: 'Fail if there are more flaky tests than this in files that the pull request changes.',
    example: '0',
    parse: parseInteger(0),
  },
  'gate-unknown': {
    sentence:
      'What to do if a gate cannot be evaluated, such as `max-new` without an earlier report: `pass` or `fail`.',
    example: 'fail',
    default: 'pass',
    parse: parseChoice(['pass', 'fail']),
  },
  'baseline-path': {
    sentence: 'File of an earlier report (its `json-path`) with the same filters.',
    example: 'earlier/flaky.json',
    parse: parseLine,
  },
  selectors: {
    sentence: `Write a script that runs or skips these tests: ${formats.join(', ')}. \`plain\` is a list and no script.`,
    example: 'rspec',
    parse: parseChoice(formats),
  },
  annotations: {
    sentence:
      'Annotate flaky tests in their files: `off`, `touched` (files that the pull request changes) or `all`.',
    example: 'touched',
    default: 'off',
    parse: parseChoice(['off', 'touched', 'all']),
  },
  issues: flagInput(
    'Keep one GitHub issue for each flaky test: open, update, close and reopen it. For schedules: never on pull requests.',
  ),
  'issue-label': {
    sentence: 'Label of these issues, by which they are found again.',
    example: 'flaky',
    default: 'flaky-test',
    parse: parseLabel,
  },
  'max-issues': {
    sentence: 'Maximum number of issues that one run opens.',
    example: '3',
    default: '10',
    parse: parseInteger(0),
  },
});
