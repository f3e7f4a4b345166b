import { cleanLines } from './clean.ts';
import { breakLongWords, escapeUntrusted } from './escape-untrusted.ts';

/** Markdown that is safe to show. An object and not a string, so that no text becomes Markdown without being escaped. */
export interface Markdown {
  readonly markdown: string;
}

/** What a template accepts. Markdown is inserted unchanged, strings and numbers are escaped, null and undefined are empty. */
export type Piece = Markdown | string | number | null | undefined;

/** Numbers of seven digits or more could be read as the SHA of a commit. */
const sevenDigits = 1_000_000;

/** Empty Markdown. */
export const nothing: Markdown = { markdown: '' };

/** Markdown from a template. The literal parts are ours and stay unchanged; untrusted values are escaped. */
export function md(words: TemplateStringsArray, ...pieces: readonly Piece[]): Markdown {
  let markdown = words[0] ?? '';
  for (let index = 0; index < pieces.length; index += 1)
    markdown += toText(pieces[index]) + (words[index + 1] ?? '');
  return { markdown };
}

/** The pieces that are not empty, joined by a separator of ours. */
export function join(pieces: readonly Piece[], separator: string): Markdown {
  const texts = pieces.map(toText).filter((text) => text !== '');
  return { markdown: texts.join(separator) };
}

/** Untrusted text, cut at `max` visible characters. */
export function prose(text: string, max: number): Markdown {
  return { markdown: escapeUntrusted(text, max) };
}

/** Untrusted text in code type. Uses tags, because a code span can escape neither a pipe nor a backtick. */
export function code(text: string, max?: number): Markdown {
  const inner = escapeUntrusted(text, max);
  return inner === '' ? nothing : { markdown: `<code>${inner}</code>` };
}

/** Untrusted text without spaces that can wrap: a name, a scope, a path. */
export function wrapping(text: string, max?: number): Markdown {
  return { markdown: breakLongWords(escapeUntrusted(text, max)) };
}

/**
 * Text to copy, in a fenced block, unchanged except for control characters. Only for summaries: email shows a comment as
 * plain text, where a fence does not prevent mentions.
 */
export function fenced(text: string, language = 'text'): Markdown {
  const inner = cleanLines(text);
  const longestRun = Math.max(2, ...[...inner.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  return { markdown: `${fence}${language}\n${inner}\n${fence}` };
}

/** A piece as Markdown text. */
export function toText(piece: Piece): string {
  if (piece === null || piece === undefined) return '';
  if (typeof piece === 'object') return piece.markdown;
  return typeof piece === 'number' && Math.abs(piece) < sevenDigits
    ? String(piece)
    : escapeUntrusted(String(piece));
}
