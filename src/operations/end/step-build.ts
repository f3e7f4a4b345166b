import type { Build } from '../../model/build.ts';
import type { TrackedBuild } from '../outputs/build-outputs.ts';

/** A build of a step, with what the step has done to it. */
export interface StepBuild extends TrackedBuild {
  /** Whether this step started it, took it over from an earlier run, or found it (the default). */
  readonly origin?: 'started' | 'reused' | 'found';
  /** When this step had created it, by the monotonic clock in milliseconds. */
  readonly knownMs?: number;
  /** The build before its failed jobs were retried: an end counts only if it shows another job, or is a later end. */
  readonly before?: Build;
  /** The ID of a block step that this step has unblocked: the build counts as blocked only if it shows another one. */
  readonly unblocked?: string;
  /** How many of its jobs are retried, if the service tells. */
  readonly retriedCount?: number | undefined;
}

/** True for builds that are canceled with the workflow: those that this step started, or those that `cancel-on` names. */
export function isCanceledOnAbort(
  { origin }: Pick<StepBuild, 'origin'>,
  cancelOnAbort: boolean | undefined,
): boolean {
  return cancelOnAbort ?? origin === 'started';
}
