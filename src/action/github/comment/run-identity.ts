import { parseTime } from '../../../model/times.ts';

/** Which run wrote a comment: `GITHUB_RUN_ID`, `GITHUB_RUN_ATTEMPT`, and when, in ISO 8601. */
export interface RunIdentity {
  readonly runId: number;
  readonly attempt: number;
  readonly time: string;
}

/**
 * Orders runs, the earliest first: by ID, then by attempt, then by time. Zero means one and the same, as far as can be
 * told. Nobody knows who wrote what carries no identity, so it counts as the earliest.
 */
export function compareRuns(one: RunIdentity | null, other: RunIdentity | null): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  return one.runId - other.runId || one.attempt - other.attempt || msOf(one) - msOf(other);
}

function msOf({ time }: RunIdentity): number {
  return parseTime(time) ?? 0;
}
