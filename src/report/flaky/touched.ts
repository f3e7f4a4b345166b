import { posix } from 'node:path';
import { isAbsolute } from '../../model/test-path.ts';
import { isUnplacedGoTest } from './go-packages.ts';
import { inside } from './paths.ts';
import type { FlakyTestReport } from './test-report.ts';

/** The first and the last of some lines. */
export type LineRange = readonly [first: number, last: number];

/** The files that a pull request changes, as paths from the root of the repository. */
export interface ChangedFiles {
  /** The files that exist at its head. */
  readonly paths: readonly string[];
  readonly removed?: readonly string[];
  /** The old and the new path of each renamed file. */
  readonly renamed?: readonly (readonly [from: string, to: string])[];
  /** The lines of each file that are in the diff, as first and last line. Without an entry, GitHub shows no diff. */
  readonly diff?: ReadonlyMap<string, readonly LineRange[]>;
  /** False if the list is incomplete: GitHub lists at most 3,000. */
  readonly complete: boolean;
}

/** What `path-prefix` would have to be to make tests match changed files. */
export interface MissingPrefix {
  /** A folder, an absolute path, or one of each; empty if none must be set. */
  readonly prefixes: readonly string[];
  /** The number of tests that would match. */
  readonly tests: number;
}

/**
 * Marks the tests in changed files: in the file that contains the test or in the one that runs it. Tests in renamed files
 * get the new place; tests in removed files get none.
 */
export function markTouched(
  tests: readonly FlakyTestReport[],
  changed: ChangedFiles | null,
): readonly FlakyTestReport[] {
  if (changed === null) return tests;
  const paths = new Set(changed.paths.map(clean));
  const removed = new Set((changed.removed ?? []).map(clean).filter((path) => !paths.has(path)));
  const renamed = new Map((changed.renamed ?? []).map(([from, to]) => [clean(from), clean(to)]));
  if (paths.size + removed.size === 0) return tests;
  const current = (file: string) => (paths.has(file) ? file : (renamed.get(file) ?? file));
  return tests.map((test) => {
    if (test.place === null) return test;
    const place = { ...test.place, file: current(test.place.file) };
    const caller = test.caller === null ? null : current(test.caller);
    if (removed.has(place.file) || (caller !== null && removed.has(caller)))
      return { ...test, place: null, removed: true };
    const touched = paths.has(place.file) || (caller !== null && paths.has(caller));
    const inDiff = isIn(changed.diff?.get(place.file), place.line);
    const movedFrom = place.file === test.place.file ? null : test.place.file;
    return touched ? { ...test, place, caller, inDiff, touched, movedFrom } : test;
  });
}

/** True for a test whose absolute path is below no known folder. */
export function isUnplacedAbsolute({ place, file, removed }: FlakyTestReport): boolean {
  return place === null && !removed && file !== null && isAbsolute(file);
}

/** Said where GitHub did not list all changed files: then how many tests are in them is not known. */
export const notAllFiles = 'not all changed files of the pull request are known';

/**
 * Why more tests can be in changed files; null if all of them are known. An unplaced Go test can be in a changed file of its
 * name, one with an absolute path in a changed file whose path is the end of its own.
 */
export function whyMoreTouched(
  unplaced: readonly FlakyTestReport[],
  changed: ChangedFiles,
  testFolder: string,
): string | null {
  if (!changed.complete) return notAllFiles;
  const renamed = (changed.renamed ?? []).map(([from]) => from);
  const names = new Set([...changed.paths, ...renamed].map((path) => posix.basename(path)));
  if (unplaced.some(({ file }) => names.has(file ?? '')))
    return 'the folder of a Go test is not known, and the pull request changes a file of its name';
  const paths = new Set([...changed.paths, ...renamed]);
  const absolute = unplaced.filter(isUnplacedAbsolute);
  const isChanged = (tail: string) => paths.has(tail) || paths.has(posix.join(testFolder, tail));
  return absolute.some(({ file }) => cuts(file ?? '').some(({ tail }) => isChanged(tail)))
    ? 'the absolute path of a test is below no known folder, and the pull request changes a file whose path is the end of it (set path-prefix)'
    : null;
}

