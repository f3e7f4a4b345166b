import { escapes } from './escapes.ts';

const invisiblePattern = /^[\p{Cc}\p{Cf}\p{DI}\u2028\u2029]$/u;
const visible = 1;
const invisible = 2;
/** What is known so far of each character. */
const kinds = new Uint8Array(0x11_0000);

/** Whether a character (a code point) shows nothing: controls, format characters, selectors, line separators. */
function isInvisible(character: number): boolean {
  kinds[character] ||= invisiblePattern.test(String.fromCodePoint(character)) ? invisible : visible;
  return kinds[character] === invisible;
}

/**
 * Printable ASCII as it is compared, and zero for any other code unit. Capitals are compared as small letters, and `-`
 * and `_` as `+` and `/`: so one spelling serves for both cases of hex, and for base64 and base64url.
 */
export const foldedAscii = new Uint16Array(0x1_0000);
for (let code = 0x20; code < 0x7f; code += 1)
  foldedAscii[code] = String.fromCharCode(code).toLowerCase().charCodeAt(0);
foldedAscii[0x2d] = 0x2b;
foldedAscii[0x5f] = 0x2f;

/** The same without the signs that start escapes: text of nothing else has a single view, which is the text itself. */
export const plainAscii = new Uint16Array(0x1_0000);
plainAscii.set(foldedAscii.subarray(0, 0x7f));
for (const { sign } of escapes) plainAscii[sign.charCodeAt(0)] = 0;

/** A character as one code unit to compare, beyond the basic plane one of private use; zero if it shows nothing. */
export function fold(character: number): number {
  if (character < 0x80) return foldedAscii[character] ?? 0;
  if (isInvisible(character)) return 0;
  return character > 0xffff ? 0xe000 | (character & 0xfff) : character;
}

/** The control character that starts a terminal sequence. */
export const escapeCode = 0x1b;

/** Where the terminal sequence that starts at `at` ends; `at` if there is none. */
export function sequenceEnd(codes: Uint16Array, at: number, length: number): number {
  if (codes[at + 1] !== 0x5b) return at;
  let end = at + 2;
  while (end < length && isBetween(codes[end], 0x30, 0x3f)) end += 1;
  while (end < length && isBetween(codes[end], 0x20, 0x2f)) end += 1;
  return end < length && isBetween(codes[end], 0x40, 0x7e) ? end + 1 : at;
}

/** The control character that ends a line, alone or after a carriage return. */
export const lineBreakCode = 0x0a;

/** Where the spaces that start at `at` end. */
export function spacesEnd(codes: Uint16Array, at: number, length: number): number {
  let end = at;
  while (end < length && codes[end] === 0x20) end += 1;
  return end;
}

/** Whether a code unit is the first, or the second, half of a character. */
export const isFirstHalf = (code: number | undefined) => isBetween(code, 0xd800, 0xdbff);
export const isSecondHalf = (code: number | undefined) => isBetween(code, 0xdc00, 0xdfff);

function isBetween(code: number | undefined, low: number, high: number): boolean {
  return code !== undefined && code >= low && code <= high;
}
