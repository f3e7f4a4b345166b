import { type FailedTest, type LogReader, linesThat, messageOf, pathOf } from './failed-test.ts';

const closing = /^Tests: {3,9}(?:(\d{1,9}) failed, )?\d.{0,99} total$/;
const suites = /^Test Suites: (?:(\d{1,9}) failed, )?.*\d total$/;
const afterClosing = /^(?:Snapshots|Time): |^Ran all test suites/;
const summary = 'Summary of all failing tests';
const suiteFailed = 'Test suite failed to run';
/** The path of a file follows. With colors, spaces are around the word. */
const badge = /^ ?(FAIL|PASS) {1,2}(?=\S)/;
const testFile =
  /^ ?(?:FAIL|PASS) {1,2}(?:\S.{0,200} )?\S{1,900}\.\w{2,6}(?: \((?:[\d.]{1,9} m?s(?:, )?)?(?:\d{1,9} MB heap size)?\))?$/;
/** What a test prints: with `--verbose`, before the line of its file. */
const printed = /^ {2}console\.(?:debug|error|info|log|warn)$/;
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
  outside: (lines, end) => {
    const start = lines.findIndex((line) => testFile.test(line) || printed.test(line));
    return lines.slice(0, start === -1 ? end : start);
  },
  hooks: beforeClosing,
  read: ({ lines }, end) => {
    const files = suites.exec(lines[end - 1] ?? '');
    const isEnded = lines.slice(end).some((line) => line.startsWith('Time: '));
    if (files === null || !isEnded) return null;
    const start = lines.findLastIndex((line, index) => index < end && line === summary);
    const failures = readFailures(lines.slice(start + 1, end - 1));
    const count = Number(closing.exec(lines[end] ?? '')?.[1] ?? 0);
    const tests = testsIn(failures).length === count ? failures : failures.filter(isFirst);
    const failedFiles = new Set(tests.map(({ heading }) => heading)).size;
    const isComplete = testsIn(tests).length === count && failedFiles === Number(files[1] ?? 0);
    return isComplete ? tests.map(({ test }) => test) : null;
  },
};

/** A report on the coverage: a limit that it falls below is told in other words. */
const coverage =
  / \| |^-{3,300}\||^=+(?: Coverage summary =+)?$|^(?:Statements|Branches|Functions|Lines) {3,}: /;

/** The lines directly above the closing ones, which Jest sets apart for its reporters. */
function beforeClosing(lines: readonly string[], end: number): readonly string[] {
  const first = lines.findLastIndex((line, index) => index < end && suites.test(line));
  const blank = lines.findLastIndex((line, index) => index < first && line.trim() === '');
  return lines.slice(blank + 1, first).filter((line) => /^\S/.test(line) && !coverage.test(line));
}

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
  readonly test: FailedTest;
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
  let open: ({ readonly at: number } & ReturnType<typeof readHeading>) | null = null;
  for (const [number, start] of starts.entries()) {
    const line = lines[start] ?? '';
    if (!line.startsWith('  ● '))
      open = badge.exec(line)?.[1] === 'FAIL' ? { at: start, ...readHeading(line) } : null;
    else if (open !== null && line !== '  ● Console') {
      const { at: heading, project, file } = open;
      const test = readFailure(line.slice('  ● '.length), file, lines.slice(start + 1, starts[number + 1]));
      failures.push({ heading, test: project === '' ? test : { ...test, inProject: true } });
    }
  }
  return failures;
}

/** `FAIL name of the project ./cart.test.js (5.1 s, 28 MB heap size)` */
function readHeading(line: string): { readonly project: string; readonly file: string } {
  const words = line
    .replace(badge, '')
    .replace(/ \((?:\d[\d.]{0,9} m?s(?:, )?)?(?:\d{1,9} MB heap size)?\)$/, '');
  const at = words.lastIndexOf(' ') + 1;
  return { project: words.slice(0, at).trim(), file: pathOf(words.slice(at)) };
}

function readFailure(title: string, file: string, lines: readonly string[]): FailedTest {
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
