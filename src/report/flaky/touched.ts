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
export function whyMoreTouched(unplaced: readonly FlakyTestReport[], changed: ChangedFiles): string | null {
  if (!changed.complete) return notAllFiles;
  const renamed = (changed.renamed ?? []).map(([from]) => from);
  const names = new Set([...changed.paths, ...renamed].map((path) => posix.basename(path)));
  if (unplaced.some(({ file }) => names.has(file ?? '')))
    return 'the folder of a Go test is not known, and the pull request changes a file of its name';
  const paths = new Set([...changed.paths, ...renamed]);
  const absolute = unplaced.filter(isUnplacedAbsolute);
  return absolute.some(({ file }) => cuts(file ?? '').some(({ tail }) => paths.has(tail)))
    ? 'the absolute path of a test is below no known folder, and the pull request changes a file whose path is the end of it (set path-prefix)'
    : null;
}

/**
 * The only prefix that would make several more tests match changed files; null without one, or if there are several. A
 * relative path can lack a prefix, or be placed in a folder that is not its own, and an absolute one can have one that is not
 * known as a root. A Go test whose folder is not known says nothing.
 */
export function findMissingPrefix(
  tests: readonly FlakyTestReport[],
  changed: ChangedFiles | null,
  folder: string,
): MissingPrefix | null {
  if (changed === null) return null;
  const prefixesOf = indexPrefixes(changed.paths, folder);
  const counts = new Map<string, number>();
  for (const test of tests) {
    const path = test.place?.file ?? test.file;
    if (path === null || test.touched || isUnplacedGoTest(test)) continue;
    for (const prefix of prefixesOf(path)) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  const [first, ...others] = [...counts].filter(([, count]) => count > 1);
  return first === undefined || others.length > 0
    ? null
    : { prefixes: first[0].split('\n').filter(Boolean), tests: first[1] };
}

function indexPrefixes(paths: readonly string[], folder: string): (file: string) => readonly string[] {
  const inFolder = folder === '' ? '' : `${folder}/`;
  const prefixes = new Map<string, string[]>();
  for (const path of paths) {
    for (const { head, tail } of cuts(path)) {
      const known = prefixes.get(tail);
      if (known === undefined) prefixes.set(tail, [head]);
      // More than two cannot be the only one.
      else if (known.length < 2) known.push(head);
    }
  }
  const all = new Set(paths);
  /** A folder, and the absolute path that stands for it where the path of a file ends like that of a changed file below it. */
  const pairsOf = (file: string) => {
    const cut = cuts(file).find(({ tail }) => tail.includes('/') && prefixes.has(tail));
    return cut === undefined ? [] : (prefixes.get(cut.tail) ?? []).map((inside) => `${inside}\n${cut.head}`);
  };
  const absolutePrefixes = (file: string) => {
    // A file name alone says nothing.
    const cut = cuts(file).find(({ tail }) => tail.includes('/') && all.has(tail));
    if (cut === undefined) return inFolder === '' ? pairsOf(file) : [];
    return cut.tail.startsWith(inFolder) ? [posix.join(cut.head, folder)] : [];
  };
  return (file) => {
    if (isAbsolute(file)) return absolutePrefixes(file);
    const listed = file.startsWith(inFolder) ? file.slice(inFolder.length) : file;
    const heads = prefixes.get(listed) ?? [];
    return all.has(listed) ? ['', ...heads] : heads;
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
