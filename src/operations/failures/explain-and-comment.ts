import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import type { FailureSettings } from '../inputs/wait-settings.ts';
import { needsExplanation, type ReportedBuild } from '../outputs/build-outcome.ts';

/** Adds to an outcome why its builds failed, and the comment on them, as far as the inputs ask for it. */
export async function explainAndComment(
  outcome: Outcome,
  {
    builds,
    settings,
    retries = [],
  }: {
    readonly builds: readonly ReportedBuild[];
    readonly settings: FailureSettings;
    readonly retries?: readonly string[];
  },
  context: Context,
): Promise<Outcome> {
  const { comment } = settings;
  const finding = comment && (await context.workflow.findPullRequest(comment.pullRequest, null));
  const changed = finding?.facts?.changedFiles?.paths ?? [];
  const explained = needsExplanation(builds)
    ? await (await import('./explain.ts')).explainFailures(outcome, builds, { settings, changed }, context)
    : outcome;
  if (comment === undefined || finding === undefined) return explained;
  const { withBuildComment } = await import('./comment.ts');
  return withBuildComment(explained, { builds, settings: comment, retries, finding }, context);
}
