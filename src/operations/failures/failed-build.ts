import { parseBuildUrl } from '../../model/build-address.ts';
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
  /** The builds that its failed trigger steps started, one level deep. */
  readonly children: readonly FailedBuild[];
}

/** The builds of more trigger steps are only links. */
const mostChildren = 5;

/** The builds of the step with their children. Each child is read once. Never throws. */
export async function withChildren(
  builds: readonly ReportedBuild[],
  context: Context,
): Promise<FailedBuild[]> {
  let left = mostChildren;
  const read = builds.map(async (one): Promise<FailedBuild> => {
    const report = reportBuild(one, context);
    const steps = one.build.state === 'canceled' ? [] : report.failed.filter(({ child }) => child?.url);
    const chosen = steps.slice(0, left);
    left -= chosen.length;
    const children = await Promise.all(chosen.map((step) => readChild(step, context)));
    return { ...(await withRuns(one, context)), report, step: null, children: children.flat() };
  });
  return Promise.all(read);
}

/** The build of a trigger step. Its jobs are named below the step. */
async function readChild(step: JobReport, context: Context): Promise<FailedBuild[]> {
  const address = parseBuildUrl(step.child?.url);
  if (address === null) return [];
  try {
    const build = { address, build: await readWithRuns(address, reading(context), context) };
    const report = reportBuild(build, context);
    const failed = report.failed.map((job) => ({ ...job, name: `${step.name} › ${job.name}` }));
    return [{ ...build, report: { ...report, failed }, step, children: [] }];
  } catch (error) {
    context.log.info(`Build ${address.number} of the step ${step.name} is not shown: ${errorText(error)}.`);
    return [];
  }
}

function reading({ signal }: Context) {
  return { include_retried_jobs: true, timeoutMs: 20_000, signal } as const;
}

/** The build with its runs, if it was read without them. */
async function withRuns(one: ReportedBuild, context: Context): Promise<ReportedBuild> {
  if (one.build.test_engine !== undefined || !isOver(one.build)) return one;
  try {
    const { test_engine = null, pipeline } = await readWithRuns(one.address, reading(context), context);
    return { ...one, build: { ...one.build, test_engine, pipeline: one.build.pipeline ?? pipeline } };
  } catch {
    return one;
  }
}
