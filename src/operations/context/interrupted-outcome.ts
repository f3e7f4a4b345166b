import { renderFailureAbove } from '../../report/failure.ts';
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
