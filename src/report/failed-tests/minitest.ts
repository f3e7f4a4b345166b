import { before, type FailedTest, type LogReader, linesThat, messageOf, pathOf } from './failed-test.ts';

const closing =
  /^\d{1,9} (?:runs|tests), \d{1,9} assertions, (\d{1,9}) failures, (\d{1,9}) errors, \d{1,9} skips$/;
/** The verbose form also lists the skipped tests. */
const kinds = ['Failure', 'Error', 'Skipped'];
const frame = /^ {4}(\S[^:]*):(\d{1,9}):in /;

/** Minitest: the numbered failures and errors before the closing line. */
export const minitest: LogReader = {
  runner: 'minitest',
  ends: linesThat((line) => closing.test(line)),
  outside: before(/^# Running:$/, /^Finished in /),
  read: ({ lines }, end) => {
    const [, failures, errors] = closing.exec(lines[end] ?? '') ?? [];
    const start = lines.findLastIndex((line, index) => index < end && line.startsWith('Finished in '));
    const section = lines.slice(start + 1, end);
    const starts: number[] = [];
    for (const [index, line] of section.entries()) {
      const number = starts.length + 1;
      if (kinds.some((kind) => line === `  ${number}) ${kind}:`)) starts.push(index);
    }
    const tests = starts.flatMap((at, index) => {
      const isSkipped = section[at]?.endsWith(' Skipped:');
      return isSkipped ? [] : (readFailure(section.slice(at + 1, starts[index + 1])) ?? []);
    });
    return tests.length === Number(failures) + Number(errors) ? tests : null;
  },
};

/** `Class#test_name [file:line]:` or, for an error, `Class#test_name:`, then the message, and the frames of an error. */
function readFailure([head = '', ...lines]: readonly string[]): FailedTest | null {
  const open = head.lastIndexOf(' [');
  const place = /^ \[(.+):(\d{1,9})\]:$/.exec(open === -1 ? '' : head.slice(open));
  const title = place ? head.slice(0, open) : head.slice(0, -1);
  const hash = title.includes('#test_') ? title.indexOf('#test_') : title.indexOf('#');
  if (hash === -1 || !head.endsWith(':')) return null;
  const frames = lines.map((line) => frame.exec(line));
  // The frames inside of Minitest are left out, so the last one is the test or its hook.
  const [, file, line] = place ?? frames.findLast((found) => found !== null) ?? [];
  return {
    file: file === undefined ? null : pathOf(file),
    line: line === undefined ? null : Number(line),
    scope: title.slice(0, hash),
    name: title.slice(hash + 1),
    message: messageOf(place ? lines : lines.filter((_, index) => frames[index] === null)),
  };
}
