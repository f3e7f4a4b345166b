import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** The text of a file, or what is wrong with it, worded to follow its name. */
export type InputFile = { readonly text: string } | { readonly problem: string };

const mebibyte = 1024 * 1024;
const maxBytes = 64 * mebibyte;

/** Opening a FIFO that nobody writes to would otherwise wait, and no signal would end that. Windows has no such flag. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Reads a file that a user names. It must be a regular file: a FIFO or a device may have no end. Never throws. Not by
 * `node:fs/promises`, because each step reads its event here, and loading that would take a tenth of an empty process.
 */
export function readInputFile(path: string): InputFile {
  try {
    const file = openSync(path, flags);
    try {
      return readOpenFile(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return { problem: isMissing(error) ? 'does not exist' : 'cannot be read' };
  }
}

/** Reads as much as the file had when it was opened: it may grow faster than it is read. */
function readOpenFile(file: number): InputFile {
  const stats = fstatSync(file);
  if (stats.isDirectory()) return { problem: 'is a folder' };
  if (!stats.isFile()) return { problem: 'is not a regular file' };
  if (stats.size > maxBytes) return { problem: `is larger than ${maxBytes / mebibyte} MiB` };
  const bytes = Buffer.alloc(stats.size);
  let length = 0;
  while (length < bytes.length) {
    const count = readSync(file, bytes, length, bytes.length - length, length);
    if (count === 0) break;
    length += count;
  }
  return { text: bytes.toString('utf8', 0, length) };
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
