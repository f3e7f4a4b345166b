import { isCanceled, isTerminal } from '../../model/states.ts';
import { count } from '../text/counts.ts';
import { cutEnd } from '../text/cut.ts';
import { formatDuration } from '../text/durations.ts';
import { countSettled, type JobCounts } from './job-counts.ts';
import { type JobReport, title } from './job-report.ts';

/** Why the action looked no longer, while the build went on or was gone. */
export interface Stop {
  readonly why:
    | 'timeout'
    | 'queue-timeout'
    | 'fail-fast'
    | 'interrupted'
    | 'disappeared'
    | 'unreachable'
    | 'left';
  /** How long the action had waited, in milliseconds. */
  readonly afterMs: number;
  /** True when the service accepted that the action cancels the build for that. */
  readonly canceled?: boolean;
}

/** What a verdict rests on. */
export interface VerdictFacts {
  /** The state as a person means it: `blocked` for a build whose flag says so. */
  readonly state: string;
  readonly jobCounts: JobCounts;
  readonly firstFailed: JobReport | null;
  /** The names of failed steps that start builds of other pipelines. */
  readonly failedTriggers: readonly string[];
  /** The labels of the steps at which it waits for a person. */
  readonly blockSteps: readonly string[];
  readonly cancelReason: string | null;
  readonly stop: Stop | null;
}

/** The build's state in words that follow on `Build 42`, with a sign that repeats them. Plain text. */
export interface Verdict {
  readonly sign: string;
  readonly words: string;
}

/** A state in a few words, and what is worth knowing of it. */
interface Standing {
  readonly verb?: 'is' | 'was';
  readonly lead: string;
  readonly detail?: string;
}

const signs: ReadonlyMap<string, string> = new Map([
  ['passed', '✅'],
  ['failed', '❌'],
  ['failing', '❌'],
  ['canceled', '🚫'],
  ['canceling', '🚫'],
  ['blocked', '✋'],
  ['skipped', '⏭️'],
  ['not_run', '⏭️'],
  ['running', '⏳'],
  ['scheduled', '⏳'],
]);

const standings = new Map<string, (facts: VerdictFacts) => Standing>([
  ['passed', (facts) => ({ lead: 'passed', detail: describePassedOnRetry(facts) })],
  ['failed', (facts) => ({ lead: 'failed', detail: describeFailures(facts) })],
  [
    'failing',
    (facts) => ({ verb: 'is', lead: 'failing', detail: sentence(describeFailures(facts), jobsLeft(facts)) }),
  ],
  ['canceled', (facts) => ({ verb: 'was', lead: 'canceled', detail: describeReason(facts) })],
  ['canceling', (facts) => ({ verb: 'is', lead: 'being canceled', detail: describeReason(facts) })],
  ['blocked', (facts) => ({ verb: 'is', lead: 'waiting at a block step', detail: describeBlock(facts) })],
  ['skipped', () => ({ lead: 'did not run', detail: 'it was skipped' })],
  ['not_run', () => ({ lead: 'did not run', detail: 'there was no step to run' })],
  ['scheduled', () => ({ verb: 'is', lead: 'scheduled', detail: 'no job has started' })],
  ['running', (facts) => ({ verb: 'is', lead: 'running', detail: jobsDone(facts) })],
]);

/** The verdict on a build. A state that the document does not list is told as it is, never guessed at. */
export function judge(facts: VerdictFacts): Verdict {
  const { state, stop } = facts;
  const standing = standings.get(state)?.(facts) ?? { verb: 'is', lead: `in the state ${quote(state)}` };
  if (stop === null) return { sign: signOf(state), words: plainWords(standing) };
  if (isByUs(state, stop)) return { sign: signOf(state), words: describeCancel(stop, standing) };
  return { sign: stop.why === 'disappeared' ? '❔' : '⏱️', words: describeStop(stop, standing) };
}

/** The sign of a state: told apart by shape, never the only carrier of its meaning. */
export function signOf(state: string): string {
  return signs.get(state) ?? '❔';
}

/**
 * The stop as far as it matters: it says nothing about a build that ended all the same, unless that is because of it. A
 * blocked one has not ended, if it was waited for.
 */
export function relevantStop(state: string, stop: Stop | null): Stop | null {
  if (stop === null || isByUs(state, stop) || stop.why === 'disappeared' || state === 'blocked') return stop;
  return isTerminal({ state }) ? null : stop;
}

/** A cancel that the service accepted is no proof: what the build says of itself counts. */
function isByUs(state: string, { canceled }: Stop): boolean {
  return canceled === true && isCanceled(state);
}

function describeStop({ why, afterMs }: Stop, standing: Standing): string {
  const after = formatDuration(afterMs);
  const still = `is still ${standing.lead} after ${after}`;
  switch (why) {
    case 'timeout':
      return `${withDetail(still, standing.detail)}; the action stopped waiting`;
    case 'queue-timeout':
      return `${still} in the queue; the action stopped waiting`;
    case 'fail-fast':
      return `${plainWords(standing)}; the action did not wait for the rest`;
    case 'left':
      return `${plainWords(standing)}; the action stopped waiting because of another build`;
    case 'unreachable':
      return `was last seen ${standing.lead}; the action lost sight of it after ${after}`;
    case 'interrupted':
      return `${plainWords(standing)}; the step was interrupted after ${after}`;
    case 'disappeared':
      return `disappeared: the service does not know it any more; it was last seen ${standing.lead}`;
  }
}

function describeCancel(stop: Stop, { verb = 'is', lead, detail }: Standing): string {
  return withDetail(`${verb} ${lead} by the action, since ${describeCause(stop)}`, detail);
}

/** Why the action cancels a build that it no longer waits for, to follow on `since`. */
export function describeCause({ why, afterMs }: Stop): string {
  switch (why) {
    case 'timeout':
      return `it had not ended after ${formatDuration(afterMs)}`;
    case 'queue-timeout':
      return `no job of it had started after ${formatDuration(afterMs)}`;
    case 'fail-fast':
      return 'a job of it had failed';
    case 'left':
      return 'the wait had ended because of another build';
    default:
      return 'nobody waits for it any more';
  }
}

function plainWords({ verb, lead, detail }: Standing): string {
  return withDetail(verb === undefined ? lead : `${verb} ${lead}`, detail);
}

/** The jobs that failed; where none did, the steps that start other builds and failed. */
function describeFailures({ jobCounts, firstFailed, failedTriggers }: VerdictFacts): string {
  const failed = count(jobCounts.failed, 'job');
  if (firstFailed !== null) return `${failed} failed, first ${describeFailure(firstFailed)}`;
  const [trigger] = failedTriggers;
  return trigger === undefined
    ? ''
    : `the step ${quote(cutEnd(trigger, 60))}, which starts another build, failed`;
}

function describeFailure(job: JobReport): string {
  const exit = job.exitStatus === null ? '' : ` (exit status ${job.exitStatus})`;
  return `${quote(cutEnd(title(job), 60))}${exit}`;
}

function describePassedOnRetry({ jobCounts }: VerdictFacts): string {
  return jobCounts.passedOnRetry === 0 ? '' : `${count(jobCounts.passedOnRetry, 'job')} after a retry`;
}

function describeReason({ cancelReason }: VerdictFacts): string {
  return cancelReason ? `the reason given is ${quote(cancelReason)}` : '';
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
