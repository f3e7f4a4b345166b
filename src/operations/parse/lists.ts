import { type Parse, parseEach } from './parsed.ts';

/** The parts of a list: its lines, or, where there is only one line, what stands between commas. */
export function splitList(text: string): string[] {
  const lines = nonEmpty(text.split(/\r\n|\r|\n/));
  return lines.length === 1 ? nonEmpty((lines[0] ?? '').split(',')) : lines;
}

function nonEmpty(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** A list of what `parse` reads: lines, or commas where there is only one line. Doubled values count once. */
export function parseList<Value>(parse: Parse<Value>): Parse<Value[]> {
  return (text, nowMs) => {
    const parts = splitList(text);
    return parts.length === 0
      ? { expected: 'at least one value' }
      : parseEach([...new Set(parts)], parse, nowMs);
  };
}
