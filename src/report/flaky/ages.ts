const hour = 3_600_000;
const day = 24 * hour;

/** How long ago a test was last seen to be flaky, in groups. */
export const ageGroups = ['fresh', 'active', 'fading', 'dormant', 'unknown'] as const;

/** A group of tests by when they were last seen. */
export type AgeGroup = (typeof ageGroups)[number];

/** What the groups mean, for readers. */
export const ageMeanings: Readonly<Record<AgeGroup, string>> = {
  fresh: 'in the last 24 hours',
  active: 'in the last 7 days',
  fading: 'in the last 30 days',
  dormant: 'longer ago',
  unknown: 'no time given',
};

/** How long ago, in milliseconds; the future is now, since clocks disagree. */
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
