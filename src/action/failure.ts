import { type ApiError, ClientError } from '../client/index.ts';
import { MissingBuildError } from '../operations/context/missing-build-error.ts';
import { inputs } from '../operations/inputs/declarations/inputs.ts';
import { CanceledError } from './cancellation.ts';

/** Why a step failed, as the person who has to act on it reads it. */
export interface Failure {
  /** The name of the error's class; `Error` for a fault of our own. */
  readonly kind: string;
  readonly sentence: string;
  /** The service's status, where it answered. */
  readonly status?: number;
  readonly hint?: string;
}

/** The inputs cannot be used; all that is wrong with them is listed. */
export class InputError extends Error {
  override readonly name = 'InputError';

  constructor(problems: readonly string[]) {
    super(
      problems.length === 1
        ? problems.join()
        : ['The inputs cannot be used:', ...problems.map((problem) => `- ${problem}`)].join('\n'),
    );
  }
}

/** An error as a failure. Only errors that we know speak for themselves; any other is a fault of our own. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof CanceledError || error instanceof InputError)
    return { kind: error.name, sentence: error.message };
  const known = [ClientError, MissingBuildError].some((kind) => error instanceof kind);
  const message = error instanceof Error ? error.message : String(error);
  if (!known) {
    return {
      kind: 'Error',
      sentence: `Kitestring failed in a way it should not: ${message}`,
      hint: 'Run the workflow again with debug logging to see where, and please report it.',
    };
  }
  const { name: kind, hint, retryAt, status } = error as Error & Partial<ApiError>;
  const later = retryAt === undefined ? '' : `The same would have worked from ${retryAt.toISOString()} on.`;
  const hints = [inInputWords(hint ?? ''), later].filter((text) => text !== '');
  return {
    kind,
    sentence: message,
    ...(status === undefined ? {} : { status }),
    ...(hints.length === 0 ? {} : { hint: hints.join(' ') }),
  };
}

/** A hint of the client, which names a property of the wire where a person gave the input of that name. */
function inInputWords(hint: string): string {
  return hint.replace(/[a-z]+(?:_[a-z]+)+/g, (word) => {
    const name = word.replaceAll('_', '-');
    return Object.hasOwn(inputs, name) ? name : word;
  });
}
