import { day } from '../text/durations.ts';
import { ageOf } from './ages.ts';

/** The fields that decide the score. */
export interface Scored {
  readonly instances: number | null;
  /** Milliseconds since the epoch. */
  readonly lastSeenAt: number | null;
}

/**
 * How much a test matters now: its instances, halved for each half-life since it was last seen. Zero for a test with unknown
 * instances or time.
 */
export function scoreOf({ instances, lastSeenAt }: Scored, now: number, halfLifeMs: number): number {
  if (instances === null || lastSeenAt === null) return 0;
  return instances * 0.5 ** (ageOf(lastSeenAt, now) / halfLifeMs);
}

/** The formula, as shown under the tables. */
export function describeFormula(halfLifeMs: number): string {
  const days = Number((halfLifeMs / day).toFixed(2));
  return `score = instances × 0.5^(days since last seen ÷ ${days})`;
}
