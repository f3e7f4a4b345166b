import type { ClientContext } from '../context.ts';
import type { ClientError } from '../errors.ts';
import { laterDate } from './later-date.ts';

/** Says on the error when the same call would have worked, as far as is known: so many milliseconds from now. */
export function withRetryAt(context: ClientContext, error: ClientError, delayMs: number): ClientError {
  error.retryAt = laterDate(context.clock.now(), delayMs);
  return error;
}
