import { digest } from '../text/digest.ts';
import { createMatcher } from '../text/globs.ts';
import { ageOf, type FlakyTestReport } from './test.ts';

/** Which tests a report shows, by the names of the inputs. A test must match all filters. */
export interface FlakyFilters {
  /** Minimum number of instances. */
  readonly 'min-instances'?: number | null | undefined;
  /** Maximum age in milliseconds, of tests whose time is known. */
  readonly 'seen-within'?: number | null | undefined;
  /** Globs of the files to keep, in order: `!glob` removes files again. If the first one removes, all others stay. */
  readonly include?: readonly string[] | undefined;
  /** Globs of the files to omit, in the same way. */
  readonly exclude?: readonly string[] | undefined;
}

/** The tests that match. A test without a file matches no `include`. */
export function selectTests(
  tests: readonly FlakyTestReport[],
  { 'min-instances': least, 'seen-within': within, include = [], exclude = [] }: FlakyFilters,
  now: number,
): readonly FlakyTestReport[] {
  const [included, excluded] = [createMatcher(include), createMatcher(exclude)];
  return tests.filter((test) => {
    if (least && (test.instances ?? 0) < least) return false;
    if (within && test.lastSeenAt !== null && ageOf(test.lastSeenAt, now) > within) return false;
    const files = filesOf(test);
    return (include.length === 0 || files.some(included)) && !files.some(excluded);
  });
}

/** The most frequent tests first, then the latest, then by name, so that the order is the same on every machine. */
export function rankTests(tests: readonly FlakyTestReport[]): readonly FlakyTestReport[] {
  const wordsOf = ({ name, scope, id }: FlakyTestReport) => `${name}\n${scope}\n${id}`;
  return tests.toSorted(
    (a, b) =>
      (b.instances ?? -1) - (a.instances ?? -1) ||
      (b.lastSeenAt ?? -1) - (a.lastSeenAt ?? -1) ||
      Number(wordsOf(a) > wordsOf(b)) - Number(wordsOf(a) < wordsOf(b)),
  );
}

/** New tests before others, each in their order. */
export function newFirst(tests: readonly FlakyTestReport[]): readonly FlakyTestReport[] {
  return tests.toSorted((a, b) => Number(b.change === 'new') - Number(a.change === 'new'));
}

/** The globs that match no file of any test, which are probably wrong. None if there are no tests. */
export function unmatchedGlobs(
  tests: readonly FlakyTestReport[],
  { include = [], exclude = [] }: FlakyFilters,
): string[] {
  const files = [...new Set(tests.flatMap(filesOf))];
  const isUnmatched = (glob: string) => !files.some(createMatcher([glob.replace(/^!/, '')]));
  return files.length === 0 ? [] : [...include, ...exclude].filter(isUnmatched);
}

/** The files that a test is in: the one that contains it and, for RSpec's shared examples, the spec that runs it. */
function filesOf({ file, caller }: FlakyTestReport): string[] {
  return [file, caller].filter((path) => path !== null);
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
