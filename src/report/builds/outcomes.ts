import { count, formatNumber } from '../text/counts.ts';

/*
 * The outcomes of jobs, as reports name them: the words for a number of such jobs, and the states with that outcome. Job states are
 * not shown in the document (api.md §2.8): these are those of the live service. `broken` means that a condition or a dependency
 * prevented the job from running, which is not a failure.
 */
const outcomes = {
  passed: ['passed', ['passed']],
  failed: ['failed', ['failed', 'timed_out', 'expired']],
  'soft-failed': ['failed softly', []],
  canceled: ['canceled', ['canceled']],
  'not-run': ['did not run', ['skipped', 'broken', 'waiting_failed', 'blocked_failed', 'unblocked_failed']],
  running: ['running', ['running', 'canceling', 'timing_out']],
  waiting: [
    'waiting',
    [
      ...['pending', 'waiting', 'blocked', 'unblocked', 'scheduled', 'assigned', 'accepted', 'reserved'],
      ...['limiting', 'limited', 'platform_limiting', 'platform_limited'],
    ],
  ],
  unknown: ['in an unknown state', []],
} as const satisfies Record<string, readonly [words: string, states: readonly string[]]>;

/** The outcome of a job. `unknown` stands for a state that is not listed here. */
export type JobOutcome = keyof typeof outcomes;

const names = Object.keys(outcomes) as JobOutcome[];
const byState = new Map(
  names.flatMap((name) => outcomes[name][1].map((state): [string, JobOutcome] => [state, name])),
);

/** The fields of a job that decide its outcome. */
export interface JobStanding {
  readonly state?: string | null | undefined;
  readonly soft_failed?: boolean | null | undefined;
  /** The exit status that a running job has promised: it will fail. */
  readonly promised_exit_status?: unknown;
}

/**
 * The outcome of a job. A canceled job in a build that was not canceled counts as failed, as it does for the service: it
 * is the reason that the build did not pass. So does a running job that has promised to fail.
 */
export function jobOutcome(
  { state, soft_failed, promised_exit_status: promised }: JobStanding,
  buildState: string,
): JobOutcome {
  const outcome = byState.get(state ?? '') ?? 'unknown';
  const isPromised = outcome === 'running' && typeof promised === 'number' && promised !== 0;
  const isFailure =
    isPromised || outcome === 'failed' || (outcome === 'canceled' && !buildState.startsWith('cancel'));
  if (!isFailure) return outcome;
  return soft_failed === true ? 'soft-failed' : 'failed';
}

/** The states of jobs that may have failed a build in this state. */
export function failedStates(buildState: string): readonly string[] {
  const states = [...byState.keys()];
  return states.filter((state) => jobOutcome({ state }, buildState) === 'failed');
}

/** True if the job is finished: its outcome does not change unless someone acts. */
export function isSettled(outcome: JobOutcome): boolean {
  return !['running', 'waiting', 'unknown'].includes(outcome);
}

/** The number of jobs by outcome. Jobs that run commands and trigger steps, each counted once with all its attempts. */
export type JobCounts = Readonly<Record<JobOutcome | 'total' | 'settled', number>> & {
  /** The passed jobs that needed more than one attempt. */
  readonly passedOnRetry: number;
};

/** Counts jobs by outcome. */
export function countJobs(
  jobs: readonly { readonly outcome: JobOutcome; readonly attempts: number }[],
): JobCounts {
  const of = (name: JobOutcome) => jobs.filter(({ outcome }) => outcome === name);
  return {
    ...(Object.fromEntries(names.map((name) => [name, of(name).length])) as Record<JobOutcome, number>),
    total: jobs.length,
    settled: jobs.filter(({ outcome }) => isSettled(outcome)).length,
    passedOnRetry: of('passed').filter(({ attempts }) => attempts > 1).length,
  };
}

/**
 * The counts of a build of which only some jobs were read, by the service's count of states. `failed` are those that failed, if all
 * of them are known.
 */
export function countStates(
  states: Readonly<Record<string, unknown>>,
  buildState: string,
  failed: readonly { readonly outcome: JobOutcome }[] | null,
): JobCounts {
  const jobs = Object.entries(states).flatMap(([state, number]) => {
    const outcome = jobOutcome({ state }, buildState);
    return Array.from({ length: Number(number) || 0 }, () => ({ outcome, attempts: 1 }));
  });
  const counts = countJobs(jobs);
  const of = (name: JobOutcome) => failed?.filter(({ outcome }) => outcome === name).length ?? 0;
  return failed === null ? counts : { ...counts, failed: of('failed'), 'soft-failed': of('soft-failed') };
}

/** The counts as one sentence, without zeros: `12 of 14 jobs passed (2 after a retry), 1 failed, 1 failed softly.` */
export function describeJobCounts(counts: JobCounts): string {
  if (counts.total === 0) return 'No jobs that run commands.';
  const rest = names.filter((name) => name !== 'passed' && counts[name] > 0);
  const retried = counts.passedOnRetry === 0 ? '' : ` (${counts.passedOnRetry} after a retry)`;
  const others = rest.map((name) => `, ${counts[name]} ${outcomes[name][0]}`).join('');
  return `${formatNumber(counts.passed)} of ${count(counts.total, 'job')} passed${retried}${others}.`;
}

/** How many jobs are finished, in words; empty if there are none. */
export function describeDone({ total, settled }: JobCounts): string {
  return total === 0 ? '' : `${settled} of ${count(total, 'job')} done`;
}
