import { analyzeBuild, type BuildReport } from '../../report/builds/analyze.ts';
import type { JobReport } from '../../report/builds/jobs.ts';
import { renderBuildSummary } from '../../report/builds/summary.ts';
import type { FailureDetails } from '../../report/builds/tables.ts';
import type { Stop } from '../../report/builds/verdict.ts';
import { isOfRepository, type Repository } from '../../report/text/repository.ts';
import type { ToLink } from '../../report/text/url.ts';
import { buildValues, type TrackedBuild } from './build-outputs.ts';

/** A build to report on, and why the step stopped waiting for it, if it did. */
interface EndedBuild extends TrackedBuild {
  readonly stop?: Stop | undefined;
  /** True if it has passed, and the step fails because `success-states` does not include that. */
  readonly isUnwantedPass?: boolean;
  /** How many lines of each log the user shows; undefined if that is not given. */
  readonly logLines?: number | undefined;
}

/** A build with its report, which is made once, when the step is done with it. */
export interface ReportedBuild extends EndedBuild {
  readonly report: BuildReport;
}

/** What reports on builds need to know besides the builds. */
interface ReportContext {
  readonly client: { readonly serviceNow: () => number };
  readonly toLink: ToLink;
  readonly workflow: { readonly repository: Repository | null; readonly isPrivate: boolean };
}

/**
 * A successful outcome that shows builds. `json` holds the build, or a list if there is not exactly one. `expected` is how
 * many builds there may be in the end.
 */
export function buildOutcome(sentence: string, builds: readonly ReportedBuild[], expected = builds.length) {
  const [only, second] = builds;
  const single = only !== undefined && second === undefined;
  return {
    success: true,
    sentence,
    outputs: buildValues(builds, expected),
    json: single ? only.build : builds.map(({ build }) => build),
    summary: ({ bytes }: { readonly bytes: number }) => renderBuilds(builds, bytes),
  };
}

/** True if one of the builds, or one of its jobs, has failed. */
export function hasFailure(builds: readonly ReportedBuild[]): boolean {
  return builds.some(({ report: { state, failed } }) => state === 'failed' || failed.length > 0);
}

/** True if an explanation is worth its requests: a build has failed, or passed after a retry. */
export function needsExplanation(builds: readonly ReportedBuild[]): boolean {
  return hasFailure(builds) || builds.some(hasPassedOnRetry);
}

/** True for a build that passed because jobs were retried. */
export function hasPassedOnRetry({ report: { state, jobCounts } }: ReportedBuild): boolean {
  return state === 'passed' && jobCounts.passedOnRetry > 0;
}

/** A build with its report. Commands name jobs only where all who read it may know the pipeline's code. */
export function reportBuild<One extends EndedBuild>(
  one: One,
  context: ReportContext,
): One & Pick<ReportedBuild, 'report'> {
  const { build, stop, isUnwantedPass = false, logLines = 0 } = one;
  const { client, toLink, workflow } = context;
  const isOwn = isOfRepository(build.pipeline?.repository, workflow.repository);
  const report = analyzeBuild(build, {
    now: client.serviceNow(),
    stop: stop ?? null,
    isUnwantedPass,
    showsCommands: workflow.isPrivate || logLines > 0 || isOwn,
    toLink,
    repository: workflow.repository,
  });
  return { ...one, report };
}

/** One entry of the output `failed-jobs`. */
export function failedJobEntry({ id, stepKey, attempts, state, exitStatus, url }: JobReport) {
  return { id, step_key: stepKey, attempts, state, exit_status: exitStatus, url };
}

/** One report after the other; each gets an equal share of the bytes. */
export function renderBuilds(
  builds: readonly ReportedBuild[],
  bytes: number,
  failures: ReadonlyMap<string, FailureDetails> = new Map(),
): string {
  const share = Math.floor(bytes / Math.max(1, builds.length)) - 2;
  const options = { bytes: share, chart: builds.length < 4 };
  return builds
    .map(({ report, build }) => renderBuildSummary(report, { ...options, failures: failures.get(build.id) }))
    .join('\n\n');
}
