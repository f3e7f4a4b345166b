import type { LoggedTest } from './failed-test.ts';
import { before, matchIn, partsFrom, splitLast, withoutBlankEnds } from './lines.ts';
import { type LogReader, linesLike, loggedTest } from './log-reader.ts';

/** `thread 'tests::adds_up' (42) panicked at src/lib.rs:23:9:` */
const panic = /^thread '(.*)'[^']* panicked at (\S.*)/;
const place = /^(\S[^:]*):(\d{1,9}):\d{1,9}:?$/;
const documentation = /^(\S+) - .*\(line (\d{1,9})\)$/;

/** `cargo test`: the list of failures of each target that failed, below their details. The scope is the path of the module. */
export const cargoTest: LogReader = {
  runner: 'cargo test',
  ends: linesLike(/^test result: FAILED\. \d{1,9} passed; \d{1,9} failed; /),
  read: (lines) => {
    const start = lines.lastIndexOf('failures:');
    const listed = lines.slice(start + 1).filter((line) => line.startsWith('    '));
    const heads = new Map(listed.map((line) => [`---- ${line.slice(4)} stdout ----`, line.slice(4)]));
    const parts = partsFrom(lines.slice(0, start), (line) => heads.has(line));
    const details = new Map(parts.map(([head, ...own]) => [heads.get(head), own]));
    return { tests: [...heads.values()].map((name) => readFailure(name, details.get(name) ?? [])) };
  },
};

function readFailure(path: string, details: readonly string[]): LoggedTest {
  const own = details.findLastIndex((line) => panic.exec(line)?.[1] === path);
  const at = own === -1 ? details.findIndex((line) => panic.test(line)) : own;
  const [, , panicked = ''] = matchIn(panic, details[at]);
  const [, file, line] = documentation.exec(path) ?? matchIn(place, panicked);
  const [scope, name] = splitLast(path, '::');
  const message = withoutBlankEnds(before(details.slice(at + 1), /^(?:stack backtrace:|note: )/));
  return loggedTest(name, { scope, file, line, message: message.length > 0 ? message : details });
}
