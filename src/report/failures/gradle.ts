import type { LoggedTest } from './failed-test.ts';
import { before, matchIn, type Part, partsFrom } from './lines.ts';
import { type LogReader, linesLike, loggedTest } from './log-reader.ts';

/** `CartTest > addsUp FAILED`: with `--quiet`, this is the first line of a run. */
const failed = /^(\S.*?) > (.+) FAILED$/;
const short = /^ {4}(\S+) at (\S[^:]*):(\d{1,9})$/;
const frame = /^ {8}at /;

/**
 * Gradle: the failed tests before the closing line, in the short and in the full format of exceptions. The scope is the class.
 */
export const gradle: LogReader = {
  runner: 'gradle',
  ends: linesLike(/^\d{1,9} tests? completed, \d{1,9} failed(?:, \d{1,9} skipped)?$/),
  read: (lines) => ({
    tests: partsFrom(lines, (line) => line.endsWith(' FAILED') && failed.test(line)).map(readFailure),
  }),
};

/** The heading, then the exception, which ends before the next line without an indent. */
function readFailure([head, ...lines]: Part): LoggedTest {
  const [, shown = '', name = ''] = matchIn(failed, head);
  const own = before(lines, /^\S/);
  const [, exception, shortFile, shortLine] = matchIn(short, own[0]);
  const { scope, place } = classIn(own, shown);
  const [, file = shortFile, line = shortLine] = matchIn(/\(([^():]+):(\d{1,9})\)$/, place);
  return loggedTest(name, {
    scope,
    file,
    line,
    message: exception ? [exception] : before(own, frame),
  });
}

/** The class with its package, which a heading can omit, and a frame in it: `        at app//com.acme.CartTest.addsUp(...)` */
function classIn(lines: readonly string[], shown: string): { scope: string; place?: string } {
  for (const line of lines.filter((each) => frame.test(each))) {
    const call = line.slice(0, line.indexOf('(')).replace(/^.*[ /]/, '');
    const scope = call.slice(0, Math.max(0, call.lastIndexOf('.')));
    if (scope === shown || (!shown.includes('.') && scope.endsWith(`.${shown}`)))
      return { scope, place: line };
  }
  return { scope: shown };
}
