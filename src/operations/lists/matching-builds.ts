import type { Build } from '../../model/build.ts';
import type { BuildFilters } from '../../model/requests.ts';
import { effectiveState, finishedStates } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import { matchesPattern } from '../../model/wildcard.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { endingAt, mostHeldMs } from '../context/time-to-wait.ts';
import type { BuildScope } from '../inputs/resolve-addresses.ts';
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
export async function readMatching({ scope, filters, limit, sendByMs }: ListOrder, context: Context) {
  const options = { ...filters, signal: context.signal, ...endingAt(sendByMs, mostHeldMs) };
  const { organization, pipeline } = scope;
  const { builds } = context.client;
  const listAll = () =>
    organization === undefined ? builds.list(options) : builds.listForOrganization({ organization }, options);
  const list =
    organization === undefined || pipeline === undefined
      ? listAll()
      : builds.listForPipeline({ organization, pipeline }, options);
  const { items, ...end } = await readList(list, { limit, thing: 'build' }, context);
  return { ...chooseMatching(items, filters), ...end };
}

type Filters = Omit<BuildFilters, 'include_retried_jobs' | 'exclude_jobs' | 'exclude_pipeline'>;

/** Whether a build matches each filter. A field that is missing does not match. */
const checks: {
  readonly [Name in keyof Filters]-?: (build: Build, wanted: NonNullable<Filters[Name]>) => boolean;
} = {
  branch: ({ branch }, wanted) =>
    !!branch && [wanted].flat().some((pattern) => matchesPattern(branch, pattern)),
  commit: ({ commit }, wanted) => !!commit && [wanted].flat().includes(commit.toLowerCase()),
  state: (build, wanted) => [wanted].flat().some((state) => hasState(build, state)),
  creator: ({ creator }, wanted) => creator?.id?.toLowerCase() === wanted,
  created_from: ({ created_at }, wanted) => isFrom(created_at, wanted),
  created_to: ({ created_at }, wanted) => !!created_at && !isFrom(created_at, wanted),
  finished_from: ({ finished_at }, wanted) => isFrom(finished_at, wanted),
  meta_data: ({ meta_data }, wanted) =>
    Object.entries(wanted).every(([name, value]) => meta_data?.[name] === value),
};

/**
 * The listed builds that match the filters, and notes about the others. A server that does not know a filter lists all builds, and a build that does not
 * match must not be touched.
 */
export function chooseMatching(listed: readonly Build[], filters: BuildFilters) {
  const checked = listed.map((build) => ({ build, unmet: unmetFilters(build, filters) }));
  const builds = checked.filter(({ unmet }) => unmet.length === 0).map(({ build }) => build);
  const unmet = new Set(checked.flatMap((one) => one.unmet));
  if (unmet.size === 0) return { builds, notes: [] };
  const names = [...unmet].map((name) => name.replaceAll('_', '-')).join(' and ');
  const others = count(listed.length - builds.length, 'listed build');
  return {
    builds,
    notes: [
      `Ignored ${others} that should have been excluded by ${names}. The service may not support that.`,
    ],
  };
}

/** The filters that a build does not match. */
function unmetFilters(build: Build, filters: BuildFilters): string[] {
  return Object.entries(checks).flatMap(([name, check]) => {
    const wanted = filters[name as keyof Filters];
    const matches = check as (build: Build, wanted: unknown) => boolean;
    return wanted === undefined || matches(build, wanted) ? [] : [name];
  });
}

/** A blocked build matches both its own state and `blocked`. */
function hasState(build: Build, wanted: string): boolean {
  const states: readonly string[] = wanted === 'finished' ? finishedStates : [wanted];
  return states.includes(build.state) || states.includes(effectiveState(build));
}

function isFrom(time: string | null | undefined, from: string): boolean {
  const [at, least] = [parseTime(time), parseTime(from)];
  return at !== null && least !== null && at >= least;
}
