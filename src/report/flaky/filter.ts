import { ageOf } from './ages.ts';
import { createGlob } from './glob.ts';
import type { FlakyTestReport } from './test-report.ts';

/** Which tests a report shows. A test must match all filters. */
export interface FlakyFilters {
  /** Minimum number of instances. */
  readonly minInstances?: number | null;
  /** Maximum age in milliseconds. */
  readonly seenWithinMs?: number | null;
  /** Globs, one of which must match the file. */
  readonly include?: readonly string[];
  /** Globs, none of which may match the file. */
  readonly exclude?: readonly string[];
}

/** The tests that match. A test with an unknown file, count, or time does not match a filter that needs it. */
export function filterTests(
  tests: readonly FlakyTestReport[],
  filters: FlakyFilters,
  now: number,
): readonly FlakyTestReport[] {
  if (!isFiltering(filters)) return tests;
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

/** True if the filters can hide tests. */
export function isFiltering({ minInstances, seenWithinMs, include, exclude }: FlakyFilters): boolean {
  return Boolean(minInstances || seenWithinMs || include?.length || exclude?.length);
}

function matcher(globs: readonly string[]): (file: string | null) => boolean {
  const matchers = globs.map((glob) => createGlob(glob));
  return (file) => file !== null && matchers.some((matches) => matches(file));
}
