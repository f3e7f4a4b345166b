import { counted, type LoggedTest, type LogReader, linesThat, messageOf, pathOf } from './failed-test.ts';

const closing =
  /^(\d{1,9}) examples?, (\d{1,9}) failures?(?:, \d{1,9} pending)?(?:, (\d{1,9}) errors? occurred outside of examples)?$/;
const frame = /^\s*# (\S[^:]*):(\d{1,9})(?::in |$)/;
const outside = /^An error occurred (?:while loading (.+)\.|.+)$/;

/**
 * RSpec. The list of failed examples, which follows the closing line, has their places and full descriptions; a description
 * does not show where the scope ends. The file is the one that runs a shared example. Errors outside of examples count.
 */
export const rspec: LogReader = {
  runner: 'rspec',
  ends: linesThat((line) => closing.test(line)),
  read: (lines, end) => {
    const [, , failures, errors = 0] = closing.exec(lines[end] ?? '') ?? [];
    const listed = readList(lines.slice(end + 1), Number(failures));
    const others = readErrors(lines.slice(0, end));
    const details = lines.slice(lines.lastIndexOf('Failures:', end) + 1, end);
    const tests =
      listed && others.length === Number(errors) ? [...withMessages(listed, details), ...others] : null;
    return counted(Number(failures) + Number(errors), tests);
  },
};

/** `rspec ./spec/cart_spec.rb:6 # Cart adds up`; the ID of an example can replace the line, and quotes can be around it. */
function readList(lines: readonly string[], count: number): LoggedTest[] | null {
  const first = lines.findIndex((line) => line.startsWith('rspec '));
  const listed = first === -1 ? [] : lines.slice(first, first + count).map(readListed);
  const tests = listed.filter((test) => test !== null);
  const more = first !== -1 && lines[first + count]?.startsWith('rspec ');
  return tests.length === count && !more ? tests : null;
}

function readListed(text: string): LoggedTest | null {
  const mark = text.indexOf(' # ');
  if (!text.startsWith('rspec ') || mark === -1) return null;
  const place = text.slice('rspec '.length, mark).replaceAll("'", '');
  const at = place.lastIndexOf(place.endsWith(']') ? '[' : ':');
  const ofLine = /^:(\d{1,9})$/.exec(place.slice(Math.max(at, 0)));
  if (at === -1 || !(ofLine || place.endsWith(']'))) return null;
  return {
    file: pathOf(place.slice(0, at)),
    line: ofLine ? Number(ofLine[1]) : null,
    scope: '',
    name: text.slice(mark + ' # '.length),
    message: '',
  };
}

/** The details have the numbers and the order of the list. Where their beginning is missing, so are the messages. */
function withMessages(tests: readonly LoggedTest[], lines: readonly string[]): LoggedTest[] {
  const starts: number[] = [];
  for (const [index, line] of lines.entries()) {
    const number = `  ${starts.length + 1}) `;
    if (line.startsWith(number) && line.startsWith(tests[starts.length]?.name ?? '', number.length))
      starts.push(index);
  }
  return tests.map((test, number) => {
    const start = starts[number];
    if (start === undefined) return test;
    const details = lines.slice(start + 1, starts[number + 1]);
    const finished = details.findLastIndex((line) => line.startsWith('Finished in '));
    const own = finished === -1 ? details : details.slice(0, finished);
    const frames = own.map((line) => frame.exec(line));
    const inFile = frames.find((found) => found && pathOf(found[1] ?? '') === test.file);
    return {
      ...test,
      line: test.line ?? (inFile ? Number(inFile[2]) : null),
      message: messageOf(own.filter((_, index) => frames[index] === null)),
    };
  });
}

/** Files that cannot be loaded, and hooks that fail after the examples. */
function readErrors(lines: readonly string[]): LoggedTest[] {
  const starts = linesThat((line) => outside.test(line))(lines);
  return starts.map((start, number) => {
    const name = lines[start] ?? '';
    const section = lines.slice(start + 1, starts[number + 1]);
    const trace = section.findIndex((line) => line.startsWith('# '));
    const found = frame.exec(section[trace] ?? '');
    const file = pathOf(outside.exec(name)?.[1] ?? found?.[1] ?? '');
    const line = found && pathOf(found[1] ?? '') === file ? Number(found[2]) : null;
    const message = messageOf(section.slice(0, Math.max(trace, 0)));
    return { file: file || null, line, scope: '', name, message };
  });
}
