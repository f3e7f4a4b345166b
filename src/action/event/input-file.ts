import { readFileSync, statSync } from 'node:fs';

/** The text of a file, or what is wrong with it, worded to follow its name. */
export type InputFile = { readonly text: string } | { readonly problem: string };

const mebibyte = 1024 * 1024;
const maxBytes = 64 * mebibyte;

/**
 * Reads a file that a user names, or that of the event. Never throws. Not by `node:fs/promises`, because each step reads its
 * event here, and loading that would take a tenth of an empty process.
 */
export function readInputFile(path: string): InputFile {
  try {
    const stats = statSync(path);
    // A FIFO or a device may have no end.
    if (!stats.isFile()) return { problem: 'is not a regular file' };
    if (stats.size > maxBytes) return { problem: `is larger than ${maxBytes / mebibyte} MiB` };
    return { text: readFileSync(path, 'utf8') };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { problem: code === 'ENOENT' || code === 'ENOTDIR' ? 'does not exist' : 'cannot be read' };
  }
}
