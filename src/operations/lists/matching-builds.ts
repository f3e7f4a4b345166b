import type { Build } from '../../model/build.ts';
import type { BuildFilters } from '../../model/requests.ts';
import { effectiveState, finishedStates } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import { count } from '../../report/text/counts.ts';
import { matchesWildcard } from './wildcard.ts';

type Filters = Omit<BuildFilters, 'include_retried_jobs' | 'exclude_jobs' | 'exclude_pipeline'>;

/** What a build must be like, filter by filter. What it does not show does not fit. */
const checks: {
  readonly [Name in keyof Filters]-?: (build: Build, wanted: NonNullable<Filters[Name]>) => boolean;
} = {
  branch: ({ branch }, wanted) =>
    !!branch && [wanted].flat().some((pattern) => matchesWildcard(branch, pattern)),
  commit: ({ commit }, wanted) => !!commit && [wanted].flat().includes(commit.toLowerCase()),
  state: (build, wanted) => [wanted].flat().some((state) => hasState(build, state)),
  creator: ({ creator }, wanted) => creator?.id?.toLowerCase() === wanted,
  created_from: ({ created_at }, wanted) => isFrom(created_at, wanted),
  created_to: ({ created_at }, wanted) => !!created_at && !isFrom(created_at, wanted),
  finished_from: ({ finished_at }, wanted) => isFrom(finished_at, wanted),
  meta_data: ({ meta_data }, wanted) =>
    Object.entries(wanted).every(([name, value]) => meta_data?.[name] === value),
};

/** Those of the listed builds that were asked for, and what is odd about them. */
export interface MatchingBuilds {
  readonly builds: readonly Build[];
  readonly notes: readonly string[];
}

/**
 * The builds that fit the filters by which they were listed. A server that does not know a filter lists them all, and
 * nothing may be done to a build that nobody named.
 */
export function chooseMatching(listed: readonly Build[], filters: BuildFilters): MatchingBuilds {
  const judged = listed.map((build) => ({ build, unmet: unmetFilters(build, filters) }));
  const builds = judged.filter(({ unmet }) => unmet.length === 0).map(({ build }) => build);
  const unmet = new Set(judged.flatMap((one) => one.unmet));
  const others = unmet.size === 0 ? [] : [describeOthers(listed.length - builds.length, [...unmet])];
  return { builds, notes: [...others, ...(builds.length === 0 ? describeCommas(filters) : [])] };
}

/** Nothing was found on what may have been meant as two branches. */
function describeCommas({ branch = [] }: BuildFilters): string[] {
  const joined = [branch].flat().filter((name) => /,\S/.test(name));
  return joined.map(
    (name) =>
      `Input branch holds ${JSON.stringify(name)}, which is one branch: git allows commas in names. Two stand on two lines, or have a comma and a space between them.`,
  );
}

function describeOthers(others: number, unmet: readonly string[]): string {
  const names = unmet.map((name) => name.replaceAll('_', '-')).join(' and ');
  const [fit, filters, them] = [
    others === 1 ? 'does' : 'do',
    unmet.length === 1 ? 'filter' : 'filters',
    unmet.length === 1 ? 'it' : 'them',
  ];
  return `The service listed ${count(others, 'build')} that ${fit} not fit the ${filters} ${names}, as if it ignored ${them}: passed over.`;
}

/** The filters that a build does not fit. */
function unmetFilters(build: Build, filters: BuildFilters): string[] {
  return Object.entries(checks).flatMap(([name, check]) => {
    const wanted = filters[name as keyof Filters];
    const fits = check as (build: Build, wanted: unknown) => boolean;
    return wanted === undefined || fits(build, wanted) ? [] : [name];
  });
}

/** The service goes by its own word for a blocked build or by `blocked`: either will do. */
function hasState(build: Build, wanted: string): boolean {
  const states: readonly string[] = wanted === 'finished' ? finishedStates : [wanted];
  return states.includes(build.state) || states.includes(effectiveState(build));
}

function isFrom(time: string | null | undefined, from: string): boolean {
  const [at, least] = [parseTime(time), parseTime(from)];
  return at !== null && least !== null && at >= least;
}
