import { type LoggedTest, pathOf } from './failed-test.ts';
import { matchIn, withoutBlankEnds } from './lines.ts';

/** What failed in a run of tests. */
export interface FailedRun {
  /** The failures that the closing line counts. */
  readonly tests: readonly LoggedTest[];
  /** Those that it does not count, such as files that cannot run. */
  readonly others?: readonly LoggedTest[];
  /** How many tests failed, if the closing line does not count them. */
  readonly failed?: number;
  /** Those that failed first, and passed when they ran again. The closing line does not count them. */
  readonly retried?: readonly LoggedTest[];
}

/** The failed tests in the log of a job. */
export interface LogTests {
  readonly runner: string;
  /** How many failed, as the runner counts: `3 tests failed and 1 suite did not run, says jest`. Null if none failed in the end. */
  readonly sentence: string | null;
  /** Those whose names are certain. */
  readonly tests: readonly LoggedTest[];
  /** Those that failed first, and passed when they ran again. */
  readonly retried: readonly LoggedTest[];
}

/** Reads the logs of one test runner. It takes time in proportion to the length of the log, and never throws. */
export interface LogReader {
  readonly runner: string;
  /** The indexes of the lines that close a run, and count what failed. */
  readonly ends: (lines: readonly string[]) => readonly number[];
  /** How many tests ran, by the closing line. Only with it, a later run can repeat an earlier one. */
  readonly ran?: (closing: string) => number;
  /** Reads a run: what is before its closing line, and what is from there on. */
  readonly read: (before: readonly string[], rest: readonly string[]) => FailedRun;
}

/** The indexes of the lines that match, after a line that matches. */
export function linesLike(pattern: RegExp, previous = /^/): LogReader['ends'] {
  return (lines) =>
    lines.flatMap((line, index) =>
      pattern.test(line) && previous.test(lines[index - 1] ?? '') ? [index] : [],
    );
}

/** Reads the number that a pattern with a group has. */
export function numberIn(pattern: RegExp): (line: string) => number {
  return (line) => Number(matchIn(pattern, line)[1] ?? 0);
}

/** What is known of a test, as it was read. */
interface Read {
  readonly scope?: string | undefined;
  readonly file?: string | null | undefined;
  readonly line?: string | null | undefined;
  readonly message: readonly string[];
}

/** A failed test by its name. The message is without the blank lines around it, and without its common indent. */
export function loggedTest(name: string, { scope = '', file, line, message }: Read): LoggedTest {
  const indents = message.map((each) => each.search(/\S/)).filter((indent) => indent >= 0);
  const indent = indents.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
  return {
    file: file ? pathOf(file) : null,
    line: line ? Number(line) : null,
    scope,
    name,
    message: withoutBlankEnds(message)
      .map((each) => each.slice(indent).trimEnd())
      .join('\n'),
  };
}

/**
 * The line of a file that the first frame in it names. The pattern has groups for file and line. A frame can have the path from
 * another folder, such as the one in which the tests are: one is the end of the other.
 */
export function lineIn(file: string, lines: readonly string[], frame: RegExp): string | undefined {
  const isEnd = (path: string, end: string) => end !== '' && `/${path}`.endsWith(`/${end}`);
  for (const line of lines) {
    const [, path = '', number] = matchIn(frame, line);
    const [found, own] = [pathOf(path), pathOf(file)];
    if (isEnd(own, found) || isEnd(found, own)) return number;
  }
  return undefined;
}
