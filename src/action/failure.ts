import type { ApiError } from '../client/index.ts';
import { errorKind, isOwn, OwnError } from '../operations/context/error-text.ts';
import { inInputWords } from '../operations/inputs/in-input-words.ts';

/** Why a step failed, for the user. */
export interface Failure {
  /** The name of the error's class; `Error` for a bug of ours. */
  readonly kind: string;
  readonly sentence: string;
  /** The status of the service's response, if there was one. */
  readonly status?: number;
  readonly hint?: string;
}

/** The inputs are not valid; lists everything that is wrong with them. */
export class InputError extends OwnError {
  override readonly name = 'InputError';

  constructor(problems: readonly string[]) {
    super(
      problems.length === 1
        ? problems.join()
        : ['The inputs are not valid:', ...problems.map((problem) => `- ${problem}`)].join('\n'),
    );
  }
}

/** An error as a failure. Only our errors are shown with their message; any other is a bug, and may quote anything. */
export function describeFailure(error: unknown): Failure {
  if (!isOwn(error)) {
    return {
      kind: 'Error',
      sentence: `Kitestring failed unexpectedly (${errorKind(error)}).`,
      hint: 'This is a bug. Run the workflow again with debug logging to get a stack trace, and report it.',
    };
  }
  const { name: kind, message: sentence, hint, retryAt, status } = error as Error & Partial<ApiError>;
  const retry = retryAt === undefined ? '' : `Retry after ${retryAt.toISOString()}.`;
  const hints = [inInputWords(hint ?? ''), retry].filter((text) => text !== '');
  return {
    kind,
    sentence,
    ...(status === undefined ? {} : { status }),
    ...(hints.length === 0 ? {} : { hint: hints.join(' ') }),
  };
}
