import { parseList } from '../parsers/lists.ts';
import { parseDuration } from '../parsers/times.ts';
import { parseChoice, parseFlag } from '../parsers/words.ts';
import { inputsFor, optInInput } from './input.ts';

/** The states in which the step may succeed; `any` stands for all. */
const successStates = ['passed', 'failed', 'blocked', 'canceled', 'skipped', 'not_run', 'any'] as const;

/** The inputs about waiting for builds. */
export const waitingInputs = {
  ...inputsFor('Waiting', {
    wait: {
      sentence:
        'Wait for the build to finish. The step succeeds only if it passes. Default: true; after a cancel false.',
      example: 'false',
      parse: parseFlag,
    },
    'wait-timeout': {
      sentence: 'Maximum time to wait for the builds, from the first request of the step.',
      example: '45m',
      default: '5h45m',
      parse: parseDuration,
    },
    'queue-timeout': {
      sentence: 'Maximum time that the build may wait for an agent while none of its jobs runs.',
      example: '20m',
      parse: parseDuration,
    },
    'success-states': {
      sentence:
        'States in which the step succeeds: passed, failed, blocked, canceled, skipped, not_run, or `any`.',
      example: 'passed, blocked',
      default: 'passed',
      parse: parseList(parseChoice(successStates)),
    },
    'wait-through-blocked': optInInput('Keep waiting while the build is blocked at a block step.'),
    'fail-fast': optInInput(
      'Fail the step as soon as the build, or one of several builds, is failing. The builds keep running.',
    ),
    'cancel-on-fail-fast': optInInput('With `fail-fast`, also cancel the failing build.'),
    'cancel-on-timeout': optInInput(
      'Cancel the build when `wait-timeout` or `queue-timeout` expires, even if this step did not start it.',
    ),
    'cancel-on-abort': {
      sentence:
        'Cancel the build when the step is interrupted, because the workflow is canceled or a time limit expires. Defaults to true for builds that this step started or made run again, otherwise to false, also for a build that `idempotency-key` reused. A build that is looked for by commit or as `latest` cannot be canceled before it is found.',
      example: 'false',
      parse: parseFlag,
    },
    'wait-until': {
      sentence:
        'With several builds, wait until `all` of them finish, `any` of them finishes, or the `first-failure`.',
      example: 'first-failure',
      default: 'all',
      parse: parseChoice(['all', 'any', 'first-failure']),
    },
    'cancel-siblings': optInInput(
      'With several builds, cancel those that still run when another one has ended the wait, could not be started, or was not found.',
    ),
    'poll-interval': {
      sentence: 'Fixed polling interval. By default it adapts to past builds and the rate limit.',
      example: '10s',
      parse: parseDuration,
    },
    'appear-timeout': {
      sentence: 'Maximum time to wait until the build appears, as a part of `wait-timeout`.',
      example: '10m',
      default: '5m',
      parse: parseDuration,
    },
  }),
  ...inputsFor('What to do', {
    'dry-run': optInInput(
      'Print the requests that would be sent, and send nothing. Values of `env` are hidden.',
    ),
  }),
};
