import { isParsed, type Parse, parseEach } from './parsed.ts';
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

/** A list of values, one per line, or separated by commas in a single line. Duplicates are removed. */
export function parseList<Value>(parse: Parse<Value>, separator = /,/): Parse<Value[]> {
  return (text, nowMs) => parseParts([...new Set(splitList(text, separator))], parse, nowMs);
}

/** The same, with a note for the log about a value that is given twice. */
export function parseListOnce<Value>(parse: Parse<Value>): Parse<Value[]> {
  return (text, nowMs) => {
    const parts = splitList(text);
    const repeated = parts.find((part, index) => parts.indexOf(part) < index);
    const parsed = parseList(parse)(text, nowMs);
    return repeated === undefined || !isParsed(parsed)
      ? parsed
      : { ...parsed, note: `${repeated} is given twice and counts once` };
  };
}

function parseParts<Value>(parts: readonly string[], parse: Parse<Value>, nowMs: number) {
  return parts.length === 0 ? { expected: 'at least one value' } : parseEach(parts, parse, nowMs);
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
export const parseGlobs: Parse<string[]> = (text, nowMs) =>
  parseParts(splitList(text, /,\s+/), parseGlob, nowMs);

/** The same for commits. Two full SHAs may be separated by a comma without a space. */
export function parseCommits(parse: Parse<string>): Parse<string[]> {
  return parseList(parse, /,(?:\s+|(?<=[0-9a-f]{40},)(?=[0-9a-f]{40}))/i);
}

const fewestCharacters = 32;

/** A secret that is long enough that it cannot be guessed from what it signed. */
export const parseSecret: Parse<string> = (text) => {
  const value = text.trim();
  return value.length >= fewestCharacters
    ? { value }
    : { expected: `at least ${fewestCharacters} characters, such as random ones` };
};
