import { counted, type LoggedTest, type LogReader, linesThat, messageOf, pathOf } from './failed-test.ts';

const closing = /^Tests: {3,9}(?:(\d{1,9}) failed, )?\d.{0,99} total$/;
const suites = /^Test Suites: (?:(\d{1,9}) failed, )?.*\d total$/;
const afterClosing = /^(?:Snapshots|Time): |^Ran all test suites/;
const summary = 'Summary of all failing tests';
const suiteFailed = 'Test suite failed to run';
/** The path of a file follows. With colors, spaces are around the word. */
const badge = /^ ?(FAIL|PASS) {1,2}(?=\S)/;
const codeFrame = /^ +>? {1,12}\d{0,9} \|/;

/**
 * Jest: the failures of each file, which a run of many files repeats before the closing lines. ` › ` separates the parts of
 * a title, and can also be in one of them; the scope has spaces instead. A file that cannot run is a failure outside of a test.
 */
export const jest: LogReader = {
  runner: 'jest',
  ends: (lines) => {
    const ends = linesThat((line) => closing.test(line))(lines);
    return ends.filter((end, index) => !isRepeated(lines, ends[index - 1], end));
  },
  read: (lines, end) => {
    const files = suites.exec(lines[end - 1] ?? '');
    const isEnded = lines.slice(end).some((line) => line.startsWith('Time: '));
    if (files === null || !isEnded) return null;
    const start = lines.findLastIndex((line, index) => index < end && line === summary);
    const failures = readFailures(lines.slice(start + 1, end - 1));
    const count = Number(closing.exec(lines[end] ?? '')?.[1] ?? 0);
    const tests = testsIn(failures).length === count ? failures : failures.filter(isFirst);
    const failedFiles = new Set(tests.map(({ heading }) => heading)).size;
    const isComplete = testsIn(tests).length === count && failedFiles === Number(files[1] ?? 0);
    // A file that cannot run has no tests.
    const all = isComplete ? tests.map(({ test }) => test) : null;
    return counted(all?.length ?? count, all);
  },
};

/** With `--bail`, Jest can print its closing lines twice. Another run would begin with other lines, or with a blank one. */
function isRepeated(lines: readonly string[], before: number | undefined, end: number): boolean {
  if (before === undefined) return false;
  const between = lines.slice(before + 1, end - 1);
  const isSame = [0, 1].every((back) => lines[before - back] === lines[end - back]);
  return isSame && between.every((line) => afterClosing.test(line));
}

/** A failed test, and the index of the heading of its file: a file has one in each project, which need not name it. */
interface Failure {
  readonly heading: number;
  readonly test: LoggedTest;
}

function testsIn(failures: readonly Failure[]): Failure[] {
  return failures.filter(({ test }) => test.name !== suiteFailed);
}

/** A test with several errors is there as many times. */
function isFirst({ heading, test }: Failure, index: number, failures: readonly Failure[]): boolean {
  const before = failures[index - 1];
  const isSame = (['file', 'scope', 'name'] as const).every((key) => test[key] === before?.test[key]);
  return !isSame || heading !== before?.heading;
}

function readFailures(lines: readonly string[]): Failure[] {
  const failures: Failure[] = [];
  const starts = linesThat((line) => badge.test(line) || line.startsWith('  ● '))(lines);
  let open: { readonly at: number; readonly file: string } | null = null;
  for (const [number, start] of starts.entries()) {
    const line = lines[start] ?? '';
    if (!line.startsWith('  ● '))
      open = badge.exec(line)?.[1] === 'FAIL' ? { at: start, file: fileIn(line) } : null;
    else if (open !== null && line !== '  ● Console') {
      const { at: heading, file } = open;
      const test = readFailure(line.slice('  ● '.length), file, lines.slice(start + 1, starts[number + 1]));
      failures.push({ heading, test });
    }
  }
  return failures;
}

/** `FAIL name of the project ./cart.test.js (5.1 s, 28 MB heap size)` */
function fileIn(line: string): string {
  const words = line
    .replace(badge, '')
    .replace(/ \((?:\d[\d.]{0,9} m?s(?:, )?)?(?:\d{1,9} MB heap size)?\)$/, '');
  return pathOf(words.slice(words.lastIndexOf(' ') + 1));
}

function readFailure(title: string, file: string, lines: readonly string[]): LoggedTest {
  const parts = title.split(' › ');
  const places = lines.map((line) => (line.trimStart().startsWith('at ') ? placeOf(line) : null));
  const at = places.find((place) => place?.file === file);
  return {
    file,
    line: at ? at.line : null,
    scope: parts.slice(0, -1).join(' '),
    name: parts.at(-1) ?? '',
    message: messageOf(lines.filter((line, index) => places[index] === null && !codeFrame.test(line))),
  };
}

/** `at Object.toBe (cart.test.js:4:17)` */
function placeOf(line: string): { file: string; line: number | null } {
  const place = line.slice(Math.max(line.lastIndexOf('('), line.lastIndexOf(' ')) + 1).split(':');
  return { file: pathOf(place[0] ?? ''), line: Number(place[1]) || null };
}
