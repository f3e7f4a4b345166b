import { ClientError } from '../../client/index.ts';

/** An error whose message this project wrote, so that it can be shown. */
export class OwnError extends Error {
  override readonly name: string = 'OwnError';
}

/** No build appeared in time. */
export class MissingBuildError extends OwnError {
  override readonly name = 'MissingBuildError';
  readonly hint: string;
  /** The status of the response that says so; undefined for a list without the build. */
  readonly status: number | undefined;

  constructor(
    message: string,
    hint = 'Check that the pipeline builds this branch, or raise appear-timeout.',
    status?: number,
  ) {
    super(message);
    this.hint = hint;
    this.status = status;
  }
}

const className = /^[A-Za-z]{1,40}$/;
const systemCode = /^[A-Z][A-Z0-9_]{2,39}$/;

/** How many causes are searched for an error's code. */
const maxCauses = 5;

/** Whether the message of an error is ours. Those of libraries and the runtime can quote anything, even a secret. */
export function isOwn(error: unknown): error is OwnError | ClientError {
  return error instanceof ClientError || error instanceof OwnError;
}

/** The message of an error of ours; of any other only its class and its code. */
export function errorText(error: unknown): string {
  return isOwn(error) ? error.message : `An unexpected error occurred (${errorKind(error)})`;
}

/** The same text with a full stop at its end. */
export function errorSentence(error: unknown): string {
  const text = errorText(error);
  return text.endsWith('.') ? text : `${text}.`;
}

/** The class of an error, and the system's code if there is one: `TypeError`, `Error ENOSPC`. */
export function errorKind(error: unknown): string {
  const name = error instanceof Error && className.test(error.name) ? error.name : 'Error';
  // The causes of an error can be its own causes again.
  let at = error;
  for (let depth = 0; depth < maxCauses && at instanceof Error; depth += 1) {
    const { code, cause } = at as NodeJS.ErrnoException;
    if (typeof code === 'string' && systemCode.test(code)) return `${name} ${code}`;
    at = cause;
  }
  return name;
}
