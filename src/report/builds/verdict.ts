import { isCanceled, isTerminal } from '../../model/states.ts';
import { count } from '../text/counts.ts';
import { cutEnd } from '../text/cut.ts';
import { formatDuration } from '../text/durations.ts';
import { type JobReport, title } from './jobs.ts';
import { describeDone, type JobCounts } from './outcomes.ts';

/** Why the action stopped waiting before the build finished. */
export interface Stop {
  readonly why:
    | 'timeout'
    | 'queue-timeout'
    | 'fail-fast'
    | 'interrupted'
    | 'disappeared'
    | 'unreachable'
    | 'left'
    | 'steps';
  /** How long the action had waited, in milliseconds. */
  readonly afterMs: number;
  /** For `queue-timeout`: the agent rules of the jobs that waited. */
  readonly agentRules?: readonly string[];
  /** Set if the last reads failed: when the build was last seen, in milliseconds since the epoch. */
  readonly unreadSinceMs?: number | undefined;
  /** True if no response but that to its creation has shown it. */
  readonly isUnshown?: boolean;
  /**
   * True if the action then canceled the build and the service accepted the cancel; `failed` if the request failed or was
   * refused, and is left to the post step.
   */
  readonly canceled?: boolean | 'failed';
  /** How the chosen steps ended, if they ended the wait. */
  readonly steps?: StepsResult | undefined;
  /** The steps that alone were waited for, if something else ended the wait: they have no result. */
  readonly awaited?: AwaitedSteps | undefined;
}

/** Steps that were waited for, by their keys: all, those that had not finished, and those that no job had so far. */
export interface AwaitedSteps {
  readonly keys: readonly string[];
  readonly open: readonly string[];
  readonly missing: readonly string[];
}

/** How the steps stand that alone are waited for, by their keys. */
export interface StepsResult {
  readonly state: 'passed' | 'failed';
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  /** Those that no job has. */
  readonly missing: readonly string[];
}

/** The facts that decide the verdict. */
export interface VerdictFacts {
  /** The effective state: `blocked` if the flag says so (api.md §3). */
  readonly state: string;
  readonly jobCounts: JobCounts;
  /** The jobs that failed the build, in the order in which they finished. */
  readonly failed: readonly JobReport[];
  /** The block step that the build is waiting at, in words; empty if it is not known. */
  readonly blockedAt: string;
  readonly cancelReason: string | null;
  /** Set if the action stopped waiting before the build finished. */
  readonly stop: Stop | null;
  /** True if the build has passed, and the step fails because `success-states` does not include that. */
  readonly isUnwantedPass: boolean;
}

/** The build's state in words that follow `Build 42`, with a sign that repeats them. Plain text. */
export interface Verdict {
  readonly sign: string;
  readonly words: string;
}

/** The states of the document: a sign, a verb, and words. Signs differ in shape, and never stand alone. */
const states: ReadonlyMap<string, readonly [sign: string, verb: 'is' | 'was' | '', lead: string]> = new Map([
  ['passed', ['✅', '', 'passed']],
  ['failed', ['❌', '', 'failed']],
  ['failing', ['❌', 'is', 'failing']],
  ['canceled', ['🚫', 'was', 'canceled']],
  ['canceling', ['🚫', 'is', 'being canceled']],
  ['blocked', ['✋', 'is', 'waiting at a block step']],
  ['skipped', ['⏭️', '', 'did not run']],
  ['not_run', ['⏭️', '', 'did not run']],
  ['scheduled', ['⏳', 'is', 'scheduled']],
  ['running', ['⏳', 'is', 'running']],
]);

/** What is known besides the state. */
function detailsOf({ state, jobCounts, failed: [first], blockedAt, cancelReason }: VerdictFacts): string {
  const { failed, passedOnRetry, settled, total } = jobCounts;
  const reason = first?.reason ? ` (${cutEnd(first.reason, 120)})` : '';
  const several = failed > 1 ? `${count(failed, 'job')} failed, first ` : '';
  const alone = failed > 1 ? '' : ' failed';
  const failures = first ? `${several}${quote(cutEnd(title(first), 60))}${alone}${reason}` : '';
  // With the failed job because of which it may have been canceled.
  const canceled = [cancelReason && `the reason given is ${quote(cancelReason)}`, failures];
  const details: Readonly<Record<string, readonly (string | null)[]>> = {
    passed: [passedOnRetry === 0 ? '' : `${count(passedOnRetry, 'job')} after a retry`],
    failed: [failures],
    failing: [failures, total > failed ? `${count(total - settled, 'job')} left` : ''],
    canceled,
    canceling: canceled,
    blocked: [blockedAt, failures],
    skipped: ['it was skipped'],
    not_run: ['it had no steps to run'],
    scheduled: ['no job has started'],
    running: [describeDone(jobCounts)],
  };
  return (states.has(state) ? (details[state] ?? []) : []).filter(Boolean).join('; ');
}

