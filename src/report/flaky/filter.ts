import { isAbsolute } from '../../model/test-path.ts';
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
    return keeps(filesOf(test));
  });
}

/** The files that a test is in: the one that contains it and, for RSpec's shared examples, the spec that runs it. */
function filesOf({
  file,
  caller,
  unplacedCaller,
}: Pick<FlakyTestReport, 'file' | 'caller' | 'unplacedCaller'>): string[] {
  return [file, caller ?? unplacedCaller].filter((path) => path !== null);
}

/** What globs say of paths. */
export interface PathFilter {
  /** True if the globs keep a test in these files: `include` matches one of them, and `exclude` none. */
  readonly keeps: (files: readonly string[]) => boolean;
  /** True if `include` keeps a test in this file, or is not set. */
  readonly includes: (file: string) => boolean;
  /** True if `exclude` omits a test in this file. */
  readonly excludes: (file: string) => boolean;
  /** True if a glob needs more than the name of a file. */
  readonly needsFolder: boolean;
}

const ofAnyFolder = /^!?\s*\*\*\/[^/]*$/;

/** Reads `include` and `exclude`. */
export function createPathFilter({ include = [], exclude = [] }: FlakyFilters): PathFilter {
  const included = matcher(include, include[0]?.startsWith('!'));
  const excludes = matcher(exclude);
  return {
    keeps: (files) => (include.length === 0 || files.some(included)) && !files.some(excludes),
    includes: (file) => include.length === 0 || included(file),
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
      omitted.flatMap((test) =>
        [...possiblePlaces(test, testFolder), ...possibleCallers(test, testFolder)].map((file) => {
          return { ...test, file, unplacedCaller: null };
        }),
      ),
    );
  };
  if (include.length > 0 && mayBeIncluded(tests.filter(hasUnplacedFile)))
    return 'include omits tests with an absolute path below no known folder (set path-prefix)';
  if (isGoOmitted(tests, filters, now)) return `include or exclude omits Go tests ${unknownGoFolder}`;
  if (mayMatch(uncounted)) return 'min-instances omits tests whose instances the service does not count';
  return mayMatch(undated) ? 'seen-within omits tests for which the service names no time' : null;
}

/** True for a test with an absolute path that is below no known folder: its own, or that of the spec that runs it. */
function hasUnplacedFile(test: FlakyTestReport): boolean {
  return isUnplacedAbsolute(test) || isAbsolute(test.unplacedCaller ?? '');
}

/** Where the spec that runs a test may be: its place, or if its absolute path is below no known folder, the ends of that. */
export function possibleCallers(
  { caller, unplacedCaller }: Pick<FlakyTestReport, 'caller' | 'unplacedCaller'>,
  testFolder: string,
): string[] {
  const path = caller ?? unplacedCaller;
  if (path === null || !isAbsolute(path)) return path === null ? [] : [path];
  return possiblePlaces({ absolute: path, file: null, isOfRunner: true }, testFolder);
}

/** Ends a sentence on Go tests without a folder. */
export const unknownGoFolder =
  'whose folder is not known (check out the whole repository: the go.mod of their module tells it)';

/** True if globs of folders omit a Go test whose folder is not known: the path of a module tells nothing of its folder. */
function isGoOmitted(tests: readonly FlakyTestReport[], filters: FlakyFilters, now: number): boolean {
  const { keeps, needsFolder } = createPathFilter(filters);
  if (!needsFolder) return false;
  const omitted = tests.filter((test) => isUnplacedGoTest(test) && !keeps(filesOf(test)));
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
  const files = [...new Set(tests.flatMap(filesOf))];
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
function matcher(globs: readonly string[], otherwise = false): (file: string) => boolean {
  const rules = globs.map(readGlob).toReversed();
  const known = new Map<string, boolean>();
  const judge = (file: string) => {
    const rule = rules.find(({ matches }) => matches(file));
    const answer = rule === undefined ? otherwise : !rule.removes;
    known.set(file, answer);
    return answer;
  };
  return (file) => known.get(file) ?? judge(file);
}
