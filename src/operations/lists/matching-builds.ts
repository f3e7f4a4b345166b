import type { Build } from '../../model/build.ts';
import type { BuildParameters } from '../../model/requests.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { endingAt, mostHeldMs } from '../context/time-to-wait.ts';
import { unmetFilters } from '../inputs/build-filters.ts';
import type { Filters } from '../inputs/declarations/build-filters.ts';
import type { BuildScope } from '../inputs/resolve-addresses.ts';
import { readList } from './read-list.ts';

/** Which builds to list. */
export interface ListOrder {
  readonly scope: BuildScope;
  readonly filters: Filters;
  /** What is asked for of each build. */
  readonly shown: Pick<BuildParameters, 'include_retried_jobs' | 'exclude_jobs'>;
  readonly limit: number;
  /** When the time to wait is over, by the monotonic clock: what would be sent later is not sent. */
  readonly sendByMs?: number | undefined;
}

/** The builds that match, newest first, and how far the list was read: in one pass, so `complete` says only that it ended. */
export async function readMatching({ scope, filters, shown, limit, sendByMs }: ListOrder, context: Context) {
  const options = { ...filters, ...shown, signal: context.signal, ...endingAt(sendByMs, mostHeldMs) };
  const { organization, pipeline } = scope;
  const { builds } = context.client;
  const listAll = () =>
    organization === undefined ? builds.list(options) : builds.listForOrganization({ organization }, options);
  const list =
    organization === undefined || pipeline === undefined
      ? listAll()
      : builds.listForPipeline({ organization, pipeline }, options);
  const narrower = 'use narrower filters, such as branch or created-from';
  const remedy = shown.exclude_jobs ? narrower : `remove include-retried-jobs, or ${narrower}`;
  const { items, ...end } = await readList(list, { limit, thing: 'build', remedy }, context);
  return { ...chooseMatching(items, filters), ...end };
}

/**
 * The listed builds that match the filters, and notes about the others. A server that does not know a filter lists all builds, and a build that does not
 * match must not be touched.
 */
export function chooseMatching(listed: readonly Build[], filters: Filters) {
  const checked = listed.map((build) => ({ build, unmet: unmetFilters(build, filters) }));
  const builds = checked.filter(({ unmet }) => unmet.length === 0).map(({ build }) => build);
  const unmet = new Set(checked.flatMap((one) => one.unmet));
  if (unmet.size === 0) return { builds, notes: [] };
  const others = count(listed.length - builds.length, 'listed build');
  return {
    builds,
    notes: [
      `Ignored ${others} that should have been excluded by ${[...unmet].join(' and ')}. The service may not support that.`,
    ],
  };
}
