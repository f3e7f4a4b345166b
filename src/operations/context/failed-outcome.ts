import { ClientError } from '../../client/index.ts';
import { renderFailureAbove } from '../../report/failure.ts';
import { inInputWords } from '../inputs/in-input-words.ts';
import type { Context } from './context.ts';
import { MissingBuildError } from './missing-build-error.ts';
import type { Outcome } from './outcome.ts';

/** Why a step fails although it has handled other builds. */
interface PartialFailure {
  readonly operation: string;
  readonly why: string;
  readonly error: Error;
}

/** The outcome of the builds that a step has handled, with the failure of another one. */
export function withFailure(
  others: Outcome,
  { operation, why, error }: PartialFailure,
  { redact }: Pick<Context, 'redact'>,
): Outcome {
  const { hint = others.hint } =
    error instanceof ClientError || error instanceof MissingBuildError ? error : others;
  const words = hint === undefined ? undefined : inInputWords(hint);
  const failed = { operation, interrupted: false, sentence: redact.text(why), hint: words };
  return {
    ...others,
    success: false,
    sentence: `${why} ${others.sentence}`,
    ...(words !== undefined && { hint: words }),
    summary: renderFailureAbove(failed, others.summary),
  };
}
