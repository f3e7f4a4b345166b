import type { LoggedTest } from './failed-test.ts';
import { before, partsFrom, without } from './lines.ts';
import { type LogReader, lineIn, linesLike, loggedTest, numberIn } from './log-reader.ts';

const heading = /^⎯+ Failed (Suites|Tests) \d{1,9} ⎯+$/;
const rule = /^⎯+\[\d{1,9}\/\d{1,9}\]⎯+$/;
/** Vitest 5 appends the attempts that have the error: ` (initial run, 1st retry)`. Others repeat the line. */
const attempts = / \((?:initial run|\d{1,9}(?:st|nd|rd|th) retry)(?:, \d{1,9}(?:st|nd|rd|th) retry)*\)$/;
/** The name of a project stands between bars, or in color between spaces. */
const failed = /^ ?FAIL {2}(?:\|[^|]{1,99}\| | (?:\S| (?! )){1,99} {2})?(?=\S)/;
/** ` ❯ name cart.test.js:6:17` */
const frame = /^ ❯ (?:.* )?([^\s:]+):(\d{1,9})/;

/**
 * Vitest: each error below the titles that have it, after a heading for files that cannot run and one for tests. ` > ` separates
 * the parts of a title, and can also be in one of them; the scope has it too. A failed hook is a failure of its file.
 */
export const vitest: LogReader = {
  runner: 'vitest',
  ends: linesLike(/^ *Tests {2}(?:no tests|.* \(\d{1,9}\))$/, /^ *Test Files {2}\S.* \(\d{1,9}\)$/),
  ran: numberIn(/\((\d{1,9})\)$/),
  read: (lines) => {
    const errorsOf = (kind: string) =>
      partsFrom(lines, (line) => heading.test(line))
        .filter(([head]) => heading.exec(head)?.[1] === kind)
        .flatMap((section) => partsFrom(section, (line) => heading.test(line) || rule.test(line)))
        .flatMap((error) => readError(error, kind === 'Tests'));
    return { tests: errorsOf('Tests'), others: errorsOf('Suites') };
  },
};

/** The tests or files that have an error, each on a line above it. */
function readError(lines: readonly string[], isTest: boolean): LoggedTest[] {
  const details = without(lines.slice(1), failed);
  const titles = lines.filter((line) => failed.test(line));
  return titles.map((line) => {
    const title = line.replace(failed, '').replace(attempts, '');
    const [file = '', ...parts] = title.replace(/ \[ [^[\]]* \]$/, '').split(' > ');
    return loggedTest(isTest ? (parts.at(-1) ?? '') : title, {
      scope: isTest ? parts.slice(0, -1).join(' > ') : '',
      file,
      line: lineIn(file, details, frame),
      message: before(details, /^ ❯ (?=\S)/),
    });
  });
}
