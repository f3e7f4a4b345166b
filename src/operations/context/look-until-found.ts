import type { Context } from './context.ts';

/** Looks once after each pause, in milliseconds, until something is found; null if nothing is. */
export async function lookUntilFound<Found>(
  look: () => Promise<Found | null>,
  pausesMs: Iterable<number>,
  { clock, signal }: Pick<Context, 'clock' | 'signal'>,
): Promise<Found | null> {
  for (const pauseMs of pausesMs) {
    await clock.sleep(pauseMs, signal);
    const found = await look();
    if (found !== null) return found;
  }
  return null;
}
