import { createHash } from 'node:crypto';
import { decodeMemory, type Memory } from './memory.ts';

/** What a comment of ours holds besides what it shows. */
export interface CommentMarks {
  /** Null where it is missing, damaged, or from the future. */
  readonly memory: Memory | null;
  /** True where what it shows is what we wrote: somebody may have edited it. */
  readonly intact: boolean;
}

/** A longer key is known by its hash. */
const longestKey = 400;
const memoryLine = /<!-- kitestring-memory ([\w-]+)(?: ([\w-]+))? -->\s*$/;
/** So much may the clocks of two runners differ. */
const clockSkewMs = 3_600_000;

/** The first line of the comment for this key: one comment per key. The key is encoded, so it can close nothing. */
export function markerLine(key: string): string {
  const encoded = Buffer.from(key.toWellFormed()).toString('base64url');
  return `<!-- kitestring-flaky-tests ${encoded.length > longestKey ? sha256(encoded) : encoded} -->`;
}

/** The last line of a comment: what it remembers, encoded, and by what it is known whether `shown` was edited. */
export function renderMemory(encoded: string, shown: string): string {
  return `<!-- kitestring-memory ${encoded} ${sha256(shown.trim())} -->`;
}

/**
 * Reads a comment, at the epoch time `now` in milliseconds: null unless its very first line is our marker for this
 * key. Who wrote it must be checked as well: anybody can write a marker.
 */
export function readComment(body: string, key: string, now: number): CommentMarks | null {
  const text = body.replaceAll('\r\n', '\n');
  const [first = ''] = text.split('\n', 1);
  if (first !== markerLine(key)) return null;
  const [line, encoded, known] = memoryLine.exec(text.slice(-13_000)) ?? [];
  if (line === undefined || encoded === undefined) return { memory: null, intact: false };
  const memory = decodeMemory(encoded);
  const shown = text.slice(first.length, text.length - line.length).trim();
  const fromFuture = memory !== null && memory.at > now + clockSkewMs;
  return { memory: fromFuture ? null : memory, intact: known === sha256(shown) };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
