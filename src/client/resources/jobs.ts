import type { JobAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { type UnblockedJob, type UnblockOptions, unblockOnce } from '../once/jobs.ts';
import type { CallOptions } from '../options.ts';
import { createCall } from '../request/call.ts';
import type { JobLog } from '../response/decode.ts';
import { logRangeBytes } from '../response/read-body.ts';
import { send } from '../retry/send.ts';

/** A suffix of the log; of a compressed response it would be one of the compressed bytes. */
const headers = { accept: 'text/plain', 'accept-encoding': 'identity', range: `bytes=-${logRangeBytes}` };

/** The methods on jobs, which document themselves. */
export type JobMethods = ReturnType<typeof createJobMethods>;

/** What the service keeps of a job. Beyond the document: the live service has it, and another may not. */
export function createJobMethods(context: ClientContext) {
  return {
    /**
     * Reads the end of a job's log, within 20 seconds unless another time is given. Needs the scope `read_build_logs`.
     * @throws ApiError with status 404 where there is none, or the token has no access.
     */
    async log(address: JobAddress, options?: CallOptions): Promise<JobLog> {
      return send(context, createCall('jobs.log', address, { headers }), { timeoutMs: 20_000, ...options });
    },
    /**
     * Unblocks a block step. One that is unblocked already is success too. Needs the scope `write_builds`, and `read_builds`
     * to look for the effect of a lost response.
     * @throws ApiError with status 400 for any other job; OutcomeUnknownError when a lookup could not tell.
     */
    unblock: async (address: JobAddress, options: UnblockOptions = {}): Promise<UnblockedJob> =>
      unblockOnce(context, address, options),
  };
}
