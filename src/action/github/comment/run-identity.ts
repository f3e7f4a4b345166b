const minuteMs = 60_000;

/** The run that wrote a comment. */
export interface RunIdentity {
  /** `GITHUB_RUN_ID`. */
  readonly id: number;
  /** `GITHUB_RUN_ATTEMPT`. */
  readonly attempt: number;
  /** Epoch time in milliseconds. A comment stores only the minute, so only that is compared. */
  readonly at: number;
  /** True if the pull request was already closed. */
  readonly closed?: boolean;
}

/**
 * Compares runs, earliest first: by ID, then by attempt, then by time. 0 means the same run, as far as is known. A
 * comment without an identity counts as the earliest.
 */
export function compareRuns(one: RunIdentity | null, other: RunIdentity | null): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  return one.id - other.id || one.attempt - other.attempt || minutesOf(one) - minutesOf(other);
}

function minutesOf({ at }: RunIdentity): number {
  return Math.floor(at / minuteMs);
}
