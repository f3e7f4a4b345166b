import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import type { PullRequestFinding } from '../context/workflow.ts';
import type { FailureSettings } from '../inputs/wait-settings.ts';
import { needsExplanation, type ReportedBuild } from '../outputs/build-outcome.ts';

/** What to explain: builds, and what was retried before, and why. */
interface ToExplain {
  readonly builds: readonly ReportedBuild[];
  readonly settings: FailureSettings;
  readonly retries?: readonly string[];
}

/** Adds to an outcome why its builds failed, and the comment on them, as far as the inputs ask for it. */
export async function explainAndComment(
  outcome: Outcome,
  { builds, settings, retries = [] }: ToExplain,
  context: Context,
): Promise<Outcome> {
  const { comment } = settings;
  let asked: Promise<PullRequestFinding> | undefined;
  // GitHub is asked for a comment, or where the tests that failed have files that a pull request can change.
  const find = () => (asked ??= context.workflow.findPullRequest(comment?.pullRequest, null));
  const changed = async () => {
    if (!(comment || context.workflow.isOnPullRequest)) return [];
    return (await find()).facts?.changedFiles?.paths ?? [];
  };
  const explained = needsExplanation(builds)
    ? await (await import('./explain.ts')).explainFailures(outcome, builds, { settings, changed }, context)
    : outcome;
  if (comment === undefined) return explained;
  const { withBuildComment } = await import('./comment.ts');
  return withBuildComment(explained, { builds, settings: comment, retries, finding: await find() }, context);
}
