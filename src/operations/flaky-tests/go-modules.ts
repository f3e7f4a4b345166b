import { posix } from 'node:path';
import { type GoModule, readGoModule } from '../../report/flaky/go-packages.ts';
import type { Workflow } from '../context/workflow.ts';

/** A folder in which a repository is checked out, from the workspace; empty if it is the workspace. */
type Checkout = string;

const address = /^[ \t]*url[ \t]*=([^\r\n]*)/gm;
/** Without a value, it is true. */
const sparse = /^[ \t]*sparsecheckout(?!\w)(?:[ \t]*=[ \t]*"?(\w*))?/gim;

/**
 * The Go modules of this repository, wherever in the workspace it is checked out. None of a checkout that lacks folders, which
 * may have other modules, or of another repository.
 */
export async function readGoModules(
  {
    workspace,
    repository,
    findFiles,
    readFile,
  }: Pick<Workflow, 'workspace' | 'repository' | 'findFiles' | 'readFile'>,
  signal: AbortSignal,
): Promise<readonly GoModule[]> {
  const paths = (workspace === null ? null : await findFiles(['go.mod', '.git'], signal)) ?? [];
  const read = async (...path: readonly string[]) => {
    const file = await readFile([workspace, ...path].filter(Boolean).join('/'));
    return 'text' in file ? file.text : null;
  };
  const checkouts = paths.filter((path) => posix.basename(path) === '.git').map(folderOf);
  const whole = new Map<Checkout, boolean>([['', checkouts.length === 0]]);
  for (const checkout of checkouts) {
    const configs = await Promise.all(
      ['config', 'config.worktree'].map((name) => read(checkout, '.git', name)),
    );
    whole.set(checkout, isWhole(configs, repository?.name));
  }
  const modules = new Map<string, GoModule>();
  for (const path of paths.filter((path) => posix.basename(path) === 'go.mod')) {
    const checkout = checkoutOf(path, checkouts);
    if (whole.get(checkout) !== true) continue;
    const name = readGoModule((await read(path)) ?? '');
    const folder = folderOf(checkout === '' ? path : path.slice(checkout.length + 1));
    // The repository can be checked out twice.
    if (name !== null) modules.set(`${name}\n${folder}`, { name, folder });
  }
  return [...modules.values()];
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The innermost checkout around a file; the workspace if it is in none. */
function checkoutOf(path: string, checkouts: readonly Checkout[]): Checkout {
  const around = checkouts.filter((checkout) => path.startsWith(`${checkout}/`));
  return around.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

/** True for a complete checkout of this repository, by its configuration. One that is part of another checkout has none. */
function isWhole(
  [config, worktree]: readonly (string | null | undefined)[],
  repository: string | undefined,
): boolean {
  if (typeof config !== 'string') return false;
  const names = Array.from(config.matchAll(address), ([, url = '']) => nameIn(url));
  const isOurs = names.length === 0 || repository === undefined || names.includes(repository.toLowerCase());
  const isSparse = Array.from(`${config}\n${worktree ?? ''}`.matchAll(sparse), ([, value = 'true']) => value);
  return isOurs && !/^(?:true|yes|on|[1-9]\d*)$/i.test(isSparse.at(-1) ?? '');
}

/** The name at the end of a repository's address. */
function nameIn(url: string): string {
  const parts = url.trim().replaceAll('"', '').split(/[/:]/).filter(Boolean);
  return parts
    .slice(-2)
    .join('/')
    .replace(/\.git$/, '')
    .toLowerCase();
}
