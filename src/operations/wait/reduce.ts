/*
 * The rules of waiting. A wait is a value, and `reduce` says what it is after an event: no clock, no log, no request.
 *
 * A limit never judges a build; it asks. Whatever may end a wait moves the build from `open` to `confirming`, which means one
 * more read with all jobs. What that read shows is judged by `reasonToEnd`: the build is open again, is to be canceled, or is
 * over. What is to be under way is derived by `wantsOf`.
 */
import { waitingAgentRules } from '../../model/agent-queue.ts';
import { effectiveState, hasEnded } from '../../model/states.ts';
import type { Stop } from '../../report/builds/verdict.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import {
  type CanceledEvent,
  endOf,
  hasResult,
  hasSucceeded,
  isOld,
  isShown,
  type Moment,
  type ReadEvent,
  see,
  type UnreadEvent,
  type WaitEnd,
  type WaitState,
  type WatchEvent,
  type Watched,
  type WatchedEvent,
  type Why,
  wasNeverRead,
} from './state.ts';
import { standingOf } from './steps.ts';

/** The service may not show a new build for so long, nor that jobs were retried. */
const writeLagMs = 120_000;
/** The same for a build that something has shown already. */
const readLagMs = 30_000;
/** A last read that fails is repeated so often within this time; then the last known state counts. */
const mostReads = 3;
export const againMs = 1_500;
const lookMs = 5_000;
/** A read that took longer does not show that no agent has come since. */
const freshMs = 2_000;

/** The wait after an event. Limits that have passed by now are seen with each event. */
export function reduce(state: WaitState, event: WatchEvent, now: Moment): WaitState {
  const all = state.all.map((one) => {
    const after = 'id' in event && event.id === one.id ? onEvent(one, event, state, now) : one;
    const why = after.phase.is === 'open' ? reasonToEnd(after, state, now.monotonicMs) : null;
    return why === null ? after : confirm(after, why, now);
  });
  // One build that ends the wait for all leaves the others behind. One that has ended counts before one that is failing.
  const known = all.filter(({ id }) => id === state.endedBy);
  const decisive = [...known, ...all.filter((one) => isDecisive(one, { ...state, all }))];
  const first = decisive.find(hasResult) ?? decisive[0];
  if (first === undefined && !state.isAbandoned) return { ...state, all };
  return {
    ...state,
    all: all.map((one) => (one === first ? one : leave(one, state, now))),
    endedBy: first?.id ?? null,
  };
}

/** What ends the wait for a build, by what is known of it now; null if nothing does. The first reason that holds counts. */
function reasonToEnd(one: Watched, { settings, sinceMs, appearByMs }: WaitState, nowMs: number): Why | null {
  const { build, queuedSinceMs, seenMs, foundMs } = one;
  const isLate = nowMs >= sinceMs + settings.timeoutMs;
  const isAsBefore = isOld(one);
  const isBlocked = build !== null && effectiveState(build) === 'blocked';
  const isEnd = build !== null && hasEnded(build) && !(isBlocked && settings.throughBlocked);
  if (standingOf(one, settings)?.haveEnded && !isAsBefore) return 'steps';
  if (isEnd && !isAsBefore) return 'ended';
  // If the end from before a retry is shown for so long, the service does not show the retry at all.
  if (isEnd && (isLate || seenMs - foundMs >= writeLagMs)) return 'retry-unseen';
  if (build === null && one.isMissing && nowMs >= appearByMs) return 'disappeared';
  if (isLate) return 'timeout';
  if (isFailingFast(one, settings)) return 'fail-fast';
  return queuedSinceMs !== null && nowMs >= jobsDueMs(one, settings) ? 'queue-timeout' : null;
}

function isFailingFast(one: Watched, settings: WaitSettings): boolean {
  if (!settings.failFast || isOld(one)) return false;
  if (settings.steps === undefined) return one.build?.state === 'failing';
  return (standingOf(one, settings)?.failed.length ?? 0) > 0;
}

/** The input that cancels a build whose wait ends for this reason. */
const cancelInputs: Partial<
  Record<Stop['why'], (settings: WaitSettings, one: Watched) => boolean | undefined>
