import type { Build } from '../../model/build.ts';
import type { Job } from '../../model/job.ts';
import { isReplaced, isScriptJob } from '../../model/script-job.ts';
import { effectiveState, hasEnded, isCanceled } from '../../model/states.ts';
import { jobOutcome } from '../../report/builds/outcomes.ts';
import type { StepsResult } from '../../report/builds/verdict.ts';

/**
 * How the steps with these keys stand, and whether nothing is left to wait for, because they or the build have ended. Null if no
 * jobs are shown.
 */
export function standingOf(
  build: Build,
  keys: readonly string[],
): (StepsResult & { readonly open: readonly string[]; readonly haveEnded: boolean }) | null {
  if (!build.jobs) return null;
  const { jobs } = build;
  const state = effectiveState(build);
  const isOver = hasEnded(build) && state !== 'blocked';
  const steps = keys.map((key) => {
    const all = jobs.filter((job) => 'step_key' in job && job.step_key === key);
    const current = all.filter((job) => !(isScriptJob(job) && isReplaced(job)));
    const outcomes = current.map((job) => outcomeOf(job, state));
    const isMissing = all.length === 0;
    const isOpen = outcomes.length === 0 || outcomes.includes('open');
    const hasFailed = outcomes.includes('failed') || (isOver && isOpen && !isMissing);
    return { key, isMissing, isOpen, hasFailed, hasPassed: !isOpen && !hasFailed };
  });
  const keysOf = (what: 'hasPassed' | 'hasFailed' | 'isMissing') =>
    steps.filter((step) => step[what]).map(({ key }) => key);
  return {
    state: steps.every(({ hasPassed }) => hasPassed) ? 'passed' : 'failed',
    passed: keysOf('hasPassed'),
    failed: keysOf('hasFailed'),
    missing: keysOf('isMissing'),
    open: steps.filter(({ isOpen, isMissing }) => isOpen && !isMissing).map(({ key }) => key),
    haveEnded: isOver || steps.every(({ isOpen }) => !isOpen),
  };
}

/** Why a job is left out on purpose. */
const leftOutReasons = ['conditional_failed', 'branch_mismatch'];

/** What a job says of its step. One that was to be left out has passed; one that an earlier failure prevents has failed. */
function outcomeOf(job: Job, buildState: string): 'open' | 'passed' | 'failed' {
  if (job.type === 'manual' && (job.state === 'unblocked' || job.state === 'finished')) return 'passed';
  const outcome = jobOutcome(job, buildState);
  if (outcome === 'passed' || outcome === 'soft-failed') return 'passed';
  if (outcome === 'failed' || outcome === 'canceled') return 'failed';
  if (outcome !== 'not-run') return 'open';
  const reason = String('broken_reason' in job ? job.broken_reason : null);
  const isMeant = job.state === 'skipped' || leftOutReasons.includes(reason) || buildState === 'passed';
  const hasRun = !isCanceled(buildState) && buildState !== 'skipped' && buildState !== 'not_run';
  return isMeant && hasRun ? 'passed' : 'failed';
}