/** The verdict on a build. A state that the document does not list is shown unchanged. */
export function verdictOf(facts: VerdictFacts): Verdict {
  const { state, stop, isUnwantedPass } = facts;
  const [sign, verb, lead] = states.get(state) ?? ['❔', 'is', `in the state ${quote(state)}`];
  const detail = detailsOf(facts);
  const isByUs = stop !== null && isCanceledByUs(state, stop);
  const cause = isByUs ? ` by the action because ${describeCause(stop)}` : '';
  const words = `${verb} ${lead}${cause}${detail === '' ? '' : `: ${detail}`}`.trim();
  if (stop?.steps) return verdictOfSteps(stop.steps, facts, words);
  if (isUnwantedPass) return { sign: '❌', words: `${words}, but success-states does not include ${state}` };
  if (stop === null || isByUs) return { sign, words };
  const isGone = stop.why === 'disappeared';
  const cancel =
    stop.canceled === 'failed' ? '; it could not be canceled, and the post step tries again' : '';
  return { sign: isGone ? '❔' : '⏱️', words: `${describeLeft(stop, lead, words)}${cancel}` };
}

/** The chosen steps count, and the build is mentioned: it may run on. */
function verdictOfSteps(
  { state, passed, failed, missing }: StepsResult,
  { state: buildState, isUnwantedPass }: VerdictFacts,
  words: string,
): Verdict {
  const parts = [
    ...(state === 'passed' ? [`passed ${nameAll('step', passed)}`] : []),
    ...(failed.length > 0 ? [`failed in ${nameAll('step', failed)}`] : []),
    ...(missing.length > 0 ? [`has no job of ${nameAll('step', missing)}`] : []),
  ];
  const unwanted = isUnwantedPass ? `, but success-states does not include ${state}` : '';
  const isOver = isTerminal({ state: buildState }) || isCanceled(buildState);
  return {
    sign: isUnwantedPass ? '❌' : signOf(state),
    words: `${parts.join(' and ')}${unwanted}; the build ${isOver ? words : 'runs on'}`,
  };
}

/** The sign of a state. */
export function signOf(state: string): string {
  return states.get(state)?.[0] ?? '❔';
}

/**
 * The stop, or null if it does not matter: the build finished anyway, and not because the action canceled it. A blocked
 * build has not finished.
 */
export function relevantStop(state: string, stop: Stop | null): Stop | null {
  if (stop === null || stop.steps || isCanceledByUs(state, stop) || state === 'blocked') return stop;
  if (stop.why === 'disappeared') return stop;
  return isTerminal({ state }) ? null : stop;
}

/** An accepted cancel is not enough: the build's own state must confirm it. */
function isCanceledByUs(state: string, { canceled }: Stop): boolean {
  return canceled === true && isCanceled(state);
}

/** Why the action stopped waiting for a build, or canceled it: to follow `because`. */
const causes: Readonly<Record<Stop['why'], (after: string, stop: Stop) => string>> = {
  timeout: (after, { unreadSinceMs, awaited }) =>
    unreadSinceMs === undefined
      ? `${describeAwaited(awaited)} after ${after}`
      : 'it could not be read, and wait-timeout expired',
  'queue-timeout': (after, { agentRules: rules = [] }) => {
    const named = rules.length === 0 ? '' : ` (agent rules: ${cutEnd(rules.join('; '), 120)})`;
    return `no agent picked up a job for ${after}${named}`;
  },
  'fail-fast': () => 'a job failed',
  left: () => 'another build ended the wait',
  interrupted: (after) => `the step was interrupted after ${after}`,
  unreachable: () => 'it may still run',
  disappeared: () => 'it no longer exists',
  steps: (_after, { steps }) => `its steps have ${steps?.state}`,
};

/** What a wait that took too long was for: the build, or what is missing of the steps. */
function describeAwaited({ open, missing }: Partial<AwaitedSteps> = {}): string {
  const parts = [
    ...(open?.length ? [`${nameAll('step', open)} had not finished`] : []),
    ...(missing?.length ? [`no job had the ${nameAll('key', missing)}`] : []),
  ];
  return parts.join(' and ') || 'it had not finished';
}

/** The cause of a stop, to follow `because`. */
export function describeCause(stop: Stop): string {
  return causes[stop.why](formatDuration(stop.afterMs), stop);
}

/** What is known of a build that was left as it is. */
function describeLeft(stop: Stop, lead: string, words: string): string {
  const { why, isUnshown, unreadSinceMs } = stop;
  if (why === 'disappeared')
    return isUnshown
      ? `was created, but not shown within ${formatDuration(stop.afterMs)}, and it may still run`
      : `no longer exists, or the token lost access to it; it was last seen ${lead}`;
  const since = `${new Date(unreadSinceMs ?? 0).toISOString().slice(11, 16)} UTC`;
  if (why === 'unreachable')
    return `was last seen ${lead}; it could not be read since ${since}, and it may still run`;
  const seen = unreadSinceMs === undefined ? words : `was last seen ${lead} at ${since}`;
  return `${seen}; the action stopped waiting because ${describeCause(stop)}`;
}

function quote(text: string): string {
  return `“${text}”`;
}

function nameAll(what: string, keys: readonly string[]): string {
  return `${what}${keys.length === 1 ? '' : 's'} ${cutEnd(keys.map(quote).join(', '), 200)}`;
}
