import { glob } from 'node:fs/promises';

/** More entries than this are not searched: that would take seconds. */
const mostEntries = 300_000;

/** What a checkout gets from elsewhere, and what Go leaves out. */
const ofOthers = /(?:^|[\\/])(?:node_modules|vendor|testdata|_[^\\/]*)$/;

/**
 * The files of this name in a folder and the folders below it, as paths from there with forward slashes; null if there is too
 * much to search. Leaves out what begins with a dot. Never throws.
 */
export async function findFiles(
  name: string,
  folder: string,
  most: number = mostEntries,
): Promise<readonly string[] | null> {
  let entries = 0;
  const exclude = (path: string) => {
    entries += 1;
    return entries > most || ofOthers.test(path);
  };
  const found: string[] = [];
  try {
    for await (const path of glob(`**/${name}`, { cwd: folder, exclude }))
      found.push(path.replaceAll('\\', '/'));
  } catch {
    return null;
  }
  return entries > most ? null : found;
}
