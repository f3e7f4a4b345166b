import type { LoggedTest } from './failed-test.ts';
import { before, type LogReader, lineIn, linesLike, loggedTest, partsFrom, without } from './log-reader.ts';

const closing = /^ *Test Files {2}\S.* \(\d{1,9}\)$/;
const countedTests = /^ *Tests {2}(?:no tests$|(?:(\d{1,9}) failed)?.* \(\d{1,9}\)$)/;
const heading = /^⎯+ Failed (Suites|Tests) (\d{1,9}) ⎯+$/;
const rule = /^⎯+\[\d{1,9}\/\d{1,9}\]⎯+$/;
/** Vitest 5 appends the attempts that have the error: ` (initial run, 1st retry)`. Others repeat the line. */
const attempts = / \((?:initial run|\d{1,9}(?:st|nd|rd|th) retry)(?:, \d{1,9}(?:st|nd|rd|th) retry)*\)$/;
/** The name of a project stands between bars, or in color between spaces. */
const failed = /^ ?FAIL {2}(\|[^|]{1,99}\| | (?:\S| (?! )){1,99} {2})?(?=\S)/;
/** ` ❯ name cart.test.js:6:17` */
const frame = /^ ❯ (?:.* )?([^\s:]+):(\d{1,9})/;

/**
 * Vitest: the failures between the headings and the closing lines, as many as both tell. ` > ` separates the parts of a title, and
 * can also be in one of them; the scope has it too. A file that cannot run, or a failed hook, is a failure outside of a test.
 * Nothing is read if there are errors outside of all files.
 */
export const vitest: LogReader = {
  runner: 'vitest',
  ends: linesLike(closing),
  read: (lines, end) => {
    const counts = countedTests.exec(lines[end + 1] ?? '');
    if (counts === null) return null;
    const count = Number(counts[1] ?? 0);
    const run = lines.slice(0, end);
    const headed = run.reduce((sum, line) => sum + Number(heading.exec(line)?.[2] ?? 0), 0);
    const errors = readErrors(run);
    const hasOthers = lines.slice(end + 2, end + 5).some((line) => /^ *Errors {2}\d/.test(line));
    const ways = [errors, errors.map((error) => ({ ...error, titles: [...new Set(error.titles)] }))];
    // A file that cannot run has no tests.
    const isComplete = (all: ReturnType<typeof failuresOf>) =>
      all.length === headed && all.filter(({ isTest }) => isTest).length === count;
    const all = hasOthers ? undefined : ways.map(failuresOf).find(isComplete);
    return { count: all?.length ?? count, tests: all?.map(({ test }) => test) ?? null };
  },
};

/** An error, and the tests or files that have it, once for each attempt: the project and the title, on two lines. */
interface FoundError {
  readonly isTest: boolean;
  readonly titles: readonly string[];
  readonly details: readonly string[];
}

function readErrors(lines: readonly string[]): FoundError[] {
  let isTest = false;
  const parts = partsFrom(lines, (line) => heading.test(line) || rule.test(line));
  return parts.map(([head = '', ...own]) => {
    const section = heading.exec(head)?.[1];
    if (section) isTest = section === 'Tests';
    const titles = own.flatMap((line) => {
      const [start, project = ''] = failed.exec(line) ?? [];
      return start ? `${project.trim()}\n${line.slice(start.length).replace(attempts, '')}` : [];
    });
    return { isTest, titles, details: without(own, failed) };
  });
}

/** A test can have several errors, and an error several tests with the same title: these are in the same order each time. */
function failuresOf(errors: readonly FoundError[]) {
  const failures = new Map<string, { readonly isTest: boolean; readonly test: LoggedTest }>();
  for (const { isTest, titles, details } of errors) {
    const seen = new Map<string, number>();
    for (const title of titles) {
      const number = (seen.get(title) ?? 0) + 1;
      seen.set(title, number);
      const key = `${number} ${title}`;
      if (!failures.has(key)) failures.set(key, { isTest, test: readFailure(title, isTest, details) });
    }
  }
  return [...failures.values()];
}

function readFailure(titled: string, isTest: boolean, details: readonly string[]): LoggedTest {
  const title = titled.slice(titled.indexOf('\n') + 1);
  const [file = '', ...parts] = title.replace(/ \[ [^[\]]* \]$/, '').split(' > ');
  return loggedTest(isTest ? (parts.at(-1) ?? '') : title, {
    ...{ scope: isTest ? parts.slice(0, -1).join(' > ') : '', file, line: lineIn(file, details, frame) },
    message: before(details, /^ ❯ (?=\S)/),
  });
}
