import { ageOf } from './ages.ts';
import { createGlob, type Glob } from './glob.ts';
import { isUnplacedGoTest } from './go-packages.ts';
import { possiblePlaces } from './possible-places.ts';
import type { FlakyTestReport } from './test-report.ts';
import { isUnplacedAbsolute } from './touched.ts';

/** Which tests a report shows. A test must match all filters. */
export interface FlakyFilters {
  /** Minimum number of instances. */
  readonly minInstances?: number | null;
  /** Maximum age in milliseconds. */
  readonly seenWithinMs?: number | null;
  /** Globs of the files to keep, in order: `!glob` removes files again. If the first one removes, all others stay. */
  readonly include?: readonly string[];
  /** Globs of the files to omit, in the same way. */
  readonly exclude?: readonly string[];
}

/** A glob that matches no file of any test. */
export interface UnmatchedGlob {
  readonly input: 'include' | 'exclude';
  readonly glob: string;
}

/** The tests that match. A test with an unknown file, count, or time does not match a filter that needs it. */
export function filterTests(
  tests: readonly FlakyTestReport[],
  filters: FlakyFilters,
  now: number,
): readonly FlakyTestReport[] {
  if (!isFiltering(filters)) return tests;
  const { minInstances, seenWithinMs } = filters;
  const { keeps } = createPathFilter(filters);
  return tests.filter((test) => {
    if (minInstances && (test.instances ?? 0) < minInstances) return false;
    if (seenWithinMs && (test.lastSeenAt === null || ageOf(test.lastSeenAt, now) > seenWithinMs))
      return false;
    return keeps(test.file);
  });
}

/** What globs say of paths. */
export interface PathFilter {
  /** True if the globs keep a test in this file. */
  readonly keeps: (file: string | null) => boolean;
  /** True if `exclude` omits it. */
  readonly excludes: (file: string | null) => boolean;
  /** True if a glob needs more than the name of a file. */
  readonly needsFolder: boolean;
}

const ofAnyFolder = /^!?\s*\*\*\/[^/]*$/;

/** Reads `include` and `exclude`. */
export function createPathFilter({ include = [], exclude = [] }: FlakyFilters): PathFilter {
  const included = matcher(include, include[0]?.startsWith('!'));
  const excludes = matcher(exclude);
  return {
    keeps: (file) => (include.length === 0 || included(file)) && !excludes(file),
    excludes,
    needsFolder: [...include, ...exclude].some((glob) => !ofAnyFolder.test(glob)),
  };
}

/**
 * Why tests may match that a filter omits; null if none may. A test without a file is omitted for good, one whose place is not
 * known only if it would be in all places where it may be.
 */
export function whyMoreMatch(
  tests: readonly FlakyTestReport[],
  filters: FlakyFilters,
  now: number,
  testFolder = '',
): string | null {
  const { minInstances, seenWithinMs, include = [] } = filters;
  const uncounted = minInstances ? tests.filter(({ instances }) => instances === null) : [];
  const undated = seenWithinMs ? tests.filter(({ lastSeenAt }) => lastSeenAt === null) : [];
  const mayMatch = (unknown: readonly FlakyTestReport[]) => {
    const best = unknown.map((test) => ({
      ...test,
      instances: test.instances ?? Number.POSITIVE_INFINITY,
      lastSeenAt: test.lastSeenAt ?? now,
    }));
    return filterTests(best, filters, now).length > 0;
  };
  const mayBeIncluded = (unplaced: readonly FlakyTestReport[]) => {
    const kept = new Set(filterTests(unplaced, { include }, now));
    const omitted = unplaced.filter((test) => !kept.has(test));
    return mayMatch(
      omitted.flatMap((test) => possiblePlaces(test, testFolder).map((file) => ({ ...test, file }))),
    );
  };
  if (include.length > 0 && mayBeIncluded(tests.filter(isUnplacedAbsolute)))
    return 'include omits tests with an absolute path below no known folder (set path-prefix)';
  if (isGoOmitted(tests, filters, now)) return `include or exclude omits Go tests ${unknownGoFolder}`;
  if (mayMatch(uncounted)) return 'min-instances omits tests whose instances the service does not count';
  return mayMatch(undated) ? 'seen-within omits tests for which the service names no time' : null;
}

/** Ends a sentence on Go tests without a folder. */
export const unknownGoFolder =
  'whose folder is not known (check out the repository, and set path-prefix to the folder of go.mod)';

/** True if globs of folders omit a Go test whose folder is not known: the path of a module tells nothing of its folder. */
function isGoOmitted(tests: readonly FlakyTestReport[], filters: FlakyFilters, now: number): boolean {
  const { keeps, needsFolder } = createPathFilter(filters);
  if (!needsFolder) return false;
  const omitted = tests.filter((test) => isUnplacedGoTest(test) && !keeps(test.file));
  return filterTests(omitted, { ...filters, include: [], exclude: [] }, now).length > 0;
}

/** True if the filters can hide tests. */
export function isFiltering({ minInstances, seenWithinMs, include, exclude }: FlakyFilters): boolean {
  return Boolean(minInstances || seenWithinMs || include?.length || exclude?.length);
}

/** The globs that match no file, which are probably wrong. None if there are no tests. */
export function findUnmatched(
  tests: readonly FlakyTestReport[],
  { include = [], exclude = [] }: FlakyFilters,
): UnmatchedGlob[] {
  if (tests.length === 0 || include.length + exclude.length === 0) return [];
  const files = [...new Set(tests.map(({ file }) => file).filter((file) => file !== null))];
  const all = [
    ...include.map((glob) => ({ input: 'include' as const, glob })),
    ...exclude.map((glob) => ({ input: 'exclude' as const, glob })),
  ];
  return all.filter(({ glob }) => !files.some(readGlob(glob).matches));
}

function readGlob(text: string): { readonly removes: boolean; readonly matches: Glob } {
  const removes = text.startsWith('!');
  return { removes, matches: createGlob(removes ? text.slice(1).trimStart() : text) };
}

/** The last glob that matches decides. */
function matcher(globs: readonly string[], otherwise = false): (file: string | null) => boolean {
  const rules = globs.map(readGlob).toReversed();
  const known = new Map<string, boolean>();
  const judge = (file: string) => {
    const rule = rules.find(({ matches }) => matches(file));
    const answer = rule === undefined ? otherwise : !rule.removes;
    known.set(file, answer);
    return answer;
  };
  return (file) => file !== null && (known.get(file) ?? judge(file));
}
