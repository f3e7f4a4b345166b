import { randomUUID } from 'node:crypto';
import * as files from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Folder } from '../../operations/context/context.ts';
import { OwnError } from '../../operations/context/error-text.ts';
import { codeOf, reasonOf } from './runner-files.ts';

/** The disk, for tests of what only other systems do. */
export interface Disk {
  readonly isWindows: boolean;
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly sleep: (ms: number) => Promise<unknown>;
}

const ownDisk: Disk = { isWindows: process.platform === 'win32', rename: files.rename, sleep };

const partialName = /^\.kitestring-[\da-f-]{36}$/;

/**
 * The folder that a user names for files from outside, inside the workspace or the runner's temporary folder, wherever symbolic
 * links lead. @throws OwnError for any other place.
 */
export async function openFolder(
  path: string,
  environment: NodeJS.ProcessEnv,
  disk = ownDisk,
): Promise<Folder> {
  const { GITHUB_WORKSPACE: workspace = '', RUNNER_TEMP: temporary = '' } = environment;
  const root = await realPath(resolve(workspace || temporary, path));
  const homes = await Promise.all([workspace, temporary].filter(Boolean).map(realPath));
  const home = homes.find(
    (each) => root === each || root.startsWith(each.endsWith(sep) ? each : `${each}${sep}`),
  );
  const words = home === undefined ? [] : relative(home, root).split(sep);
  if (home === undefined || words.some((word) => word.toLowerCase() === '.git'))
    throw new OwnError(
      `Input to must name a folder in the workspace or in RUNNER_TEMP, outside of .git; it was ${JSON.stringify(path)}.`,
    );
  const found = await files.stat(root).catch(() => null);
  if (found?.isDirectory() === false)
    throw new OwnError(`Input to must name a folder, and ${JSON.stringify(path)} is a file.`);
  return createFolder(root, disk);
}

function createFolder(root: string, disk: Disk): Folder {
  const partial = join(root, `.kitestring-${randomUUID()}`);
  /** The reserved files: what names the same file has the same inode, whatever the rules of the file system are. */
  const reserved = new Map<string, string>();
  const idOf = async (path: string) => {
    const { dev, ino } = await files.lstat(path, { bigint: true });
    return `${dev}:${ino}`;
  };
  let firstCreated: string | undefined;
  return {
    path: root,
    partial,
    isWindows: disk.isWindows,
    async reserve(parts) {
      const name = parts.join('/');
      const own = join(partial, ...parts);
      const obstacle = await obstacleTo(root, parts);
      if (obstacle !== null) return obstacle;
      try {
        // The same tree again, on the same file system: it shows which names are one there, and which it does not take.
        const created = await files.mkdir(dirname(own), { recursive: true });
        if (firstCreated === undefined && created !== undefined) firstCreated = created;
        await files.writeFile(own, '', { flag: 'wx' });
        reserved.set(await idOf(own), name);
        return null;
      } catch (error) {
        const other = reserved.get(await idOf(own).catch(() => ''));
        if (other !== undefined) return `it is one file with ${JSON.stringify(other)} here`;
        const code = codeOf(error);
        if (code === 'EEXIST' || code === 'ENOTDIR')
          return 'another artifact is a folder or a file of the same name';
        if (code === 'ENAMETOOLONG' || code === 'EINVAL' || code === 'ENOENT')
          return 'the file system takes no such name';
        throw onDisk(error);
      }
    },
    async write(parts, pieces) {
      const [own, target] = [join(partial, ...parts), join(root, ...parts)];
      try {
        // Ends only when the file is closed, also if the source fails: what is removed then does not come back.
        await files.writeFile(own, pieces);
        const obstacle = await obstacleTo(root, parts);
        if (obstacle !== null) throw new OwnError(`Could not write the file: ${obstacle}.`);
        await files.mkdir(dirname(target), { recursive: true });
        const replaces = await files.lstat(target).then(
          () => true,
          () => false,
        );
        await renamePatiently(own, target, disk);
        return replaces;
      } catch (error) {
        throw onDisk(error);
      }
    },
    async close() {
      const isRemoved = await removePartial(partial).then(
        () => true,
        () => false,
      );
      // What was created and is empty; a folder with files in it stays.
      for (let at = root; firstCreated !== undefined && at.length >= firstCreated.length; at = dirname(at))
        await files.rmdir(at).catch(() => {});
      return isRemoved;
    },
  };
}

/** Removes a folder with files that are not complete. Does nothing to any other one. */
export async function removePartial(path: string): Promise<void> {
  if (partialName.test(basename(path))) await files.rm(path, { recursive: true, force: true, maxRetries: 3 });
}

/** What is in the way of a file, on its path below the folder; null if nothing is. */
async function obstacleTo(root: string, parts: readonly string[]): Promise<string | null> {
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const stats = await files.lstat(join(root, ...parts.slice(0, depth))).catch(() => null);
    if (stats === null) return null;
    const isLast = depth === parts.length;
    if (stats.isSymbolicLink()) return 'a symbolic link is in the way';
    if (isLast ? stats.isDirectory() : !stats.isDirectory())
      return `a ${isLast ? 'folder' : 'file'} is in the way`;
  }
  return null;
}

/** How long a scanner may hold a file on Windows, and how often that is looked at. */
const [heldMs, lookMs] = [5_000, 100];

async function renamePatiently(
  from: string,
  to: string,
  { isWindows, rename, sleep: pause }: Disk,
): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += lookMs) {
    try {
      return await rename(from, to);
    } catch (error) {
      const isHeld = isWindows && ['EPERM', 'EBUSY', 'EACCES'].includes(codeOf(error));
      if (!isHeld || waitedMs >= heldMs) throw error;
      await pause(lookMs);
    }
  }
}

/** Follows links as far as the path exists. @throws OwnError if that cannot be found out, such as below a file. */
async function realPath(path: string): Promise<string> {
  try {
    return await files.realpath(path);
  } catch (error) {
    const parent = dirname(path);
    if (codeOf(error) !== 'ENOENT' || parent === path) throw onDisk(error);
    return join(await realPath(parent), relative(parent, path));
  }
}

/** The failure of the disk, in our own words: not that of the source, which has its own. */
function onDisk(error: unknown): unknown {
  const isSystem = error instanceof Error && 'syscall' in error;
  return isSystem ? new OwnError(`Could not write the file: ${reasonOf(error)}.`) : error;
}
