import type { OrganizationAddress } from '../../model/requests.ts';
import type { Suite } from '../../model/suite.ts';
import type { ClientContext } from '../context.ts';
import { ClientError } from '../errors.ts';
import type { SharedOptions } from '../options.ts';
import { createListing } from '../pagination/listing.ts';
import { createCall } from '../request/call.ts';
import { pagedQuery } from '../request/paged-query.ts';
import { type SendResult, send } from '../retry/send.ts';

/** All suites of an organization, within the usual bounds of a list: a suite has no filter to be found by. */
export async function listSuites(
  context: ClientContext,
  { organization }: OrganizationAddress,
  shared: SharedOptions,
): Promise<SendResult<readonly Suite[]>> {
  const { deadline, signal, urgent } = shared;
  const listing = createListing<Suite>(context, {
    endpoint: 'suites.list',
    options: { signal, urgent },
    fetchPage: (page, options) => {
      const query = pagedQuery(new URLSearchParams(), page);
      return send(context, createCall('suites.list', { organization }, { query }), { ...options, deadline });
    },
  });
  try {
    const suites: Suite[] = [];
    for await (const suite of listing) suites.push(suite);
    return { ok: true, value: suites, mayHaveBeenApplied: false };
  } catch (error) {
    if (error instanceof ClientError) return { ok: false, error, mayHaveBeenApplied: false };
    throw error;
  }
}
