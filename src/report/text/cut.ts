const ellipsis = '…';

/** In printable ASCII, each code unit is a character, so no segmentation is needed. */
const beyondAscii = /[^ -~]/;

/** The average number of code units that a visible character may take: limits the work and the size of a cut text. */
const unitsEach = 4;

/** Created at its first use, because that takes milliseconds and few texts need it. */
let graphemes: Intl.Segmenter | undefined;

/** The text, or its start and an ellipsis: at most `max` visible characters, none of them split. */
export function cutEnd(text: string, max: number): string {
  return cut(text, max, 0);
}

/** The text, or an ellipsis and its end: for scopes, because their end is closest to the name. */
export function cutStart(text: string, max: number): string {
  return cut(text, max, max - 1);
}

/** The text, or its start and end around an ellipsis: for paths, because the end matters most. */
export function cutMiddle(text: string, max: number): string {
  return cut(text, max, Math.ceil((max - 1) / 2));
}

function cut(text: string, max: number, tail: number): string {
  if (text.length <= max) return text;
  const room = unitsEach * (max + 1);
  const isLong = text.length > 2 * room;
  const both = isLong ? text.slice(0, room) + text.slice(-room) : text;
  const characters = beyondAscii.test(both) ? split(both) : [...both];
  if (characters.length <= max && !isLong) return text;
  const end = characters.slice(characters.length - tail);
  return [...characters.slice(0, max - 1 - tail), ellipsis, ...end].join('');
}

function split(text: string): string[] {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
