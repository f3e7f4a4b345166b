/** Characters that a person does not see, as a character class with the flag v; the emoji selector is not one. */
const unseenClass = '[[\\p{Cc}\\p{Cf}\\p{DI}]--[\\uFE0F]]';

/** A terminal's colour or cursor sequence. */
const terminalSequence = '\\u001b\\[[0-?]*[ -\\/]*[@-~]';

/**
 * What shows nothing, as the source of a pattern with the flag v: controls, bidirectional marks, zero-width
 * characters, fillers, terminal sequences. The selector that makes an emoji of a sign stays.
 */
export const unseenPattern = `(?:${terminalSequence}|${unseenClass})`;

const unseen = new RegExp(unseenPattern, 'gv');
const blanks = /[\s\u0085]+/g;
const stackedMarks = /(\p{M}{4})\p{M}+/gu;
const controls = /[[\p{Cc}]--[\n]]/gv;
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;

/** The text without what shows nothing. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '');
}

/**
 * The text as one line of what a person can see: well-formed, line breaks and tabs as one space, no control,
 * format or zero-width characters, at most four marks on a letter. Not escaped for anything yet.
 */
export function cleanLine(text: string): string {
  return withoutUnseen(text.toWellFormed().replace(blanks, ' ')).replace(stackedMarks, '$1').trim();
}

/**
 * The text to copy: its lines and characters as they are, but for control characters and those that turn the
 * direction of writing, which would make it read as something else than what is pasted.
 */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .replace(lineBreaks, '\n')
    .replaceAll('\t', ' ')
    .replace(controls, '')
    .replace(directions, '');
}
