import { type Parse, parseEach } from './parsed.ts';

/** The parts of a list: its lines, or, where there is only one line, what stands between the separators. */
export function splitList(text: string, separator = /,/): string[] {
  const lines = nonEmpty(text.split(/\r\n|\r|\n/));
  return lines.length === 1 ? nonEmpty((lines[0] ?? '').split(separator)) : lines;
}

function nonEmpty(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** A list of what `parse` reads: lines, or commas where there is only one line. Doubled values count once. */
export function parseList<Value>(parse: Parse<Value>, separator = /,/): Parse<Value[]> {
  return (text, nowMs) => {
    const parts = splitList(text, separator);
    return parts.length === 0
      ? { expected: 'at least one value' }
      : parseEach([...new Set(parts)], parse, nowMs);
  };
}

/**
 * A list of names that may hold commas themselves: lines, or, where there is only one line, commas with a space behind.
 * Git allows `x,main` as a branch, and nobody should get at `main` by pushing one.
 */
export function parseSpacedList<Value>(parse: Parse<Value>): Parse<Value[]> {
  return parseList(parse, /,\s+/);
}

/** The same for commits; a comma between two full SHAs parts them without a space, too: neither can hold one. */
export function parseCommits(parse: Parse<string>): Parse<string[]> {
  return parseList(parse, /,\s+|(?<=[0-9a-f]{40}),(?=[0-9a-f]{40})/i);
}
