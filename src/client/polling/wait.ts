import type { Build } from '../../model/build.ts';
import { type BuildAddress, smallResponse } from '../../model/requests.ts';
import { hasEnded } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import type { ClientContext } from '../context.ts';
import type { CallOptions } from '../options.ts';
import { buildQuery, createCall } from '../request/call.ts';
import { describeTimeout } from '../response/connection-failure.ts';
import { trySend } from '../retry/send.ts';
import { beginCall } from '../retry/turn.ts';
import { createPollPolicy } from './poll-policy.ts';
import { hazardAfter } from './run-times.ts';

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
  to: BuildAddress,
  { signal, timeoutMs = defaultTimeoutMs, onProgress }: WaitForBuildOptions,
): Promise<Build> {
  const { clock, random, rateLimit, serviceTime } = context;
  const shared = beginCall(context, { signal, timeoutMs });
  const policy = createPollPolicy({ rateLimit, random });
  const hazard = hazardAfter([]);
  let intervalMs = 0;
  const read = async (parameters: object) => {
    const call = createCall('builds.get', to, { query: buildQuery(parameters) });
    const got = await trySend(context, call, { ...shared, polling: { intervalMs } });
    if (got.ok) return got.value;
    throw shared.sendByMs - clock.monotonic() > 0
      ? got.error
      : describeTimeout(call, { phase: 'build', sent: 'unknown' });
  };
  for (;;) {
    let build = await read(smallResponse);
    onProgress?.(build);
    // Complete where it seems to have ended: a job that was retried may have revived it since.
    if (hasEnded(build)) build = await read({ include_retried_jobs: true });
    if (hasEnded(build)) return build;
    // The service's clock is not ours: an age is used only as far as it is one.
    const startedMs = parseTime(build.started_at) ?? Number.POSITIVE_INFINITY;
    const elapsedMs = Math.max(0, serviceTime.now() - startedMs);
    const nowMs = clock.monotonic();
    const planned = policy.next({ nowMs, builds: [{ elapsedMs, hazard }] });
    intervalMs = planned.spreadMs;
    await clock.sleep(Math.min(planned.atMs - nowMs, shared.sendByMs - clock.monotonic()), shared.signal);
  }
}
