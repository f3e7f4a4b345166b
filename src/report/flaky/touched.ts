import type { FlakyTestReport } from './test.ts';

/** The first and the last of some lines. */
export type LineRange = readonly [first: number, last: number];

/** The files that a pull request changes, as paths from the root of the repository. */
export interface ChangedFiles {
  /** The files that exist at its head. */
  readonly paths: readonly string[];
  /** The old and the new path of each renamed file. */
  readonly renamed?: readonly (readonly [from: string, to: string])[];
  /** The lines of each file that are in the diff, as first and last line. Without an entry, GitHub shows no diff. */
  readonly diff?: ReadonlyMap<string, readonly LineRange[]>;
  /** False if the list is incomplete: GitHub lists at most 3,000. */
  readonly complete: boolean;
}

/**
 * Marks the tests in changed files: in the file that contains the test or in the one that runs it. Tests in renamed files
 * get the new place.
 */
export function markTouched(
  tests: readonly FlakyTestReport[],
  changed: ChangedFiles | null,
): readonly FlakyTestReport[] {
  if (changed === null) return tests;
  const paths = new Set(changed.paths);
  const renamed = new Map(changed.renamed?.filter(([from]) => !paths.has(from)));
  return tests.map((test) => {
    if (test.place === null) return test;
    const place = { ...test.place, file: renamed.get(test.place.file) ?? test.place.file };
    const caller = test.caller === null ? null : (renamed.get(test.caller) ?? test.caller);
    if (!paths.has(place.file) && (caller === null || !paths.has(caller))) return test;
    const { line } = place;
    // Without a line, only the diff of the file is known.
    const isIn = ([first, last]: LineRange) => line === null || (first <= line && line <= last);
    const inDiff = changed.diff?.get(place.file)?.some(isIn) ?? false;
    return { ...test, place, caller, inDiff, touched: true };
  });
}
