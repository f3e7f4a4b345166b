import type { ListBuildsOptions } from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import { branchNames, isNamedByOwner, isOfFork } from '../../model/fork.ts';
import type { BuildParameters } from '../../model/requests.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { readDifference } from '../context/service-clock.ts';
import type { CallLimits } from '../context/time-to-wait.ts';
import {
  hasRelativeTimes,
  narrows,
  onOtherClock,
  parametersOf,
  unmetFilters,
} from '../inputs/build-filters.ts';
import type { Filters } from '../inputs/declarations/build-filters.ts';
import type { BuildScope } from '../inputs/resolve-addresses.ts';
import { collectItems, readList } from './read-list.ts';

/** Which builds to list. */
export interface ListOrder extends CallLimits {
  readonly scope: BuildScope;
  readonly filters: Filters;
  /** What is asked for of each build. */
  readonly shown: Pick<BuildParameters, 'include_retried_jobs' | 'exclude_jobs'>;
  /** Leaves out the builds of other pull requests, and those of a default branch that are of none. */
  readonly pullRequest?: { readonly number: number; readonly defaultBranch: string | undefined } | undefined;
  readonly limit: number;
}

/**
 * The filters with their relative times on the service's clock, by which builds are dated. The first response tells the time, so a
 * small one is requested.
 */
export async function onServiceClock({ scope, filters }: ListOrder, context: Context): Promise<Filters> {
  if (!hasRelativeTimes(filters)) return filters;
  const { signal } = context;
  await collectItems(listOf(scope, { exclude_jobs: true, signal }, context), { limit: 1 });
  return onOtherClock(filters, readDifference(context));
}

function listOf({ organization, pipeline }: BuildScope, options: ListBuildsOptions, { client }: Context) {
  const { builds } = client;
  if (organization === undefined) return builds.list(options);
  return pipeline === undefined
    ? builds.listForOrganization({ organization }, options)
    : builds.listForPipeline({ organization, pipeline }, options);
}

/** The builds that match, newest first, and how far the list was read: in one pass, so `complete` says only that it ended. */
export async function readMatching(order: ListOrder, context: Context) {
  const { scope, shown, limit, until } = order;
  const filters = await onServiceClock(order, context);
  const limits = { signal: context.signal, until };
  const list = listOf(scope, { ...parametersOf(filters), ...shown, ...limits }, context);
  const narrower = 'use narrower filters, such as branch or created-from';
  const remedy = shown.exclude_jobs ? narrower : `remove include-retried-jobs, or ${narrower}`;
  const { items, ...end } = await readList(list, { limit, thing: 'build', remedy }, context);
  const { builds, notes } = chooseMatching(items, filters, context);
  const own = builds.filter((build) => isOfPullRequest(build, order));
  const [other] = builds.filter((build) => !own.includes(build));
  if (other !== undefined)
    context.log.info(
      `Left out ${count(builds.length - own.length, 'build')} of other pull requests or of the default branch, such as #${other.number}. To cancel builds by their branch or commit alone, set branch or commit.`,
    );
  return { builds: own, notes, ...end };
}

function isOfPullRequest(
  { pull_request: of, branch, pipeline }: Build,
  { pullRequest: wanted }: ListOrder,
): boolean {
  if (!wanted) return true;
  if (of) return Number(of.id) === wanted.number;
  return branch !== wanted.defaultBranch && branch !== pipeline?.default_branch;
}

/**
 * The listed builds that match the filters, and notes about the others. A server that does not know a filter lists all builds, and
 * a build that does not match must not be touched. By a branch, builds of forks are only chosen if it names their owner.
 */
export function chooseMatching(
  listed: readonly Build[],
  filters: Filters,
  { workflow: { repository } }: Pick<Context, 'workflow'>,
) {
  const checked = listed.map((build) => ({ build, unmet: unmetFilters(build, filters) }));
  const matching = checked.filter(({ unmet }) => unmet.length === 0).map(({ build }) => build);
  const { branch } = filters;
  const isLeftOut = (build: Build) =>
    branch !== undefined &&
    narrows({ branch }) &&
    isOfFork(build, repository?.name ?? null) &&
    !isNamedByOwner(build, branch);
  const forks = matching.filter(isLeftOut);
  // More branches may be requested than are wanted: their builds are no surprise.
  const requested = { ...filters, branch: branch && [parametersOf({ branch }).branch ?? []].flat() };
  const strange = listed.map((build) => unmetFilters(build, requested)).filter(({ length }) => length > 0);
  const unmet = new Set(strange.flat());
  const others = count(strange.length, 'listed build');
  return {
    builds: forks.length === 0 ? matching : matching.filter((build) => !isLeftOut(build)),
    notes: [
      ...(unmet.size === 0
        ? []
        : [
            `Ignored ${others} that should have been excluded by ${[...unmet].join(' and ')}. The service may not support that.`,
          ]),
      ...describeForks(forks),
    ],
  };
}

function describeForks(forks: readonly Build[]): string[] {
  const [first] = forks;
  if (first === undefined) return [];
  const name = branchNames(first).at(-1) ?? '';
  const which = forks.length === 1 ? `#${first.number}, ${name}` : `such as #${first.number}, ${name}`;
  return [
    `Left out ${count(forks.length, 'build')} of pull requests from other repositories (${which}). To include them, set branch to owner:branch.`,
  ];
}
