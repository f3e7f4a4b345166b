import type { LoggedTest } from './failed-test.ts';
import {
  before,
  type LogReader,
  linesLike,
  loggedTest,
  partsFrom,
  partsUntil,
  splitLast,
} from './log-reader.ts';

const allTargets = /^error: (\d{1,9}) targets? failed:$/;
const oneTarget = /^error: (?:test|doctest) failed, to rerun pass /;
const result = /^test result: FAILED\. \d{1,9} passed; (\d{1,9}) failed; /;
/** `thread 'tests::adds_up' (42) panicked at src/lib.rs:23:9:` */
const panic = /^thread '(.*)'[^']* panicked at (\S.*)$/;
const place = /^(\S[^:]*):(\d{1,9}):\d{1,9}:?$/;
const documentation = /^(\S+) - .*\(line (\d{1,9})\)$/;

/**
 * `cargo test`: the lists of failures of the targets that failed, as many as the closing lines tell. The scope is the path of
 * the module.
 */
export const cargoTest: LogReader = {
  runner: 'cargo test',
  ends: (lines) => {
    const ends = linesLike(allTargets)(lines);
    return ends.length > 0 ? ends : linesLike(oneTarget)(lines);
  },
  read: (lines, end) => {
    const run = lines.slice(0, end + 1);
    const targets = partsUntil(run, result);
    const count = targets.reduce((sum, part) => sum + Number(result.exec(part.at(-1) ?? '')?.[1]), 0);
    const told = Number(allTargets.exec(lines[end] ?? '')?.[1] ?? 1);
    const isComplete = targets.length === told && linesLike(oneTarget)(run).length === told;
    return { count, tests: isComplete ? targets.flatMap(readTarget) : null };
  },
};

/** The list between `failures:` and the result. The details are before it. */
function readTarget(lines: readonly string[]): LoggedTest[] {
  const start = lines.lastIndexOf('failures:');
  const listed = start === -1 ? [] : lines.slice(start + 1, -1).filter((line) => line.startsWith('    '));
  const heads = new Map(listed.map((line) => [`---- ${line.slice(4)} stdout ----`, line.slice(4)]));
  const parts = partsFrom(lines.slice(0, start), (line) => heads.has(line));
  const details = new Map(parts.map(([head = '', ...own]) => [heads.get(head), own]));
  return [...heads.values()].map((name) => readFailure(name, details.get(name) ?? []));
}

function readFailure(path: string, details: readonly string[]): LoggedTest {
  const own = details.findLastIndex((line) => panic.exec(line)?.[1] === path);
  const at = own === -1 ? details.findIndex((line) => panic.test(line)) : own;
  const [, , panicked] = panic.exec(details[at] ?? '') ?? [];
  const noted = details.find((line) => line.startsWith('note: ')) ?? '';
  const [, notedPlace] = splitLast(noted, ' at ');
  const [, file, line] = documentation.exec(path) ?? place.exec(panicked ?? notedPlace) ?? [];
  const [scope, name] = splitLast(path, '::');
  const message = before(details.slice(at + 1), /^(?:stack backtrace:|note: )/);
  const isSaid = message.some((each) => each.trim() !== '');
  return loggedTest(name, { scope, file, line, message: isSaid ? message : details });
}
