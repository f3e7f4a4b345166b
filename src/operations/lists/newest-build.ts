import type { CallOptions } from '../../client/index.ts';
import { nameBuild } from '../../model/build-address.ts';
import { type BuildAddress, smallResponse } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import { MissingBuildError } from '../context/error-text.ts';
import type { CallLimits } from '../context/time-to-wait.ts';
import { describeFilters } from '../inputs/build-filters.ts';
import type { BuildQuery } from '../inputs/build-target.ts';
import { setBuildOutputs, type TrackedBuild, withLink } from '../outputs/build-outputs.ts';
import { chooseMatching } from './matching-builds.ts';
import { collectItems } from './read-list.ts';

/**
 * The address of the newest build that matches. If it is the result of the step, the outputs are set as soon as it is found.
 * @throws MissingBuildError if none does.
 */
export async function locateLatest(
  query: BuildQuery,
  context: Context,
  { isResult = false, ...limits }: CallLimits & { readonly isResult?: boolean } = {},
): Promise<BuildAddress> {
  const found = await findNewest(query, context, limits);
  if (found === null) throw await missingBuild(query, context, 'Check pipeline, branch, commit and state.');
  context.log.info(withLink(`${nameBuild(found.address)}: found.`, found.build, context));
  if (isResult) setBuildOutputs([found], context.journal);
  return found.address;
}

/** The build with the highest number of those that match; null without any. */
export async function findNewest(
  { pipeline, filters }: BuildQuery,
  { client, signal }: Pick<Context, 'client' | 'signal'>,
  limits: CallOptions = {},
): Promise<TrackedBuild | null> {
  const parameters = { ...filters, ...smallResponse };
  const list = client.builds.listForPipeline(pipeline, { ...parameters, signal, ...limits });
  const { builds } = chooseMatching(await collectItems(list, { limit: 100 }), filters);
  const [build] = builds.toSorted((a, b) => b.number - a.number);
  return build === undefined ? null : { address: { ...pipeline, number: build.number }, build };
}

/** Says which build is missing, and where there is another one of the same commit. `hint` is for when there is none. */
export async function missingBuild(
  { pipeline, filters }: BuildQuery,
  context: Pick<Context, 'client' | 'signal'>,
  hint?: string,
): Promise<MissingBuildError> {
  const where = `${pipeline.organization}/${pipeline.pipeline}`;
  const missing = `No build${describeFilters(filters)} appeared in ${where}.`;
  const { branch, commit } = filters;
  if (branch === undefined || commit === undefined) return new MissingBuildError(missing, hint);
  const other = await findNewest({ pipeline, filters: { commit } }, context).catch(() => null);
  if (other === null || branch.includes(other.build.branch ?? ''))
    return new MissingBuildError(missing, hint);
  const elsewhere = `${nameBuild(other.address)} is a build of this commit on branch ${other.build.branch}.`;
  return new MissingBuildError(`${missing} ${elsewhere}`, 'Set branch to the branch of the build.');
}
