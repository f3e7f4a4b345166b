import type { Context } from '../context/context.ts';
import type { Group, Read, Reader } from './reader.ts';
import { againMs, jobsDueMs, nextLimitMs, reduce, wantsOf } from './reduce.ts';
import { createPollSchedule, timerMs } from './schedule.ts';
import { isWaitOver, type Moment, type WaitState, type WatchEvent, type Watched } from './state.ts';

/** What a wait needs from outside. */
export interface WaitPorts {
  readonly reader: Reader;
  /** Cancels a build that is unwanted. Never rejects, unless the step is interrupted. */
  readonly cancel: (one: Watched) => Promise<WatchEvent>;
  /** Called with each state before anything is sent. */
  readonly onChange: (state: WaitState) => void;
  /** When `onChange` is to be called although nothing happens. */
  readonly nextMs: () => number;
}

/**
 * Waits until nothing is left to wait for. Starts what the state wants and is not under way, and applies what arrives: a
 * request that hangs holds up nothing.
 * @throws the signal's reason.
 */
export async function runWait(initial: WaitState, ports: WaitPorts, context: Context): Promise<WaitState> {
  const { clock, signal } = context;
  const { reader } = ports;
  const schedule = createPollSchedule(initial.settings, context);
  const underWay = new Set<string>();
  const arrived: WatchEvent[] = [];
  let failure: { readonly error: unknown } | undefined;
  let wake = new AbortController();
  let state = reduce(initial, { type: 'tick' }, moment(context));

  const start = (keys: readonly string[], work: () => Promise<readonly WatchEvent[]>) => {
    for (const key of keys) underWay.add(key);
    work()
      .then(
        (events) => arrived.push(...events),
        (error: unknown) => {
          failure = { error };
        },
      )
      .finally(() => {
        for (const key of keys) underWay.delete(key);
        wake.abort(wake);
      });
  };
  const read = async (all: readonly Watched[], how: Omit<Read, 'endMs'>) => {
    // Those that another build leaves behind are not waited for.
    const isLeft = all.every(({ phase }) => phase.is === 'confirming' && phase.why === 'left');
    const endMs = isLeft ? 0 : state.sinceMs + state.settings.timeoutMs;
    const answers = await reader.read(all, { ...how, endMs });
    for (const answer of answers) schedule.note(answer, state);
    return answers.map(({ event }) => event);
  };
  const startWanted = () => {
    const wanted = wantsOf(state).filter(({ one, kind }) => !underWay.has(`${kind} ${one.id}`));
    for (const { one } of wanted.filter(({ kind }) => kind === 'cancel'))
      start([`cancel ${one.id}`], async () => [await ports.cancel(one)]);
    const looks = wanted.filter(({ kind }) => kind === 'look').map(({ one }) => one);
    for (const { all } of reader.groupsOf(looks)) {
      const isAgain = all.some(({ phase }) => phase.is === 'confirming' && phase.reads > 0);
      start(
        all.map(({ id }) => `look ${id}`),
        async () => {
          if (isAgain) await clock.sleep(againMs, signal);
          return read(all, { isLook: true, withJobs: true, spreadMs: 0 });
        },
      );
    }
  };
  /** The groups to poll. Those that were shown are planned by the past, which is read first. */
  const groupsToPoll = (): readonly Group[] => {
    const hasPast = schedule.pastMs(state) === Number.POSITIVE_INFINITY;
    const open = state.all.filter(
      ({ id, phase, build }) =>
        phase.is === 'open' && !underWay.has(`poll ${id}`) && (hasPast || build === null),
    );
    return reader.groupsOf(open).filter(({ name }) => !underWay.has(`poll ${name}`));
  };
  const startPolls = () => {
    const nowMs = clock.monotonic();
    if (schedule.pastMs(state) <= nowMs && !underWay.has('past'))
      start(['past'], async () => {
        await schedule.readPast(state);
        return [];
      });
    for (const group of groupsToPoll()) {
      const { spreadMs } = schedule.planOf(group, state);
      if (!schedule.begin(group, state)) continue;
      const { steps } = state.settings;
      const isDue = group.all.some((one) => jobsDueMs(one, state.settings) <= nowMs);
      // A list does not count jobs, so it does not tell when the jobs of steps are worth a read.
      const withJobs = isDue || (steps !== undefined && group.all.length > 1);
      start([`poll ${group.name}`, ...group.all.map(({ id }) => `poll ${id}`)], () =>
        read(group.all, { isLook: false, withJobs, spreadMs: spreadMs || 2_000 }),
      );
    }
  };
  const sleepUntilDue = async () => {
    const nowMs = clock.monotonic();
    const dueMs = Math.min(
      nextLimitMs(state, nowMs),
      ports.nextMs(),
      underWay.has('past') ? Number.POSITIVE_INFINITY : schedule.pastMs(state),
      ...groupsToPoll().map((group) => schedule.planOf(group, state).atMs),
    );
    try {
      await clock.sleep(Math.max(timerMs, dueMs - nowMs), AbortSignal.any([signal, wake.signal]));
    } catch (error) {
      if (signal.aborted || !wake.signal.aborted) throw error;
    }
  };

  for (;;) {
    ports.onChange(state);
    if (isWaitOver(state)) return state;
    startWanted();
    startPolls();
    if (arrived.length === 0 && !failure) await sleepUntilDue();
    signal.throwIfAborted();
    if (failure) throw failure.error;
    wake = new AbortController();
    const events = arrived.length === 0 ? [{ type: 'tick' } as const] : arrived.splice(0);
    for (const event of events) state = reduce(state, event, moment(context));
  }
}

/** The current moment on both clocks. */
export function moment({ client, clock }: Pick<Context, 'client' | 'clock'>): Moment {
  return { monotonicMs: clock.monotonic(), epochMs: client.serviceNow() };
}
