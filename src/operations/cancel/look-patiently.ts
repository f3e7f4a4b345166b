import { ApiError } from '../../client/index.ts';
import { lookUntilFound } from '../context/look-until-found.ts';
import type { CleanUpContext } from './clean-up-context.ts';

/** The service may still carry out a creation whose sender is gone, so the build is looked for during one minute. */
export const pausesMs: readonly number[] = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];

/** The same pauses, as long as something can appear: until this time, by the clock that `now` reads. */
export function* pausesUntil(untilMs: number, now: () => number): Generator<number> {
  for (const pauseMs of pausesMs) {
    const leftMs = untilMs - now();
    if (pauseMs > 0 && leftMs <= 0) return;
    yield Math.max(0, Math.min(pauseMs, leftMs));
  }
}

/**
 * How often a request is sent that is refused with this status. A proxy, or a service that restarts, may deny it for a moment:
 * then it is sent four times within seven seconds. A replica may not know a build yet.
 */
const mostSent: ReadonlyMap<number, number> = new Map([
  [401, 4],
  [403, 4],
  [404, Number.POSITIVE_INFINITY],
  [422, Number.POSITIVE_INFINITY],
]);

/** Looks until something is found. A refusal that may pass counts as nothing found; `refusal` is the last one. */
export async function lookDespiteRefusals<Found>(
  look: () => Promise<Found | null>,
  pauses: Iterable<number>,
  context: CleanUpContext,
): Promise<{ readonly found: Found | null; readonly refusal: unknown }> {
  let refusal: unknown;
  let sent = 0;
  const lookOnce = async () => {
    sent += 1;
    try {
      const found = await look();
      refusal = undefined;
      return found;
    } catch (error) {
      const most = error instanceof ApiError ? mostSent.get(error.status) : undefined;
      if (sent >= (most ?? 1)) throw error;
      refusal = error;
      return null;
    }
  };
  return { found: await lookUntilFound(lookOnce, pauses, context), refusal };
}

/** The same. @throws the last refusal if no later look was answered. */
export async function lookPatiently<Found>(
  look: () => Promise<Found | null>,
  pauses: Iterable<number>,
  context: CleanUpContext,
): Promise<Found | null> {
  const { found, refusal } = await lookDespiteRefusals(look, pauses, context);
  if (refusal !== undefined) throw refusal;
  return found;
}
