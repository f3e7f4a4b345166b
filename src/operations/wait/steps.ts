import type { Build } from '../../model/build.ts';
import type { Job } from '../../model/job.ts';
import { isReplaced, isScriptJob } from '../../model/script-job.ts';
import { effectiveState, hasEnded, isCanceled } from '../../model/states.ts';
import { jobOutcome } from '../../report/builds/outcomes.ts';
import type { StepsResult } from '../../report/builds/verdict.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';

/**
 * How the steps stand that alone are waited for, and whether nothing is left to wait for, because they or the build have ended.
 * Null if the build is waited for, or no jobs are shown.
 */
export function standingOf(
  { build }: { readonly build: Build | null },
  { steps: keys }: Pick<WaitSettings, 'steps'>,
): (StepsResult & { readonly haveEnded: boolean }) | null {
  if (!build?.jobs || keys === undefined) return null;
  const { jobs } = build;
  const state = effectiveState(build);
  const isOver = hasEnded(build) && state !== 'blocked';
  const steps = keys.map((key) => {
    const all = jobs.filter((job) => 'step_key' in job && job.step_key === key);
    const outcomes = all
      .filter((job) => !(isScriptJob(job) && isReplaced(job)))
      .map((job) => outcomeOf(job, state));
    const isMissing = all.length === 0;
    const isOpen = outcomes.length === 0 || outcomes.includes('open');
    return {
      key,
      isMissing,
      isOpen,
      hasFailed: outcomes.includes('failed') || (isOver && isOpen && !isMissing),
    };
  });
  const keysOf = (holds: (step: (typeof steps)[number]) => boolean) =>
    steps.filter(holds).map(({ key }) => key);
  const passed = keysOf(({ isOpen, hasFailed }) => !isOpen && !hasFailed);
  return {
    state: passed.length === keys.length ? 'passed' : 'failed',
    passed,
    failed: keysOf(({ hasFailed }) => hasFailed),
    missing: keysOf(({ isMissing }) => isMissing),
    haveEnded: isOver || steps.every(({ isOpen }) => !isOpen),
  };
}

/** Why a job is left out on purpose. */
const leftOutReasons = ['conditional_failed', 'branch_mismatch'];

/** What a job says of its step. One that was to be left out has passed; one that an earlier failure prevents has failed. */
function outcomeOf(job: Job, buildState: string): 'open' | 'passed' | 'failed' {
  if (job.type === 'manual' && (job.state === 'unblocked' || job.state === 'finished')) return 'passed';
  switch (jobOutcome(job, buildState)) {
    case 'passed':
    case 'soft-failed':
      return 'passed';
    case 'not-run': {
      const reason = 'broken_reason' in job ? job.broken_reason : null;
      const isMeant =
        job.state === 'skipped' || leftOutReasons.includes(String(reason)) || buildState === 'passed';
      const hasRun = !isCanceled(buildState) && buildState !== 'skipped' && buildState !== 'not_run';
      return isMeant && hasRun ? 'passed' : 'failed';
    }
    case 'failed':
    case 'canceled':
      return 'failed';
    default:
      return 'open';
  }
}
