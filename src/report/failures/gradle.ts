import { counted, type LoggedTest, type LogReader, linesThat, messageOf } from './failed-test.ts';

const closing = /^\d{1,9} tests? completed, (\d{1,9}) failed(?:, \d{1,9} skipped)?$/;
const short = /^ {4}(\S+) at (\S[^:]*):(\d{1,9})$/;

/** `CartTest > addsUp FAILED`: with `--quiet`, this is the first line of a run. */
function isFailedTest(line: string): boolean {
  return line.endsWith(' FAILED') && / > ./.test(line) && !line.startsWith(' ');
}

/**
 * Gradle: the failed tests before the closing line, in the short and in the full format of exceptions. The scope is the class.
 * The file has the path of the class's package, because a log does not tell the folder of the sources.
 */
export const gradle: LogReader = {
  runner: 'gradle',
  ends: linesThat((line) => closing.test(line)),
  read: (lines, end) => {
    const starts = linesThat(isFailedTest)(lines.slice(0, end)).filter((at) =>
      lines[at + 1]?.startsWith('    '),
    );
    const tests = starts.map((at, index) => readFailure(lines.slice(at, starts[index + 1] ?? end)));
    return counted(Number(closing.exec(lines[end] ?? '')?.[1]), tests);
  },
};

/** `com.acme.CartTest > addsUp FAILED`, then the exception, which ends before the next line without an indent. */
function readFailure([head = '', ...lines]: readonly string[]): LoggedTest {
  const split = head.indexOf(' > ');
  const name = head.slice(split + ' > '.length, -' FAILED'.length);
  const end = lines.findIndex((line) => /^\S/.test(line));
  const own = end === -1 ? lines : lines.slice(0, end);
  const [, exception, shortFile, shortLine] = short.exec(own[0] ?? '') ?? [];
  const frames = own.findIndex((line) => line.startsWith('        at '));
  const { scope, frame } = classIn(own, head.slice(0, split));
  const [, file = shortFile, line = shortLine] = /\(([^():]+):(\d{1,9})\)$/.exec(frame) ?? [];
  return {
    file: file === undefined ? null : sourceOf(scope, file),
    line: line === undefined ? null : Number(line),
    scope,
    name,
    message: exception ?? messageOf(frames === -1 ? own : own.slice(0, frames)),
  };
}

/** The class with its package, which a heading can omit, and a frame in it: `        at app//com.acme.CartTest.addsUp(...)` */
function classIn(lines: readonly string[], shown: string): { scope: string; frame: string } {
  for (const frame of lines.filter((line) => line.startsWith('        at '))) {
    const place = frame
      .slice(frame.lastIndexOf('/', frame.indexOf('(')) + 1)
      .trim()
      .replace(/^at /, '');
    const className = place.slice(0, place.lastIndexOf('.', place.indexOf('(')));
    if (className === shown || (!shown.includes('.') && className.endsWith(`.${shown}`)))
      return { scope: className, frame };
  }
  return { scope: shown, frame: '' };
}

/** The path of a source file from the root of the sources: `com/acme/CartTest.java`. */
export function sourceOf(className: string, file: string): string {
  return [...className.split('.').slice(0, -1), file].join('/');
}
