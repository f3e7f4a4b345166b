import type { FlakyFilters } from './select.ts';
import { digest, type FlakyTestReport } from './test.ts';

/** A complete earlier report, from a file or from the note of a comment: enough to recognize its tests. */
export interface Baseline {
  /** The time of the report, in milliseconds since the epoch. */
  readonly at: number;
  /** The head commit of the pull request that it was about; null for a report in a file. */
  readonly commit: string | null;
  /** A hash of its suite and filters. Only reports with the same ones can be compared. */
  readonly filters: string;
  /** The keys of its tests: one as often as there are tests with it. */
  readonly keys: readonly string[];
}

/** What changed since an earlier report. If there are more tests with one key than before, the surplus is new. */
export function compareWith({ keys }: Baseline, tests: readonly FlakyTestReport[]) {
  const left = new Map<string, number>();
  for (const key of keys) left.set(key, (left.get(key) ?? 0) + 1);
  const added = new Set<FlakyTestReport>();
  for (const test of tests) {
    const count = left.get(test.key) ?? 0;
    if (count === 0) added.add(test);
    else left.set(test.key, count - 1);
  }
  // How many tests the service no longer lists, which does not mean that they are fixed.
  const gone = left.values().reduce((sum, count) => sum + count, 0);
  return { added, gone };
}

/** A hash of a suite, of where its list is from, and of the filters that apply to it. */
export function hashOfFilters(
  { organization, slug }: { readonly organization: string; readonly slug: string },
  filters: FlakyFilters,
  source = 'flaky-tests',
): string {
  const { 'min-instances': least = null, 'seen-within': within = null, include = [], exclude = [] } = filters;
  return digest([organization, slug, source, least, within, include, exclude]);
}
