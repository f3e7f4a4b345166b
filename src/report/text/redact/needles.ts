import { foldedAscii } from './characters.ts';
import { createViews } from './view.ts';

/** The fewest characters of a secret that may not appear, from its start or from its end. */
export const fewest = 8;

/** A text that may not appear, nor a part of it from its start or its end. */
export interface Secret {
  readonly text: string;
  /** The fewest characters from its start, and from its end, that are hidden alone; eight unless given. */
  readonly start?: number;
  readonly end?: number;
}

/** A secret in one of its spellings. */
export interface Needle {
  readonly text: string;
  /** The same as code units of a view, from the first comparison on: most secrets are never compared. */
  codes?: Uint16Array;
  /** The fewest code units from its start, and from its end, that are hidden. */
  readonly start: number;
  readonly end: number;
}

/**
 * A secret in all its spellings: plain, in hex, and in base64 at each of the three offsets that it can have in a longer
 * text. Escapes are not spelled out, because the text is searched with each kind of them decoded.
 */
export function needlesOf({ text, start = fewest, end = fewest }: Secret): Needle[] {
  const bytes = Buffer.from(`\0\0${text}`);
  const secret = bytes.subarray(2);
  const spelled = readings(text).map((reading) => ({ text: reading, start, end }));
  spelled.push({ text: secret.toString('hex'), start: 2 * start, end: 2 * end });
  const perByte = (count: number) => Math.max(fewest, Math.floor((8 / 6) * (count - 1)));
  for (const offset of [0, 1, 2])
    spelled.push({ text: base64At(offset, bytes), start: perByte(start), end: perByte(end) });
  return spelled
    .filter((needle) => needle.text.length >= fewest)
    .map((needle) => {
      const { length } = needle.text;
      return { text: needle.text, start: Math.min(needle.start, length), end: Math.min(needle.end, length) };
    });
}

/** Writes code units of a needle's text into `codes`, from `from` on, as they are in a view. */
export function foldInto(codes: Uint16Array, text: string, from = 0): Uint16Array {
  for (let at = 0; at < codes.length; at += 1) {
    const code = text.charCodeAt(from + at);
    codes[at] = foldedAscii[code] || code;
  }
  return codes;
}

const views = createViews([]);

/** Printable ASCII shows itself, and nearly all secrets are nothing else. */
const printable = /^[ -~]*$/;

/** What a text shows. One with a terminal sequence can be read in two ways. */
function readings(text: string): string[] {
  if (printable.test(text)) return [text];
  const shown: string[] = [];
  views(text, ({ codes, length }) =>
    shown.push(Buffer.from(codes.buffer, 0, 2 * length).toString('utf16le')),
  );
  return shown;
}

/** The characters of base64 that depend on nothing but the bytes after the second, if so many other bytes precede them. */
function base64At(offset: number, bytes: Buffer): string {
  const padded = bytes.subarray(2 - offset);
  return padded.toString('base64').slice(Math.ceil((8 * offset) / 6), Math.floor((8 * padded.length) / 6));
}
