/** A range of times in milliseconds, and its middle. */
export interface TimeRange {
  readonly fromMs: number;
  readonly typicalMs: number;
  readonly toMs: number;
}

/** With fewer past builds, there is no estimate. */
const least = 5;
/** How much wider the range is than what was seen. `bench/waiting` shows how many builds end inside. */
const margin = 1.1;

/** How long builds run that passed, by the run times of at least five; null with fewer. */
export function usualRunTime(passedMs: readonly number[]): TimeRange | null {
  return passedMs.length < least ? null : rangeOf(passedMs);
}

/**
 * How much longer a build runs that has run for so long: by the past builds that ran longer. `longer` if none did by far; null
 * with fewer than five past builds.
 */
export function restOfRun(passedMs: readonly number[], ranMs: number): TimeRange | 'longer' | null {
  if (passedMs.length < least) return null;
  const longer = passedMs.filter((ms) => ms * margin > ranMs);
  if (longer.length === 0) return 'longer';
  const { fromMs, typicalMs, toMs } = rangeOf(longer);
  const rest = (ms: number) => Math.max(0, ms - ranMs);
  return { fromMs: rest(fromMs), typicalMs: rest(typicalMs), toMs: rest(toMs) };
}

function rangeOf(times: readonly number[]): TimeRange {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? 0;
  const middle = (sorted.length - 1) / 2;
  return {
    fromMs: at(0) / margin,
    typicalMs: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    toMs: at(sorted.length - 1) * margin,
  };
}
