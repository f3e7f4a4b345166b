import type { Build } from '../../model/build.ts';
import type { Job } from '../../model/job.ts';
import {
  type BuildAddress,
  type BuildParameters,
  type JobFilters,
  smallResponse,
} from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { isTooLarge } from '../errors.ts';
import type { CallOptions } from '../options.ts';
import { createListing } from '../pagination/listing.ts';
import { buildQuery, createCall } from '../request/call.ts';
import { send } from '../retry/send.ts';

/**
 * A build and its jobs, which show the effect of a write. Of a build that is too large to be read with them, those that the list of
 * jobs has by these filters; `build` then has none.
 */
export async function readJobsOf(
  context: ClientContext,
  to: BuildAddress,
  { filters, ...parameters }: BuildParameters & { readonly filters: JobFilters },
  options: CallOptions,
): Promise<{ readonly build: Build; readonly jobs: readonly Job[] }> {
  const get = (asked: BuildParameters) =>
    send(context, createCall('builds.get', to, { query: buildQuery({ ...asked }) }), options);
  try {
    const build = await get({ ...parameters, exclude_pipeline: true });
    return { build, jobs: build.jobs ?? [] };
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    const build = await get(smallResponse);
    const list = createListing(context, {
      endpoint: 'jobs.list',
      to,
      query: buildQuery({ ...filters }),
      options,
    });
    return { build, jobs: await list.toArray() };
  }
}
