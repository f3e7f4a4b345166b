import { createHash } from 'node:crypto';
import { decodeMemory, encodeMemory, type Memory } from './memory.ts';

/** What a comment of ours holds besides what it shows. */
export interface CommentMarks {
  /** Null where it is missing or damaged. */
  readonly memory: Memory | null;
}

/** A longer key is known by its hash. */
const longestKey = 400;
const memoryLine = /<!-- kitestring-memory ([\w-]+) -->\s*$/;

/** The first line of the comment for this key: one comment per key. The key is encoded, so it can close nothing. */
export function markerLine(key: string): string {
  const encoded = Buffer.from(key.toWellFormed()).toString('base64url');
  return `<!-- kitestring-flaky-tests ${encoded.length > longestKey ? sha256(encoded) : encoded} -->`;
}

/** The last line of a comment: what it remembers. */
export function renderMemory(memory: Memory): string {
  return `<!-- kitestring-memory ${encodeMemory(memory)} -->`;
}

/**
 * Reads a comment: null unless its very first line is our marker for this key. Who wrote it must be checked as
 * well: anybody can write a marker.
 */
export function readComment(body: string, key: string): CommentMarks | null {
  const [first = ''] = body.split(/\r?\n/, 1);
  if (first !== markerLine(key)) return null;
  const [, encoded] = memoryLine.exec(body.slice(-13_000)) ?? [];
  return { memory: encoded === undefined ? null : decodeMemory(encoded) };
}

/** True when the comment was written by a later run than this one: by run, then by attempt, then by time. */
export function isLater(
  memory: Memory,
  run: { readonly id: number; readonly attempt: number; readonly at: number },
): boolean {
  const differences = [memory.run.id - run.id, memory.run.attempt - run.attempt, memory.at - run.at];
  return (differences.find((difference) => difference !== 0) ?? 0) > 0;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
