import type { InputValues } from './declarations/inputs.ts';
import { parseChoice } from './parsers/words.ts';

/** The inputs about why a build failed. */
export const explainInputs = [
  'log-lines',
  'test-reports',
  'compare-base',
  'base-branch',
  'pull-request',
  'comment',
  'comment-key',
] as const;

/** The inputs of a step that waits. */
export const followInputs = [
  'wait-timeout',
  'queue-timeout',
  'success-states',
  'wait-through-blocked',
  'fail-fast',
  'cancel-on',
  'poll-interval',
  ...explainInputs,
  'retry-flaky',
] as const;

/** The inputs of a step that may wait. */
export const waitInputs = ['wait', ...followInputs] as const;

/** The inputs of a step that can wait for several builds, or for a part of them. */
export const partInputs = ['wait-until', 'steps'] as const;

/** What the inputs about the comment mean for builds. */
export const commentWords = {
  comment: {
    sentence: 'When to comment on the pull request: `never`, `on-failure` or `always`.',
    example: 'on-failure',
    parse: parseChoice(['never', 'on-failure', 'always']),
  },
  'comment-key': {
    sentence: 'Distinguishes several comments on one pull request. Defaults to the pipelines.',
  },
} as const;

/** The same for a step that can wait. */
export const liveCommentWords = {
  ...commentWords,
  comment: {
    sentence:
      'When to comment on the pull request: `never`, `on-failure`, `live` (also while the build runs, once a job has failed) or `always`.',
    example: 'on-failure',
    parse: parseChoice(['never', 'on-failure', 'live', 'always']),
  },
} as const;

/** What the inputs mean for an operation that starts a build from an existing one. */
export const startWords = {
  ...liveCommentWords,
  wait: {
    sentence: 'Wait for the build to finish. The step succeeds only if it passes. Default: `true`.',
  },
} as const;

/** What the inputs mean for an operation that cancels builds. */
export const plainWaitWords = {
  wait: { sentence: 'Wait until the build has ended. Default: `false`.', example: 'true' },
} as const;

/** How to report why a build failed. */
export type FailureSettings = ReturnType<typeof readFailureSettings> & {
  /** When the time to wait is over, by the monotonic clock. */
  readonly endMs?: number;
};

/** How to report failures, by the inputs. */
export function readFailureSettings({
  comment: when,
  ...inputs
}: Partial<InputValues<(typeof explainInputs)[number] | 'retry-flaky'>>) {
  return {
    /** How many lines of each log are shown; undefined: it depends on the repository. */
    logLines: inputs['log-lines'],
    /** Which artifacts are reports of tests; undefined: none is read. */
    testReports: inputs['test-reports'],
    /** True if an input depends on what the service knows of the failed tests. */
    needsTests: (inputs['retry-flaky'] ?? 0) > 0,
    /** True if failed jobs and tests are compared with those of the base branch. */
    compareBase: inputs['compare-base'] ?? false,
    /** The branch to compare with; undefined: that of the pull request, or the default branch of the pipeline. */
    baseBranch: inputs['base-branch'],
    comment:
      when === 'on-failure' || when === 'always' || when === 'live'
        ? { when, key: inputs['comment-key'], pullRequest: inputs['pull-request'] }
        : undefined,
  };
}

/** How to wait for builds, and when the step succeeds. Times are in milliseconds. */
export type WaitSettings = Partial<ReadSettings> &
  Pick<ReadSettings, 'timeoutMs' | 'successStates' | 'until'>;

type ReadSettings = ReturnType<typeof readWaitSettings>;

/** The wait settings of the inputs, of which only some must be given. */
export function readWaitSettings(
  inputs: InputValues<'wait-timeout' | 'success-states' | 'log-lines'> &
    Partial<InputValues<(typeof followInputs)[number] | (typeof partInputs)[number]>>,
) {
  const { 'cancel-on': cancelOn } = inputs;
  return {
    timeoutMs: inputs['wait-timeout'],
    /** Maximum time to wait for an agent; unlimited if undefined. */
    queueTimeoutMs: inputs['queue-timeout'],
    /** The states in which the step succeeds; `any` stands for all. */
    successStates: inputs['success-states'] as readonly string[],
    /** Keep waiting while the build is blocked. */
    throughBlocked: inputs['wait-through-blocked'],
    /** End the wait when the build is failing. */
    failFast: inputs['fail-fast'],
    /** Undefined: cancel only the builds that this step started. */
    cancelOnAbort: cancelOn?.includes('abort'),
    cancelOnTimeout: cancelOn?.includes('timeout'),
    cancelOnFailFast: cancelOn?.includes('failing'),
    /** Cancel the builds that still run when another build has ended the wait. */
    cancelSiblings: cancelOn?.includes('siblings'),
    /** Which of several builds end the wait. */
    until: inputs['wait-until'] ?? 'all',
    /** The keys of the steps that alone are waited for. */
    steps: inputs.steps as readonly string[] | undefined,
    /** Fixed polling interval; undefined: adaptive. */
    pollIntervalMs: inputs['poll-interval'],
    /** Undefined: why a build failed is not the subject of the step. */
    failures: readFailureSettings(inputs),
    /** How often failed jobs are retried, if their failed tests are known to be flaky. */
    retryFlaky: inputs['retry-flaky'],
  };
}

/** The settings for a build that was canceled: the step succeeds in whatever state it ends. */
export function readPlainWait(inputs: InputValues<'wait-timeout' | 'poll-interval'>): WaitSettings {
  const { 'wait-timeout': timeoutMs, 'poll-interval': pollIntervalMs } = inputs;
  return { timeoutMs, pollIntervalMs, successStates: ['any'], until: 'all' };
}
