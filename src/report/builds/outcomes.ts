/** What became of a job, in the words of a report. `unknown` is a state of which we know nothing. */
export type JobOutcome =
  | 'failed'
  | 'soft-failed'
  | 'passed'
  | 'canceled'
  | 'not-run'
  | 'running'
  | 'waiting'
  | 'unknown';

/** What is needed of a job to judge it. */
export interface JobStanding {
  readonly state?: string | null | undefined;
  readonly soft_failed?: boolean | null | undefined;
}

/*
 * Job states are not shown in the document (api.md §2.8): these are the words of the live service. `broken` means that
 * a condition or a dependency kept the job from running, which is no failure.
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

/** The outcomes that will not change unless someone acts. */
const settled: readonly JobOutcome[] = ['failed', 'soft-failed', 'passed', 'canceled', 'not-run'];

/**
 * What became of a job. A job that was canceled in a build that was not counts as failed, as it does for the
 * service: it is why the build did not pass.
 */
export function jobOutcome(job: JobStanding, buildState: string): JobOutcome {
  const outcome = outcomeOfJobState(job.state ?? '');
  if (outcome === 'failed' && job.soft_failed === true) return 'soft-failed';
  if (outcome === 'canceled' && !buildState.startsWith('cancel')) {
    return job.soft_failed === true ? 'soft-failed' : 'failed';
  }
  return outcome;
}

/** What a job state alone says; of a state that we do not know, nothing. */
export function outcomeOfJobState(state: string): JobOutcome {
  return outcomes.get(state) ?? 'unknown';
}

/** True when the job is over. */
export function isSettled(outcome: JobOutcome): boolean {
  return settled.includes(outcome);
}
