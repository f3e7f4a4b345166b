import { day } from '../text/durations.ts';

/**
 * How long ago a test was last seen to be flaky: in the last 24 hours (fresh), 7 days (active), 30 days (fading), or earlier
 * (dormant).
 */
export type AgeGroup = 'fresh' | 'active' | 'fading' | 'dormant' | 'unknown';

/** How long ago, in milliseconds. The future counts as now, because clocks differ. */
export function ageOf(lastSeenAt: number, now: number): number {
  return Math.max(0, now - lastSeenAt);
}

/** The group of a test that was last seen then. */
export function ageGroup(lastSeenAt: number | null, now: number): AgeGroup {
  if (lastSeenAt === null) return 'unknown';
  const age = ageOf(lastSeenAt, now);
  if (age <= day) return 'fresh';
  if (age <= 7 * day) return 'active';
  return age <= 30 * day ? 'fading' : 'dormant';
}
