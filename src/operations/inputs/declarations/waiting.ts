import { parseList } from '../parsers/lists.ts';
import { parseDuration } from '../parsers/times.ts';
import { parseChoice, parseFlag } from '../parsers/words.ts';
import type { Input } from './input.ts';

/** The states in which a wait may end well; `any` is for people who only want to know. */
const successStates = ['passed', 'failed', 'blocked', 'canceled', 'skipped', 'not_run', 'any'] as const;

/** The inputs that say how to wait for builds. */
export const waitingInputs = {
  wait: {
    purpose: 'Waiting',
    sentence:
      'Wait until the build has ended, and mirror it: passed is success, anything else fails the step.',
    example: 'false',
    parse: parseFlag,
  },
  'wait-timeout': {
    purpose: 'Waiting',
    sentence:
      'How long to wait in all. The default leaves time to write outputs before a hosted job is killed at six hours.',
    example: '45m',
    default: '5h45m',
    parse: parseDuration,
  },
  'queue-timeout': {
    purpose: 'Waiting',
    sentence: 'How long to wait while no agent has started any of its jobs.',
    example: '20m',
    parse: parseDuration,
  },
  'success-states': {
    purpose: 'Waiting',
    sentence:
      'States in which the step succeeds: passed, failed, blocked, canceled, skipped, not_run, or `any` of them.',
    example: 'passed, blocked',
    default: 'passed',
    parse: parseList(parseChoice(successStates)),
  },
  'wait-through-blocked': {
    purpose: 'Waiting',
    sentence: 'Go on waiting while the build waits at a block step for a person.',
    example: 'true',
    default: 'false',
    parse: parseFlag,
  },
  'fail-fast': {
    purpose: 'Waiting',
    sentence: 'Fail the step as soon as the build is failing. The build itself goes on.',
    example: 'true',
    default: 'false',
    parse: parseFlag,
  },
  'cancel-on-fail-fast': {
    purpose: 'Waiting',
    sentence: 'With `fail-fast`, also cancel the build.',
    example: 'true',
    default: 'false',
    parse: parseFlag,
  },
  'cancel-on-timeout': {
    purpose: 'Waiting',
    sentence: 'Cancel the build when the time to wait is over.',
    example: 'true',
    default: 'false',
    parse: parseFlag,
  },
  'cancel-on-abort': {
    purpose: 'Waiting',
    sentence:
      'Cancel the build when the workflow is canceled. Left empty: true for builds that this step started, else false.',
    example: 'false',
    parse: parseFlag,
  },
  'wait-until': {
    purpose: 'Waiting',
    sentence:
      'Of several builds: wait for `all`, for `any` one to end, or for the `first-failure` (or the end of all).',
    example: 'first-failure',
    default: 'all',
    parse: parseChoice(['all', 'any', 'first-failure']),
  },
  'cancel-siblings': {
    purpose: 'Waiting',
    sentence: 'Of several builds: cancel those that still run when the wait ended because of another one.',
    example: 'true',
    default: 'false',
    parse: parseFlag,
  },
  'poll-interval': {
    purpose: 'Waiting',
    sentence:
      "Ask for the build's state at this fixed interval. Left empty, the pace follows past builds and the rate limit.",
    example: '10s',
    parse: parseDuration,
  },
  'appear-timeout': {
    purpose: 'Waiting',
    sentence: 'With `wait-for-build` by commit and branch: how long to wait for such a build to appear.',
    example: '10m',
    default: '5m',
    parse: parseDuration,
  },
  'dry-run': {
    purpose: 'What to do',
    sentence:
      'Print the exact request of an operation that writes, and send nothing. Values of `env` and other secrets in it are hidden.',
    example: 'true',
    default: 'false',
    parse: parseFlag,
  },
} as const satisfies Record<string, Input>;
