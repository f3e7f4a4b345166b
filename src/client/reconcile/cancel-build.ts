import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { isCanceled } from '../../model/states.ts';
import type { Engine } from '../context.ts';
import { ApiError } from '../errors.ts';
import { asOneCall, type SendOptions, type SharedOptions } from '../options.ts';
import { createCall } from '../request/call.ts';
import { settle } from '../retry/send.ts';
import { type FailedWrite, seek, type Verdict } from './retry-until-verified.ts';

/** A build that is canceled, or is being so. */
export interface CanceledBuild {
  readonly build: Build;
  /** True when it was before this call: the service refused, and nothing that was sent can have done it. */
  readonly already: boolean;
}

/**
 * Cancels a build (api.md §4.3), whatever happens on the way: what counts is that it is canceled. Where an answer is
 * lost the build tells; where it is not being canceled, the request is sent again, which at worst is refused.
 * @throws ClientError; a 422 in the service's own words when the build has ended otherwise.
 */
export async function cancelBuild(
  engine: Engine,
  to: BuildAddress,
  options: SendOptions,
): Promise<CanceledBuild> {
  const call = createCall('builds.cancel', to);
  return asOneCall(engine, call, options, async (shared) => {
    let already = false;
    const build = await seek(engine, { call, shared }, (failed) => {
      already = isRefused(failed) && !failed.doubtful && !failed.repeated;
      return judge(engine, { to, failed, shared });
    });
    return { build, already };
  });
}

async function judge(
  engine: Engine,
  { to, failed, shared }: { to: BuildAddress; failed: FailedWrite; shared: SharedOptions },
): Promise<Verdict<Build>> {
  const { error, doubtful } = failed;
  const refused = isRefused(failed);
  if (!refused && !doubtful) return 'failed';
  const seen = await settle(engine, createCall('builds.get', to), shared);
  if (seen.ok && isCanceled(seen.value.state)) return { reached: seen.value };
  if (!refused) return 'again';
  if (seen.ok) error.hint ??= `The build is ${seen.value.state}.`;
  return 'failed';
}

function isRefused({ error }: FailedWrite): boolean {
  return error instanceof ApiError && error.status === 422;
}
