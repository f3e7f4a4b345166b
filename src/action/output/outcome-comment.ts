import { systemClock } from '../../client/clock.ts';
import { interruptedOutcome } from '../../operations/context/interrupted-outcome.ts';
import type { Outcome } from '../../operations/context/outcome.ts';
import type { CommentPlan } from '../../operations/context/workflow.ts';
import { type CommentNote, publishComment } from './comment.ts';
import type { PublishHost } from './publish-host.ts';

/** An outcome after its comment was written, and a note for the user if it could not be. */
export interface CommentedOutcome {
  readonly outcome: Outcome;
  readonly written: CommentNote | null;
}

/** Writes the comment. An interruption meanwhile takes nothing away from the outcome: it is published as interrupted. */
export async function commentOn(
  outcome: Outcome,
  plan: CommentPlan,
  host: PublishHost,
): Promise<CommentedOutcome> {
  const { signal } = host.cancellation;
  const wasInterrupted = signal.aborted;
  const { redactor } = host.secrets;
  const written = await publishComment(plan, {
    github: host.github,
    repository: host.workflow.repository,
    run: host.workflow.run,
    nowMs: Date.now(),
    readOnlyToken: host.reading.readOnlyToken,
    redactor,
    journal: host.journal,
    files: host.files,
    log: host.log.info,
    sleep: (ms) => systemClock.sleep(ms, signal),
    signal,
  });
  const isInterrupted = signal.aborted && !wasInterrupted;
  return { written, outcome: isInterrupted ? interruptedOutcome(outcome, redactor) : outcome };
}
