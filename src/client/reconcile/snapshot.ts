import { ConnectionError } from '../errors.ts';
import { classifyFailure } from '../retry/failure-class.ts';
import type { SendResult } from '../retry/send.ts';

/**
 * What there was before a write, to know afterwards what is new; undefined where it could not be read, which keeps nobody
 * from writing. @throws the error of a connection that cannot be trusted: it is not tried a second time, with a write even.
 */
export function snapshotBefore<Value>(seen: SendResult<Value>): Value | undefined {
  if (seen.ok) return seen.value;
  if (seen.error instanceof ConnectionError && classifyFailure(seen.error) === 'untrusted') throw seen.error;
  return undefined;
}
