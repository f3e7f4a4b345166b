import { parseGlobs, parseList, parseSpacedList } from '../parsers/lists.ts';
import { isParsed, type Parse, parseMatching, typed } from '../parsers/parsed.ts';
import { parseRef } from '../parsers/refs.ts';
import { parseDuration } from '../parsers/times.ts';
import { parseChoice, parseFlag, parseInteger, parseLine } from '../parsers/words.ts';
import { input, inputsFor, optInInput } from './input.ts';

/** The states in which the step may succeed; `any` stands for all. */
const successStates = ['passed', 'failed', 'blocked', 'canceled', 'skipped', 'not_run', 'any'] as const;

/** What a step may cancel builds on. */
const occasions = ['abort', 'timeout', 'failing', 'siblings', 'none'] as const;

const parseOccasions = parseList(parseChoice(occasions));

/** What a step cancels builds on; `none` stands alone. */
const parseCancelOn: Parse<(typeof occasions)[number][]> = typed(parseOccasions.type, (text, nowMs) => {
  const parsed = parseOccasions(text, nowMs);
  if (!isParsed(parsed)) return parsed;
  return parsed.value.includes('none') && parsed.value.length > 1
    ? { expected: 'none alone, or a list of abort, timeout, failing and siblings' }
    : parsed;
});

/** The service allows no other characters in a key. */
export const parseStepKey = parseMatching(/^[\w:-]{1,255}$/, 'keys of steps, such as unit-tests');

/** The inputs about waiting for builds. */
export const waitingInputs = inputsFor('Waiting', {
  wait: input(
    'Wait for the build to finish. The step succeeds only if it passes. Default: true; after a cancel false.',
    'false',
    parseFlag,
  ),
  'wait-timeout': input(
    'Maximum time to wait for the builds, from the first request of the step.',
    '45m',
    parseDuration,
    { default: '5h45m' },
  ),
  'queue-timeout': input(
    'Maximum time that the build may wait for an agent while none of its jobs runs.',
    '20m',
    parseDuration,
  ),
  'success-states': input(
    'States in which the step succeeds: passed, failed, blocked, canceled, skipped, not_run, or `any`.',
    'passed, blocked',
    parseList(parseChoice(successStates)),
    { default: 'passed' },
  ),
  'wait-through-blocked': optInInput('Keep waiting while the build is blocked at a block step.'),
  'fail-fast': optInInput('Fail the step as soon as a build is failing, or has ended without success.'),
  'cancel-on': input(
    'When to cancel builds: `abort`, `timeout`, `failing` (with `fail-fast`), `siblings` (another build has ended the wait), or `none`. Without it, `abort` for builds that the step started; a list replaces that.',
    'abort, timeout',
    parseCancelOn,
  ),
  'wait-until': input(
    'With several builds, wait until `all` or `any` of them have finished. See also `fail-fast`.',
    'any',
    parseChoice(['all', 'any']),
    { default: 'all' },
  ),
  steps: input(
    'Keys of steps or groups, one per line: wait only for their jobs, and succeed if they pass. The build runs on. Steps that `if` or `skip` leaves out have passed, block steps once they are unblocked.',
    'test',
    parseList(parseStepKey),
  ),
  'poll-interval': input('Fixed polling interval, instead of one that adapts.', '10s', parseDuration),
  'appear-timeout': input(
    'Maximum time to wait until the build appears, as a part of `wait-timeout`. Default: `5m`; `2m` for `unblock-build`, where the step must also be blocked by then.',
    '10m',
    parseDuration,
  ),
});

/** The input that only shows what would be sent. */
export const dryRunInputs = inputsFor('What to do', {
  'dry-run': optInInput('Print the requests, and send nothing.'),
  for: input(
    'Operations to check the setup for, one per line. Default: all that the token allows.',
    'trigger-build',
    parseList(parseLine),
  ),
});

/** The inputs about why a build failed. */
export const failureInputs = inputsFor('Why a build failed', {
  contexts: input(
    'Only these statuses, by their context, one per line; `*` matches any text.',
    'buildkite/web',
    parseSpacedList(parseLine),
  ),
  fail: optInInput('Fail the step unless the build has passed or was skipped.'),
  'log-lines': input(
    'Lines to show of the log of each failed job. Defaults to 40, and in a public repository to 0.',
    '100',
    parseInteger(0),
  ),
  'compare-base': input(
    'Say how often the jobs and tests that failed did so in the last builds of the base branch.',
    'false',
    parseFlag,
    { default: 'true' },
  ),
  'base-branch': input(
    'Branch to compare with. Defaults to the base of the pull request or merge queue, or the default branch of the pipeline.',
    'main',
    parseRef,
  ),
  'test-reports': input(
    'Test reports that jobs upload as artifacts, in the XML of JUnit: globs of paths, one per line. With them, the failed tests of any test runner are known.',
    'reports/**/*.xml',
    parseGlobs,
  ),
  'retry-flaky': input(
    'How often to retry the failed jobs, at most 3 times, if the build failed only because of flaky tests or lost agents.',
    '1',
    parseInteger(0, 'a whole number from 0 to 3', 3),
    { default: '0' },
  ),
});
