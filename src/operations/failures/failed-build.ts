import { nameBuild, parseBuildUrl } from '../../model/build-address.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { isOver } from '../../model/states.ts';
import type { BuildReport } from '../../report/builds/analyze.ts';
import type { JobReport } from '../../report/builds/jobs.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { readWithRuns } from '../context/read-with-runs.ts';
import { type ReportedBuild, reportBuild } from '../outputs/build-outcome.ts';

/** A build to explain: one of the step, or one that a trigger step of it started. */
export interface FailedBuild extends ReportedBuild {
  readonly report: BuildReport;
  /** The trigger step that started it; null for a build of the step. */
  readonly step: JobReport | null;
}

/** The builds of more trigger steps are only links. */
const mostChildren = 5;

/** A build of the step, and those that its failed trigger steps started: each read once, one level deep. Never throws. */
export async function withChildren(one: ReportedBuild, context: Context): Promise<FailedBuild[]> {
  const report = reportBuild(one, context);
  const steps = one.build.state === 'canceled' ? [] : report.failed.filter(({ child }) => child?.url);
  const children = steps.slice(0, mostChildren).map((step) => readChild(step, context));
  // A list of builds shows no runs.
  const isBare = one.build.test_engine === undefined && isOver(one.build);
  const read = isBare ? await readEnded(one.address, context).catch(() => undefined) : undefined;
  const build = { ...one.build, ...(read && { test_engine: read.test_engine, pipeline: read.pipeline }) };
  return [{ ...one, build, report, step: null }, ...(await Promise.all(children)).flat()];
}

/** The build of a trigger step. Its jobs are named below the step. */
async function readChild(step: JobReport, context: Context): Promise<FailedBuild[]> {
  const address = parseBuildUrl(step.child?.url);
  if (address === null) return [];
  try {
    const build = { address, build: await readEnded(address, context) };
    const report = reportBuild(build, context);
    const failed = report.failed.map((job) => ({ ...job, name: `${step.name} › ${job.name}` }));
    return [{ ...build, report: { ...report, failed }, step }];
  } catch (error) {
    context.log.info(`${nameBuild(address)} of the step ${step.name} is not shown: ${errorText(error)}.`);
    return [];
  }
}

function readEnded(address: BuildAddress, context: Context) {
  const { signal } = context;
  return readWithRuns(address, { include_retried_jobs: true, timeoutMs: 20_000, signal }, context);
}
