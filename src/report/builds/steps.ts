import type { Job, ManualJob, TriggerJob } from '../../model/job.ts';
import type { SafeUrl, ToLink } from '../text/url.ts';
import { type JobOutcome, jobOutcome } from './outcomes.ts';

/** A trigger step: it starts a build of another pipeline. It is not counted as a job, but it can fail the build. */
export interface TriggerReport {
  readonly name: string;
  /** As the service sent it. */
  readonly state: string;
  readonly outcome: JobOutcome;
  /** The number of the triggered build. */
  readonly number: number | null;
  readonly url: SafeUrl | null;
}

/** The labels of the block and input steps that the build is waiting at. */
export function readBlockSteps(jobs: readonly Job[]): string[] {
  const waiting = jobs.filter(isManual).filter((job) => job.state === 'blocked');
  return waiting.map((job) => job.label || job.step_key || 'block step');
}

/** The trigger steps. */
export function readTriggers(jobs: readonly Job[], buildState: string, toLink: ToLink): TriggerReport[] {
  return jobs.filter(isTrigger).map((job) => ({
    name: job.name || job.step_key || 'trigger step',
    state: job.state ?? '',
    outcome: jobOutcome({ state: job.state }, buildState),
    number: job.triggered_build?.number ?? null,
    url: toLink(job.triggered_build?.web_url ?? job.web_url),
  }));
}

function isManual(job: Job): job is ManualJob {
  return job.type === 'manual';
}

function isTrigger(job: Job): job is TriggerJob {
  return job.type === 'trigger';
}
