import type { InputValues } from './declarations/inputs.ts';

/** What ends the wait for several builds: the last end, the first end, or the first failure. */
type Until = 'all' | 'any' | 'first-failure';

/** The inputs about why a build failed. */
export const explainInputs = [
  'log-lines',
  'suite',
  'path-prefix',
  'baseline-path',
  'flaky-comment-key',
  'memory-key',
  'pull-request',
  'comment',
  'comment-key',
  'comment-log',
] as const;

/** The inputs about waiting. */
export const waitInputs = [
  'wait',
  'wait-timeout',
  'queue-timeout',
  'success-states',
  'wait-through-blocked',
  'fail-fast',
  'cancel-on-fail-fast',
  'cancel-on-timeout',
  'cancel-on-abort',
  'wait-until',
  'cancel-siblings',
  'poll-interval',
  ...explainInputs,
  'retry-flaky',
] as const;

/** How to report why a build failed. */
export interface FailureSettings {
  /** How many lines of each log are shown; undefined: it depends on the repository. */
  readonly logLines: number | undefined;
  /** The folder or the absolute path of the tests, see `path-prefix`. */
  readonly prefix: string | undefined;
  /** Undefined: there is no comment. */
  readonly comment?: CommentSettings | undefined;
  /** Where to look whether the failed tests are known to be flaky; undefined if that is not asked. */
  readonly flaky?: FlakySources | undefined;
}

/** The comment on the pull request about builds. */
export interface CommentSettings {
  readonly when: 'on-failure' | 'always';
  /** Undefined: the pipelines. */
  readonly key: string | undefined;
  readonly withLog: boolean;
  readonly memoryKeys: string | undefined;
  readonly pullRequest: number | undefined;
}

/** The choices of `comment` for operations that report on builds. */
export const buildChoices = { comment: ['never', 'on-failure', 'always'] } as const;

/** The suites whose flaky tests are known, and the report of those that were flaky before a pull request. */
export interface FlakySources {
  readonly suites: readonly string[];
  readonly prefix: string | undefined;
  /** Undefined: that of the build. */
  readonly organization?: string | undefined;
  readonly baselinePath: string | undefined;
  readonly commentKey: string | undefined;
  readonly memoryKeys: string | undefined;
  readonly pullRequest: number | undefined;
}

/** How to wait for builds, and when the step succeeds. */
export interface WaitSettings {
  /** Maximum time to wait, in milliseconds. */
  readonly timeoutMs: number;
  /** Maximum time to wait for an agent, in milliseconds; unlimited if undefined. */
  readonly queueTimeoutMs?: number | undefined;
  /** The states in which the step succeeds; `any` stands for all. */
  readonly successStates: readonly string[];
  /** Keep waiting while the build is blocked. */
  readonly throughBlocked?: boolean;
  /** End the wait when the build is failing. */
  readonly failFast?: boolean;
  readonly cancelOnFailFast?: boolean;
  readonly cancelOnTimeout?: boolean;
  /** Undefined: cancel only the builds that this step started. */
  readonly cancelOnAbort?: boolean | undefined;
  /** Which of several builds end the wait. */
  readonly until: Until;
  /** Cancel the builds that still run when another build has ended the wait. */
  readonly cancelSiblings?: boolean;
  /** Fixed polling interval in milliseconds; undefined: adaptive. */
  readonly pollIntervalMs?: number | undefined;
  /** How often failed jobs are retried, if their failed tests are known to be flaky. */
  readonly retryFlaky?: number;
  /** Undefined: why a build failed is not the subject of the step. */
  readonly failures?: FailureSettings;
}

/**
 * The inputs without effect on a step that does not wait, or whose wait does not end when a build is failing. An interrupted
 * or incomplete start can still be canceled.
 */
export function unusedWithoutWait(wait: boolean, failFast = true) {
  if (wait)
    return failFast ? [] : [{ inputs: ['cancel-on-fail-fast'] as const, when: 'unless fail-fast is true' }];
  const inputs = waitInputs.filter((name) => !['wait', 'cancel-on-abort', 'cancel-siblings'].includes(name));
  return [{ inputs, when: 'unless wait is true' }];
}

/** The inputs without effect on a step that compares no failed tests, or writes no comment. */
export function unusedWithoutSuite({ suite = [], comment }: InputValues<'suite' | 'comment'>) {
  const compared = ['retry-flaky', 'baseline-path', 'flaky-comment-key'] as const;
  const hasComment = comment !== 'never';
  return [
    ...(suite.length > 0 ? [] : [{ inputs: compared, when: 'unless suite is set' }]),
    ...(hasComment
      ? []
      : [{ inputs: ['comment-key', 'comment-log'] as const, when: 'unless comment is set' }]),
    ...(hasComment || suite.length > 0
      ? []
      : [{ inputs: ['memory-key', 'pull-request'] as const, when: 'unless suite or comment is set' }]),
  ];
}

/** How to report failures, by the inputs. */
export function readFailureSettings(
  inputs: InputValues<(typeof explainInputs)[number] | 'organization'>,
): FailureSettings {
  const { suite: suites = [] } = inputs;
  return {
    logLines: inputs['log-lines'],
    prefix: inputs['path-prefix'],
    ...((inputs.comment === 'on-failure' || inputs.comment === 'always') && {
      comment: {
        when: inputs.comment,
        key: inputs['comment-key'],
        withLog: inputs['comment-log'],
        memoryKeys: inputs['memory-key'],
        pullRequest: inputs['pull-request'],
      },
    }),
    ...(suites.length > 0 && {
      flaky: {
        suites: suites.map(({ suite }) => suite),
        prefix: inputs['path-prefix'],
        organization: inputs.organization,
        baselinePath: inputs['baseline-path'],
        commentKey: inputs['flaky-comment-key'],
        memoryKeys: inputs['memory-key'],
        pullRequest: inputs['pull-request'],
      },
    }),
  };
}

/** The wait settings of the inputs. */
export function readWaitSettings(
  inputs: InputValues<(typeof waitInputs)[number] | 'organization'>,
): WaitSettings {
  return {
    timeoutMs: inputs['wait-timeout'],
    queueTimeoutMs: inputs['queue-timeout'],
    successStates: inputs['success-states'],
    throughBlocked: inputs['wait-through-blocked'],
    failFast: inputs['fail-fast'],
    cancelOnFailFast: inputs['cancel-on-fail-fast'],
    cancelOnTimeout: inputs['cancel-on-timeout'],
    cancelOnAbort: inputs['cancel-on-abort'],
    until: inputs['wait-until'],
    cancelSiblings: inputs['cancel-siblings'],
    pollIntervalMs: inputs['poll-interval'],
    failures: readFailureSettings(inputs),
    retryFlaky: inputs['retry-flaky'],
  };
}

/** The settings for a build that was canceled: the step succeeds in whatever state it ends. */
export function readPlainWait(inputs: InputValues<'wait-timeout' | 'poll-interval'>): WaitSettings {
  const { 'wait-timeout': timeoutMs, 'poll-interval': pollIntervalMs } = inputs;
  return { timeoutMs, pollIntervalMs, successStates: ['any'], until: 'all' };
}

/** True if the step succeeds with a build that ended in this state. */
export function isSuccess(state: string, options: Pick<WaitSettings, 'successStates'>): boolean {
  return options.successStates.includes('any') || options.successStates.includes(state);
}
