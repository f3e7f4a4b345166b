import { renderFailureAbove } from '../../report/failure.ts';
import { inInputWords } from '../inputs/in-input-words.ts';
import { isOwn } from './error-text.ts';
import { type Outcome, plainOutcome } from './outcome.ts';

/** Why a step fails although it has handled other builds. */
interface PartialFailure {
  readonly operation: string;
  readonly why: string;
  readonly error: Error & { readonly hint?: string | undefined };
}

/** The outcome of the builds that a step has handled, with the failure of another one. */
export function withFailure(others: Outcome, { operation, why, error }: PartialFailure): Outcome {
  const given = (isOwn(error) ? error.hint : undefined) ?? others.hint;
  const hint = given === undefined ? undefined : inInputWords(given);
  const failed = { operation, interrupted: false, sentence: why, hint };
  return {
    ...others,
    success: false,
    sentence: `${why} ${others.sentence}`,
    ...(hint !== undefined && { hint }),
    summary: renderFailureAbove(failed, others.summary),
  };
}

/** The outcome of a step that was interrupted, with what it had found before. */
export function interruptedOutcome(outcome: Outcome): Outcome {
  const failed = { interrupted: true, sentence: outcome.sentence, hint: undefined };
  return {
    ...outcome,
    success: false,
    sentence: `The step was interrupted. ${outcome.sentence}`,
    summary: renderFailureAbove(failed, outcome.summary),
  };
}

/** The outcome of a step that was interrupted before the response to its only write: what was not done, or may have been. */
export function interruptedWrite(written: 'not sent' | 'unknown', what: string, done: string): Outcome {
  return interruptedOutcome(
    plainOutcome(`${what} ${written === 'unknown' ? 'may have been' : 'was not'} ${done}.`),
  );
}
