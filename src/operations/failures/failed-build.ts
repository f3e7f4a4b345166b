import { nameBuild, parseBuildUrl } from '../../model/build-address.ts';
import { isOver } from '../../model/states.ts';
import type { JobReport } from '../../report/builds/jobs.ts';
import { isOfRepository } from '../../report/text/repository.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import { additionMs, askedOnce } from '../context/time-to-wait.ts';
import { readWithRuns } from '../lists/read-build.ts';
import { type ReportedBuild, reportBuild } from '../outputs/build-outcome.ts';

/** A build to explain: one of the step, or one that a trigger step of it started. */
export interface FailedBuild extends ReportedBuild {
  /** The trigger step that started it; null for a build of the step. */
  readonly step: JobReport | null;
  /** Why the builds of its trigger steps are not here, by the IDs of the steps. */
  readonly unread?: Map<string, string>;
}

/** The builds of more trigger steps are only links. */
const mostChildren = 5;

/** A build of the step, and those that its failed trigger steps started: each read once, one level deep. Never throws. */
export async function withChildren(one: ReportedBuild, context: Context): Promise<FailedBuild[]> {
  const parent = { ...one, step: null, unread: new Map<string, string>() };
  const steps = one.build.state === 'canceled' ? [] : one.report.failed.filter(({ child }) => child?.url);
  const children = steps.slice(0, mostChildren).map((step) => readChild(step, parent, context));
  // A list of builds shows no runs.
  const isBare = one.build.test_engine === undefined && isOver(one.build);
  const options = { include_retried_jobs: true, timeoutMs: additionMs, signal: context.signal };
  const read = isBare ? await readWithRuns(one.address, options, context).catch(() => undefined) : undefined;
  const build = { ...one.build, ...(read && { test_engine: read.test_engine, pipeline: read.pipeline }) };
  return [{ ...parent, build }, ...(await Promise.all(children)).flat()];
}

/** True if the pipeline of a build has the repository of the event. */
export function isOfEvent({ build }: FailedBuild, { workflow }: Context): boolean {
  return isOfRepository(build.pipeline?.repository, workflow.repository);
}

/** The build of a trigger step. Its jobs are named below the step. */
async function readChild(step: JobReport, parent: FailedBuild, context: Context): Promise<FailedBuild[]> {
  const { signal, clock, log } = context;
  const address = parseBuildUrl(step.child?.url);
  if (address === null) return [];
  try {
    const limits = { ...askedOnce(clock), signal, timeoutMs: 5_000, rank: 'last' } as const;
    const build = await readWithRuns(address, { include_retried_jobs: true, ...limits }, context);
    const { report, ...one } = reportBuild({ address, build, logLines: parent.logLines }, context);
    const failed = report.failed.map((job) => ({ ...job, name: `${step.name} › ${job.name}` }));
    return [{ ...one, report: { ...report, failed }, step }];
  } catch (error) {
    parent.unread?.set(step.id, errorSentence(error));
    log.info(`${nameBuild(address)} of the step ${step.name} is not shown: ${errorSentence(error)}`);
    return [];
  }
}
