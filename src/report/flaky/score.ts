import { ageOf } from './ages.ts';

const day = 86_400_000;

/** What a score rests on. */
export interface Scored {
  readonly instances: number | null;
  /** Milliseconds since the epoch. */
  readonly lastSeenAt: number | null;
}

/**
 * How much a test matters now: its instances, halved for each half-life since it was last seen. Nothing is known of a test
 * without instances or time, so it scores nought.
 */
export function scoreOf({ instances, lastSeenAt }: Scored, now: number, halfLifeMs: number): number {
  if (instances === null || lastSeenAt === null) return 0;
  return instances * 0.5 ** (ageOf(lastSeenAt, now) / halfLifeMs);
}

/** The formula, as it stands under the tables. */
export function describeFormula(halfLifeMs: number): string {
  const days = Number((halfLifeMs / day).toFixed(2));
  return `score = instances × 0.5^(days since last seen ÷ ${days})`;
}
