/** What replaces a secret. */
export const redacted = '[redacted]';

/** A part of a text. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The text with each of these parts replaced; parts that overlap or touch as one. */
export function replaceRanges(text: string, ranges: readonly Range[]): string {
  const kept: string[] = [];
  let at = -1;
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    if (from > at) kept.push(text.slice(Math.max(at, 0), from));
    at = Math.max(at, to);
  }
  kept.push(text.slice(Math.max(at, 0)));
  return kept.join(redacted);
}
