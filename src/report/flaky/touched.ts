import { inside } from './paths.ts';
import type { FlakyTestReport } from './test-report.ts';

/** The files that a pull request changes. */
export interface ChangedFiles {
  /** Paths from the root of the repository. */
  readonly paths: readonly string[];
  /** False where the list was cut: GitHub names at most 3,000. */
  readonly complete: boolean;
}

/** The tests, those in changed files marked. A path that is known but absolute is compared by its end. */
export function markTouched(
  tests: readonly FlakyTestReport[],
  changed: ChangedFiles | null,
): FlakyTestReport[] {
  if (changed === null || changed.paths.length === 0) return [...tests];
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

/** What an absolute path may be relative to the repository, longest first; a bare file name proves nothing. */
function endings(path: string): string[] {
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .slice(-16);
  return segments.map((_, index) => segments.slice(index).join('/')).filter((ending) => ending.includes('/'));
}
