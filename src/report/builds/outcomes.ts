/** The outcome of a job, as reports name it. `unknown` stands for a state that is not in the table below. */
export type JobOutcome =
  | 'failed'
  | 'soft-failed'
  | 'passed'
  | 'canceled'
  | 'not-run'
  | 'running'
  | 'waiting'
  | 'unknown';

/** The fields of a job that decide its outcome. */
export interface JobStanding {
  readonly state?: string | null | undefined;
  readonly soft_failed?: boolean | null | undefined;
}

/*
 * Job states are not shown in the document (api.md §2.8): these are those of the live service. `broken` means that a
 * condition or a dependency prevented the job from running, which is not a failure.
 */
const outcomes: ReadonlyMap<string, JobOutcome> = new Map([
  ['passed', 'passed'],
  ['failed', 'failed'],
  ['timed_out', 'failed'],
  ['expired', 'failed'],
  ['canceled', 'canceled'],
  ['skipped', 'not-run'],
  ['broken', 'not-run'],
  ['waiting_failed', 'not-run'],
  ['blocked_failed', 'not-run'],
  ['unblocked_failed', 'not-run'],
  ['running', 'running'],
  ['canceling', 'running'],
  ['timing_out', 'running'],
  ['pending', 'waiting'],
  ['waiting', 'waiting'],
  ['blocked', 'waiting'],
  ['unblocked', 'waiting'],
  ['scheduled', 'waiting'],
  ['assigned', 'waiting'],
  ['accepted', 'waiting'],
  ['reserved', 'waiting'],
  ['limiting', 'waiting'],
  ['limited', 'waiting'],
  ['platform_limiting', 'waiting'],
  ['platform_limited', 'waiting'],
]);

/** The outcomes that do not change unless someone acts. */
const settled: readonly JobOutcome[] = ['failed', 'soft-failed', 'passed', 'canceled', 'not-run'];

/**
 * The outcome of a job. A canceled job in a build that was not canceled counts as failed, as it does for the service: it
 * is the reason that the build did not pass.
 */
export function jobOutcome(job: JobStanding, buildState: string): JobOutcome {
  const outcome = outcomes.get(job.state ?? '') ?? 'unknown';
  if (outcome === 'failed' && job.soft_failed === true) return 'soft-failed';
  if (outcome === 'canceled' && !buildState.startsWith('cancel')) {
    return job.soft_failed === true ? 'soft-failed' : 'failed';
  }
  return outcome;
}

/** True if the job is finished. */
export function isSettled(outcome: JobOutcome): boolean {
  return settled.includes(outcome);
}
