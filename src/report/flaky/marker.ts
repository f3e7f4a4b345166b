import { hash } from 'node:crypto';
import type { Memory } from './memory.ts';
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
/** What every memory begins with. */
export const memoryTrace = '<!-- kitestring-memory ';
/** The memory, the hash of the visible text, and the signature of both. */
const memoryLine = /<!-- kitestring-memory (([\w-]{1,16000}) ([\w-]{43})) ([\w-]{43}) -->/g;

/** The first line of the comment for this key. The key is encoded, so that it cannot close the HTML comment. */
export function markerLine(key: string): string {
  const encoded = Buffer.from(key.toWellFormed()).toString('base64url');
  return `<!-- kitestring-flaky-tests ${encoded.length > longestKey ? sha256(encoded) : encoded} -->`;
}

/** Writes comments with this memory: the marker, the visible text, and the signed memory with a hash of that text. */
export function createCommentBody(memory: Memory, seal: Seal): (shown: string) => string {
  const marker = markerLine(seal.comment);
  if (!seal.remembers) return (shown) => `${marker}\n${shown}`;
  const encoded = encodeMemory(memory, seal);
  return (shown) => {
    const content = `${encoded} ${sha256(shown.trim())}`;
    return `${marker}\n${shown}\n${memoryTrace}${content} ${seal.sign(content)} -->`;
  };
}

/**
 * Reads a comment, wherever its memory stands. Null unless the seal signed the memory: it is then from this pull request
 * and from a run with one of our keys, even if someone has edited or copied the text around it.
 */
export function readComment(body: string, seal: Seal): SignedComment | null {
  const text = body.replaceAll('\r\n', '\n');
  for (const [line, content = '', encoded = '', known, signature = ''] of text.matchAll(memoryLine)) {
    const verified = seal.verify(content, signature);
    if (verified === null) continue;
    const shown = text
      .replace(`${markerLine(seal.comment)}\n`, '')
      .replace(line, '')
      .trim();
    const intact =
      verified.byFirstKey && known === sha256(shown) && text.startsWith(markerLine(seal.comment));
    return { memory: decodeMemory(encoded, verified.unwrap), intact };
  }
  return null;
}

function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}
