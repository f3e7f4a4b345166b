const minute = 60_000;

/** Which run wrote a comment. */
export interface RunIdentity {
  /** `GITHUB_RUN_ID`. */
  readonly id: number;
  /** `GITHUB_RUN_ATTEMPT`. */
  readonly attempt: number;
  /** Epoch time in milliseconds. A comment remembers the minute, so no more than that counts. */
  readonly at: number;
}

/**
 * Orders runs, the earliest first: by ID, then by attempt, then by time. Zero means one and the same, as far as can be
 * told. Nobody knows who wrote what carries no identity, so it counts as the earliest.
 */
export function compareRuns(one: RunIdentity | null, other: RunIdentity | null): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  return one.id - other.id || one.attempt - other.attempt || minutesOf(one) - minutesOf(other);
}

function minutesOf({ at }: RunIdentity): number {
  return Math.floor(at / minute);
}
