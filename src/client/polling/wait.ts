import type { Build } from '../../model/build.ts';
import { type BuildAddress, smallResponse } from '../../model/requests.ts';
import { hasEnded } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import type { ClientContext } from '../context.ts';
import type { CallOptions } from '../options.ts';
import { createCall } from '../request/call.ts';
import { buildQuery } from '../request/query.ts';
import { describeTimeout } from '../response/connection-failure.ts';
import { type SendResult, trySend } from '../retry/send.ts';
import { type SharedOptions, withDeadline } from '../retry/with-deadline.ts';
import { createPollPolicy, type PlannedPoll, type PollPolicy, type WatchedBuild } from './poll-policy.ts';
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

/** The build to wait for, and where past builds of its pipeline are listed. */
interface BuildToWaitFor {
  readonly to: BuildAddress;
  readonly builds: ReadOptions['builds'];
}

const defaultTimeoutMs = 6 * 3_600_000;

/**
 * Waits until a build is finished or blocked, and returns it with all its jobs.
 * @throws TimeoutError when that takes too long; any other ClientError at once, or when an outage has lasted too long.
 */
export async function waitForBuild(
  context: ClientContext,
  build: BuildToWaitFor,
  { signal, timeoutMs = defaultTimeoutMs, onProgress }: WaitForBuildOptions,
): Promise<Build> {
  const { to } = build;
  const call = createCall('builds.get', to);
  return withDeadline(context, { signal, timeoutMs }, async (shared) => {
    const { clock, random } = context;
    const policy = createPollPolicy({ rateLimit: context.rateLimit, random });
    let watch: Watch = {};
    let spreadMs = 0;
    for (;;) {
      const polling = { intervalMs: spreadMs };
      const read = await readBuild(context, to, { shared: { ...shared, polling }, onProgress });
      if (read.ok && hasEnded(read.value)) return read.value;
      if (shared.deadline.leftMs() === 0) throw describeTimeout(call, { phase: 'build', sent: 'unknown' });
      watch = await applyPoll(context, build, { watch, read, shared });
      const nowMs = clock.monotonic();
      const planned = policy.next({ nowMs, builds: [describeWatch(context, watch)] });
      spreadMs = planned.spreadMs;
      await sleepUntilDue(context, { policy, planned, shared });
    }
  });
}

/** Sleeps until a poll may go out, which other requests of the client may delay, or the time to wait is over. */
async function sleepUntilDue(
  { clock }: ClientContext,
  { policy, planned, shared }: { policy: PollPolicy; planned: PlannedPoll; shared: SharedOptions },
): Promise<void> {
  for (let next: PlannedPoll | null = planned; next !== null && shared.deadline.leftMs() > 0; ) {
    const delayMs = Math.max(0, next.atMs - clock.monotonic());
    await clock.sleep(Math.min(delayMs, shared.deadline.leftMs()), shared.signal);
    next = policy.recheck(next, clock.monotonic());
  }
}

/** Reads the build small, and complete where it seems to have ended: a job that was retried may have revived it since. */
async function readBuild(
  context: ClientContext,
  to: BuildAddress,
  { shared, onProgress }: { shared: SharedOptions; onProgress: WaitForBuildOptions['onProgress'] },
): Promise<SendResult<Build>> {
  const read = (parameters: object) =>
    trySend(context, createCall('builds.get', to, { query: buildQuery(parameters) }), shared);
  const polled = await read(smallResponse);
  if (polled.ok) onProgress?.(polled.value);
  return polled.ok && hasEnded(polled.value) ? read({ include_retried_jobs: true }) : polled;
}

/** The build that is waited for, as it was last seen. */
interface Watch {
  readonly build?: Build | undefined;
  /** Read after the first good response. */
  readonly runTimes?: RunTimeDistribution | undefined;
}

/** The watch after a poll. @throws the error of a poll that cannot pass, or has lasted too long. */
async function applyPoll(
  { clock, outage }: ClientContext,
  { to, builds }: BuildToWaitFor,
  { watch, read, shared }: { watch: Watch; read: SendResult<Build>; shared: SharedOptions },
): Promise<Watch> {
  if (!read.ok) {
    if (outage.mayPass(read.error)) return watch;
    throw read.error;
  }
  const build = read.value;
  if (watch.runTimes !== undefined) return { ...watch, build };
  const { signal, deadline } = shared;
  const timeoutMs = deadline.leftMs();
  const runTimes = await readRunTimes([{ address: to, branch: build.branch }], {
    ...{ builds, clock, signal, timeoutMs },
  });
  return { build, runTimes: runTimes(to) };
}

/** The service's clock is not ours: an age is used only as far as it is one. */
function describeWatch({ serviceTime }: ClientContext, watch: Watch): WatchedBuild {
  const { build, runTimes = createRunTimeDistribution([]) } = watch;
  const startedAt = parseTime(build?.started_at);
  return { elapsedMs: startedAt === null ? 0 : Math.max(0, serviceTime.now() - startedAt), runTimes };
}
