import type { SourceLine } from '../text/repository.ts';
import type { SafeUrl } from '../text/url.ts';

/** A test that failed, as its runner tells it in a log. All of it is untrusted text. */
export interface LoggedTest {
  /** The path as the runner writes it, without a leading `./`. Null if the runner does not tell it. */
  readonly file: string | null;
  /** The line of the failure or of the test in that file. Null if the runner does not tell it. */
  readonly line: number | null;
  /** What the test is in. Empty if the log does not tell where it ends, and for a failure outside of a test. */
  readonly scope: string;
  /** The name of the test. For a failure outside of a test, the words of the runner. */
  readonly name: string;
  /** Can have several lines. Empty if the runner tells nothing. */
  readonly message: string;
}

/** A test that failed in a build, from the service or from a log. Without secrets. */
export interface FailedTest extends LoggedTest {
  /** The page of the test; null if the service does not know it. */
  readonly url: SafeUrl | null;
  /** The labels that the service gives it, such as `flaky`; null if it comes from a log. */
  readonly labels: readonly string[] | null;
  /** The jobs in which it failed, as far as they are known. */
  readonly jobs: readonly string[];
  /** The place in the repository, if it is certain. */
  readonly place: SourceLine | null;
  /** How many of its executions failed; null if unknown. */
  readonly executions: { readonly failed: number; readonly total: number } | null;
  /** True if the pull request changes its file: a fact, which no verdict rests on. */
  readonly isChanged?: boolean;
}

/** A run of tests in a log: how many the runner counts as failed, and the tests if they are as many. */
export interface FailedRun {
  readonly count: number;
  readonly tests: readonly LoggedTest[] | null;
}

/** Reads the logs of one test runner. It takes time in proportion to the length of the log, and never throws. */
export interface LogReader {
  readonly runner: string;
  /** The indexes of the lines that close a run. */
  readonly ends: (lines: readonly string[]) => readonly number[];
  /** The run that this line closes, or null if it is none in which something failed. `cut`: the log has lost its beginning. */
  readonly read: (lines: readonly string[], end: number, cut: boolean) => FailedRun | null;
}

/** The tests of a run, if they are as many as the runner counts. */
export function counted(count: number, tests: readonly LoggedTest[] | null): FailedRun {
  return { count, tests: tests?.length === count ? tests : null };
}

/** The indexes of the lines that pass the test. */
export function linesThat(test: (line: string) => boolean): LogReader['ends'] {
  return (lines) => lines.flatMap((line, index) => (test(line) ? [index] : []));
}

/** The lines as a message: without the blank lines around them, and without their common indent. */
export function messageOf(lines: readonly string[]): string {
  const written = lines.filter((line) => line.trim() !== '');
  const indent = written.reduce(
    (least, line) => Math.min(least, line.search(/\S/)),
    Number.POSITIVE_INFINITY,
  );
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return lines
    .slice(first, last + 1)
    .map((line) => line.slice(indent).trimEnd())
    .join('\n');
}

/** The path without a leading `./`. */
export function pathOf(path: string): string {
  return path.startsWith('./') ? path.slice(2) : path;
}
