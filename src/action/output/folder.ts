import { randomUUID } from 'node:crypto';
import { lstat, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Folder } from '../../operations/context/context.ts';
import { OwnError } from '../../operations/context/error-text.ts';
import { reasonOf } from './runner-files.ts';

/**
 * The folder that a user names for files from outside, inside the workspace or the runner's temporary folder, wherever symbolic
 * links lead. @throws OwnError for any other place.
 */
export async function openFolder(path: string, environment: NodeJS.ProcessEnv): Promise<Folder> {
  const { GITHUB_WORKSPACE: workspace = '', RUNNER_TEMP: temporary = '' } = environment;
  const root = await realPath(resolve(workspace || temporary, path));
  const homes = await Promise.all([workspace, temporary].filter(Boolean).map(realPath));
  const isInside = homes.some(
    (home) => root === home || root.startsWith(home.endsWith(sep) ? home : `${home}${sep}`),
  );
  if (!isInside)
    throw new OwnError(
      `Input to must name a folder in the workspace or in RUNNER_TEMP; it was ${JSON.stringify(path)}.`,
    );
  const check = async (parts: readonly string[]) => {
    const target = join(root, ...parts);
    const stats = await lstat(target).catch(() => null);
    const isInTheWay =
      (await realPath(target)) !== target ? 'a symbolic link' : stats?.isDirectory() ? 'a folder' : null;
    if (isInTheWay === null) return;
    throw new OwnError(
      `Refused the artifact ${JSON.stringify(parts.join('/'))}: ${isInTheWay} is in the way.`,
    );
  };
  return {
    path: root,
    check,
    async write(parts, pieces) {
      await check(parts);
      const target = join(root, ...parts);
      // Beside the file, so that it can be renamed.
      const partial = join(dirname(target), `.kitestring-${randomUUID()}`);
      try {
        await mkdir(dirname(target), { recursive: true });
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

/** Follows links as far as the path exists. @throws OwnError if that cannot be found out, such as below a file. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const parent = dirname(path);
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing || parent === path) throw onDisk(error);
    return join(await realPath(parent), relative(parent, path));
  }
}

/** The failure of the disk, in our own words: not that of the source, which has its own. */
function onDisk(error: unknown): unknown {
  const isSystem = error instanceof Error && 'syscall' in error;
  return isSystem ? new OwnError(`Could not write the file: ${reasonOf(error)}.`) : error;
}
