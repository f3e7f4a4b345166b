/** Invisible characters, as a character class for the flag v. The emoji variation selector is not one of them. */
const unseenClass = '[[\\p{Cc}\\p{Cf}\\p{DI}]--[\\uFE0F]]';

/** A terminal's color or cursor sequence. */
const terminalSequence = '\\u001b\\[[0-?]*[ -\\/]*[@-~]';

/**
 * What shows nothing, as the source of a pattern with the flag v: control characters, bidirectional marks, zero-width
 * characters, fillers, and terminal sequences.
 */
export const unseenPattern = `(?:${terminalSequence}|${unseenClass})`;

/** Made for the first text that needs it, which takes long. */
let unseen: RegExp | undefined;
const blanks = /[\s\u0085]+/g;
const stackedMarks = /(\p{M}{4})\p{M}+/gu;
const controls = /[[\p{Cc}]--[\n]]/gv;
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
/** Printable ASCII with single spaces is clean except for spaces at its ends. */
const unclean = /[^ -~]| {2}/;

/** The text without invisible characters. */
export function withoutUnseen(text: string): string {
  unseen ??= new RegExp(unseenPattern, 'gv');
  return text.replace(unseen, '');
}

/**
 * The text as one line of visible characters: well-formed, line breaks and tabs as one space, no control, format, or
 * zero-width characters, at most four combining marks on a letter. Not escaped yet.
 */
export function cleanLine(text: string): string {
  if (!unclean.test(text)) return text.trim();
  return withoutUnseen(text.toWellFormed().replace(blanks, ' ')).replace(stackedMarks, '$1').trim();
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
