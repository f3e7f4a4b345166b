import type { ActionClient } from '../../client/action/action-client.ts';
import type { ListBuildsOptions } from '../../client/index.ts';
import type { BuildFilters } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import { endingAt, mostHeldMs } from '../context/time-to-wait.ts';
import type { BuildScope } from '../inputs/build-filters.ts';
import type { ListEnd } from './collect-list.ts';
import { chooseMatching, type MatchingBuilds } from './matching-builds.ts';
import { readList } from './read-list.ts';

/** Which builds to list. */
export interface ListOrder {
  readonly scope: BuildScope;
  readonly filters: BuildFilters;
  readonly limit: number;
  /** When the time to wait is over, by the monotonic clock: what would be sent later is not sent. */
  readonly sendByMs?: number | undefined;
}

/** The builds that match, newest first, and how far the list was read: in one pass, so `complete` says only that it ended. */
export async function readMatching(
  { scope, filters, limit, sendByMs }: ListOrder,
  context: Context,
): Promise<MatchingBuilds & ListEnd> {
  const options = { ...filters, signal: context.signal, ...endingAt(sendByMs, mostHeldMs) };
  const list = requestList(scope, options, context.client);
  const { items, ...end } = await readList(list, { limit, thing: 'build' }, context);
  return { ...chooseMatching(items, filters), ...end };
}

function requestList(scope: BuildScope, filters: ListBuildsOptions, client: ActionClient) {
  switch (scope.of) {
    case 'pipeline':
      return client.builds.listForPipeline(scope.address, filters);
    case 'organization':
      return client.builds.listForOrganization(scope.address, filters);
    case 'token':
      return client.builds.list(filters);
  }
}
