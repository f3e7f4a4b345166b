/** A test that failed, as its runner tells it in a log. All of it is untrusted text. */
export interface FailedTest {
  /** The path as the runner writes it, without a leading `./`. Null if the runner does not tell it. */
  readonly file: string | null;
  /** The line of the failure or of the test in that file. Null if the runner does not tell it. */
  readonly line: number | null;
  /**
   * What the test is in, in the spelling of the collectors of the service where the log tells it. Empty if the log does not
   * tell where the scope ends: the name is then the full name. Empty too for a failure outside of a test.
   */
  readonly scope: string;
  /** The name of the test. For a failure outside of a test, the words of the runner. */
  readonly name: string;
  /** Can have several lines. Empty if the runner tells nothing. */
  readonly message: string;
  /** True if it failed after it had ended: what all tests of a module share is shut down after the last one. */
  readonly inTeardown?: boolean;
  /** True if it is of one of several projects: its file can be told from the folder of the project. */
  readonly inProject?: boolean;
}

/** What is known about a log. */
export interface LogLines {
  readonly lines: readonly string[];
  /** True if the log had a beginning that is not here. */
  readonly cut: boolean;
}

/** Reads the logs of one test runner. It takes time in proportion to the length of the log, and never throws. */
export interface LogReader {
  readonly runner: string;
  /** The indexes of the lines that close a run. */
  readonly ends: (lines: readonly string[]) => readonly number[];
  /** The lines before the one that closes a run which another program can have written: those before the run began. */
  readonly outside: (lines: readonly string[], end: number) => readonly string[];
  /** The lines in which only hooks and reporters of the run write: it can have failed by what they say, in any words. */
  readonly hooks?: (lines: readonly string[], end: number) => readonly string[];
  /** The tests of the run that this line closes, or null if they do not agree with it. */
  readonly read: (log: LogLines, end: number) => readonly FailedTest[] | null;
}

/** The indexes of the lines that pass the test. */
export function linesThat(test: (line: string) => boolean): LogReader['ends'] {
  return (lines) => lines.flatMap((line, index) => (test(line) ? [index] : []));
}

/** The lines before the last one of these forms, the first form that there is; all if there is none. */
export function before(...openings: readonly RegExp[]): LogReader['outside'] {
  return (lines, end) => {
    const run = lines.slice(0, end);
    const starts = openings.map((opening) => run.findLastIndex((line) => opening.test(line)));
    return run.slice(
      0,
      starts.find((start) => start !== -1),
    );
  };
}

/** The lines that are not in sections, each from a line of the first form to one of the second. */
export function withoutSections(lines: readonly string[], from: RegExp, to: RegExp): string[] {
  let isIn = false;
  return lines.filter((line) => {
    isIn = (isIn || from.test(line)) && !to.test(line);
    return !isIn;
  });
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
