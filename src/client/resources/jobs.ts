import type { JobAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { type UnblockedJob, type UnblockOptions, unblockOnce } from '../once/jobs.ts';
import type { CallOptions } from '../options.ts';
import { createCall } from '../request/call.ts';
import { logRangeBytes } from '../response/read-body.ts';
import type { JobLog } from '../response/read-log.ts';
import { send } from '../retry/send.ts';

/** What the service keeps of a job. Beyond the document: the live service has it, and another may not. */
export interface JobMethods {
  /**
   * Reads the end of a job's log, within 20 seconds unless another time is given. Needs the scope `read_build_logs`.
   * @throws ApiError with status 404 where there is none, or the token has no access.
   */
  log(address: JobAddress, options?: CallOptions): Promise<JobLog>;
  /**
   * Unblocks a block step. One that is unblocked already is success too. Needs the scope `write_builds`, and `read_builds` to
   * look for the effect of a lost response.
   * @throws ApiError with status 400 for any other job; OutcomeUnknownError when a lookup could not tell.
   */
  unblock(address: JobAddress, options?: UnblockOptions): Promise<UnblockedJob>;
}

/** A suffix of the log; of a compressed response it would be one of the compressed bytes. */
const headers = { accept: 'text/plain', 'accept-encoding': 'identity', range: `bytes=-${logRangeBytes}` };

const timeoutMs = 20_000;

/** The methods for jobs, on a context. */
export function createJobMethods(context: ClientContext): JobMethods {
  return {
    log: async ({ organization, pipeline, number, job }, options = {}) => {
      const call = createCall('jobs.log', { organization, pipeline, number, job }, { headers });
      return send(context, call, { timeoutMs, ...options });
    },
    unblock: async (address, options = {}) => unblockOnce(context, address, options),
  };
}