/** What is needed to find a missing prefix. */
interface PrefixSearch {
  /** The folder of the repository in which the tests run; empty if it is the root. */
  readonly testFolder: string;
  /** The absolute path of the checkout of this workflow; null outside a workflow. */
  readonly workspace: string | null;
  /** How many tests would be touched with these prefixes. */
  readonly countTouched: (prefixes: readonly string[]) => number;
}

/** So many prefixes are tried, the most frequent ones. */
const mostTried = 6;

/**
 * The only prefix that would make several tests match changed files; null without one, or if there are several. A relative
 * path can lack a prefix, or be placed in a folder that is not its own, and an absolute one can have one that is not known as
 * a root. A Go test whose folder is not known says nothing. Each prefix is tried before it is named.
 */
export function findMissingPrefix(
  tests: readonly FlakyTestReport[],
  changed: ChangedFiles | null,
  { testFolder, workspace, countTouched }: PrefixSearch,
): MissingPrefix | null {
  if (changed === null) return null;
  const prefixesOf = indexPrefixes(changed.paths, { testFolder, workspace });
  const counts = new Map<string, number>();
  for (const test of tests) {
    const path = test.absolute ?? test.place?.file ?? test.file;
    if (path === null || test.touched || isUnplacedGoTest(test)) continue;
    for (const prefix of prefixesOf(path)) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  const tried = [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostTried)
    .map(([lines]) => lines.split('\n').filter(Boolean))
    .map((prefixes) => ({ prefixes, tests: countTouched(prefixes) }))
    .filter(({ tests: count }) => count > 1);
  const others = (one: MissingPrefix) => tried.filter((other) => !isBetter(one, other));
  return tried.find((one) => others(one).length === 1) ?? null;
}

/** True if one prefix is the other one and more, and makes more tests match; or makes as many match with less. */
function isBetter(one: MissingPrefix, other: MissingPrefix): boolean {
  const isPart = (short: MissingPrefix, long: MissingPrefix) =>
    short.prefixes.length > 0 &&
    short.prefixes.length < long.prefixes.length &&
    short.prefixes.every((line) => long.prefixes.includes(line));
  if (isPart(one, other)) return one.tests >= other.tests;
  return isPart(other, one) && one.tests > other.tests;
}

/** The prefixes that may make a path match a changed file: a folder, an absolute path, or one of each in two lines. */
function indexPrefixes(
  paths: readonly string[],
  { testFolder, workspace }: Pick<PrefixSearch, 'testFolder' | 'workspace'>,
): (path: string) => readonly string[] {
  const inFolder = testFolder === '' ? '' : `${testFolder}/`;
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    for (const { head, tail } of [{ head: '', tail: path }, ...cuts(path)]) {
      const known = folders.get(tail);
      if (known === undefined) folders.set(tail, [head]);
      // More than three cannot be the only one.
      else if (known.length < 3) known.push(head);
    }
  }
  return (path) => {
    if (!isAbsolute(path)) {
      const listed = path.startsWith(inFolder) ? path.slice(inFolder.length) : path;
      return folders.get(listed) ?? [];
    }
    // A file name alone says nothing.
    const { head = '', tail = '' } =
      cuts(path).find((cut) => cut.tail.includes('/') && folders.has(cut.tail)) ?? {};
    // The folder that is set may be right for others.
    if (inFolder !== '' && tail.startsWith(inFolder)) return [`${testFolder}\n${head}/${testFolder}`];
    // Alone, a folder of the workspace would be that in which the tests run.
    const root = workspace !== null && head.startsWith(`${workspace}/`) ? '.' : '';
    return (folders.get(tail) ?? []).map((folder) => `${folder || root}\n${head}`);
  };
}

/** The ways to cut a path at a slash, of at most 16 segments at its end. */
export function cuts(path: string): { readonly head: string; readonly tail: string }[] {
  const segments = path.split('/');
  const first = Math.max(1, segments.length - 16);
  return segments.slice(first).map((_, index) => {
    const at = first + index;
    return { head: segments.slice(0, at).join('/'), tail: segments.slice(at).join('/') };
  });
}

function isIn(ranges: readonly LineRange[] | undefined, line: number | null): boolean {
  if (ranges === undefined || line === null) return ranges !== undefined;
  return ranges.some(([first, last]) => line >= first && line <= last);
}

function clean(path: string): string {
  return inside(path) ?? path;
}
