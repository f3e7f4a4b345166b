import { digest } from '../text/digest.ts';
import { continueTests } from './identity.ts';
import type { FlakyFilters } from './select.ts';
import type { FlakyTestReport } from './test.ts';

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

/** What changed since an earlier report: the tests with their changes, and how many there are of each. */
export function compareWith({ keys }: Baseline, tests: readonly FlakyTestReport[]) {
  const { added, moved, gone } = continueTests(
    keys,
    tests.map(({ key }) => key),
  );
  const changeOf = (index: number): FlakyTestReport['change'] =>
    added.has(index) ? 'new' : moved.has(index) ? 'moved' : null;
  return {
    tests: tests.map((test, index) => ({ ...test, change: changeOf(index) })),
    added: added.size,
    moved: moved.size,
    gone: gone.length,
  };
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
