import { namePipeline } from '../../model/build-address.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { renderBuildComment } from '../../report/build-comment.ts';
import { describeBuild } from '../../report/builds/analyze.ts';
import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import { type CommentToKeep, longestComment, type PullRequestFinding } from '../context/workflow.ts';
import type { FailureSettings } from '../inputs/wait-settings.ts';
import { readWithRuns } from '../lists/read-build.ts';
import { buildOutcome, hasFailure, needsExplanation, reportBuild } from '../outputs/build-outcome.ts';
import { noteOf } from './comment-note.ts';
import type { Explained } from './explain.ts';

/** Reads one build, and reports its state and why it failed. @throws ClientError */
export async function readAndExplain(
  address: BuildAddress,
  options: { readonly settings: FailureSettings; readonly include_retried_jobs: boolean },
  context: Context,
): Promise<Outcome> {
  const { settings, ...parameters } = options;
  const build = await readWithRuns(address, { ...parameters, signal: context.signal }, context);
  const one = reportBuild({ address, build, logLines: settings.logLines }, context);
  const outcome = buildOutcome(describeBuild(one.report), [one]);
  return explainAndComment(outcome, { builds: [one], settings }, context);
}

/** Adds to an outcome why its builds failed, and the comment on them, as far as the inputs ask for it. */
export async function explainAndComment(
  outcome: Outcome,
  about: Explained,
  context: Context,
): Promise<Outcome> {
  const { builds, settings, retries, pullRequest } = about;
  const { comment } = settings;
  const { findPullRequest, isOnPullRequest } = context.workflow;
  let asked = pullRequest && Promise.resolve(pullRequest);
  // GitHub is asked for a comment, or where the tests that failed have files that a pull request can change.
  const find = () =>
    (asked ??= findPullRequest({
      given: comment?.pullRequest,
      forGroup: comment !== undefined,
      commentKey: null,
    }));
  const readChanged = async () =>
    comment || isOnPullRequest || pullRequest ? ((await find()).facts?.changedFiles?.paths ?? []) : [];
  const explained =
    needsExplanation(builds) || (retries?.notices.length ?? 0) > 0
      ? await (await import('./explain.ts')).explainFailures(outcome, about, readChanged, context)
      : outcome;
  if (!comment) return explained;
  const finding = await find();
  const notices = [...(explained.notices ?? []), ...finding.notes];
  return { ...explained, notices, comment: commentOn(explained, about, finding, context) };
}

/**
 * The comment on the pull request about the state of the builds. In a merge queue it goes to each pull request of the group, and only a
 * failure creates one: a group that passes is merged, and one that was canceled is tested again.
 */
function commentOn(
  { failure, success }: Outcome,
  { builds, settings: { comment } }: Explained,
  { facts, obstacle }: PullRequestFinding,
  { workflow, clock }: Pick<Context, 'workflow' | 'clock'>,
): CommentToKeep {
  const { number = 0, headSha, others } = facts ?? {};
  const group = [number, ...(others ?? [])];
  const repository = workflow.repository && {
    ...workflow.repository,
    // That of a merge group is no head of a pull request.
    sha: (others ? undefined : headSha) || workflow.repository.sha,
  };
  // The head stands for a commit that the service does not show, as before it is resolved.
  const commit = builds[0]?.build.commit ?? '';
  const sha = /^[\da-f]{7,64}$/i.test(commit) ? commit : (repository?.sha ?? '');
  const run = { ...(workflow.run ?? { number: 0, url: '' }), sha };
  const { tiers, shown } = renderBuildComment({
    builds: builds.map(({ report, build }) => ({ report, details: failure?.details.get(build.id) })),
    repository,
    run,
    group: others ? group : [],
    at: clock.now(),
    characters: longestComment,
  });
  const pipelines = new Set(builds.map(({ address }) => namePipeline(address)));
  const isNew = hasFailure(builds) || (others === undefined && (!success || comment?.when === 'always'));
  return {
    place: obstacle ?? group,
    key: `build ${comment?.key ?? [...pipelines].join(' ')}`,
    note: noteOf([run.sha, shown], builds),
    tiers,
    whenAbsent: isNew ? 'create' : 'skip',
    whenPresent: 'update',
  };
}
