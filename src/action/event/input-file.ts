import { constants, type FileHandle, open } from 'node:fs/promises';

/** The text of a file, or what is wrong with it, worded to follow its name. */
export type InputFile = { readonly text: string } | { readonly problem: string };

const mebibyte = 1024 * 1024;
const maxBytes = 64 * mebibyte;

/** Opening a FIFO that nobody writes to would otherwise wait, and no signal would end that. Windows has no such flag. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Reads a file that a user names. It must be a regular file: a FIFO or a device may have no end. Never throws. */
export async function readInputFile(path: string): Promise<InputFile> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, flags);
    const stats = await file.stat();
    if (stats.isDirectory()) return { problem: 'is a folder' };
    if (!stats.isFile()) return { problem: 'is not a regular file' };
    if (stats.size > maxBytes) return { problem: `is larger than ${maxBytes / mebibyte} MiB` };
    return { text: await readText(file, stats.size) };
  } catch (error) {
    return { problem: isMissing(error) ? 'does not exist' : 'cannot be read' };
  } finally {
    await file?.close().catch(() => {});
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** As much as the file had when it was opened: it may grow faster than it is read. */
async function readText(file: FileHandle, size: number): Promise<string> {
  const bytes = Buffer.alloc(size);
  let length = 0;
  while (length < size) {
    const { bytesRead } = await file.read(bytes, length, size - length, length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return bytes.toString('utf8', 0, length);
}
