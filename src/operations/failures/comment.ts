import { renderBuildComment } from '../../report/build-comment.ts';
import { digest } from '../../report/flaky/compare.ts';
import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import { type CommentToKeep, type PullRequestFinding, roomForText } from '../context/workflow.ts';
import type { CommentSettings } from '../inputs/wait-settings.ts';
import { hasFailure, type ReportedBuild, reportBuild } from '../outputs/build-outcome.ts';

/** What the comment is about, besides the outcome. */
interface Commented {
  readonly builds: readonly ReportedBuild[];
  readonly settings: CommentSettings;
  /** What was retried before, and why. */
  readonly retries: readonly string[];
  readonly finding: PullRequestFinding;
}

/** The outcome with a comment on the pull request that says what became of the builds. */
export async function withBuildComment(
  outcome: Outcome,
  { builds, settings, retries, finding: { facts, obstacle } }: Commented,
  context: Context,
): Promise<Outcome> {
  const { workflow, clock } = context;
  const pipelines = new Set(builds.map(({ address }) => `${address.organization}/${address.pipeline}`));
  const repository = workflow.repository && {
    ...workflow.repository,
    sha: facts?.headSha || workflow.repository.sha,
    pullRequest: facts?.number ?? null,
  };
  const sha = commitOf(builds, repository?.sha ?? '');
  const content = {
    builds: builds.map((one) => ({
      report: reportBuild(one, context),
      details: outcome.failure?.details.get(one.build.id),
    })),
    ...{ retries, repository, at: clock.now() },
    run: { ...(workflow.run ?? { number: 0, url: '' }), sha },
    characters: roomForText(''),
  };
  const { tiers, shown } = renderBuildComment(content);
  const hasFailed = !outcome.success || hasFailure(builds);
  const comment: CommentToKeep = {
    place: obstacle === null ? facts : { obstacle },
    key: `build ${settings.key ?? [...pipelines].join(' ')}`,
    note: digest([sha, shown]),
    tiers,
    whenAbsent: hasFailed || settings.when === 'always' ? 'create' : 'skip',
    whenPresent: 'update',
  };
  return { ...outcome, comment };
}

/** The commit that was built, empty if there are several; the head where the service does not tell it, as before it is resolved. */
function commitOf(builds: readonly ReportedBuild[], head: string): string {
  const commits = new Set(
    builds.map(({ build }) => (/^[\da-f]{7,64}$/i.test(build.commit ?? '') ? `${build.commit}` : head)),
  );
  return commits.size === 1 ? ([...commits][0] ?? '') : '';
}
