import {
  ApiError,
  type ClientError,
  ConnectionError,
  InvalidResponseError,
  OutcomeUnknownError,
  TimeoutError,
} from '../errors.ts';

/** A failure in a word or two of our own, none of the service's: `502`, `ECONNRESET`, `headers timeout`. */
export function failureReason(error: ClientError): string {
  if (error instanceof ApiError) return String(error.status);
  if (error instanceof ConnectionError) return error.code;
  if (error instanceof TimeoutError) return `${error.phase} timeout`;
  if (error instanceof InvalidResponseError) return `unusable answer (${error.fault})`;
  return error instanceof OutcomeUnknownError ? 'outcome unknown' : error.name;
}
