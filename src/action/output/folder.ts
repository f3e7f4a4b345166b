import { randomUUID } from 'node:crypto';
import { lstat, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { OwnError } from '../../operations/context/error-text.ts';
import type { Folder } from '../../operations/context/folder.ts';
import { reasonOf } from './runner-files.ts';

/**
 * The folder that a user names for files from outside, inside the workspace or the runner's temporary folder, wherever symbolic
 * links lead. @throws OwnError for any other place.
 */
export async function openFolder(path: string, environment: NodeJS.ProcessEnv): Promise<Folder> {
  const { GITHUB_WORKSPACE: workspace = '', RUNNER_TEMP: temporary = '' } = environment;
  const root = await realPath(resolve(workspace || temporary, path));
  const homes = await Promise.all([workspace, temporary].filter(Boolean).map(realPath));
  if (!homes.some((home) => isInside(root, home)))
    throw new OwnError(
      `Input to must name a folder in the workspace or in RUNNER_TEMP; it was ${JSON.stringify(path)}.`,
    );
  return {
    path: root,
    check: (parts) => walk(root, parts, false),
    async write(parts, pieces) {
      await walk(root, parts, true);
      const target = join(root, ...parts);
      // Beside the file, so that it can be renamed.
      const partial = join(dirname(target), `.kitestring-${randomUUID()}`);
      try {
        // Ends only when the file is closed, also if the source fails: what is removed then does not come back.
        await writeFile(partial, pieces, { flag: 'wx' });
        await rename(partial, target);
      } catch (error) {
        await rm(partial, { force: true });
        throw onDisk(error);
      }
    },
  };
}

/** Follows links as far as the path exists. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const parent = dirname(path);
    if (codeOf(error) !== 'ENOENT' || parent === path) throw onDisk(error);
    return join(await realPath(parent), relative(parent, path));
  }
}

function isInside(path: string, home: string): boolean {
  return path === home || path.startsWith(home.endsWith(sep) ? home : `${home}${sep}`);
}

/** Looks at each folder on the way to a file, and makes those that are missing. @throws OwnError if something else is in the way. */
async function walk(root: string, parts: readonly string[], makes: boolean): Promise<void> {
  if (makes) await mkdir(root, { recursive: true }).catch((error) => Promise.reject(onDisk(error)));
  for (const [index] of parts.entries()) {
    const path = join(root, ...parts.slice(0, index + 1));
    const isFile = index === parts.length - 1;
    const stats = await lstat(path).catch(() => null);
    const inTheWay = stats?.isSymbolicLink()
      ? 'a symbolic link'
      : stats?.isDirectory()
        ? 'a folder'
        : 'a file';
    if (stats !== null && inTheWay !== (isFile ? 'a file' : 'a folder'))
      throw new OwnError(
        `Refused the artifact ${JSON.stringify(parts.join('/'))}: ${inTheWay} is in the way.`,
      );
    if (stats !== null || isFile) continue;
    if (!makes) return;
    await mkdir(path).catch((error) =>
      codeOf(error) === 'EEXIST' ? undefined : Promise.reject(onDisk(error)),
    );
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** The failure of the disk, in our own words: not that of the source, which has its own. */
function onDisk(error: unknown): unknown {
  const isSystem = error instanceof Error && 'syscall' in error;
  return isSystem ? new OwnError(`Could not write the file: ${reasonOf(error)}.`) : error;
}
