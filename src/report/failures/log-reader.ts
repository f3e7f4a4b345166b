import { type LoggedTest, pathOf } from './failed-test.ts';

/** A run of tests in a log: how many the runner counts as failed, and the tests that were read; null if some are missing. */
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

/** The indexes of the lines that match. */
export function linesLike(pattern: RegExp): LogReader['ends'] {
  return (lines) => lines.flatMap((line, index) => (pattern.test(line) ? [index] : []));
}

/** The run of a runner that counts what failed in one line, whose groups are numbers. `read` gets what is before and after it. */
export function countedBy(
  closing: RegExp,
  read: (before: readonly string[], after: readonly string[], count: number) => readonly LoggedTest[],
): Pick<LogReader, 'ends' | 'read'> {
  return {
    ends: linesLike(closing),
    read: (lines, end) => {
      const [, ...counts] = closing.exec(lines[end] ?? '') ?? [];
      const count = counts.reduce((sum, number) => sum + Number(number ?? 0), 0);
      return { count, tests: read(lines.slice(0, end), lines.slice(end + 1), count) };
    },
  };
}

/** The parts that begin with such a line, which is the first of each. `number` is that of the next part, from 1. */
export function partsFrom(
  lines: readonly string[],
  isStart: (line: string, number: number) => boolean,
): string[][] {
  const parts: string[][] = [];
  for (const line of lines) {
    if (isStart(line, parts.length + 1)) parts.push([line]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

/** The parts that end with a line that matches. */
export function partsUntil(lines: readonly string[], pattern: RegExp): string[][] {
  const ends = linesLike(pattern)(lines);
  return ends.map((end, index) => lines.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

/** What is known of a test, as it was read. */
interface Read {
  readonly scope?: string | undefined;
  readonly file?: string | null | undefined;
  readonly line?: string | null | undefined;
  readonly message: readonly string[];
}

/** A failed test by its name. */
export function loggedTest(name: string, { scope = '', file, line, message }: Read): LoggedTest {
  return {
    file: file ? pathOf(file) : null,
    line: line ? Number(line) : null,
    scope,
    name,
    message: messageOf(message),
  };
}

/** The lines as a message: without the blank lines around them, and without their common indent. */
function messageOf(lines: readonly string[]): string {
  const indents = lines.map((line) => line.search(/\S/)).filter((indent) => indent >= 0);
  const indent = indents.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
  return withoutBlankEnds(lines)
    .map((line) => line.slice(indent).trimEnd())
    .join('\n');
}

/** The lines without the blank ones around them. */
export function withoutBlankEnds(lines: readonly string[]): readonly string[] {
  const isWritten = (line: string) => line.trim() !== '';
  return lines.slice(Math.max(0, lines.findIndex(isWritten)), lines.findLastIndex(isWritten) + 1);
}

/** The line of a file that the first frame in it names. The pattern has groups for file and line. */
export function lineIn(file: string, lines: readonly string[], frame: RegExp): string | undefined {
  const frames = lines.map((line) => frame.exec(line));
  return frames.find((found) => found && pathOf(found[1] ?? '') === pathOf(file))?.[2];
}

/** The lines that do not match. */
export function without(lines: readonly string[], pattern: RegExp): string[] {
  return lines.filter((line) => !pattern.test(line));
}

/** The lines before the first that matches, or all. */
export function before(lines: readonly string[], pattern: RegExp): readonly string[] {
  const end = lines.findIndex((line) => pattern.test(line));
  return end === -1 ? lines : lines.slice(0, end);
}

/** What is before the last separator, and what is after it. */
export function splitLast(title: string, separator: string): readonly [scope: string, name: string] {
  const at = title.lastIndexOf(separator);
  return at === -1 ? ['', title] : [title.slice(0, at), title.slice(at + separator.length)];
}
