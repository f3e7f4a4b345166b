import type { ActionClient } from '../../client/action/action-client.ts';
import type { ActionCallOptions } from '../../client/retry/with-deadline.ts';
import type { Build } from '../../model/build.ts';
import type { BuildFilters } from '../../model/requests.ts';
import { parseTime } from '../../model/times.ts';
import type { Context } from '../context/context.ts';
import { endingAt } from '../context/time-to-wait.ts';
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

/** The builds that match, and how far the list was read. */
type Reading = MatchingBuilds & ListEnd;

/** A list that moves is read so often. */
const mostReadings = 3;

/**
 * The builds that match, newest first. A list by state loses the builds that change while it is read, and one that moves up to
 * a page that was read already would be missing. So a list of several pages is read again until it shows nothing new.
 */
export async function readMatching(order: ListOrder, context: Context): Promise<Reading> {
  let { pages, ...all } = await readOnce(order, context);
  if (order.filters.state === undefined || pages === 1) return all;
  for (let reading = 2; reading <= mostReadings && isWhole(all); reading += 1) {
    const next = await readOnce(order, context).catch(() => null);
    if (next === null)
      return { ...all, complete: false, reason: context.signal.aborted ? 'interrupted' : 'changed' };
    const news = newsOf(next.builds, all.builds);
    const builds = sortNewest([...all.builds, ...news]).slice(0, order.limit);
    const { complete, reason, failure } = next;
    all = { ...all, builds, complete, reason, failure };
    if (news.length === 0) return all;
  }
  return isWhole(all) ? { ...all, complete: false, reason: 'changed' } : all;
}

/** True for a list that was read to its end. */
function isWhole({ complete, reason }: ListEnd): boolean {
  return complete || reason === 'changed';
}

/** The builds that were not known yet, unless they were created after the list was read first. */
function newsOf(builds: readonly Build[], known: readonly Build[]): readonly Build[] {
  const ids = new Set(known.map(({ id }) => id));
  const newestMs = Math.max(...known.map(createdMs));
  return builds.filter((build) => !ids.has(build.id) && createdMs(build) <= newestMs);
}

function sortNewest(builds: readonly Build[]): readonly Build[] {
  return builds.toSorted((a, b) => createdMs(b) - createdMs(a));
}

function createdMs({ created_at }: Build): number {
  return parseTime(created_at) ?? 0;
}

async function readOnce(
  { scope, filters, limit, sendByMs }: ListOrder,
  context: Context,
): Promise<Reading & { readonly pages: number }> {
  const list = requestList(
    scope,
    { ...filters, signal: context.signal, ...endingAt(sendByMs) },
    context.client,
  );
  let pages = 0;
  const onEachPage = () => {
    pages += 1;
  };
  const { items, ...end } = await readList(list, { limit, thing: 'build', onEachPage }, context);
  return { ...chooseMatching(items, filters), ...end, pages };
}

function requestList(scope: BuildScope, filters: BuildFilters & ActionCallOptions, client: ActionClient) {
  switch (scope.of) {
    case 'pipeline':
      return client.builds.listForPipeline(scope.address, filters);
    case 'organization':
      return client.builds.listForOrganization(scope.address, filters);
    case 'token':
      return client.builds.list(filters);
  }
}
