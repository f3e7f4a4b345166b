import type { ClientContext } from '../context.ts';
import { type ClientError, TimeoutError } from '../errors.ts';
import type { SharedOptions } from '../options.ts';
import { classifyFailure, type FailureClass } from '../retry/failure-class.ts';
import { withRetryAt } from '../retry/retry-at.ts';
import { askedMs } from '../retry/retry-policy.ts';

/** What a look for the effect of a lost write came to. */
export type LookupResult<Value> =
  | { readonly kind: 'found'; readonly value: Value }
  /** The look succeeded, and there is nothing of ours. */
  | { readonly kind: 'absent' }
  /** There is something that may be ours and may not. */
  | { readonly kind: 'unclear' }
  /** It could not be looked. */
  | { readonly kind: 'blind'; readonly error: ClientError };

const hopeless: readonly FailureClass[] = ['definite', 'untrusted', 'redirect'];

const pausesMs = [1_000, 2_000, 4_000, 8_000];

/** After a timeout of ours the service may still be working on the write: these make it a minute in all. */
const patientPausesMs = [15_000, 15_000, 15_000];

/**
 * Looks again and again for the effect of a write whose answer was lost to `error`, with growing pauses before each
 * look, and never before the time that a failure names. Ends with the first find, with the first refusal to show
 * anything, or with what the last look told.
 */
export async function lookUp<Value>(
  context: ClientContext,
  { deadline, signal }: SharedOptions,
  { error, look }: { error: ClientError; look: () => Promise<LookupResult<Value>> },
): Promise<LookupResult<Value>> {
  let sighting: LookupResult<Value> = { kind: 'blind', error };
  for (const pauseMs of error instanceof TimeoutError ? [...pausesMs, ...patientPausesMs] : pausesMs) {
    const namedMs = sighting.kind === 'blind' ? askedMs(sighting.error) : 0;
    const delayMs = Math.max(pauseMs * (0.75 + 0.5 * context.random()), namedMs);
    if (!deadline.fits(delayMs)) {
      return { kind: 'blind', error: namedMs > 0 ? withRetryAt(context, error, delayMs) : error };
    }
    await context.clock.sleep(delayMs, signal);
    sighting = await look();
    if (sighting.kind === 'found' || sighting.kind === 'unclear' || isHopeless(sighting)) return sighting;
  }
  return sighting;
}

/** True when looking again would show no more: it is forbidden, or whoever answers cannot be trusted. */
function isHopeless<Value>(sighting: LookupResult<Value>): boolean {
  return sighting.kind === 'blind' && hopeless.includes(classifyFailure(sighting.error));
}
