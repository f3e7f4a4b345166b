import type { BuildAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import { readWithRuns } from '../context/read-with-runs.ts';
import type { PullRequestFinding } from '../context/workflow.ts';
import type { FailureSettings } from '../inputs/wait-settings.ts';
import {
  buildOutcome,
  describeReported,
  needsExplanation,
  type ReportedBuild,
} from '../outputs/build-outcome.ts';

/** Reads one build, and says how it is and why it failed. @throws ClientError */
export async function readAndExplain(
  address: BuildAddress,
  options: { readonly settings: FailureSettings; readonly include_retried_jobs: boolean },
  context: Context,
): Promise<Outcome> {
  const { settings, ...parameters } = options;
  const build = await readWithRuns(address, { ...parameters, signal: context.signal }, context);
  const builds = [{ address, build }];
  const outcome = buildOutcome(describeReported({ address, build }, context), builds, context);
  return explainAndComment(outcome, { builds, settings }, context);
}

/**
 * Adds to an outcome why its builds failed, and the comment on them, as far as the inputs ask for it. `retries` says what was
 * retried before, and why.
 */
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
  let asked: Promise<PullRequestFinding> | undefined;
  // GitHub is asked for a comment, or where the tests that failed have files that a pull request can change.
  const find = () => (asked ??= context.workflow.findPullRequest(comment?.pullRequest, null));
  const readChanged = async () => {
    if (!(comment || context.workflow.isOnPullRequest)) return [];
    return (await find()).facts?.changedFiles?.paths ?? [];
  };
  const explained = needsExplanation(builds)
    ? await (await import('./explain.ts')).explainFailures(
        outcome,
        builds,
        { settings, readChanged },
        context,
      )
    : outcome;
  if (comment === undefined) return explained;
  const { withBuildComment } = await import('./comment.ts');
  return withBuildComment(explained, { builds, settings: comment, retries, finding: await find() }, context);
}
