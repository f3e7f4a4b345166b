import { counted, type LoggedTest, type LogReader, linesThat, messageOf, pathOf } from './failed-test.ts';

const allTargets = /^error: \d{1,9} targets? failed:$/;
const oneTarget = /^error: (?:test|doctest) failed, to rerun pass /;
const result = /^test result: FAILED\. \d{1,9} passed; (\d{1,9}) failed; /;
const place = /^(\S[^:]*):(\d{1,9}):\d{1,9}:?$/;
const documentation = /^(\S+) - .*\(line (\d{1,9})\)$/;

/**
 * `cargo test`: the lists of failures of the targets that failed, as many as the closing lines tell. The scope is the path of
 * the module.
 */
export const cargoTest: LogReader = {
  runner: 'cargo test',
  ends: (lines) => {
    const ends = linesThat((line) => allTargets.test(line))(lines);
    return ends.length > 0 ? ends : linesThat((line) => oneTarget.test(line))(lines);
  },
  read: (lines, end) => {
    const run = lines.slice(0, end + 1);
    const results = linesThat((line) => result.test(line))(run);
    const counts = results.map((at) => Number(result.exec(run[at] ?? '')?.[1]));
    const count = counts.reduce((sum, each) => sum + each, 0);
    const targets = run.filter((line) => oneTarget.test(line)).length;
    const told = allTargets.test(lines[end] ?? '') ? Number(lines[end]?.split(' ')[1]) : 1;
    const read = results.map((at, index) => readTarget(run.slice((results[index - 1] ?? -1) + 1, at + 1)));
    const isComplete = results.length === targets && targets === told && !read.includes(null);
    return counted(count, isComplete ? read.flatMap((tests) => tests ?? []) : null);
  },
};

/** The list between `failures:` and the result. The details are before it. */
function readTarget(lines: readonly string[]): LoggedTest[] | null {
  const start = lines.lastIndexOf('failures:');
  const listed = lines.slice(start + 1, -2);
  const count = Number(result.exec(lines.at(-1) ?? '')?.[1]);
  if (start === -1 || listed.length !== count || !listed.every((line) => line.startsWith('    ')))
    return null;
  const names = listed.map((line) => line.slice(4));
  const heads = new Map(names.map((name) => [`---- ${name} stdout ----`, name]));
  const starts = linesThat((line) => heads.has(line))(lines.slice(0, start));
  const details = new Map(
    starts.map((at, index) => [heads.get(lines[at] ?? ''), lines.slice(at + 1, starts[index + 1] ?? start)]),
  );
  return names.map((name) => readFailure(name, details.get(name) ?? []));
}

function readFailure(path: string, details: readonly string[]): LoggedTest {
  const panics = details.map(readPanic);
  const own = panics.findLastIndex((panic) => panic?.thread === path);
  const at = own === -1 ? panics.findIndex((panic) => panic !== null) : own;
  const length = details.slice(at + 1).findIndex((line) => /^(?:stack backtrace:|note: )/.test(line));
  const message = details.slice(at + 1, length === -1 ? undefined : at + 1 + length);
  const noted = details.find((line) => line.startsWith('note: ')) ?? '';
  const [, file, line] =
    documentation.exec(path) ??
    place.exec(panics[at]?.place ?? noted.slice(noted.lastIndexOf(' at ') + ' at '.length)) ??
    [];
  const split = path.lastIndexOf('::');
  return {
    file: file === undefined ? null : pathOf(file),
    line: line === undefined ? null : Number(line),
    scope: split === -1 ? '' : path.slice(0, split),
    name: split === -1 ? path : path.slice(split + 2),
    message: messageOf(message) || messageOf(details),
  };
}

/** `thread 'tests::adds_up' (42) panicked at src/lib.rs:23:9:` */
function readPanic(line: string): { thread: string; place: string } | null {
  const [before = '', at, ...more] = line.split(' panicked at ');
  if (at === undefined || more.length > 0 || !before.startsWith("thread '")) return null;
  return { thread: before.slice("thread '".length, before.lastIndexOf("'")), place: at };
}
