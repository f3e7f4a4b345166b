import { sortOrders } from '../../../report/flaky/rank.ts';
import { selectorFormats } from '../../../report/flaky/selectors.ts';
import { parseSpacedList } from '../parsers/lists.ts';
import { parseDuration } from '../parsers/times.ts';
import { parseChoice, parseInteger, parseLine } from '../parsers/words.ts';
import type { Input } from './input.ts';

/** The inputs that say what a report on flaky tests is about, and when it fails the step. */
export const flakyInputs = {
  'min-instances': {
    purpose: 'Reports on flaky tests',
    sentence: 'Only tests that were flaky at least this often.',
    example: '3',
    parse: parseInteger(1),
  },
  'seen-within': {
    purpose: 'Reports on flaky tests',
    sentence: 'Only tests that were last flaky within this time.',
    example: '7d',
    parse: parseDuration,
  },
  include: {
    purpose: 'Reports on flaky tests',
    sentence: 'Only tests in files that one of these globs matches, one a line.',
    example: 'spec/models/**',
    parse: parseSpacedList(parseLine),
  },
  exclude: {
    purpose: 'Reports on flaky tests',
    sentence: 'No tests in files that one of these globs matches, one a line.',
    example: 'spec/legacy/**',
    parse: parseSpacedList(parseLine),
  },
  sort: {
    purpose: 'Reports on flaky tests',
    sentence: `Order of the tests: ${sortOrders.join(', ')}.`,
    example: 'instances',
    default: 'score',
    parse: parseChoice(sortOrders),
  },
  top: {
    purpose: 'Reports on flaky tests',
    sentence: 'How many tests are shown at most; all of them count.',
    example: '20',
    parse: parseInteger(1),
  },
  'half-life': {
    purpose: 'Reports on flaky tests',
    sentence: 'In the score, the instances of a test count half for each such time since it was last flaky.',
    example: '14d',
    default: '7d',
    parse: parseDuration,
  },
  'max-flaky': {
    purpose: 'Reports on flaky tests',
    sentence: 'Fail when there are more flaky tests than this.',
    example: '50',
    parse: parseInteger(0),
  },
  'max-new': {
    purpose: 'Reports on flaky tests',
    sentence:
      'Fail when more tests than this are new since the last report: the comment, or `baseline-path`.',
    example: '0',
    parse: parseInteger(0),
  },
  'max-touched': {
    purpose: 'Reports on flaky tests',
    sentence: 'Fail when there are more flaky tests than this in files that the pull request changes.',
    example: '0',
    parse: parseInteger(0),
  },
  'max-instances': {
    purpose: 'Reports on flaky tests',
    sentence: 'Fail when one test was flaky more often than this.',
    example: '100',
    parse: parseInteger(0),
  },
  'baseline-path': {
    purpose: 'Reports on flaky tests',
    sentence:
      'File of an earlier report (its `json-path`) to compare with, instead of what the comment remembers.',
    example: 'earlier/flaky.json',
    parse: parseLine,
  },
  selectors: {
    purpose: 'Reports on flaky tests',
    sentence: `Write the tests as a list for a test runner, to skip or to run them: ${selectorFormats.join(', ')}.`,
    example: 'rspec',
    parse: parseChoice(selectorFormats),
  },
  'selectors-expire': {
    purpose: 'Reports on flaky tests',
    sentence: 'How long the list for the test runner is good; its header says until when.',
    example: '14d',
    default: '7d',
    parse: parseDuration,
  },
  annotations: {
    purpose: 'Reports on flaky tests',
    sentence:
      'Annotate flaky tests at file and line: off, touched (files that the pull request changes) or all.',
    example: 'touched',
    default: 'off',
    parse: parseChoice(['off', 'touched', 'all']),
  },
} as const satisfies Record<string, Input>;
