import { type ApiError, ClientError } from '../client/errors.ts';
import { MissingBuildError } from '../operations/context/missing-build-error.ts';
import { inInputWords } from '../operations/inputs/in-input-words.ts';
import { CanceledError } from './cancellation.ts';

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
export class InputError extends Error {
  override readonly name = 'InputError';

  constructor(problems: readonly string[]) {
    super(
      problems.length === 1
        ? problems.join()
        : ['The inputs are not valid:', ...problems.map((problem) => `- ${problem}`)].join('\n'),
    );
  }
}

/** An error as a failure. Only known errors are shown with their own message; any other is a bug of ours. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof CanceledError || error instanceof InputError)
    return { kind: error.name, sentence: error.message };
  const known = [ClientError, MissingBuildError].some((kind) => error instanceof kind);
  const message = error instanceof Error ? error.message : String(error);
  if (!known) {
    return {
      kind: 'Error',
      sentence: `Kitestring failed unexpectedly: ${message}`,
      hint: 'This is a bug. Run the workflow again with debug logging to get a stack trace, and report it.',
    };
  }
  const { name: kind, hint, retryAt, status } = error as Error & Partial<ApiError>;
  const retry = retryAt === undefined ? '' : `Retry after ${retryAt.toISOString()}.`;
  const hints = [inInputWords(hint ?? ''), retry].filter((text) => text !== '');
  return {
    kind,
    sentence: message,
    ...(status === undefined ? {} : { status }),
    ...(hints.length === 0 ? {} : { hint: hints.join(' ') }),
  };
}