> = {
  timeout: (settings) => settings.cancelOnTimeout,
  'queue-timeout': (settings) => settings.cancelOnTimeout,
  'retry-unseen': (settings) => settings.cancelOnTimeout,
  'fail-fast': (settings) => settings.cancelOnFailFast,
  steps: (settings, one) => settings.cancelOnFailFast && isFailingFast(one, settings),
  left: (settings) => settings.cancelSiblings,
  unstarted: (settings) => settings.cancelSiblings,
};

function onEvent(one: Watched, event: WatchedEvent, state: WaitState, now: Moment): Watched {
  if (event.type === 'canceled') return onCanceled(one, event, state, now);
  if (one.phase.is === 'over' || one.phase.is === 'canceling') return one;
  return event.type === 'read' ? onRead(one, event, state, now) : onUnread(one, event, state, now);
}

function onRead(one: Watched, event: ReadEvent, state: WaitState, now: Moment): Watched {
  const seen = see(one, event, now);
  const { phase } = seen;
  if (phase.is !== 'confirming' || !event.isLook) return seen;
  const reads = phase.reads + 1;
  const isStale = now.monotonicMs - event.sentMs > freshMs && reads < mostReads;
  return phase.why === 'queue-timeout' && isStale
    ? { ...seen, phase: { ...phase, reads } }
    : conclude(seen, phase.why, state, now);
}

function onUnread(one: Watched, { why, error, isLook }: UnreadEvent, state: WaitState, now: Moment): Watched {
  const { phase } = one;
  const unread = { ...one, failure: error, isMissing: why === 'gone' };
  if (phase.is === 'confirming') {
    if (!isLook) return unread;
    const reads = phase.reads + 1;
    const isAnswer = one.build === null && why === 'gone';
    const isLast = isAnswer || reads >= mostReads || now.monotonicMs + againMs > phase.sinceMs + lookMs;
    // An outage never judges a queue. The end of all waiting does.
    const isJudged =
      phase.why !== 'queue-timeout' ||
      why !== 'outage' ||
      reasonToEnd(one, state, now.monotonicMs) === 'timeout';
    return isLast && isJudged
      ? conclude(unread, phase.why, state, now)
      : { ...unread, phase: { ...phase, reads } };
  }
  // A build that was just created need not be visible everywhere yet.
  const lagMs = wasNeverRead(one) ? writeLagMs : readLagMs;
  const mayAppear = one.build === null || now.monotonicMs - one.foundMs < lagMs;
  if (why === 'outage' || (why === 'gone' && mayAppear)) return unread;
  return settle(unread, why === 'gone' ? 'disappeared' : 'unreachable', state, now);
}

function onCanceled(
  one: Watched,
  { result, build }: CanceledEvent,
  { settings }: WaitState,
  now: Moment,
): Watched {
  const { address, phase } = one;
  if (phase.is !== 'canceling' || address === null) return one;
  const { stop } = phase.end;
  const seen = build === undefined ? one : see(one, { address, build }, now);
  // It ended before the cancel arrived: then its state is what counts.
  const hasEndedBefore = result === 'ended' || (result === 'blocked' && !settings.throughBlocked);
  if (hasEndedBefore && stop.why !== 'retry-unseen')
    return settings.steps ? confirm(seen, 'steps', now) : over(seen, null);
  const canceled = result === 'failed' ? 'failed' : result === 'canceled';
  return over(seen, { ...phase.end, stop: { ...stop, canceled } });
}

/** The build after its last read, or after the last attempt to read it. */
function conclude(one: Watched, asked: Why, state: WaitState, now: Moment): Watched {
  const isLeft = asked === 'left' || asked === 'unstarted';
  const why = reasonToEnd(one, state, now.monotonicMs) ?? (isLeft ? asked : null);
  // A job was retried, or an agent has come: the wait continues.
  if (why === null) return { ...one, phase: { is: 'open' } };
  return why === 'ended' ? over(one, null) : settle(one, why, state, now);
}

/** True for a build whose end, or failing, ends the wait for all builds. */
function isDecisive(one: Watched, { all, settings }: WaitState): boolean {
  const { until, failFast, cancelSiblings } = settings;
  const end = endOf(one);
  const why = end?.stop.why;
  if (end === undefined || why === 'left' || why === 'unstarted' || why === 'timeout') return false;
  if (!isShown(one)) return until === 'all' && Boolean(failFast || cancelSiblings);
  const isSuccess = hasSucceeded(one, settings);
  if (failFast && (why === 'fail-fast' || (hasResult(one) && !isSuccess))) return true;
  // Any of those that were not read yet may be the one that is enough.
  return (
    until === 'any' &&
    hasResult(one) &&
    (isSuccess || all.every((other) => isShown(other) || other.phase.is === 'over'))
  );
}

