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
const states = {
  passed: ['passed'],
  failed: ['failed', 'timed_out', 'expired'],
  canceled: ['canceled'],
  'not-run': ['skipped', 'broken', 'waiting_failed', 'blocked_failed', 'unblocked_failed'],
  running: ['running', 'canceling', 'timing_out'],
  waiting: [
    ...['pending', 'waiting', 'blocked', 'unblocked', 'scheduled', 'assigned', 'accepted', 'reserved'],
    ...['limiting', 'limited', 'platform_limiting', 'platform_limited'],
  ],
} as const;
const outcomes = new Map<string, JobOutcome>(
  (Object.keys(states) as (keyof typeof states)[]).flatMap((outcome) =>
    states[outcome].map((state) => [state, outcome] as const),
  ),
);

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
