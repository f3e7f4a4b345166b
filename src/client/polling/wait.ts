import type { Build } from '../../model/build.ts';
import { type BuildAddress, smallResponse } from '../../model/requests.ts';
import { hasEnded } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import type { ClientContext } from '../context.ts';
import type { CallOptions } from '../options.ts';
import { createCall } from '../request/call.ts';
import { buildQuery } from '../request/query.ts';
import { describeTimeout } from '../response/connection-failure.ts';
import { type Shared, withBudget } from '../retry/budget.ts';
import { trySend } from '../retry/send.ts';
import { createPollPolicy, type PlannedPoll, type PollPolicy } from './poll-policy.ts';
import {
  createRunTimeDistribution,
  type ReadOptions,
  type RunTimeDistribution,
  readRunTimes,
} from './run-times.ts';

/** How a build is waited for. */
export interface WaitForBuildOptions extends CallOptions {
  /** Maximum time to wait, in milliseconds; 6 hours unless given. */
  readonly timeoutMs?: number | undefined;
  /** Called after each poll with the build as it is, without its jobs where the service can leave them out. */
  readonly onProgress?: ((build: Build) => void) | undefined;
}

const defaultTimeoutMs = 6 * 3_600_000;

/**
 * Waits until a build is finished or blocked, and returns it with all its jobs.
 * @throws TimeoutError when that takes too long; any other ClientError at once, or when an outage has lasted too long.
 */
export async function waitForBuild(
  context: ClientContext,
  { to, builds }: { readonly to: BuildAddress; readonly builds: ReadOptions['builds'] },
  { signal, timeoutMs = defaultTimeoutMs, onProgress }: WaitForBuildOptions,
): Promise<Build> {
  const { clock, outage, random, rateLimit, serviceTime } = context;
  return withBudget(context, { signal, timeoutMs }, async (shared) => {
    const { budget } = shared;
    const policy = createPollPolicy({ rateLimit, random });
    let build: Build | undefined;
    let runTimes: RunTimeDistribution | undefined;
    let planned: PlannedPoll | null = null;
    const read = (parameters: object) => {
      const polling = { intervalMs: planned?.spreadMs ?? 0 };
      return trySend(context, createCall('builds.get', to, { query: buildQuery(parameters) }), {
        ...shared,
        polling,
      });
    };
    for (;;) {
      let got = await read(smallResponse);
      if (got.ok) onProgress?.(got.value);
      // Complete where it seems to have ended: a job that was retried may have revived it since.
      if (got.ok && hasEnded(got.value)) got = await read({ include_retried_jobs: true });
      if (got.ok && hasEnded(got.value)) return got.value;
      if (budget.leftMs() === 0)
        throw describeTimeout(createCall('builds.get', to), { phase: 'build', sent: 'unknown' });
      if (got.ok) build = got.value;
      else if (!outage.mayPass(got.error)) throw got.error;
      if (build && !runTimes) {
        const estimated = [{ address: to, branch: build.branch }];
        const limits = { signal: shared.signal, timeoutMs: budget.leftMs() };
        runTimes = (await readRunTimes(estimated, { builds, clock, ...limits }))(to);
      }
      // The service's clock is not ours: an age is used only as far as it is one.
      const elapsedMs = Math.max(0, serviceTime.now() - (parseTime(build?.started_at) ?? serviceTime.now()));
      const watched = { elapsedMs, runTimes: runTimes ?? createRunTimeDistribution([]) };
      planned = policy.next({ nowMs: clock.monotonic(), builds: [watched] });
      await sleepUntilDue(context, planned, policy, shared);
    }
  });
}

/** Sleeps until a poll may go out, which other requests of the client may delay, or the time to wait is over. */
async function sleepUntilDue(
  { clock }: ClientContext,
  planned: PlannedPoll,
  policy: PollPolicy,
  { budget, signal }: Shared,
): Promise<void> {
  for (let next: PlannedPoll | null = planned; next !== null && budget.leftMs() > 0; ) {
    const delayMs = Math.max(0, next.atMs - clock.monotonic());
    await clock.sleep(Math.min(delayMs, budget.leftMs()), signal);
    next = policy.recheck(next, clock.monotonic());
  }
}
