/** What replaces a secret. */
export const redacted = '[redacted]';

/** A part of a text. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The text with each of these parts replaced; parts that overlap or touch as one. */
export function replaceRanges(text: string, ranges: readonly Range[]): string {
  const parts: string[] = [];
  let at = -1;
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    if (from > at) parts.push(text.slice(Math.max(at, 0), from), redacted);
    at = Math.max(at, to);
  }
  return parts.join('') + text.slice(Math.max(at, 0));
}
