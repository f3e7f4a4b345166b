import type { Job } from '../../model/job.ts';
import type { JobAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { ApiError } from '../errors.ts';
import type { WriteOptions } from '../options.ts';
import { createCall } from '../request/call.ts';
import { buildQuery } from '../request/query.ts';
import { type Shared, withBudget } from '../retry/budget.ts';
import { send } from '../retry/send.ts';
import { type Found, writeOnce } from './write-once.ts';

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
  /** `recovered`: the response was lost, and the build shows it. `already`: it was refused, because it had been unblocked. */
  readonly origin: 'direct' | 'recovered' | 'already';
}

/**
 * Unblocks a block step, effectively once. Where a response is lost the build is read: a step that is unblocked is success.
 * If it is still blocked, the request is sent once more, which at worst is refused.
 * @throws ClientError; OutcomeUnknownError when the build could not tell.
 */
export async function unblockOnce(
  context: ClientContext,
  { job: id, ...of }: JobAddress,
  { fields, unblocker, ...options }: UnblockOptions,
): Promise<UnblockedJob> {
  const look = async (shared: Shared): Promise<Found<Job>> => {
    const query = buildQuery({ exclude_pipeline: true });
    const { jobs } = await send(context, createCall('builds.get', of, { query }), shared);
    const job = jobs?.find((each) => each.id === id);
    if (job?.state === 'unblocked') return { value: job };
    return job?.state === 'blocked' ? 'absent' : 'unclear';
  };
  const body = { fields, unblocker };
  try {
    const { value: job, origin } = await writeOnce(
      context,
      {
        call: createCall('jobs.unblock', { ...of, job: id }, fields || unblocker ? { body } : {}),
        find: (_, shared) => look(shared),
        again: 'once',
        hint: `Open build ${of.number} to check whether the step is unblocked.`,
      },
      options,
    );
    if (origin !== 'recovered') return { job, origin: 'direct' };
    context.emit({ kind: 'recovered', endpoint: 'jobs.unblock', how: 'recovered', number: of.number });
    return { job, origin };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 422)) throw error;
    const found = await withBudget(context, options, look).catch(() => 'unclear' as const);
    if (typeof found === 'object' && 'value' in found) return { job: found.value, origin: 'already' };
    throw error;
  }
}
