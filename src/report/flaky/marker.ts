import { hash } from 'node:crypto';
import { type Memory, mergeMemories, mostRemembered } from './memory.ts';
import { decodeMemory, encodeMemory } from './pack-memory.ts';
import type { Seal } from './seal.ts';

/** A comment whose memory we signed. */
export interface SignedComment {
  readonly memory: Memory;
  /** True if the visible text is as we wrote it, and the first key signed it: then it need not be written again. */
  readonly intact: boolean;
}

/** A longer key is replaced by its hash. */
const longestKey = 400;
/** What a comment is about. The marker and the memory name it, so that comments of two kinds are told apart. */
type CommentKind = 'flaky-tests' | 'build';

/** What every memory begins with. */
export function traceOf(kind: CommentKind): string {
  return `<!-- kitestring-${kind === 'build' ? 'build-' : ''}memory `;
}

/** The memory, the hash of the visible text, and the signature of both. */
const memoryLine = /^(([\w-]{1,40000}) ([\w-]{43})) ([\w-]{43}) -->/;

/** The first line of the comment for this key. The key is encoded, so that it cannot close the HTML comment. */
export function markerLine(key: string, kind: CommentKind = 'flaky-tests'): string {
  const encoded = Buffer.from(key.toWellFormed()).toString('base64url');
  return `<!-- kitestring-${kind} ${encoded.length > longestKey ? sha256(encoded) : encoded} -->`;
}

/** Writes comments with this memory: the marker, the visible text, and the signed memory with a hash of that text. */
export function createCommentBody(memory: Memory, seal: Seal): (shown: string) => string {
  return sealText(seal.remembers ? encodeMemory(memory, seal) : '', seal, 'flaky-tests');
}

/** The same for a memory that is text: of the alphabet of base64url, and up to 40,000 characters. */
export function sealText(encoded: string, seal: Seal, kind: CommentKind): (shown: string) => string {
  const marker = markerLine(seal.comment, kind);
  if (!seal.remembers) return (shown) => `${marker}\n${shown}`;
  return (shown) => {
    const content = `${encoded} ${sha256(shown.trim())}`;
    return `${marker}\n${shown}\n${traceOf(kind)}${content} ${seal.sign(content)} -->`;
  };
}

/**
 * Reads a comment, on whichever line its memory stands; one that is quoted does not begin its line. Null unless the seal
 * signed the memory: it is then from this pull request and from a run with one of our keys, even if someone has edited or
 * copied the text around it.
 */
export function readComment(body: string, seal: Seal): SignedComment | null {
  const read = openText(body, seal, 'flaky-tests');
  return read && { memory: decodeMemory(read.encoded, read.unwrap), intact: read.intact };
}

/** GitHub's limit for a comment, in characters. */
export const longestBody = 65_536;

/**
 * The comment with what only another one remembers; null if that is nothing, or if the memory of one of them is not ours.
 * The visible text stays, with its hash: an edit still shows.
 */
export function mergeComments(body: string, other: string, seal: Seal): string | null {
  const [read, added] = [openText(body, seal, 'flaky-tests'), readComment(other, seal)];
  if (read === null || added === null) return null;
  const memory = decodeMemory(read.encoded, read.unwrap);
  for (const most of [mostRemembered, 0]) {
    const merged = mergeMemories(memory, added.memory, most);
    const text = merged && read.withMemory(encodeMemory(merged, seal));
    if (text === null || text.length <= longestBody) return text;
  }
  return null;
}

/**
 * The comment with the next text in the place of ours. What stands before our first line and behind our memory is another's,
 * and stays. Without our first line, nothing of the comment can be told apart.
 */
export function replaceOwn(comment: string, next: string, seal: Seal, kind: CommentKind): string {
  const read = openText(comment, seal, kind);
  const text = comment.replaceAll('\r\n', '\n');
  const start =
    read === null ? -1 : `\n${text.slice(0, read.at)}`.lastIndexOf(`\n${markerLine(seal.comment, kind)}\n`);
  return start === -1 || read === null ? next : `${text.slice(0, start)}${next}${text.slice(read.end)}`;
}

/** The same for a memory that is text. */
export function openText(body: string, seal: Seal, kind: CommentKind) {
  const text = body.replaceAll('\r\n', '\n');
  const marker = markerLine(seal.comment, kind);
  for (const part of `\n${text}`.split(`\n${traceOf(kind)}`).slice(1)) {
    const found = memoryLine.exec(part);
    const [line, content = '', encoded = '', known, signature = ''] = found ?? [];
    if (line === undefined) continue;
    const verified = seal.verify(content, signature);
    if (verified === null) continue;
    const shown = text
      .replace(`${marker}\n`, '')
      .replace(`${traceOf(kind)}${line}`, '')
      .trim();
    const intact = verified.byFirstKey && known === sha256(shown) && text.startsWith(marker);
    const withMemory = (next: string) => {
      const signed = `${next} ${known}`;
      return text.replace(line, () => `${signed} ${seal.sign(signed)} -->`);
    };
    const at = text.indexOf(`${traceOf(kind)}${line}`);
    const end = at + traceOf(kind).length + line.length;
    return { encoded, unwrap: verified.unwrap, intact, withMemory, at, end };
  }
  return null;
}

function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}
