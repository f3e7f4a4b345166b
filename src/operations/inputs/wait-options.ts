import type { Until } from '../../client/polling/horizon.ts';
import type { InputValues } from './declarations/inputs.ts';

/** The inputs that say how to wait. */
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
] as const;

/** How to wait for builds, and what counts as a good end. */
export interface WaitOptions {
  /** Milliseconds to wait in all. */
  readonly timeoutMs: number;
  /** Milliseconds to wait while no job of a build has started; unlimited when undefined. */
  readonly queueTimeoutMs: number | undefined;
  /** States in which the step succeeds; `any` stands for all. */
  readonly successStates: readonly string[];
  /** Keep waiting at a block step. */
  readonly throughBlocked: boolean;
  /** End the wait at `failing`. */
  readonly failFast: boolean;
  readonly cancelOnFailFast: boolean;
  readonly cancelOnTimeout: boolean;
  /** Undefined: cancel the builds that this step started, leave others alone. */
  readonly cancelOnAbort: boolean | undefined;
  /** Of several builds: what ends the wait. */
  readonly until: Until;
  /** Cancel the builds that still run when the wait ended early because of another. */
  readonly cancelSiblings: boolean;
  /** Milliseconds between two looks, instead of the policy's; undefined leaves it to the policy. */
  readonly pollIntervalMs: number | undefined;
}

/** The wait that the inputs ask for. */
export function readWaitOptions(inputs: InputValues<(typeof waitInputs)[number]>): WaitOptions {
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
  };
}

/** The wait for an end of any kind: there is nothing else to decide about a build that was canceled. */
export function readPlainWait(inputs: InputValues<'wait-timeout' | 'poll-interval'>): WaitOptions {
  return {
    timeoutMs: inputs['wait-timeout'],
    queueTimeoutMs: undefined,
    successStates: ['any'],
    throughBlocked: false,
    failFast: false,
    cancelOnFailFast: false,
    cancelOnTimeout: false,
    cancelOnAbort: false,
    until: 'all',
    cancelSiblings: false,
    pollIntervalMs: inputs['poll-interval'],
  };
}

/** True when a build that ended in this state makes the step succeed. */
export function isSuccess(state: string, options: Pick<WaitOptions, 'successStates'>): boolean {
  return options.successStates.includes('any') || options.successStates.includes(state);
}
