import { hash } from 'node:crypto';
import { decodeMemory, type Memory } from './memory.ts';

/** What a comment of ours contains in addition to its visible text. */
export interface CommentMarks {
  /** Null if it is missing, damaged, or from the future. */
  readonly memory: Memory | null;
  /** True if the visible text is as we wrote it, and not edited. */
  readonly intact: boolean;
}

/** A longer key is replaced by its hash. */
const longestKey = 400;
const memoryLine = /<!-- kitestring-memory ([\w-]+)(?: ([\w-]+))? -->\s*$/;
/** Maximum difference between the clocks of two runners. */
const clockSkewMs = 3_600_000;

/** The first line of the comment for this key. The key is encoded, so that it cannot close the HTML comment. */
export function markerLine(key: string): string {
  const encoded = Buffer.from(key.toWellFormed()).toString('base64url');
  return `<!-- kitestring-flaky-tests ${encoded.length > longestKey ? sha256(encoded) : encoded} -->`;
}

/** The last line of a comment: its memory, encoded, and a hash that shows whether the visible text was edited. */
export function renderMemory(encoded: string, shown: string): string {
  return `<!-- kitestring-memory ${encoded} ${sha256(shown.trim())} -->`;
}

/**
 * Reads a comment at the time `now`, in milliseconds since the epoch. Null unless its first line is our marker for this key.
 * Check the author as well, because anyone can write a marker.
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
  return hash('sha256', text, 'base64url');
}
