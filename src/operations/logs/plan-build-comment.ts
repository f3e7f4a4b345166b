import {
  buildCommentMark,
  buildCommentTiers,
  readBuildComment,
  renderBuildComment,
} from '../../report/build-comment.ts';
import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import type { CommentPlan } from '../context/workflow.ts';
import { createSeals } from '../flaky-tests/report-flaky-tests.ts';
import type { CommentSettings } from '../inputs/wait-settings.ts';
import { hasFailure, type ReportedBuild, reportBuild } from '../outputs/build-outcome.ts';

/** What the comment is about, besides the outcome. */
interface Commented {
  readonly builds: readonly ReportedBuild[];
  readonly settings: CommentSettings;
  /** What was retried before, and why. */
  readonly retries: readonly string[];
}

/** The outcome with a comment on the pull request that says what became of the builds. */
export async function withBuildComment(
  outcome: Outcome,
  { builds, settings, retries }: Commented,
  context: Context,
): Promise<Outcome> {
  const { workflow, clock } = context;
  const pipelines = new Set(builds.map(({ address }) => `${address.organization}/${address.pipeline}`));
  const key = settings.key ?? [...pipelines].join(' ');
  const keys = settings.memoryKeys === undefined ? {} : { 'memory-key': settings.memoryKeys };
  const { pullRequest } = settings;
  const finding = await workflow.findPullRequest(pullRequest, null);
  const { facts, obstacle } = finding;
  const seal = createSeals({ ...keys, 'comment-key': `build ${key}` }, [], workflow)(facts?.number ?? 0);
  const repository = workflow.repository && {
    ...workflow.repository,
    sha: facts?.headSha || workflow.repository.sha,
    pullRequest: facts?.number ?? null,
  };
  const content = {
    builds: builds.map((one) => ({
      report: reportBuild(one, context),
      details: outcome.failure?.details.get(one.build.id),
    })),
    kind: outcome.failure?.sentence,
    ...{ retries, withLog: settings.withLog, seal, repository, at: clock.now() },
    run: {
      ...(workflow.run ?? { id: 0, attempt: 1, number: 0, url: '' }),
      sha: commitOf(builds, repository?.sha ?? ''),
    },
  };
  const hasFailed = !outcome.success || hasFailure(builds);
  const comment: CommentPlan = {
    place: obstacle === null ? facts : { obstacle },
    ...buildCommentMark(seal),
    tiers: buildCommentTiers,
    render: (tier, state) => ({
      body: renderBuildComment({ ...content, closed: state?.closed ?? false }, tier),
      tier,
    }),
    compare: (previous, next) => {
      const [one, other] = [readBuildComment(previous, seal), readBuildComment(next, seal)];
      if (!one?.intact || one.fingerprint !== other?.fingerprint) return 'report';
      return one.sha === other.sha && one.closed === other.closed ? 'same' : 'stamp';
    },
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
