/*
 * The rules of waiting. A wait is a value, and `reduce` returns it after an event: no clock, no log, no request.
 *
 * A limit never judges a build; it asks. Whatever may end a wait moves the build from `open` to `confirming`, which means one
 * more read with all jobs. What that read shows is judged by `reasonToEnd`: the build is open again, must be canceled, or is
 * over. The loop sends what the phases ask for: a read while one is `confirming`, a cancel while it is `canceling`.
 *
 * Where each rule is:
 * - `judge.ts`:
 *   - when a wait ends: `reasonToEnd`, and by which time: `limits`, in which a new limit needs a row
 *   - which build ends the wait for all: `isDecisive`; whether an end is a success: `resultOf`
 *   - whether an end is older than a retry or an unblock: `isOld`; how chosen steps stand: `standingOf`
 * - here: how often a last read is repeated: `onUnread`; which input cancels a build: `settle`
 * - `report/builds/verdict.ts`: a reason to end, and its words: `Stop` and `causes`; a new one compiles only with both, and with a
 *   row in `settle`
 * - `children.ts`: when a build is blocked because its children are
 * - `state.ts`: what a response changes: `see`
 * - `polls.ts`: when builds are polled; `read.ts`: with which requests; `loop.ts`: what runs at the same time
 * - `progress.ts`: the lines of the log; `outcome.ts`: the outcome of the step; `flaky.ts`: which failed jobs are retried
 * - `inputs/wait-settings.ts`: the settings, from the inputs that `inputs/declarations/waiting.ts` declares
 *
 * `test/operations/wait/reduce.test.ts` has each rule of waiting as a row of a table.
 */
import { waitingAgentRules } from '../../model/agent-queue.ts';
import { hasEnded } from '../../model/states.ts';
import type { Stop } from '../../report/builds/verdict.ts';
import { judgedByChildren } from './children.ts';
import { hasLapsed, isDecisive, lagMs, reasonToEnd, resultOf, standingOf } from './judge.ts';
import {
  type CanceledEvent,
  type EndReason,
  ended,
  type Moment,
  see,
  type UnreadEvent,
  type WaitState,
  type WatchEvent,
  type Watched,
  type WatchedEvent,
} from './state.ts';

/** A last read that fails is repeated so often within this time; then the last known state counts. */
const mostReads = 3;
export const againMs = 1_500;
const lookMs = 5_000;
/** A read that took longer does not show that no agent has come since. */
const freshMs = 2_000;

/** The wait after an event. Limits that have passed by now are seen with each event. */
export function reduce(state: WaitState, event: WatchEvent, now: Moment): WaitState {
  const { settings, isAbandoned, endedBy } = state;
  const seen = state.all.map((one) =>
    'id' in event && event.id === one.id ? onEvent(one, event, state, now) : one,
  );
  const all = seen.map((one) => {
    const why = one.phase.is === 'open' ? reasonToEnd(one, { ...state, all: seen }, now.monotonicMs) : null;
    return why === null ? one : confirm(one, why, now);
  });
  // One build that ends the wait for all leaves the others behind. One that has ended counts before one that is failing.
  const known = all.filter(({ id }) => id === endedBy);
  const decisive = [...known, ...all.filter((one) => isDecisive(one, { ...state, all }))];
  const first = decisive.find((one) => resultOf(one, settings) !== null) ?? decisive[0];
  if (first === undefined && !isAbandoned) return { ...state, all };
  const left = all.map((one) => {
    if (one.phase.is !== 'open') return one;
    // What could not be read just now is not waited for.
    return one.failure || one.isMissing ? settle(one, 'left', state, now) : confirm(one, 'left', now);
  });
  return { ...state, all: left, endedBy: first?.id ?? null };
}

