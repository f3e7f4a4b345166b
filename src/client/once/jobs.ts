import type { Job } from '../../model/job.ts';
import type { JobAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import type { WriteOptions } from '../options.ts';
import { createCall } from '../request/call.ts';
import { buildQuery } from '../request/query.ts';
import { send } from '../retry/send.ts';
import { type Origin, writeOnce } from './write-once.ts';

/** How to unblock a block step, and options of the call. */
export interface UnblockOptions extends WriteOptions {
  /** The values of its fields, by their keys. They become meta-data of the build. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** UUID of the user who unblocks it; the owner of the token unless given. */
  readonly unblocker?: string | undefined;
}

/** A block step that is unblocked. */
export interface UnblockedJob {
  readonly job: Job;
  readonly origin: Origin;
  /** True when it was so before this call. */
  readonly already: boolean;
}

/**
 * Unblocks a block step, effectively once. Where a response is lost or a 422 the build is read: a step that is unblocked is
 * success. If it is still blocked after a lost response, the request is sent once more, which at worst is refused.
 * @throws ClientError; OutcomeUnknownError when the build could not tell.
 */
export async function unblockOnce(
  context: ClientContext,
  { job: id, ...of }: JobAddress,
  { fields, unblocker, ...options }: UnblockOptions,
): Promise<UnblockedJob> {
  const body = { fields, unblocker };
  const query = buildQuery({ exclude_pipeline: true });
  const {
    value: job,
    origin,
    already,
  } = await writeOnce(
    context,
    {
      call: createCall('jobs.unblock', { ...of, job: id }, fields || unblocker ? { body } : {}),
      again: 'once',
      isDoneBy422: true,
      async find(_, shared) {
        const { jobs } = await send(context, createCall('builds.get', of, { query }), shared);
        const found = jobs?.find((each) => each.id === id);
        if (found?.state === 'unblocked') return { value: found };
        return found?.state === 'blocked' ? 'absent' : 'unclear';
      },
      hint: `Open build ${of.number} to check whether the step is unblocked.`,
    },
    options,
  );
  return { job, origin, already };
}
