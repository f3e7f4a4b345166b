/** What replaces a secret. */
export const redacted = '[redacted]';

/** A part of a text. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Parts of a text to be replaced. */
export interface Mask {
  readonly add: (part: Range) => void;
  /** The text with each part replaced; parts that overlap or touch as one. The text itself if there is none. */
  readonly apply: () => string;
}

/** For parts in any order: they are not sorted, because a hostile text can have one at nearly every place. */
export function createMask(text: string): Mask {
  /** For each place where a part starts, where the longest of them ends. */
  let ends: Int32Array | undefined;
  return {
    add: ({ from, to }) => {
      ends ??= new Int32Array(text.length + 1);
      if (to > (ends[from] ?? 0)) ends[from] = to;
    },
    apply: () => (ends === undefined ? text : replaceParts(text, ends)),
  };
}

function replaceParts(text: string, ends: Int32Array): string {
  const kept: string[] = [];
  let to = -1;
  for (let from = 0; from < text.length; from += 1) {
    const end = ends[from] ?? 0;
    if (end <= from) continue;
    if (from > to) kept.push(text.slice(Math.max(to, 0), from));
    if (end > to) to = end;
  }
  kept.push(text.slice(Math.max(to, 0)));
  return kept.join(redacted);
}
