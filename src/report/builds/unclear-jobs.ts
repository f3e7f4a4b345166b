import type { Build } from '../../model/build.ts';
import { isScriptJob } from '../../model/script-job.ts';
import { effectiveState } from '../../model/states.ts';
import type { BuildReport } from './analyze.ts';
import { type JobOutcome, jobOutcome } from './outcomes.ts';

/** The types of steps that run no command. */
const knownTypes: readonly string[] = ['waiter', 'manual', 'trigger'];

/** The outcomes of what may have failed, or may still fail. */
const unclear: readonly JobOutcome[] = ['unknown', 'running'];

/**
 * How many jobs and trigger steps of a build may have failed, besides those that its report tells as failed. Jobs of types that
 * we do not know, and those without an ID, are in no report: they count as well.
 */
export function countUnclearJobs(build: Build, { jobs, triggers }: BuildReport): number {
  const reported = [...(jobs ?? []), ...triggers].map(({ outcome }) => outcome);
  const others = (build.jobs ?? [])
    .filter((job) => !knownTypes.includes(job.type) && !isScriptJob(job))
    .map((job) => jobOutcome(job, effectiveState(build)));
  const mayHaveFailed = [...reported, ...others].filter((outcome) => unclear.includes(outcome));
  return mayHaveFailed.length + others.filter((outcome) => outcome === 'failed').length;
}