/** A build that another one leaves behind: read once more if it is open, and canceled if the inputs say so. */
function leave(one: Watched, state: WaitState, now: Moment): Watched {
  const { phase, failure, isMissing } = one;
  const why = state.isAbandoned ? 'unstarted' : 'left';
  const isLate = phase.is === 'canceling' && phase.end.stop.why === 'timeout';
  // What could not be read just now is not waited for.
  if (isLate || (phase.is === 'open' && (failure || isMissing))) return settle(one, why, state, now);
  return phase.is === 'open' ? confirm(one, why, now) : one;
}

/** The wait for a build ends before the build, which is canceled if the inputs ask for it, even if it was never read. */
function settle(one: Watched, why: Stop['why'], { sinceMs, settings }: WaitState, now: Moment): Watched {
  const { address, build, isMissing } = one;
  // What is known of steps that have ended counts.
  const failure = why === 'steps' ? undefined : one.failure;
  const steps = standingOf(one, settings);
  const areJudged = why === 'steps' || why === 'fail-fast';
  const { open = [], missing = [] } = steps ?? {};
  const queuedSinceMs = why === 'queue-timeout' ? one.queuedSinceMs : null;
  const stop: Stop = {
    why,
    afterMs: now.monotonicMs - (queuedSinceMs ?? sinceMs),
    ...(queuedSinceMs !== null && build && { agentRules: waitingAgentRules(build) }),
    ...((failure || isMissing) && { unreadSinceMs: one.seenEpochMs }),
    ...(why === 'disappeared' && wasNeverRead(one) && { isUnshown: true }),
    ...(steps && areJudged && { steps }),
    ...(settings.steps && !areJudged && { awaited: { keys: settings.steps, open, missing } }),
  };
  const end = failure && !isMissing ? { stop, error: failure } : { stop };
  const mayExist = address !== null && (build !== null || !isMissing);
  const isUnwanted = mayExist && cancelInputs[why]?.(settings, one);
  return isUnwanted ? { ...one, phase: { is: 'canceling', end } } : over(one, end);
}

function confirm(one: Watched, why: Why, { monotonicMs: sinceMs }: Moment): Watched {
  return { ...one, phase: { is: 'confirming', why, sinceMs, reads: 0 } };
}

function over(one: Watched, end: WaitEnd | null): Watched {
  return { ...one, phase: { is: 'over', end } };
}

/** What is to be under way: a last read of what may be over, and the cancel of what is unwanted. */
export function wantsOf({ all }: WaitState): readonly {
  readonly one: Watched;
  readonly kind: 'look' | 'cancel';
}[] {
  // Another build may end the wait: until all have been read, nothing is canceled for `wait-timeout`.
  const areRead = all.every(({ phase }) => phase.is !== 'confirming');
  return all.flatMap((one) => {
    const { phase } = one;
    const isUnwanted = phase.is === 'canceling' && (areRead || phase.end.stop.why !== 'timeout');
    if (phase.is !== 'confirming' && !isUnwanted) return [];
    return [{ one, kind: isUnwanted ? 'cancel' : 'look' } as const];
  });
}

/** When a limit is to be judged next after now, or the jobs of a build have to be looked at for one. */
export function nextLimitMs({ all, settings, sinceMs, appearByMs }: WaitState, nowMs: number): number {
  const open = all.filter(({ phase }) => phase.is === 'open');
  const limits = open.flatMap((one) => [
    sinceMs + settings.timeoutMs,
    ...(one.build === null ? [appearByMs] : [jobsDueMs(one, settings)]),
  ]);
  return Math.min(...limits.filter((atMs) => atMs > nowMs));
}

/** When the jobs of a build have to be looked at because of `queue-timeout`. */
export function jobsDueMs({ queuedSinceMs, jobsSeenMs }: Watched, { queueTimeoutMs }: WaitSettings): number {
  return (queuedSinceMs ?? jobsSeenMs) + (queueTimeoutMs ?? Number.POSITIVE_INFINITY);
}
