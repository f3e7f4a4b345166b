import type { Context } from '../context/context.ts';

/** What does not exist yet is looked for again after the time for which it has been looked for, within these limits. */
const leastRestMs = 3_000;
const mostRestMs = 20_000;

/** The pause before the next look for something that has been looked for so long. `random` keeps many steps apart. */
export function searchRestMs(elapsedMs: number, random: () => number): number {
  return Math.min(mostRestMs, Math.max(leastRestMs, elapsedMs)) * (0.85 + 0.3 * random());
}

/**
 * Looks for something until it is there, or until this time on the monotonic clock: then null. `waiting` is what the log says
 * before the first pause. @throws what a look throws, or the signal's reason.
 */
export async function lookUntil<Found>(
  byMs: number,
  look: () => Promise<Found | null>,
  waiting: () => string,
  { clock, log, random, signal }: Pick<Context, 'clock' | 'log' | 'random' | 'signal'>,
): Promise<Found | null> {
  const sinceMs = clock.monotonic();
  for (let looks = 1; ; looks += 1) {
    const found = await look();
    const nowMs = clock.monotonic();
    if (found !== null || nowMs >= byMs) return found;
    if (looks === 1) log.info(waiting());
    // The last look is at the end of the time.
    await clock.sleep(Math.min(searchRestMs(nowMs - sinceMs, random), byMs - nowMs), signal);
  }
}
