import { createPollPolicy, type PlannedPoll } from '../../client/polling/poll-policy.ts';
import {
  createRunTimeDistribution,
  type RunTimeDistribution,
  readRunTimes,
} from '../../client/polling/run-times.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { parseTime } from '../../model/times.ts';
import type { Context } from '../context/context.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import type { Group, Reply } from './reader.ts';
import { nextLimitMs } from './reduce.ts';
import { isShown, type WaitState, type Watched } from './state.ts';

/** The pauses between two looks for a build that does not exist yet. The last one repeats. */
const absentMs = [3_000, 5_000, 8_000, 13_000, 20_000] as const;
/** The first requests usually find all builds: the past is read for all of them together. */
const firstMs = 1_000;
/** Timers are not more exact than that. */
export const timerMs = 0.001;

/** When the builds of a wait are polled, by the monotonic clock. */
export function createPollSchedule(settings: WaitSettings, context: Context) {
  const { client, clock, random, log, signal } = context;
  const { pollIntervalMs } = settings;
  const policy = createPollPolicy({ rateLimit: client.rateLimit, random, pollIntervalMs });
  const unknown = () => createRunTimeDistribution([]);
  let runTimes: ((address: BuildAddress) => RunTimeDistribution) | null =
    pollIntervalMs === undefined && settings.steps === undefined ? null : unknown;
  const startedMs = clock.monotonic();
  const planned = new Map<string, PlannedPoll>();
  const absences = new Map<string, number>();

  const elapsedMs = ({ build, before, foundMs }: Watched) => {
    const sinceMs = parseTime(build?.started_at);
    if (sinceMs === null) return 0;
    const ranMs = Math.max(0, client.serviceNow() - sinceMs);
    return before ? Math.min(ranMs, clock.monotonic() - foundMs) : ranMs;
  };
  /** When a group is to be polled next. */
  const planOf = ({ name, all }: Group, state: WaitState): PlannedPoll => {
    const known = planned.get(name);
    if (known) return known;
    const nowMs = clock.monotonic();
    const shown = all.filter(isShown);
    const plan =
      shown.length === 0
        ? { atMs: nowMs, spreadMs: 0, forDeadline: true }
        : policy.next({
            nowMs,
            builds: shown.map((one) => ({
              elapsedMs: elapsedMs(one),
              runTimes: (runTimes ?? unknown)(one.address),
            })),
            notAfterMs: nextLimitMs(state, nowMs),
          });
    planned.set(name, plan);
    return plan;
  };
  return {
    planOf,
    /** True if a group may be polled now: then it is planned anew after that. */
    begin(group: Group, state: WaitState) {
      const nowMs = clock.monotonic() + timerMs;
      const plan = planOf(group, state);
      if (plan.atMs > nowMs) return false;
      const held = policy.recheck(plan, nowMs, nextLimitMs(state, clock.monotonic()));
      if (held === null) planned.delete(group.name);
      else planned.set(group.name, held);
      return held === null;
    },
    /** Notes how long an outage lets a build rest, or that it is not found yet. */
    note({ event, pauseMs }: Reply, state: WaitState) {
      const { id } = event;
      const one = state.all.find((other) => other.id === id);
      const nowMs = clock.monotonic();
      const rest = (restMs: number) =>
        planned.set(id, { atMs: nowMs + restMs, spreadMs: 0, forDeadline: true });
      if (pauseMs !== undefined) rest(pauseMs);
      else if (event.type === 'unread' && one?.build === null) {
        const count = absences.get(id) ?? 0;
        absences.set(id, count + 1);
        rest((absentMs[count] ?? 20_000) * (0.85 + 0.3 * random()));
      }
    },
    /** When the run times of past builds are to be read, by which polls are planned; infinite if they are not. */
    pastMs({ all }: WaitState) {
      const isOpen = all.some((one) => isShown(one) && one.phase.is === 'open');
      if (runTimes !== null || !isOpen) return Number.POSITIVE_INFINITY;
      const areAnswered = all.every((one) => isShown(one) || one.isMissing || one.failure);
      return areAnswered ? startedMs : startedMs + firstMs;
    },
    async readPast(state: WaitState) {
      const builds = state.all.filter(isShown).map(({ address, build: { branch } }) => ({ address, branch }));
      const nowMs = clock.monotonic();
      const endMs = Math.min(
        state.sinceMs + settings.timeoutMs,
        nextLimitMs({ ...state, appearByMs: 0 }, nowMs),
      );
      runTimes = await readRunTimes(builds, {
        builds: client.builds,
        signal,
        timeoutMs: Math.max(0, endMs - nowMs) / 2,
        onFailure: (error) => log.debug(`Could not read past builds: ${String(error)}`),
      });
    },
  };
}
