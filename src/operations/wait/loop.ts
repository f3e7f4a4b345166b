import { describeCause } from '../../report/builds/verdict.ts';
import type { Context } from '../context/context.ts';
import { endingAt, mostHeldMs } from '../context/time-to-wait.ts';
import { cancelWords, describeEnded, endPart, logUncanceled } from '../end/end-part.ts';
import { redactStop } from '../outputs/build-outcome.ts';
import { nameBuild } from '../outputs/build-outputs.ts';
import { createProgress } from './progress.ts';
import { createReader } from './reader.ts';
import { againMs, nextLimitMs, reduce, wantsOf } from './reduce.ts';
import { createPollSchedule, timerMs } from './schedule.ts';
import {
  isWaitOver,
  type WaitPlan,
  type WaitState,
  type WaitTarget,
  type WatchEvent,
  type Watched,
  watch,
} from './state.ts';

/**
 * Waits until nothing is left to wait for. Starts what the state wants and is not under way, and applies what arrives: a
 * request that hangs holds up nothing. `onState` is called with each state before anything is sent or logged.
 * @throws the signal's reason.
 */
export async function runWait(
  targets: readonly WaitTarget[],
  plan: WaitPlan,
  onState: (state: WaitState) => void,
  context: Context,
): Promise<WaitState> {
  const { client, clock, signal } = context;
  const { options: settings, sinceMs, leave = false, appearTimeoutMs = 0 } = plan;
  const schedule = createPollSchedule(settings, context);
  const reader = createReader(plan, { count: targets.length, rest: schedule.rest }, context);
  const progress = createProgress(context);
  const underWay = new Set<string>();
  const arrived: WatchEvent[] = [];
  let failure: { readonly error: unknown } | undefined;
  let wake = new AbortController();
  const now = () => ({ monotonicMs: clock.monotonic(), epochMs: client.serviceNow() });
  const initial: WaitState = {
    ...{ settings, sinceMs, isAbandoned: leave, endedBy: null },
    appearByMs: sinceMs + Math.min(appearTimeoutMs, settings.timeoutMs),
    all: targets.map((target) => watch(target, now())),
  };
  let state = reduce(initial, { type: 'tick' }, now());
  /** The builds as they were when they were last told of; what has not changed is the same value. */
  let told: readonly Watched[] = [];

  const start = (kind: string, all: readonly Watched[], work: () => Promise<readonly WatchEvent[]>) => {
    for (const { id } of all) underWay.add(`${kind} ${id}`);
    work()
      .then(
        (events) => arrived.push(...events),
        (error: unknown) => {
          failure = { error };
        },
      )
      .finally(() => {
        for (const { id } of all) underWay.delete(`${kind} ${id}`);
        wake.abort(wake);
      });
  };
  const groupsToPoll = () =>
    reader.groupsOf(state.all.filter(({ id, phase }) => phase.is === 'open' && !underWay.has(`poll ${id}`)));

  for (;;) {
    // What is to be canceled is saved before the log says so: a kill can follow at once.
    if (state.all.length === 0 || state.all.some((one, at) => one !== told[at])) onState(state);
    told = state.all;
    progress.log(state);
    if (isWaitOver(state)) return state;

    const wanted = wantsOf(state).filter(({ one, kind }) => !underWay.has(`${kind} ${one.id}`));
    for (const { one, kind } of wanted)
      if (kind === 'cancel') start(kind, [one], async () => [await cancel(one, context)]);
    const looks = wanted.filter(({ kind }) => kind === 'look').map(({ one }) => one);
    for (const all of reader.groupsOf(looks)) {
      const isAgain = all.some(({ phase }) => phase.is === 'confirming' && phase.reads > 0);
      start('look', all, async () => {
        if (isAgain) await clock.sleep(againMs, signal);
        return reader.read(all, 0);
      });
    }
    const past = schedule.readPast(state);
    if (past) start('past', [], () => past);
    for (const all of groupsToPoll()) {
      const due = schedule.begin(all, state);
      if (due) start('poll', all, () => reader.read(all, due.spreadMs || 2_000));
    }

    if (arrived.length === 0 && !failure) {
      const nowMs = clock.monotonic();
      const planned = groupsToPoll().map((all) => schedule.planOf(all, state).atMs);
      const dueMs = Math.min(nextLimitMs(state, nowMs), progress.nextMs(), ...planned);
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
      ? `${nameBuild(address)}: ${cancelWords(build)} because ${describeCause(redactStop(phase.end.stop, context))}.`
      : describeEnded(result, { address, build });
  context.log[result === 'blocked' ? 'warning' : 'info'](line);
  return { type: 'canceled', id, result, build };
}
