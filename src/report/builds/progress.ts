import type { Build } from '../../model/build.ts';
import { effectiveState } from '../../model/states.ts';
import { plainLine } from '../text/plain.ts';
import type { Redactor } from '../text/redact.ts';
import { countJobs, describeDone } from './job-counts.ts';
import { failedJobs, readJobs, title } from './jobs.ts';

/** The progress of a build, for its log line. */
export interface Progress {
  /** The effective state. */
  readonly state: string;
  /** False if the response had no jobs. */
  readonly hasJobs: boolean;
  /** The log line: `running, 3 of 14 jobs done, 1 failed, first “unit tests”`. The same until something changes. */
  readonly text: string;
}

/**
 * The progress of a build, from its jobs. They are counted as in the summary. Without them it is only the state:
 * `job_state_counts` includes wait steps and other steps that run no commands.
 */
export function describeProgress(build: Build, redact: Redactor): Progress {
  const state = redact.text(effectiveState(build));
  const jobs = readJobs(build.jobs ?? [], { buildState: state, now: 0, toLink: () => null });
  const counts = countJobs(jobs);
  const done = describeDone(counts);
  // Of all that a poll reads, only these words are shown.
  const [first] = failedJobs(jobs);
  const failures =
    first === undefined ? '' : `, ${counts.failed} failed, first “${redact.text(title(first))}”`;
  return {
    state,
    hasJobs: Boolean(build.jobs),
    text: plainLine(`${state}${done && `, ${done}`}${failures}`),
  };
}
