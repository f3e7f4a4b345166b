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

/** A secret in one of its spellings, as code units of a view. */
export interface Needle {
  readonly codes: Uint16Array;
  /** The fewest code units from its start, and from its end, that are hidden. */
  readonly start: number;
  readonly end: number;
}

/**
 * A secret in all its spellings: plain, in hex, and in base64 at each of the three offsets that it can have in a longer
 * text. Escapes are not spelled out, because the text is searched with each kind of them decoded.
 */
export function needlesOf({ text, start = fewest, end = fewest }: Secret): Needle[] {
  const bytes = Buffer.from(text);
  const spelled = readings(text).map((codes) => ({ codes, start, end }));
  spelled.push({ codes: foldAll(bytes.toString('hex')), start: 2 * start, end: 2 * end });
  const perByte = (count: number) => Math.max(fewest, Math.floor((8 / 6) * (count - 1)));
  for (const offset of [0, 1, 2])
    spelled.push({ codes: foldAll(base64At(offset, bytes)), start: perByte(start), end: perByte(end) });
  return spelled
    .filter(({ codes }) => codes.length >= fewest)
    .map(({ codes, ...least }) => {
      const { length } = codes;
      return { codes, start: Math.min(least.start, length), end: Math.min(least.end, length) };
    });
}

const views = createViews([]);

/** What a text shows. One with a terminal sequence can be read in two ways. */
function readings(text: string): Uint16Array[] {
  const shown: Uint16Array[] = [];
  views(text, ({ codes, length }) => shown.push(codes.slice(0, length)));
  return shown;
}

/** Text of ASCII as code units of a view. */
function foldAll(text: string): Uint16Array {
  const codes = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) codes[at] = foldedAscii[text.charCodeAt(at)] ?? 0;
  return codes;
}

/** The characters of base64 that depend on nothing but these bytes, if so many other bytes precede them. */
function base64At(offset: number, bytes: Buffer): string {
  const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
  return padded.toString('base64').slice(Math.ceil((8 * offset) / 6), Math.floor((8 * padded.length) / 6));
}
