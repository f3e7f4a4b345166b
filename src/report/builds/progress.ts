import type { Build } from '../../model/build.ts';
import type { ScriptJob } from '../../model/job.ts';
import { isScriptJob } from '../../model/script-job.ts';
import { effectiveState } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import { count } from '../text/counts.ts';
import { plainLine } from '../text/plain.ts';
import type { Redactor } from '../text/redact.ts';
import { groupAttempts } from './attempts.ts';
import { isSettled, jobOutcome, outcomeOfJobState } from './outcomes.ts';

/** The progress of a build, for its log line. */
export interface Progress {
  /** The effective state. */
  readonly state: string;
  /** The number of finished, failed, and all jobs; null if the response had neither jobs nor counts. */
  readonly jobs: { readonly done: number; readonly total: number; readonly failed: number } | null;
  /** The name of the first failed job, if the response names jobs. */
  readonly firstFailure: string | null;
  /** The log line: `running, 3 of 14 jobs done, 1 failed, first “unit tests”`. The same until something changes. */
  readonly text: string;
}

/**
 * The progress of a build, from its jobs or, if the response omits them, from `job_state_counts`. The counts include wait
 * steps and other steps that run no commands.
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

/** The first failed job is the first to finish, as in the report. */
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

/** The counts include soft failures, so failures are reported only if the build's state confirms them. */
function describe(state: string, { jobs, firstFailure }: Counted): string {
  if (jobs === null || jobs.total === 0) return state;
  const certain = firstFailure !== null || state === 'failing' || state === 'failed';
  const failed = jobs.failed === 0 || !certain ? '' : `, ${jobs.failed} failed`;
  const first = firstFailure === null ? '' : `, first “${firstFailure}”`;
  return `${state}, ${jobs.done} of ${count(jobs.total, 'job')} done${failed}${first}`;
}
