import { nameBuild } from '../../model/build-address.ts';
import { describeCause } from '../../report/builds/verdict.ts';
import type { Context } from '../context/context.ts';
import type { Obligation } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import { endingAt, mostHeldMs } from '../context/time-to-wait.ts';
import { cancelWords, describeEnded, endPart, logUncanceled } from '../end/end-part.ts';
import { graceMs } from '../end/graceful.ts';
import { isCanceledOnAbort, toCancel } from '../end/obligations.ts';
import { type AbortedBuild, endOnAbort } from '../end/on-abort.ts';
import { setBuildOutputs, type TrackedBuild } from '../outputs/build-outputs.ts';
import { type Retries, retryFlakyJobs, withRetries } from './flaky.ts';
import { missingError, waitOutcome, withMissing } from './outcome.ts';
import { createProgress } from './progress.ts';
import { createReader, timerMs } from './reader.ts';
import { againMs, nextLimitMs, reduce } from './reduce.ts';
import {
  isShown,
  type Phase,
  type WaitPlan,
  type WaitState,
  type WaitTarget,
  type WatchEvent,
  type Watched,
  watch,
} from './state.ts';

/**
 * Waits for builds. The step succeeds if they do. If the workflow is canceled, cancels those that belong to the step. `ordered`
 * is how many builds the step was to start, if some of them could not be started.
 */
export async function waitForBuilds(
  targets: readonly WaitTarget[],
  { ordered = targets.length, ...plan }: WaitPlan & { readonly ordered?: number | undefined },
  context: Context,
): Promise<Outcome> {
  const { journal, signal } = context;
  const { options, sinceMs, leave } = plan;
  const wanted = targets.length;
  const retries: Retries = { rounds: 0, retried: [], notes: [], notices: [] };
  let next = targets;
  /** The first wait, if not all builds were found in it. */
  let partial: WaitState | undefined;
  for (;;) {
    let state: WaitState | undefined;
    const onState = (now: WaitState) => {
      state = now;
      setBuildOutputs(now.all.filter(isShown), journal, wanted);
      if (!signal.aborted) journal.owe('wait', obligationsOf(now));
    };
    try {
      state = await runWait(next, plan, onState, context);
    } catch (error) {
      if (!signal.aborted || state === undefined) throw error;
      return endInterrupted(state, error, context);
    }
    const found = state.all.filter(isShown).length;
    if (found === 0) throw await missingError(state, context);
    if (found < state.all.length) partial = state;
    const outcome = await waitOutcome(state, { wanted, ordered, retries: retries.notices }, context);
    const mayRetry = options.retryFlaky && !leave;
    const left = obligationsOf(state);
    const again = mayRetry ? await retryFlakyJobs(outcome, state, { left, retries }, context) : null;
    if (again === null) {
      const end = mayRetry ? withRetries(outcome, retries) : outcome;
      return partial ? withMissing(end, partial, context) : end;
    }
    next = again.tracked;
    if (signal.aborted) {
      const all = again.tracked.map((one) => ({
        ...one,
        isMine: isCanceledOnAbort(one, options.cancelOnAbort),
      }));
      return endOnAbort(all, { sinceMs, doubts: again.doubts, wanted, spentMs: graceMs }, context);
    }
  }
}

/** Waits, and returns the builds as they are then. @throws the signal's reason. */
export async function pollBuilds(
  tracked: readonly TrackedBuild[],
  plan: WaitPlan,
  context: Context,
): Promise<readonly TrackedBuild[]> {
  return (await runWait(tracked, plan, () => {}, context)).all.filter(isShown);
}

/**
 * Waits until nothing is left to wait for. Starts what the state wants and is not under way, and applies what arrives: a
 * request that hangs holds up nothing. `onState` is called with each state before anything is sent or logged.
 * @throws the signal's reason.
 */
