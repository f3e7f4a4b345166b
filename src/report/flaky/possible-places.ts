import type { FlakyTestReport } from './test-report.ts';
import { cuts } from './touched.ts';

/** What tells where a test may be. */
type PathOfTest = Pick<FlakyTestReport, 'absolute' | 'file' | 'isOfRunner'>;

/**
 * Where another runner may place a test: at an end of its absolute path. What all runners place in the same way can only be
 * deeper elsewhere.
 */
export function possiblePlaces(test: PathOfTest, testFolder: string): string[] {
  const { absolute, file, isOfRunner } = test;
  if (absolute === null) return [];
  const known = isPlacedByAbsolute(test) && !isOfRunner ? (file?.length ?? 0) : 0;
  const tails = cuts(absolute)
    .map(({ tail }) => tail)
    .filter((tail) => tail.length > known);
  return testFolder === '' ? tails : [...tails, ...tails.map((tail) => `${testFolder}/${tail}`)];
}

/** True if the place of a test is the end of its absolute path. */
export function isPlacedByAbsolute({ absolute, file }: Pick<PathOfTest, 'absolute' | 'file'>): boolean {
  return absolute !== null && file !== null && absolute !== file && absolute.endsWith(`/${file}`);
}
