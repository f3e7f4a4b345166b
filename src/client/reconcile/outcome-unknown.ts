import { type ClientError, OutcomeUnknownError } from '../errors.ts';
import type { Call } from '../request/call.ts';
import { failureReason } from '../retry/failure-reason.ts';

/** The error for a write that may have been applied, where looking did not tell. `error` is how it failed. */
export function describeUnknown(
  call: Call,
  { error, ...details }: { error: ClientError; hint: string; key?: string; search?: string },
): OutcomeUnknownError {
  const reason = `no answer came (${failureReason(error)}) and looking did not tell`;
  return new OutcomeUnknownError(`Could not ${call.intent}: its outcome is unknown, because ${reason}`, {
    method: call.method,
    path: call.path,
    cause: error,
    retryAt: error.retryAt,
    ...details,
  });
}
