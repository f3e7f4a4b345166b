import { escapeUntrusted } from './escape-untrusted.ts';

/**
 * A piece of Markdown that is safe to show. A value of its own and not a string, so that no text becomes
 * Markdown without having been escaped.
 */
export interface Markdown {
  readonly markdown: string;
}

/** What a template takes: Markdown goes in as it is, anything else as escaped text, nothing as nothing. */
export type Piece = Markdown | string | number | null | undefined;

/** A number from here on could be taken for the SHA of a commit. */
const sevenDigits = 1_000_000;

/** No Markdown at all. */
export const nothing: Markdown = { markdown: '' };

/**
 * Markdown from a template: what is written in the source is ours and stands as it is, what is filled in is
 * not, and is escaped.
 */
export function md(words: TemplateStringsArray, ...pieces: readonly Piece[]): Markdown {
  let markdown = words[0] ?? '';
  for (const [index, piece] of pieces.entries()) markdown += toText(piece) + (words[index + 1] ?? '');
  return { markdown };
}

/** The pieces that are there, one after the other with our own separator between them. */
export function join(pieces: readonly Piece[], separator: string): Markdown {
  const texts = pieces.map(toText).filter((text) => text !== '');
  return { markdown: texts.join(separator) };
}

/** Untrusted text, cut at `max` visible characters. */
export function prose(text: string, max: number): Markdown {
  return { markdown: escapeUntrusted(text, max) };
}

/** Untrusted text in code type, by tags: in a code span neither a pipe nor a backtick can be escaped. */
export function code(text: string, max?: number): Markdown {
  const inner = escapeUntrusted(text, max);
  return inner === '' ? nothing : { markdown: `<code>${inner}</code>` };
}

/** A slash of the text, and not of a tag around a sign. */
const slash = /(?<!<)\//g;

/** An untrusted path, which may be broken after its slashes: on a phone, a table with an unbroken one runs off the screen. */
export function path(text: string): Markdown {
  return { markdown: escapeUntrusted(text).replace(slash, '/<wbr>') };
}

function toText(piece: Piece): string {
  if (piece === null || piece === undefined) return '';
  if (typeof piece === 'object') return piece.markdown;
  return typeof piece === 'number' && Math.abs(piece) < sevenDigits
    ? String(piece)
    : escapeUntrusted(String(piece));
}