function onEvent(one: Watched, event: WatchedEvent, state: WaitState, now: Moment): Watched {
  const { phase } = one;
  if (event.type === 'canceled') return onCanceled(one, event, state, now);
  if (phase.is === 'over' || phase.is === 'canceling') return one;
  if (event.type === 'unread') return onUnread(one, event, state, now);
  if (event.type === 'children') {
    const { children } = event;
    return { ...one, children, build: one.build && judgedByChildren(one.build, { ...one, children }) };
  }
  const seen = see(one, event, now);
  if (phase.is !== 'confirming' || !event.isLook) return seen;
  const reads = phase.reads + 1;
  const isStale = now.monotonicMs - event.sentMs > freshMs && reads < mostReads;
  const { steps } = state.settings;
  // Its automatic retry may not be there yet: it is looked at once more.
  const mayBeRetried =
    reads === 1 && steps !== undefined && !hasEnded(event.build) && hasLapsed(event.build, steps);
  return (phase.why === 'queue-timeout' && isStale) || mayBeRetried
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
  // A build that was just created, or found, need not be visible everywhere yet.
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
  const seen = build === undefined ? one : see(one, { address, build }, now);
  // It ended before the cancel arrived: then its state is what counts.
  if (result === 'ended' || (result === 'blocked' && !settings.throughBlocked))
    return { ...seen, phase: ended };
  const canceled = result === 'failed' ? 'failed' : result === 'canceled';
  const { error, stop } = phase.end;
  return { ...seen, phase: { is: 'over', end: { error, stop: { ...stop, canceled } } } };
}

/** The build after its last read, or after the last attempt to read it. */
function conclude(one: Watched, asked: EndReason, state: WaitState, now: Moment): Watched {
  const why = reasonToEnd(one, state, now.monotonicMs) ?? (asked === 'left' ? asked : null);
  // A job was retried, or an agent has come: the wait continues.
  if (why === null) return { ...one, phase: { is: 'open' } };
  return why === 'ended' ? { ...one, phase: ended } : settle(one, why, state, now);
}

/** The wait for a build ends before the build, which is canceled if the inputs ask for it, even if it was never read. */
function settle(one: Watched, why: Stop['why'], { sinceMs, settings }: WaitState, now: Moment): Watched {
  const { address, build, isMissing, seenMs, foundMs, origin = 'found' } = one;
  const { cancelOnTimeout, cancelOnFailFast, cancelSiblings, failFast } = settings;
  const steps = build && settings.steps && standingOf(build, settings.steps);
  const { open = [], missing = [] } = steps ?? {};
  const areJudged = why === 'steps' || why === 'fail-fast';
  // What is known of steps that have ended counts.
  const failure = why === 'steps' ? undefined : one.failure;
  const queuedSinceMs = why === 'queue-timeout' ? one.queuedSinceMs : null;
  const nowMs = now.monotonicMs;
  const stop: Stop = {
    why,
    afterMs: nowMs - (queuedSinceMs ?? sinceMs),
    ...(queuedSinceMs !== null && build && { agentRules: waitingAgentRules(build) }),
    ...((failure || isMissing) && { unreadSinceMs: now.epochMs - (nowMs - seenMs) }),
    // Only the response to its creation has shown it.
    ...(seenMs === foundMs && origin !== 'found' && { isUnshown: true }),
    ...(steps && areJudged && { steps }),
    ...(settings.steps && !areJudged && { awaited: { keys: settings.steps, open, missing } }),
  };
  const end = failure && !isMissing ? { stop, error: failure } : { stop };
  /** Whether the inputs cancel a build whose wait ends for this reason: each reason has its row. */
  const cancels: Record<Stop['why'], boolean | undefined> = {
    disappeared: false,
    unreachable: false,
    interrupted: false,
    timeout: cancelOnTimeout,
    'queue-timeout': cancelOnTimeout,
    'fail-fast': cancelOnFailFast,
    steps: cancelOnFailFast && failFast && Boolean(steps?.failed.length),
    left: cancelSiblings,
  };
  const mayExist = address !== null && (build !== null || !isMissing);
  return { ...one, phase: mayExist && cancels[why] ? { is: 'canceling', end } : { is: 'over', end } };
}

function confirm(one: Watched, why: EndReason, { monotonicMs: sinceMs }: Moment): Watched {
  return { ...one, phase: { is: 'confirming', why, sinceMs, reads: 0 } };
}
