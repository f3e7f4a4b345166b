import { isCanceled, isTerminal } from '../../model/states.ts';
import { count } from '../text/counts.ts';
import { cutEnd } from '../text/cut.ts';
import { formatDuration } from '../text/durations.ts';
import { countSettled, type JobCounts } from './job-counts.ts';
import { type JobReport, title } from './jobs.ts';

/** Why the action stopped waiting before the build finished. */
export interface Stop {
  readonly why:
    | 'timeout'
    | 'queue-timeout'
    | 'retry-unseen'
    | 'fail-fast'
    | 'interrupted'
    | 'disappeared'
    | 'unreachable'
    | 'left'
    | 'unstarted'
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
  /** The effective state. */
  readonly state: string;
  readonly jobCounts: JobCounts;
  readonly firstFailed: JobReport | null;
  /** The labels of the block and input steps that the build is waiting at. */
  readonly blockSteps: readonly string[];
  readonly cancelReason: string | null;
  readonly stop: Stop | null;
  /** True if the build has passed, and the step fails because `success-states` does not include that. */
  readonly isUnwantedPass: boolean;
}

/** The build's state in words that follow `Build 42`, with a sign that repeats them. Plain text. */
export interface Verdict {
  readonly sign: string;
  readonly words: string;
}

/** A state in a few words, with details. */
interface StateWords {
  readonly verb?: 'is' | 'was' | undefined;
  readonly lead: string;
  readonly detail?: string | undefined;
}

/** A state, its sign, and the words for it: verb, lead, and detail. */
type StateRow = readonly [string, string, StateWords['verb'], string, (facts: VerdictFacts) => string];

/** The states of the document. Signs differ in shape, and never stand alone. */
const states: readonly StateRow[] = [
  ['passed', '✅', undefined, 'passed', describePassedOnRetry],
  ['failed', '❌', undefined, 'failed', describeFailures],
  ['failing', '❌', 'is', 'failing', (facts) => sentence(describeFailures(facts), jobsLeft(facts))],
  ['canceled', '🚫', 'was', 'canceled', describeCanceled],
  ['canceling', '🚫', 'is', 'being canceled', describeCanceled],
  ['blocked', '✋', 'is', 'waiting at a block step', describeBlock],
  ['skipped', '⏭️', undefined, 'did not run', () => 'it was skipped'],
  ['not_run', '⏭️', undefined, 'did not run', () => 'it had no steps to run'],
  ['scheduled', '⏳', 'is', 'scheduled', () => 'no job has started'],
  ['running', '⏳', 'is', 'running', jobsDone],
];
const rowOf = new Map(states.map((row) => [row[0], row]));

function wordsFor(facts: VerdictFacts): StateWords {
  const [, , verb, lead, detail] = rowOf.get(facts.state) ?? [];
  if (lead === undefined) return { verb: 'is', lead: `in the state ${quote(facts.state)}` };
  return { verb, lead, detail: detail?.(facts) };
}

/** The verdict on a build. A state that the document does not list is shown unchanged. */
export function verdictOf(facts: VerdictFacts): Verdict {
  const { state, stop, isUnwantedPass } = facts;
  const words = wordsFor(facts);
  if (stop?.steps) return verdictOfSteps(stop.steps, { ...facts, stop }, words);
  if (isUnwantedPass)
    return { sign: '❌', words: `${plainWords(words)}, but success-states does not include ${state}` };
  if (stop === null) return { sign: signOf(state), words: plainWords(words) };
  if (isByUs(state, stop)) return { sign: signOf(state), words: describeCancel(stop, words) };
  const cancel =
    stop.canceled === 'failed' ? '; it could not be canceled, and the post step tries again' : '';
  return { sign: stop.why === 'disappeared' ? '❔' : '⏱️', words: `${describeStop(stop, words)}${cancel}` };
}

/** The chosen steps count, and the build is mentioned: it may run on. */
function verdictOfSteps(
  { state, passed, failed, missing }: StepsResult,
  { state: buildState, stop, isUnwantedPass }: VerdictFacts & { readonly stop: Stop },
  words: StateWords,
): Verdict {
  const name = (keys: readonly string[]) =>
    `step${keys.length === 1 ? '' : 's'} ${cutEnd(keys.map(quote).join(', '), 200)}`;
  const parts = [
    ...(state === 'passed' ? [`passed ${name(passed)}`] : []),
    ...(failed.length > 0 ? [`failed in ${name(failed)}`] : []),
    ...(missing.length > 0 ? [`has no job of ${name(missing)}`] : []),
  ];
  const unwanted = isUnwantedPass ? `, but success-states does not include ${state}` : '';
  const rest = isByUs(buildState, stop) ? describeCancel(stop, words) : plainWords(words);
  const build =
    isTerminal({ state: buildState }) || isCanceled(buildState) ? `the build ${rest}` : 'the build runs on';
  return {
    sign: isUnwantedPass ? '❌' : signOf(state),
    words: `${parts.join(' and ')}${unwanted}; ${build}`,
  };
}

/** The sign of a state. */
export function signOf(state: string): string {
  return rowOf.get(state)?.[1] ?? '❔';
}

/**
 * The stop, or null if it does not matter: the build finished anyway, and not because the action canceled it. A blocked
 * build has not finished.
 */
