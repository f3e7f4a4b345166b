import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { isCanceled } from '../../model/states.ts';
import type { ClientContext } from '../context.ts';
import { ApiError } from '../errors.ts';
import { createCall } from '../request/call.ts';
import { isMisplacedError } from '../response/misplaced.ts';
import { createDeadline } from '../retry/deadline.ts';
import { trySend } from '../retry/send.ts';
import { type SendOptions, type SharedOptions, withDeadline } from '../retry/with-deadline.ts';
import { type FailedWrite, retryUntilVerified, type Verification } from './retry-until-verified.ts';

/** A read after a refusal only says more about it. */
const mostReadMs = 10_000;

/** A build that is canceled or canceling. */
export interface CanceledBuild {
  readonly build: Build;
  /** True when it was so before this call: the service refused, and no request of the call can have canceled it. */
  readonly already: boolean;
}

/**
 * Cancels a build (api.md §4.3). Where a response is lost the build is read, once; if it is not canceled or canceling, the
 * request is sent again, which at worst is refused; not after an answer about another build, which would come again.
 * @throws ClientError; a 422 with the service's own message when the build has ended otherwise.
 */
export async function cancelBuild(
  context: ClientContext,
  to: BuildAddress,
  options: SendOptions,
): Promise<CanceledBuild> {
  const call = createCall('builds.cancel', to);
  return withDeadline(context, options, async (shared) => {
    let already = false;
    const build = await retryUntilVerified(context, { call, shared }, (failed) => {
      already = isRefused(failed) && !failed.mayHaveBeenApplied && !failed.repeated;
      return verify(context, { to, failed, shared });
    });
    return { build, already };
  });
}

async function verify(
  context: ClientContext,
  { to, failed, shared }: { to: BuildAddress; failed: FailedWrite; shared: SharedOptions },
): Promise<Verification<Build>> {
  const { error, mayHaveBeenApplied, repeated } = failed;
  const refused = isRefused(failed);
  // Of what has no effect, only a redirect is an outage.
  if (!refused && !mayHaveBeenApplied)
    return error instanceof ApiError && context.outage.includes(error) ? 'again' : 'failed';
  // A service that answers no reads may still cancel. What an earlier request has canceled is refused.
  if (!refused && repeated && !isMisplacedError(error)) return 'again';
  const { clock } = context;
  const bounded = () => createDeadline(clock, Math.min(mostReadMs, shared.deadline.leftMs()), true);
  // Where many cancels wait for our own limiter, this read would come too late.
  const reading = refused
    ? { ...shared, unpaced: true, deadline: bounded() }
    : { ...shared, unpaced: true, sendByMs: clock.monotonic() };
  const read = await trySend(context, createCall('builds.get', to), reading);
  if (read.ok && isCanceled(read.value.state)) return { reached: read.value };
  if (!refused) return isMisplacedError(error) ? 'failed' : 'again';
  if (!read.ok) return 'failed';
  error.hint ??= `The build is ${read.value.state}.`;
  shared.onRefused?.(read.value);
  return 'failed';
}

function isRefused({ error }: FailedWrite): boolean {
  return error instanceof ApiError && error.status === 422;
}
