import picomatch from 'picomatch';
import { ageOf } from './ages.ts';
import type { FlakyTestReport } from './test-report.ts';

/** Which tests a report is about. All must hold. */
export interface FlakyFilters {
  /** Seen at least this often. */
  readonly minInstances?: number | null;
  /** Seen not longer ago than this, in milliseconds. */
  readonly seenWithinMs?: number | null;
  /** In a file that one of these globs matches. */
  readonly include?: readonly string[];
  /** Not in a file that one of these globs matches. */
  readonly exclude?: readonly string[];
}

/** The tests that pass. A test of unknown file, count or time passes no filter that asks for it. */
export function filterTests(
  tests: readonly FlakyTestReport[],
  filters: FlakyFilters,
  now: number,
): FlakyTestReport[] {
  const { minInstances, seenWithinMs, include = [], exclude = [] } = filters;
  const included = matcher(include);
  const excluded = matcher(exclude);
  return tests.filter((test) => {
    if (minInstances && (test.instances ?? 0) < minInstances) return false;
    if (seenWithinMs && (test.lastSeenAt === null || ageOf(test.lastSeenAt, now) > seenWithinMs))
      return false;
    if (include.length > 0 && !included(test.file)) return false;
    return !excluded(test.file);
  });
}

/** True when the filters may leave tests out. */
export function isFiltering({ minInstances, seenWithinMs, include, exclude }: FlakyFilters): boolean {
  return Boolean(minInstances || seenWithinMs || include?.length || exclude?.length);
}

function matcher(globs: readonly string[]): (file: string | null) => boolean {
  if (globs.length === 0) return () => false;
  const matches = picomatch([...globs], { dot: true });
  return (file) => file !== null && matches(file);
}
