import { visibleText } from '../text/clean.ts';
import { before, type Part, partsFrom, without, withoutBlankEnds } from './lines.ts';
import type { LogTests } from './log-reader.ts';
import { readLogTests } from './read-log-tests.ts';

/*
 * What a terminal does not show: colors and cursor movements; operating system commands, with which agents embed links
 * and pictures; and application commands, with which the service stores the time of each line. None goes beyond its line.
 */
const sequences =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal sequence starts with a control character
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b[\]_P^X][^\u0007\u001b\n]*(?:\u0007|\u001b\\)?|\u001b[ -/]*[0-~]|_bk;t=\d{1,16}\u0007?/g;
/** Moves to the first column, as a carriage return does. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same
const toLineStart = /\u001b\[[01]?G/g;
/** Moves up, so that the lines from there on are written again. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same
const moveUp = /\u001b\[(\d{0,4})A/g;
/** Nothing has to be done for other lines, which are the most. */
const special = /[^ -~\t]|_bk;t=/;
/** The time that an agent writes before each line, if it is set up to. */
const stamp = /^\[?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)\]?(?: |$)/;

/**
 * A log as text: without color, times and control characters, each progress bar in its last state. Lines end with a line
 * feed, and keep their spaces and tabs. Takes time in proportion to the text.
 */
export function cleanLog(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    if (!special.test(line)) {
      lines.push(line);
      continue;
    }
    const up = [...line.matchAll(moveUp)].reduce((sum, [, rows]) => sum + Number(rows || 1), 0);
    if (up > 0) lines.length -= Math.min(up, lines.length);
    const states = line.replace(toLineStart, '\r').replace(sequences, '').split('\r');
    lines.push(visibleText(states.findLast((state) => state.trim() !== '') ?? ''));
  }
  // A job can write some such lines too. An agent writes no time before the headings of groups.
  const written = lines.filter((line) => line.trim() !== '').length;
  const isStamped = lines.filter((line) => stamp.test(line)).length > written * 0.9;
  return (isStamped ? lines.map((line) => line.replace(stamp, '')) : lines).join('\n');
}

/** A line that begins a group of the log. The lines of `go test` and of a diff look like one. */
const header = /^(~~~|---|\+\+\+)(?! (?:FAIL|PASS|SKIP|BENCH):)(?! [ab]\/)(?: |$)/;
/** What an agent writes at the end of a command that failed. */
const commandFailed = /^🚨 Error: The command (?:exited with|was interrupted)/u;
/** What it writes when another part of the job failed, such as a hook. */
const otherFailed = /^🚨 Error: /u;
/** Opens the group in which it is. */
const opener = /^\^\^\^ \+\+\+/;

/**
 * The lines of a cleaned log that belong to what failed, without the clean-up after it and without blank lines at both
 * ends: those of the last group in which the command failed (or something else did, or that was opened, or in which the job wrote
 * something), and of the groups before it that the job wrote itself.
 */
export function failedPart(lines: readonly string[]): readonly string[] {
  const groups = partsFrom(lines, (line, number) => number === 1 || header.test(line));
  // Most of the groups that are shown collapsed are an agent's own work.
  const isOwn = ([first]: Part) => !/^~~~(?: |$)/.test(first);
  const lastWith = (pattern: RegExp) =>
    groups.findLastIndex((group) => group.some((line) => pattern.test(line)));
  const own = groups.findLastIndex((group) => isOwn(group) && group.some((line) => line.trim() !== ''));
  const last =
    [commandFailed, otherFailed, opener].map(lastWith).find((at) => at >= 0) ??
    (own >= 0 ? own : groups.length - 1);
  const others = groups.slice(0, last + 1).findLastIndex((group) => !isOwn(group));
  const earlier = groups.slice(others + 1, last).flat();
  const part = [...earlier, ...before(groups[last] ?? [], commandFailed)];
  return withoutBlankEnds(without(part, opener));
}

/** Words with which programs say that something failed. */
const failure =
  /(?:^|[\s:[(])(?:\w{0,80}(?:Error|Exception)|error|fatal|panic|failed|failure|denied|cannot|killed|not found|no such file)\b/i;
/** A count of no failures, a warning, a command as it was entered, a line of the source. */
const harmless =
  /\b0 (?:errors?|fail(?:ed|ing|ures?)?)\b|\b(?:errors?|fail(?:ed|ing|ures?)?)[:= ] ?0\b|\bno errors?\b|^(?:\$|>|\+) |^\d{1,6} \||\bwarn|deprecat/i;
/** A test that passed, and with TAP the name of any test: `✓ throws an error`, `ok 3 - fails`, `test_error ... ok`. */
const passed =
  /^(?:[✓✔√]|ok \d|\(pass\)|PASS(?:ED)?\b|# Subtest: )|(?:\.\.\. ok|\bPASSED(?: +\[ *\d{1,3}%\])?)$/;
const words = /[\p{L}\p{N}]/u;
/** A heading, or the command as it was entered: `=== FAILURES ===`, `$ make`. */
const heading = /^(?:===|\*\*\*|___|~~~ |\$ )/;

/**
 * The first line of what failed that gives a reason, or if none does, its last line; null if there is none. A guess: there is no
 * form that all programs follow.
 */
export function reasonLine(part: readonly string[]): string | null {
  const written = part.map((line) => line.trim()).filter((line) => words.test(line) && !heading.test(line));
  const isReason = (line: string) => failure.test(line) && !harmless.test(line) && !passed.test(line);
  return written.find(isReason) ?? written.findLast((line) => !passed.test(line)) ?? null;
}

/** What is read in the log of a failed job; not escaped. */
export interface LogReading {
  /** The end of the part that failed. */
  readonly lines: readonly string[];
  /** The line that gives the reason; null if the log has none. */
  readonly reason: string | null;
  /** Its failed tests; null if there are none. */
  readonly tests: LogTests | null;
}

/** Reads the log of a failed job, of which at most this many lines are shown. */
export function readJobLog(log: string, most: number): LogReading {
  const text = cleanLog(log);
  const part = failedPart(text.split('\n'));
  return {
    lines: part.slice(Math.max(0, part.length - most)).map((line) => line.trimEnd()),
    reason: reasonLine(part),
    tests: readLogTests(text),
  };
}
