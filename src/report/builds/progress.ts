import type { Build } from '../../model/build.ts';
import { isScriptJob, type ScriptJob } from '../../model/job.ts';
import { effectiveState } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import { count } from '../text/counts.ts';
import { plainLine } from '../text/plain.ts';
import type { Redactor } from '../text/redact.ts';
import { groupAttempts } from './attempts.ts';
import { isSettled, jobOutcome, outcomeOfJobState } from './outcomes.ts';

/** How far a build is: what its log line says, and when a new one is worth writing. */
export interface Progress {
  /** The state as a person means it. */
  readonly state: string;
  /** Jobs that are over, of all; null where the answer had neither jobs nor counts. */
  readonly jobs: { readonly done: number; readonly total: number; readonly failed: number } | null;
  /** The name of the first job that failed, where the answer names jobs. */
  readonly firstFailure: string | null;
  /** The line for the log: `running, 3 of 14 jobs done, 1 failed, first “unit tests”`. Equal as long as nothing changed. */
  readonly text: string;
}

/**
 * How far a build is, from its jobs or, where they were left out, from `job_state_counts`. The counts are of all
 * that is in the build, wait steps too: they are not said to be of jobs that run commands alone.
 */
export function describeProgress(original: Build, redact: Redactor): Progress {
  const build = redact.json(original);
  const state = effectiveState(build);
  const counted = build.jobs ? countJobs(build, state) : countStates(build);
  return { ...counted, state, text: plainLine(describe(state, counted)) };
}

type Counted = Pick<Progress, 'jobs' | 'firstFailure'>;

function countJobs(build: Build, state: string): Counted {
  const latest = groupAttempts((build.jobs ?? []).filter(isScriptJob)).map((attempts) => attempts.latest);
  const outcomes = latest.map((job) => jobOutcome(job, state));
  const failed = latest.filter((_, index) => outcomes[index] === 'failed');
  const first = failed.toSorted((a, b) => endOf(a) - endOf(b))[0];
  return {
    jobs: {
      done: outcomes.filter(isSettled).length,
      total: latest.length,
      failed: failed.length,
    },
    firstFailure: first === undefined ? null : first.name || first.step_key || 'script step',
  };
}

/** The first to end is the first failure, as in the report. */
function endOf(job: ScriptJob): number {
  return parseTime(job.finished_at) ?? Number.MAX_SAFE_INTEGER;
}

function countStates(build: Build): Counted {
  const counts = build.job_state_counts;
  if (!counts?.states) return { jobs: null, firstFailure: null };
  let done = 0;
  let failed = 0;
  let total = 0;
  for (const [jobState, value] of Object.entries(counts.states)) {
    const number = typeof value === 'number' && value > 0 ? value : 0;
    const outcome = outcomeOfJobState(jobState);
    total += number;
    if (isSettled(outcome)) done += number;
    if (outcome === 'failed') failed += number;
  }
  return { jobs: { done, total: Math.max(total, counts.total ?? 0), failed }, firstFailure: null };
}

/** Counts do not tell soft failures from others: they are called failures once the build's own state says so. */
function describe(state: string, { jobs, firstFailure }: Counted): string {
  if (jobs === null || jobs.total === 0) return state;
  const certain = firstFailure !== null || state === 'failing' || state === 'failed';
  const failed = jobs.failed === 0 || !certain ? '' : `, ${jobs.failed} failed`;
  const first = firstFailure === null ? '' : `, first “${firstFailure}”`;
  return `${state}, ${jobs.done} of ${count(jobs.total, 'job')} done${failed}${first}`;
}
