import type { JobReport } from '../../report/builds/jobs.ts';
import type { LogReading } from '../../report/failures/log.ts';
import type { Context } from '../context/context.ts';
import type { FailureSettings } from '../inputs/wait-settings.ts';
import type { ReportedBuild } from '../outputs/build-outcome.ts';
import { type BaseComparison, compareWithBase } from './base-branch.ts';
import { type FailedBuild, isOfEvent, withChildren } from './failed-build.ts';
import { readLogs } from './read-logs.ts';
import type { BuildReports } from './read-reports.ts';
import { readFailedTests, type ServiceTests } from './read-tests.ts';

/** Lines of each log, if the input is not set. */
const defaultLines = 40;

/** What was read of failed builds. */
export interface FailureReadings {
  /** Each build of the step, before those that its trigger steps started. */
  readonly groups: readonly (readonly FailedBuild[])[];
  readonly service: ReadonlyMap<FailedBuild, ServiceTests>;
  /** True if the service refused to show tests. */
  readonly refused: boolean;
  readonly reports: ReadonlyMap<FailedBuild, BuildReports>;
  /** What was read in the logs of jobs, by their IDs. */
  readonly readings: ReadonlyMap<string, LogReading>;
  /** Why logs are not shown that should be; null if nothing was refused. */
  readonly refusal: string | null;
  /** How the builds compare with their base branches. */
  readonly bases: ReadonlyMap<FailedBuild, BaseComparison>;
  /** True if lines of logs, and messages of tests, may be shown. */
  readonly areShown: boolean;
}

/**
 * Reads all that says why builds failed: tests of the service, test reports, logs, and the base branch. In a public repository, only
 * the names of its own tests are read, unless the user shows logs. Never throws.
 */
export async function readFailures(
  builds: readonly ReportedBuild[],
  settings: FailureSettings,
  context: Context,
): Promise<FailureReadings> {
  const lines = settings.logLines ?? (context.workflow.isPrivate ? defaultLines : 0);
  const groups = await Promise.all(builds.map((one) => withChildren(one, context)));
  const { tests: service, refused } = await readFailedTests(groups.flat(), settings.endMs, context);
  const named = groups.flat().filter((one) => lines > 0 || isOfEvent(one, context));
  const reports = await readAllReports(named, settings.testReports, context);
  const isBare = (one: FailedBuild) => (job: JobReport) =>
    !service.get(one)?.tests.some(({ jobs }) => jobs.includes(job.id)) &&
    !reports.get(one)?.jobs.get(job.id)?.tests.length;
  // A log that is not shown is read for the names of tests that nothing else has.
  const logged = named.map((one) => {
    const failed = lines > 0 ? one.report.failed : one.report.failed.filter(isBare(one));
    return { ...one, report: { ...one.report, failed } };
  });
  const { readings, refusal } = await readLogs(settings.logLines === 0 ? [] : logged, lines, context);
  const own = groups.flatMap(([one]) => (one?.report.state === 'failed' ? [one] : []));
  const bases = await compareWithBase(own, settings, context);
  return { groups, service, refused, reports, readings, refusal, bases, areShown: lines > 0 };
}

/** Reads the test reports of builds that failed, if the input is set. */
async function readAllReports(
  builds: readonly FailedBuild[],
  globs: readonly string[] | undefined,
  context: Context,
) {
  const reports = new Map<FailedBuild, BuildReports>();
  if (globs === undefined) return reports;
  const { readReports } = await import('./read-reports.ts');
  for (const one of builds)
    if (one.report.failed.length > 0) reports.set(one, await readReports(one, globs, context));
  return reports;
}
