import { type FailedTest, type LogReader, linesThat, messageOf, pathOf } from './failed-test.ts';

const closing = /^ *Test Files {2}\S.* \(\d{1,9}\)$/;
const counted = /^ *Tests {2}(?:no tests$|(?:(\d{1,9}) failed)?.* \(\d{1,9}\)$)/;
const heading = /^⎯+ Failed (Suites|Tests) (\d{1,9}) ⎯+$/;
const rule = /^⎯+(?:\[(\d{1,9})\/\d{1,9}\]⎯+)?$/;
const failed = /^ ?FAIL {2}(?:\|[^|]{1,99}\| )?(?=\S)/;

/**
 * Vitest: the failures between the heading and the closing lines. ` > ` separates the parts of a title, and can also be in
 * one of them; the scope has it too. A file that cannot run, or a failed hook, is a failure outside of a test.
 */
export const vitest: LogReader = {
  runner: 'vitest',
  ends: linesThat((line) => closing.test(line)),
  read: ({ lines }, end) => {
    const count = counted.exec(lines[end + 1] ?? '');
    const hasErrors = lines.slice(end + 2, end + 5).some((line) => /^ *Errors {2}\d/.test(line));
    const failures = readFailures(lines.slice(0, end));
    const tests = failures.filter(({ isTest }) => isTest);
    if (count === null || hasErrors || tests.length !== Number(count[1] ?? 0)) return null;
    // The rules below the errors have numbers: without the first one, the beginning is missing.
    const first = lines.findIndex((line) => heading.test(line));
    const numbers = lines.slice(first, end).map((line) => rule.exec(line)?.[1]);
    if (first === -1 || numbers.find((number) => number !== undefined) !== '1') return null;
    const headed = lines.slice(0, end).reduce((sum, line) => sum + Number(heading.exec(line)?.[2] ?? 0), 0);
    return headed === failures.length ? failures.map(({ test }) => test) : null;
  },
};

/** Several tests with the same error share its details. */
function readFailures(lines: readonly string[]): { isTest: boolean; test: FailedTest }[] {
  const failures: { isTest: boolean; test: FailedTest }[] = [];
  let isTest: boolean | null = null;
  let titles: string[] = [];
  let details: string[] = [];
  const close = () => {
    for (const title of titles)
      failures.push({ isTest: isTest === true, test: readFailure(title, isTest === true, details) });
    titles = [];
    details = [];
  };
  for (const line of lines) {
    const section = heading.exec(line);
    const found = failed.exec(line);
    if (section || rule.test(line)) close();
    if (section) isTest = section[1] === 'Tests';
    else if (found && isTest !== null) {
      if (details.length > 0) close();
      titles.push(line.slice(found[0].length));
    } else if (titles.length > 0) details.push(line);
  }
  close();
  return failures;
}

function readFailure(title: string, isTest: boolean, details: readonly string[]): FailedTest {
  const [path = '', ...parts] = title.replace(/ \[ [^[\]]* \]$/, '').split(' > ');
  const file = pathOf(path);
  const places = details.map((line) => (/^ ❯ (?=\S)/.test(line) ? placeOf(line) : null));
  const at = places.find((place) => place?.file === file);
  const first = places.findIndex((place) => place !== null);
  return {
    file,
    line: at ? at.line : null,
    scope: isTest ? parts.slice(0, -1).join(' > ') : '',
    name: isTest ? (parts.at(-1) ?? '') : title,
    message: messageOf(first === -1 ? details : details.slice(0, first)),
  };
}

/** ` ❯ name cart.test.js:6:17` */
function placeOf(line: string): { file: string; line: number | null } {
  const place = line.slice(line.lastIndexOf(' ') + 1).split(':');
  return { file: pathOf(place[0] ?? ''), line: Number(place[1]) || null };
}
