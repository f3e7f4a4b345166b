import type { CallOptions } from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import { nameBuild, namePipeline } from '../../model/build-address.ts';
import { isOfFork } from '../../model/fork.ts';
import type { BuildAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import { MissingBuildError } from '../context/error-text.ts';
import type { CallLimits } from '../context/time-to-wait.ts';
import { describeFilters, parametersOf } from '../inputs/build-filters.ts';
import type { BuildQuery } from '../inputs/build-target.ts';
import { setBuildOutputs, type TrackedBuild, withLink } from '../outputs/build-outputs.ts';
import { chooseMatching } from './matching-builds.ts';
import { collectItems } from './read-list.ts';
import { lookUntil } from './search-pace.ts';

/** How long a build may be searched for, and whether it is the result of the step. */
export interface SearchLimits extends CallLimits {
  /** Until when it may appear, by the monotonic clock. */
  readonly appearByMs?: number;
  readonly isResult?: boolean | undefined;
}

/**
 * The address of the newest build that matches. If it is the result of the step, the outputs are set as soon as it is found.
 * @throws MissingBuildError if none does.
 */
export async function locateLatest(
  query: BuildQuery,
  context: Context,
  { isResult, appearByMs = 0, ...limits }: SearchLimits = {},
): Promise<BuildAddress> {
  let notes: readonly string[] = [];
  const look = async () => {
    const searched = await search(query, context, limits);
    notes = searched.notes;
    return searched.found;
  };
  const waiting = () => `No build${describeFilters(query.filters)} yet. Waiting for it to appear.`;
  const found = await lookUntil(appearByMs, look, waiting, context);
  const hint = 'Check pipeline, branch, commit and state.';
  if (found === null) throw await missingBuild(query, context, { hint, notes });
  context.log.info(withLink(`${nameBuild(found.address)}: found.`, found.build, context));
  if (isResult) setBuildOutputs([found], context.journal);
  return found.address;
}

interface SearchOptions extends CallOptions {
  /** Chooses some of the builds that match. */
  readonly isFit?: (build: Build) => boolean;
}

/** The build with the highest number of those that match; null without any. */
export async function findNewest(
  query: BuildQuery,
  context: Context,
  limits: SearchOptions = {},
): Promise<TrackedBuild | null> {
  return (await search(query, context, limits)).found;
}

/**
 * The same, and notes about builds that were left out, which are logged if there is one. By a commit alone, a build of a fork is
 * found if there is no other.
 */
async function search(
  { pipeline, filters }: BuildQuery,
  context: Context,
  { isFit = () => true, ...limits }: SearchOptions = {},
) {
  const { client, signal, workflow } = context;
  // With the pipeline, whose repository tells which builds are of forks.
  const parameters = { ...parametersOf(filters), exclude_jobs: true };
  const list = client.builds.listForPipeline(pipeline, { ...parameters, signal, ...limits });
  const { builds, notes } = chooseMatching(await collectItems(list, { limit: 100 }), filters, context);
  const newest = builds.filter(isFit).toSorted((a, b) => b.number - a.number);
  const own = workflow.repository?.name ?? null;
  const build = newest.find((each) => !isOfFork(each, own)) ?? newest[0];
  const found: TrackedBuild | null =
    build === undefined ? null : { address: { ...pipeline, number: build.number }, build };
  if (found !== null) for (const note of notes) context.log.info(note);
  return { found, notes };
}

/**
 * Says which build is missing, which were left out, by `notes` or by another search, and where there is another one of the same
 * commit. `hint` is for when there is none.
 */
export async function missingBuild(
  query: BuildQuery,
  context: Context,
  { hint, notes: known }: { readonly hint: string; readonly notes?: readonly string[] },
): Promise<MissingBuildError> {
  const { pipeline, filters } = query;
  const missing = `No build${describeFilters(filters)} appeared in ${namePipeline(pipeline)}.`;
  const { branch, commit } = filters;
  if (branch === undefined) return new MissingBuildError(missing, hint);
  const notes = known ?? (await search(query, context).catch(() => ({ notes: [] }))).notes;
  if (commit === undefined || notes.length > 0)
    return new MissingBuildError([missing, ...notes].join(' '), hint);
  const other = await findNewest({ pipeline, filters: { commit } }, context).catch(() => null);
  if (other === null || branch.includes(other.build.branch ?? ''))
    return new MissingBuildError(missing, hint);
  const elsewhere = `${nameBuild(other.address)} is a build of this commit on branch ${other.build.branch}.`;
  return new MissingBuildError(`${missing} ${elsewhere}`, 'Set branch to the branch of the build.');
}
