import { type FailedTest, type LogReader, linesThat, messageOf, pathOf } from './failed-test.ts';

const closing =
  /^(\d{1,9}) examples?, (\d{1,9}) failures?(?:, \d{1,9} pending)?(?:, (\d{1,9}) errors? occurred outside of examples)?$/;
const frame = /^\s*# (\S[^:]*):(\d{1,9})(?::in |$)/;
/** The first file that cannot be loaded, or hook that fails. */
const firstError = /^An error occurred (?:while loading |in an? `)/;
/** The headings after the examples, which can have the dots of those before. */
const headings = /^[.F*]*(?:Pending: \(Failures listed here .*|Failures:)$/;
const outside = /^An error occurred (?:while loading (.+)\.|.+)$/;

/**
 * RSpec. The list of failed examples, which follows the closing line, has their places and full descriptions; a description
 * does not show where the scope ends. The file is the one that runs a shared example. Errors outside of examples count.
 */
export const rspec: LogReader = {
  runner: 'rspec',
  ends: linesThat((line) => closing.test(line)),
  outside: (lines, end) => {
    // A run in a random order begins and ends with the same line.
    const order = lines.slice(end).find((line) => /^Randomized with seed \d{1,9}$/.test(line));
    const seed = order === undefined ? -1 : lines.lastIndexOf(order, end);
    if (seed !== -1) return lines.slice(0, seed);
    const run = lines.slice(0, end);
    const starts = [run.findIndex((line) => firstError.test(line)), startOfHeadings(run)];
    const start = Math.min(...starts.filter((index) => index !== -1), end);
    // A test can print such a heading too.
    return run.slice(0, startOfTitles(run.slice(0, start))).filter((line) => !headings.test(line));
  },
  read: ({ lines }, end) => {
    const [, examples, failures, errors = 0] = closing.exec(lines[end] ?? '') ?? [];
    if (showsLess(lines.slice(0, end), Number(examples))) return null;
    const listed = readList(lines.slice(end + 1), Number(failures));
    const others = readErrors(lines.slice(0, end));
    if (listed === null || others.length !== Number(errors)) return null;
    return [...withMessages(listed, lines.slice(lines.lastIndexOf('Failures:', end) + 1, end)), ...others];
  },
};

/** The heading of the failures, or that of pending examples before it. */
function startOfHeadings(lines: readonly string[]): number {
  const failures = lines.findLastIndex((line) => headings.test(line));
  const pending = lines.findLastIndex((line, index) => index < failures && headings.test(line));
  return pending !== -1 && lines[pending]?.includes('Pending: ') ? pending : failures;
}

/**
 * Where the titles begin that the form `documentation` prints: those of groups without an indent, below a blank line, and the
 * others with one. Another form has none.
 */
function startOfTitles(lines: readonly string[]): number {
  const failed = lines.findIndex((line) => failedTitle.test(line));
  if (failed === -1) return lines.length;
  const isTitle = (line: string, index: number) =>
    line === '' || line.startsWith('  ') || (lines[index - 1] === '' && lines[index + 1]?.startsWith('  '));
  const last = lines.findLastIndex((line, index) => index < failed && !isTitle(line, index));
  return lines.findIndex((line, index) => index > last && /^\S/.test(line));
}

const failedTitle = /^ {2,99}\S.{0,900} \(FAILED - \d{1,9}\)$/;

/** The dots of examples, of which one passed. What comes before the examples hardly begins with a dot. */
const dots = /^[F*]*\.[.F*]*/;

/**
 * True if fewer examples ended than the run counts: one of them ended the program. What examples print in lines of their own
 * can look like more, but not like less.
 */
function showsLess(lines: readonly string[], examples: number): boolean {
  const run = lines.slice(0, Math.max(startOfHeadings(lines), 0));
  const titles = run.filter((line) => line.startsWith('  '));
  if (titles.some((line) => failedTitle.test(line))) return titles.length < examples;
  const first = run.findIndex((line) => dots.test(line) || /^[F*]+$/.test(line));
  const ended = run.slice(first).map((line) => /^[.F*]*/.exec(line)?.[0].length ?? 0);
  return first !== -1 && ended.reduce((sum, each) => sum + each, 0) < examples;
}

/** `rspec ./spec/cart_spec.rb:6 # Cart adds up`; the ID of an example can replace the line, and quotes can be around it. */
function readList(lines: readonly string[], count: number): FailedTest[] | null {
  const first = lines.findIndex((line) => line.startsWith('rspec '));
  const listed = first === -1 ? [] : lines.slice(first, first + count).map(readListed);
  const tests = listed.filter((test) => test !== null);
  const more = first !== -1 && lines[first + count]?.startsWith('rspec ');
  return tests.length === count && !more ? tests : null;
}

function readListed(text: string): FailedTest | null {
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
function withMessages(tests: readonly FailedTest[], lines: readonly string[]): FailedTest[] {
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
function readErrors(lines: readonly string[]): FailedTest[] {
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
