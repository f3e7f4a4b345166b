import { isParsed, type Parse, typed } from './parsed.ts';
import { parseLine } from './words.ts';

/** The lines of an input, wherever it was written. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

/** The parts of a list: its lines, or, if there is only one line, the parts between separators. */
export function splitList(text: string, separator = /,/): string[] {
  const lines = nonEmpty(splitLines(text));
  return lines.length === 1 ? nonEmpty((lines[0] ?? '').split(separator)) : lines;
}

function nonEmpty(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * A list of values, one per line, or separated by commas in a single line. A value that is given twice counts once, with a
 * note for the log.
 */
export function parseList<Value>(parse: Parse<Value>, separator = /,/): Parse<Value[]> {
  return typed({ listOf: parse.type }, (text, nowMs) => {
    const parts = splitList(text, separator);
    const repeated = parts.find((part, index) => parts.indexOf(part) < index);
    const note = repeated === undefined ? undefined : `${repeated} is given twice and counts once`;
    return parseParts([...new Set(parts)], parse, nowMs, note);
  });
}

/** All values and the first note, or the first problem. */
function parseParts<Value>(parts: readonly string[], parse: Parse<Value>, nowMs: number, noted?: string) {
  const read = parts.map((part) => parse(part, nowMs));
  const wrong = read.find((one) => 'expected' in one);
  if (wrong || parts.length === 0) return wrong ?? { expected: 'at least one value' };
  const note = noted ?? read.filter(isParsed).find((one) => one.note)?.note;
  return { value: read.filter(isParsed).map(({ value }) => value), note };
}

/**
 * A list of names that may contain commas, one per line, or separated by a comma and a space in a single line. Git allows
 * a branch `x,main`, and pushing one must not give access to `main`.
 */
export function parseSpacedList<Value>(parse: Parse<Value>): Parse<Value[]> {
  return parseList(parse, /,\s+/);
}

/** The time to match a path grows fast with the stars between two slashes. */
const parseGlob: Parse<string> = (text, nowMs) =>
  text.split('/').some((segment) => segment.split('*').length > 4)
    ? { expected: 'globs with at most 3 * between two slashes' }
    : parseLine(text, nowMs);

/** Globs in their order. Each counts as often as it is given: `a`, `!a`, `a` says something. */
export const parseGlobs = typed<string[]>({ listOf: undefined }, (text, nowMs) =>
  parseParts(splitList(text, /,\s+/), parseGlob, nowMs),
);