async function runWait(
  targets: readonly WaitTarget[],
  plan: WaitPlan,
  onState: (state: WaitState) => void,
  context: Context,
): Promise<WaitState> {
  const { client, clock, signal } = context;
  const { options: settings, sinceMs, leave = false, appearTimeoutMs = 0 } = plan;
  const reader = createReader(plan, targets.length, context);
  const progress = createProgress(context);
  const underWay = new Set<string>();
  const arrived: WatchEvent[] = [];
  let failure: { readonly error: unknown } | undefined;
  let wake = new AbortController();
  const now = () => ({ monotonicMs: clock.monotonic(), epochMs: client.serviceNow() });
  const initial: WaitState = {
    settings,
    sinceMs,
    isAbandoned: leave,
    endedBy: null,
    appearByMs: sinceMs + Math.min(appearTimeoutMs, settings.timeoutMs),
    all: targets.map((target) => watch(target, now())),
  };
  let state = reduce(initial, { type: 'tick' }, now());
  /** The builds as they were when they were last told of; what has not changed is the same value. */
  let told: readonly Watched[] = [];

  /** The builds in a phase for which nothing is under way. */
  const idle = (is: Phase['is']) =>
    state.all.filter(({ id, phase }) => phase.is === is && !underWay.has(`${is} ${id}`));
  const start = (all: readonly Watched[], work: () => Promise<readonly WatchEvent[]>) => {
    const names = all.map(({ id, phase }) => `${phase.is} ${id}`);
    for (const name of names) underWay.add(name);
    work()
      .then(
        (events) => arrived.push(...events),
        (error: unknown) => {
          failure = { error };
        },
      )
      .finally(() => {
        for (const name of names) underWay.delete(name);
        wake.abort(wake);
      });
  };

  for (;;) {
    // What is to be canceled is saved before the log says so: a kill can follow at once.
    if (state.all.length === 0 || state.all.some((one, at) => one !== told[at])) onState(state);
    told = state.all;
    progress.log(state);
    if (state.all.every(({ phase }) => phase.is === 'over')) return state;

    for (const one of idle('canceling')) start([one], async () => [await cancel(one, context)]);
    for (const all of reader.groupsOf(idle('confirming'))) {
      const isAgain = all.some(({ phase }) => phase.is === 'confirming' && phase.reads > 0);
      start(all, async () => {
        if (isAgain) await clock.sleep(againMs, signal);
        return reader.read(all);
      });
    }
    const past = reader.readPast(state);
    if (past) start([], () => past);
    for (const all of reader.groupsOf(idle('open'))) {
      const poll = reader.poll(all, state);
      if (poll) start(all, () => poll);
    }

    if (arrived.length === 0 && !failure) {
      const nowMs = clock.monotonic();
      const polls = reader.groupsOf(idle('open')).map((all) => reader.planOf(all, state).atMs);
      const dueMs = Math.min(nextLimitMs(state, nowMs), progress.nextMs(), ...polls);
      const sleep = clock.sleep(Math.max(timerMs, dueMs - nowMs), AbortSignal.any([signal, wake.signal]));
      await sleep.catch((error: unknown) => {
        if (!wake.signal.aborted) throw error;
      });
    }
    signal.throwIfAborted();
    if (failure) throw failure.error;
    wake = new AbortController();
    const events = arrived.length === 0 ? [{ type: 'tick' } as const] : arrived.splice(0);
    for (const event of events) state = reduce(state, event, now());
  }
}

/** Cancels a build that is unwanted, and logs what came of it. @throws only the signal's reason. */
async function cancel({ id, address, phase }: Watched, context: Context): Promise<WatchEvent> {
  if (address === null || phase.is !== 'canceling') throw new TypeError('This build is not to be canceled.');
  const limits = endingAt(context.clock.monotonic() + mostHeldMs);
  const ended = await endPart(address, 'step', context, { rank: 'last', ...limits });
  const { result, build } = ended;
  if (result === 'failed') {
    logUncanceled(ended, context);
    return { type: 'canceled', id, result };
  }
  const line =
    result === 'canceled'
      ? `${nameBuild(address)}: ${cancelWords(build)} because ${describeCause(phase.end.stop)}.`
      : describeEnded(result, { address, build });
  context.log[result === 'blocked' ? 'warning' : 'info'](line);
  return { type: 'canceled', id, result, build };
}

/** True for a build that is canceled with the step: its own, what the input says, or what it is canceling anyway. */
function isMine(one: Watched, { cancelOnAbort }: WaitState['settings']): boolean {
  return one.phase.is === 'canceling' || isCanceledOnAbort(one, cancelOnAbort);
}

/** What the post step has to finish if the process dies now. */
function obligationsOf({ all, settings }: WaitState): readonly Obligation[] {
  const owed = all.flatMap((one) => {
    const { address, build, phase } = one;
    const isOwed =
      phase.is === 'over'
        ? phase.end?.stop.canceled === 'failed'
        : (phase.is === 'canceling' || build !== null) && isMine(one, settings);
    return address !== null && isOwed ? [{ address }] : [];
  });
  return toCancel(owed);
}

/** Ends the step's part in the builds of an interrupted wait. @throws the error if there is nothing to say. */
function endInterrupted(
  { all, settings, sinceMs }: WaitState,
  error: unknown,
  context: Context,
): Promise<Outcome> {
  const builds = all.flatMap((one): readonly AbortedBuild[] => {
    const { address, build, phase } = one;
    const mine = isMine(one, settings);
    const isKnown = build !== null || (mine && phase.is !== 'over');
    return address !== null && isKnown ? [{ ...one, address, isMine: mine }] : [];
  });
  if (builds.length === 0 && settings.cancelOnAbort !== true) throw error;
  return endOnAbort(builds, { sinceMs, wanted: all.length }, context);
}
