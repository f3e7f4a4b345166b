import type { LoggedTest } from './failed-test.ts';
import { type LogReader, lineIn, linesLike, loggedTest, partsFrom, without } from './log-reader.ts';

const closing = /^Tests: {3,9}(?:(\d{1,9}) failed, )?\d.{0,99} total$/;
const suites = /^Test Suites: (?:(\d{1,9}) failed, )?.*\d total$/;
const summary = 'Summary of all failing tests';
const suiteFailed = 'Test suite failed to run';
/** The path of a file follows. With colors, spaces are around the word. */
const badge = /^ ?(FAIL|PASS) {1,2}(?=\S)/;
const bullet = '  ● ';
/** `at Object.toBe (cart.test.js:4:17)` */
const frame = /^\s+at (?:.*[ (])?([^\s():]+):(\d{1,9})/;
const omitted = /^\s+at |^ +>? {1,12}\d{0,9} \|/;

/**
 * Jest: the failures of each file, which a run of many files repeats before the closing lines. ` › ` separates the parts of
 * a title, and can also be in one of them; the scope has spaces instead. A file that cannot run is a failure outside of a test.
 */
export const jest: LogReader = {
  runner: 'jest',
  ends: linesLike(closing),
  read: (lines, end) => {
    const files = suites.exec(lines[end - 1] ?? '');
    if (files === null) return null;
    const start = lines.findLastIndex((line, index) => index < end && line === summary);
    const all = readFiles(lines.slice(start + 1, end - 1));
    const count = Number(closing.exec(lines[end] ?? '')?.[1] ?? 0);
    // A test with several errors is there as many times.
    const read = testsIn(all) === count ? all : all.map(withoutRepeats);
    const failed = read.filter((tests) => tests.length > 0);
    const isComplete = testsIn(failed) === count && failed.length === Number(files[1] ?? 0);
    // A file that cannot run has no tests.
    const tests = isComplete ? failed.flat() : null;
    return { count: tests?.length ?? count, tests };
  },
};

function testsIn(files: readonly (readonly LoggedTest[])[]): number {
  return files.flat().filter(({ name }) => name !== suiteFailed).length;
}

function withoutRepeats(tests: readonly LoggedTest[]): LoggedTest[] {
  return tests.filter(
    ({ scope, name }, index) => scope !== tests[index - 1]?.scope || name !== tests[index - 1]?.name,
  );
}

/** The failures below each heading of a file, which has one in each project. */
function readFiles(lines: readonly string[]): LoggedTest[][] {
  const files = partsFrom(lines, (line) => badge.test(line));
  const failed = files.filter(([head = '']) => badge.exec(head)?.[1] === 'FAIL');
  return failed.map(([head = '', ...own]) =>
    partsFrom(own, (line) => line.startsWith(bullet))
      .filter(([title]) => title !== `${bullet}Console`)
      .map((part) => readFailure(fileIn(head), part)),
  );
}

/** `FAIL name of the project ./cart.test.js (5.1 s, 28 MB heap size)` */
function fileIn(line: string): string {
  const words = line
    .replace(badge, '')
    .replace(/ \((?:\d[\d.]{0,9} m?s(?:, )?)?(?:\d{1,9} MB heap size)?\)$/, '');
  return words.slice(words.lastIndexOf(' ') + 1);
}

function readFailure(file: string, [head = '', ...lines]: readonly string[]): LoggedTest {
  const parts = head.slice(bullet.length).split(' › ');
  return loggedTest(parts.at(-1) ?? '', {
    ...{ scope: parts.slice(0, -1).join(' '), file, line: lineIn(file, lines, frame) },
    message: without(lines, omitted),
  });
}
