import { createPollPolicy, type PlannedPoll } from '../../client/polling/poll-policy.ts';
import { hazardAfter, readHazard } from '../../client/polling/run-times.ts';
import { parseTime } from '../../model/times.ts';
import type { Context } from '../context/context.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { nextLimitMs } from './reduce.ts';
import { isShown, type WaitState, type Watched } from './state.ts';

/** The past is worth this much time, in which builds are not polled. */
const mostPastMs = 5_000;

/** Timers are not more exact than that. */
export const timerMs = 0.001;

/** When the builds of a wait are polled, by the monotonic clock. */
export function createPollSchedule(settings: WaitSettings, context: Context) {
  const { client, clock, random, log, signal } = context;
  const { pollIntervalMs } = settings;
  const policy = createPollPolicy({ rateLimit: client.rateLimit, random, pollIntervalMs });
  let hazard = hazardAfter([]);
  let isPastRead = pollIntervalMs !== undefined || settings.steps !== undefined;
  const planned = new Map<string, PlannedPoll>();

  const nameOf = (group: readonly Watched[]) => group.map(({ id }) => id).join();
  /** When a group is to be polled next. */
  const planOf = (group: readonly Watched[], state: WaitState): PlannedPoll => {
    const known = planned.get(nameOf(group));
    if (known) return known;
    const nowMs = clock.monotonic();
    const builds = group.filter(isShown).map(({ build, before, foundMs }) => {
      const ranMs = Math.max(
        0,
        client.serviceNow() - (parseTime(build.started_at) ?? Number.POSITIVE_INFINITY),
      );
      // One whose jobs were retried has run since then.
      return { elapsedMs: before ? Math.min(ranMs, nowMs - foundMs) : ranMs, hazard };
    });
    const next =
      builds.length === 0
        ? { atMs: nowMs, spreadMs: 0, forDeadline: true }
        : policy.next({ nowMs, builds, notAfterMs: nextLimitMs(state, nowMs) });
    planned.set(nameOf(group), next);
    return next;
  };

  return {
    planOf,
    /** The plan of a group that may be polled now, which is planned anew after that; null otherwise. */
    begin(group: readonly Watched[], state: WaitState): PlannedPoll | null {
      const nowMs = clock.monotonic() + timerMs;
      const due = planOf(group, state);
      if (due.atMs > nowMs) return null;
      const held = policy.recheck(due, nowMs, nextLimitMs(state, clock.monotonic()));
      if (held === null) planned.delete(nameOf(group));
      else planned.set(nameOf(group), held);
      return held === null ? due : null;
    },
    /** Lets a build rest. */
    rest(id: string, pauseMs: number) {
      planned.set(id, { atMs: clock.monotonic() + pauseMs, spreadMs: 0, forDeadline: true });
    },
    /**
     * Reads the past of the pipeline once the first requests have shown which builds there are, if all are of one; null
     * otherwise.
     */
    readPast(state: WaitState): Promise<[]> | null {
      const shown = state.all.filter(isShown);
      const pipelines = new Set(shown.map(({ address }) => `${address.organization}/${address.pipeline}`));
      const areAnswered = state.all.every((one) => isShown(one) || one.isMissing || one.failure);
      if (isPastRead || !areAnswered || shown.every(({ phase }) => phase.is !== 'open')) return null;
      isPastRead = true;
      const [one] = shown;
      if (!one || pipelines.size > 1) return null;
      const nowMs = clock.monotonic();
      const timeoutMs = Math.min(mostPastMs, (nextLimitMs(state, nowMs) - nowMs) / 2);
      const reading = readHazard(
        (filters) => client.builds.listForPipeline(one.address, { ...filters, signal, timeoutMs }),
        one.build.branch,
      ).then(
        (read) => {
          hazard = read;
          for (const [name, { forDeadline }] of planned) if (!forDeadline) planned.delete(name);
        },
        (error) => log.debug(`Could not read past builds: ${String(error)}`),
      );
      return reading.then(() => []);
    },
  };
}
