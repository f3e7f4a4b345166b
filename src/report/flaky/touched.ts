import { inside } from './paths.ts';
import type { FlakyTestReport } from './test-report.ts';

/** The files that a pull request changes. */
export interface ChangedFiles {
  /** Paths from the root of the repository. */
  readonly paths: readonly string[];
  /** False if the list is incomplete: GitHub lists at most 3,000. */
  readonly complete: boolean;
}

/** Marks the tests in changed files. An absolute path is compared by its end. */
export function markTouched(
  tests: readonly FlakyTestReport[],
  changed: ChangedFiles | null,
): readonly FlakyTestReport[] {
  if (changed === null || changed.paths.length === 0) return tests;
  const paths = new Set(changed.paths.map((path) => inside(path) ?? path));
  return tests.map((test) => {
    const file = changedFileOf(test, paths);
    return file === null
      ? test
      : { ...test, touched: true, file, place: { file, line: test.place?.line ?? null } };
  });
}

function changedFileOf({ file, place }: FlakyTestReport, paths: ReadonlySet<string>): string | null {
  if (file === null) return null;
  if (place !== null) return paths.has(place.file) ? place.file : null;
  return endings(file).find((ending) => paths.has(ending)) ?? null;
}

/** The possible relative paths of an absolute path, longest first. A file name alone is not enough. */
function endings(path: string): string[] {
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .slice(-16);
  return segments.map((_, index) => segments.slice(index).join('/')).filter((ending) => ending.includes('/'));
}
