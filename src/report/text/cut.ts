const ellipsis = '…';

/** In printable ASCII, each code unit is a character, so no segmentation is needed. */
const beyondAscii = /[^ -~]/;

/** The average number of code units that a visible character may take: limits the work and the size of a cut text. */
const unitsEach = 4;

/** Created at its first use, because that takes milliseconds and few texts need it. */
let graphemes: Intl.Segmenter | undefined;

function segmentsOf(text: string): Intl.Segments {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return graphemes.segment(text);
}

/** The text, or its start and an ellipsis: at most `max` visible characters, none of them split. */
export function cutEnd(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = leading(text, max);
  if (start.length === text.length) return text;
  return leading(text, max - 1) + ellipsis;
}

/** The text, or its start and end around an ellipsis: for paths, because the end matters most. */
export function cutMiddle(text: string, max: number): string {
  if (text.length <= max || leading(text, max).length === text.length) return text;
  const tail = Math.ceil((max - 1) / 2);
  return leading(text, max - 1 - tail) + ellipsis + trailing(text, tail);
}

function leading(text: string, count: number): string {
  const plain = text.slice(0, count);
  if (!beyondAscii.test(text.slice(0, count + 1))) return plain;
  let end = 0;
  let seen = 0;
  for (const { index, segment } of segmentsOf(text.slice(0, (count + 1) * unitsEach))) {
    if (seen === count || index + segment.length > count * unitsEach) break;
    end = index + segment.length;
    seen += 1;
  }
  return text.slice(0, end);
}

function trailing(text: string, count: number): string {
  const starts: number[] = [];
  const from = Math.max(0, text.length - (count + 1) * unitsEach);
  for (const { index } of segmentsOf(text.slice(from))) starts.push(from + index);
  // The first segment may be the rest of a character that the slice split.
  if (from > 0) starts.shift();
  return text.slice(starts.at(-count) ?? starts[0] ?? text.length);
}