export function relevantStop(state: string, stop: Stop | null): Stop | null {
  if (stop === null || stop.steps || isByUs(state, stop) || state === 'blocked') return stop;
  if (stop.why === 'disappeared' || stop.why === 'retry-unseen') return stop;
  return isTerminal({ state }) ? null : stop;
}

/** An accepted cancel is not enough: the build's own state must confirm it. */
function isByUs(state: string, { canceled }: Stop): boolean {
  return canceled === true && isCanceled(state);
}

function describeStop(stop: Stop, words: StateWords): string {
  const { why, agentRules, afterMs, isUnshown } = stop;
  const after = formatDuration(afterMs);
  const still = `is still ${words.lead} after ${after}`;
  const unread = describeUnread(stop, words);
  switch (why) {
    case 'timeout':
      return `${unread ?? withDetail(still, words.detail)}; the action stopped waiting${unread === null ? '' : ` after ${after}`}`;
    case 'queue-timeout':
      return `is ${words.lead}, but no agent picked up a job for ${after}${describeRules(agentRules)}; the action stopped waiting`;
    case 'retry-unseen':
      return `${plainWords(words)}; the service did not show within ${after} that it runs again, so this may be its state from before`;
    case 'fail-fast':
    case 'steps':
      return `${plainWords(words)}; the action did not wait for the other jobs`;
    case 'left':
      return `${unread ?? plainWords(words)}; the action stopped waiting because of another build`;
    case 'unstarted':
      return `${plainWords(words)}; the action did not wait, because another build could not be started`;
    case 'unreachable':
      return `${unread ?? plainWords(words)}, and it may still run`;
    case 'interrupted':
      return `${plainWords(words)}; the step was interrupted after ${after}`;
    case 'disappeared':
      return isUnshown
        ? `was created, but not shown within ${after}, and it may still run`
        : `no longer exists, or the token lost access to it; it was last seen ${words.lead}`;
  }
}

/** What is known of a build whose last reads failed; null if they did not. */
function describeUnread({ unreadSinceMs }: Stop, { lead }: StateWords): string | null {
  if (unreadSinceMs === undefined) return null;
  const time = new Date(unreadSinceMs).toISOString().slice(11, 16);
  return `was last seen ${lead}; it could not be read since ${time} UTC`;
}

function describeCancel(stop: Stop, { verb = 'is', lead, detail }: StateWords): string {
  return withDetail(`${verb} ${lead} by the action because ${describeCause(stop)}`, detail);
}

/** Why the action canceled a build that it stopped waiting for, to follow `because`. */
export function describeCause(stop: Stop): string {
  const { why, agentRules, afterMs, unreadSinceMs } = stop;
  const after = formatDuration(afterMs);
  switch (why) {
    case 'timeout':
      if (unreadSinceMs !== undefined) return 'it could not be read, and wait-timeout expired';
      return `it had not finished after ${after}`;
    case 'queue-timeout':
      return `no agent picked up a job for ${after}${describeRules(agentRules)}`;
    case 'retry-unseen':
      return 'the service did not show that it runs again';
    case 'fail-fast':
      return 'a job failed';
    case 'left':
      return 'another build ended the wait';
    case 'unstarted':
      return 'another build could not be started';
    case 'interrupted':
      return 'the step was interrupted';
    default:
      return 'the step stopped waiting for it';
  }
}

function describeRules(rules: readonly string[] = []): string {
  return rules.length === 0 ? '' : ` (agent rules: ${cutEnd(rules.join('; '), 120)})`;
}

function plainWords({ verb, lead, detail }: StateWords): string {
  return withDetail(verb === undefined ? lead : `${verb} ${lead}`, detail);
}

function describeFailures({ jobCounts, firstFailed }: VerdictFacts): string {
  if (firstFailed === null) return '';
  return `${count(jobCounts.failed, 'job')} failed, first ${describeFailure(firstFailed)}`;
}

function describeFailure(job: JobReport): string {
  const why = job.reason === '' ? '' : ` (${cutEnd(job.reason, 120)})`;
  return `${quote(cutEnd(title(job), 60))}${why}`;
}

function describePassedOnRetry({ jobCounts }: VerdictFacts): string {
  return jobCounts.passedOnRetry === 0 ? '' : `${count(jobCounts.passedOnRetry, 'job')} after a retry`;
}

/** The reason that the service gives, and the failed job because of which it may have been canceled. */
function describeCanceled(facts: VerdictFacts): string {
  const { cancelReason } = facts;
  return sentence(cancelReason ? `the reason given is ${quote(cancelReason)}` : '', describeFailures(facts));
}

function describeBlock(facts: VerdictFacts): string {
  const [label] = facts.blockSteps;
  return sentence(label === undefined ? '' : quote(label), describeFailures(facts));
}

function jobsLeft({ jobCounts }: VerdictFacts): string {
  return `${count(jobCounts.total - countSettled(jobCounts), 'job')} left`;
}

function jobsDone({ jobCounts }: VerdictFacts): string {
  return jobCounts.total === 0 ? '' : `${countSettled(jobCounts)} of ${count(jobCounts.total, 'job')} done`;
}

function withDetail(lead: string, detail = ''): string {
  return detail === '' ? lead : `${lead}: ${detail}`;
}

function sentence(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('; ');
}

function quote(text: string): string {
  return `“${text}”`;
}
