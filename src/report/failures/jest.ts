import type { LoggedTest } from './failed-test.ts';
import { matchIn, type Part, partsFrom, splitLast, without } from './lines.ts';
import { type LogReader, lineIn, linesLike, loggedTest, numberIn } from './log-reader.ts';

const summary = 'Summary of all failing tests';
const suiteFailed = 'Test suite failed to run';
/** With colors, spaces are around the word. The file is last: `FAIL name of the project ./cart.test.js (5.1 s, 28 MB heap size)` */
const badge = /^ ?(FAIL|PASS) {1,2}(?:.+? )??(\S+)(?: \(\d[^()]*\))?$/;
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
  ends: linesLike(/^Tests: {3,9}\d.{0,99} total$/, /^Test Suites: .*\d total$/),
  ran: numberIn(/(\d{1,9}) total$/),
  read: (lines) => {
    const own = lines.slice(lines.lastIndexOf(summary) + 1, -1);
    const files = partsFrom(own, (line) => badge.test(line));
    const tests = files.flatMap(([head, ...rest]) => {
      const [, state, file = ''] = matchIn(badge, head);
      const titled = state === 'FAIL' ? partsFrom(rest, (line) => line.startsWith(bullet)) : [];
      return titled.filter(([title]) => title !== `${bullet}Console`).map((part) => readFailure(file, part));
    });
    const isTest = ({ name }: LoggedTest) => name !== suiteFailed;
    return { tests: tests.filter(isTest), others: tests.filter((one) => !isTest(one)) };
  },
};

function readFailure(file: string, [head, ...lines]: Part): LoggedTest {
  const [scope, name] = splitLast(head.slice(bullet.length), ' › ');
  return loggedTest(name, {
    scope: scope.replaceAll(' › ', ' '),
    file,
    line: lineIn(file, lines, frame),
    message: without(lines, omitted),
  });
}
