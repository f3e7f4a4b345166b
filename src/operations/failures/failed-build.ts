import { parseBuildUrl } from '../../model/build-address.ts';
import { isOver } from '../../model/states.ts';
import type { BuildReport } from '../../report/builds/analyze.ts';
import type { JobReport } from '../../report/builds/jobs.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { readWithRuns } from '../context/read-with-runs.ts';
import { type ReportedBuild, reportBuild } from '../outputs/build-outcome.ts';

/** A build to explain: one of the step, or one that a trigger step of it started. */
export interface FailedBuild {
  readonly build: ReportedBuild;
  readonly report: BuildReport;
  /** The build of the step; the same for one that is not triggered. */
  readonly of: ReportedBuild;
  /** The trigger step that started it. */
  readonly step?: JobReport;
}

/** A job that failed, in a build of the step or in a child of it. */
export interface FailedJob {
  readonly build: ReportedBuild;
  readonly of: ReportedBuild;
  readonly job: JobReport;
}

/** The builds of more trigger steps are only links. */
const mostChildren = 5;

/** The builds of the step, and those of their failed trigger steps, one level deep. Each child is read once. Never throws. */
export async function withChildren(
  builds: readonly ReportedBuild[],
  context: Context,
): Promise<FailedBuild[]> {
  const own = await Promise.all(
    builds.map(async (of) => ({ build: await withRuns(of, context), of, report: reportBuild(of, context) })),
  );
  const steps = own.flatMap(({ of, report }) => report.failed.map((step) => ({ of, step })));
  const started = steps.flatMap((one) => {
    const { step, of } = one;
    const address = parseBuildUrl(step.child?.url);
    return address === null || of.build.state === 'canceled' ? [] : [{ ...one, address }];
  });
  const read = started.slice(0, mostChildren).map(async ({ of, step, address }): Promise<FailedBuild[]> => {
    try {
      const build = { address, build: await readWithRuns(address, reading(context), context) };
      const report = reportBuild(build, context);
      return [
        { build, of, step, report: { ...report, failed: report.failed.map((job) => below(step, job)) } },
      ];
    } catch (error) {
      context.log.info(`Build ${address.number} of the step ${step.name} is not shown: ${errorText(error)}.`);
      return [];
    }
  });
  return [...own, ...(await Promise.all(read)).flat()];
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

function below(step: JobReport, job: JobReport): JobReport {
  return { ...job, name: `${step.name} › ${job.name}` };
}
