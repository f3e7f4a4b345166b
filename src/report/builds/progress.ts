import type { Build } from '../../model/build.ts';
import { effectiveState } from '../../model/states.ts';
import { count } from '../text/counts.ts';
import { plainLine } from '../text/plain.ts';
import type { Redactor } from '../text/redact.ts';
import { countJobs, countSettled } from './job-counts.ts';
import { failedJobs, readJobs, title } from './jobs.ts';

/** The progress of a build, for its log line. */
export interface Progress {
  /** The effective state. */
  readonly state: string;
  /** The number of finished, failed, and all jobs that run commands; null if the response had no jobs. */
  readonly jobs: { readonly done: number; readonly total: number; readonly failed: number } | null;
  /** The first failed job, if the response names jobs. */
  readonly firstFailure: string | null;
  /** The log line: `running, 3 of 14 jobs done, 1 failed, first “unit tests”`. The same until something changes. */
  readonly text: string;
}

/**
 * The progress of a build, from its jobs. They are counted as in the summary. Without them it is only the state:
 * `job_state_counts` includes wait steps and other steps that run no commands.
 */
export function describeProgress(build: Build, redact: Redactor): Progress {
  const state = redact.text(effectiveState(build));
  if (!build.jobs) return { state, jobs: null, firstFailure: null, text: plainLine(state) };
  const jobs = readJobs(build.jobs, { buildState: state, now: 0, toLink: () => null });
  const counts = countJobs(jobs);
  const [first] = failedJobs(jobs);
  // Of all that a poll reads, only these words are shown.
  const progress = {
    jobs: { done: countSettled(counts), total: counts.total, failed: counts.failed },
    firstFailure: first === undefined ? null : redact.text(title(first)),
  };
  return { ...progress, state, text: plainLine(describe(state, progress)) };
}

function describe(
  state: string,
  { jobs, firstFailure }: Pick<Progress, 'firstFailure'> & { readonly jobs: NonNullable<Progress['jobs']> },
): string {
  if (jobs.total === 0) return state;
  const failed = firstFailure === null ? '' : `, ${jobs.failed} failed, first “${firstFailure}”`;
  return `${state}, ${jobs.done} of ${count(jobs.total, 'job')} done${failed}`;
}
