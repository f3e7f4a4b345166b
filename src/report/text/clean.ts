/**
 * What shows nothing: a terminal's color and cursor sequences, control characters except tab, bidirectional marks, zero-width
 * characters, and fillers. The emoji variation selector is not one of them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal sequence starts with a control character
const unseen = /\u001b\[[0-?]*[ -/]*[@-~]|(?!\t|\uFE0F)[\p{Cc}\p{Cf}\p{DI}]/gu;
const blanks = /[\s\u0085]+/g;
const stackedMarks = /(\p{M}{4})\p{M}+/gu;
const controls = /(?!\n)\p{Cc}/gu;
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * The text as one line of visible characters: well-formed, line breaks and tabs as one space, no control, format, or
 * zero-width characters, at most four combining marks on a letter. Not escaped yet.
 */
export function cleanLine(text: string): string {
  return removeUnseen(text.toWellFormed().replace(blanks, ' ')).trim();
}

/** The text with the same characters removed, and the line breaks in it as spaces. Its spaces and tabs stay as they are. */
export function visibleText(text: string): string {
  if (!/[^ -~\t]/.test(text)) return text;
  return removeUnseen(text.toWellFormed().replace(/[^\S\t]|\u0085/g, ' '));
}

function removeUnseen(text: string): string {
  return text.replace(unseen, '').replace(stackedMarks, '$1');
}

/**
 * The text for a block to copy from: unchanged except for control characters and those that change the writing
 * direction, which would make it look different from what is pasted.
 */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .replace(lineBreaks, '\n')
    .replaceAll('\t', ' ')
    .replace(controls, '')
    .replace(directions, '');
}
