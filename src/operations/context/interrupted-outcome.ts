import { renderFailure, renderFailureAbove } from '../../report/failure.ts';
import type { Redactor } from '../../report/text/redact.ts';
import type { Outcome } from './outcome.ts';

/** The outcome of a step that was interrupted, with what it had found before. */
export function interruptedOutcome(outcome: Outcome, { text }: Pick<Redactor, 'text'>): Outcome {
  const { sentence, summary } = outcome;
  const failed = { interrupted: true, sentence: text(sentence), hint: undefined };
  return {
    ...outcome,
    success: false,
    sentence: `The step was interrupted. ${sentence}`,
    summary: renderFailureAbove(failed, summary),
  };
}

/** The outcome of a step that was interrupted before the response to its only write, with what became of that. */
export function interruptedWrite(sentence: string, { text }: Pick<Redactor, 'text'>): Outcome {
  const failed = { interrupted: true, sentence: text(sentence), hint: undefined };
  return {
    success: false,
    sentence: `The step was interrupted. ${sentence}`,
    summary: (limits) => renderFailure(failed, limits),
  };
}
