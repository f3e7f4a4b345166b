/** A hundred years: what is later is no date that anyone meant, and may be none that a machine can write. */
const longestMs = 100 * 365 * 86_400_000;

/** The date that a delay leads to. */
export function laterDate(nowMs: number, delayMs: number): Date {
  return new Date(nowMs + Math.min(delayMs, longestMs));
}
