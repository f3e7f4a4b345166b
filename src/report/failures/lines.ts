/** The text of a line that matches, and then those of the groups; nothing if the line does not match, or if there is none. */
export function matchIn(pattern: RegExp, line = ''): readonly string[] {
  return pattern.exec(line) ?? [];
}

/** Lines, of which the first is the heading of the others. */
export type Part = readonly [heading: string, ...lines: readonly string[]];

/** The parts that begin with such a line. `number` is that of the next part, from 1. */
export function partsFrom(
  lines: readonly string[],
  isStart: (line: string, number: number) => boolean,
): Part[] {
  const parts: [string, ...string[]][] = [];
  for (const line of lines) {
    if (isStart(line, parts.length + 1)) parts.push([line]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

/** The lines without the blank ones around them. */
export function withoutBlankEnds(lines: readonly string[]): readonly string[] {
  const isWritten = (line: string) => line.trim() !== '';
  return lines.slice(Math.max(0, lines.findIndex(isWritten)), lines.findLastIndex(isWritten) + 1);
}

/** The lines that do not match. */
export function without(lines: readonly string[], pattern: RegExp): string[] {
  return lines.filter((line) => !pattern.test(line));
}

/** The lines before the first that matches, or all. */
export function before(lines: readonly string[], pattern: RegExp): readonly string[] {
  const end = lines.findIndex((line) => pattern.test(line));
  return end === -1 ? lines : lines.slice(0, end);
}

/** What is before the last separator, and what is after it. */
export function splitLast(title: string, separator: string): readonly [scope: string, name: string] {
  const at = title.lastIndexOf(separator);
  return at === -1 ? ['', title] : [title.slice(0, at), title.slice(at + separator.length)];
}
