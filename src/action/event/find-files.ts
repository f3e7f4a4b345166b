import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';

/** More entries than this are not searched: that would take seconds. */
const mostEntries = 500_000;

/** What a checkout gets from elsewhere, and what Go leaves out. */
const ofOthers = /^(?:node_modules|vendor|testdata|[._].*)$/;

/** What to search for, and how far. */
interface Search {
  /** The names of files or folders. */
  readonly names: readonly string[];
  readonly most?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The files and folders of these names in a folder and in those below it, as paths from there with forward slashes; null if
 * there is too much to search. A folder that is found is not searched, nor is one whose name begins with a dot. Links are not
 * followed, and what cannot be read is empty. @throws the signal's reason.
 */
export async function findFiles(
  root: string,
  { names, most = mostEntries, signal }: Search,
): Promise<readonly string[] | null> {
  const found: string[] = [];
  const queue = [''];
  let entries = 0;
  while (queue.length > 0) {
    signal?.throwIfAborted();
    const folders = queue.splice(-mostAtOnce);
    const lists = await Promise.all(folders.map((folder) => list(root, folder)));
    for (const { folder, entry } of lists.flat()) {
      entries += 1;
      const path = `${folder}${entry.name}`;
      if (names.includes(entry.name)) found.push(path);
      else if (entry.isDirectory() && !ofOthers.test(entry.name)) queue.push(`${path}/`);
    }
    if (entries > most) return null;
  }
  return found;
}

/** How many folders are read at once. */
const mostAtOnce = 64;

/** What is in a folder. */
async function list(root: string, folder: string): Promise<{ folder: string; entry: Dirent }[]> {
  try {
    const entries = await readdir(`${root}/${folder}`, { withFileTypes: true });
    return entries.map((entry) => ({ folder, entry }));
  } catch {
    return [];
  }
}
