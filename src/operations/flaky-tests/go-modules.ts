import { type GoModule, readGoModule } from '../../report/flaky/go-packages.ts';
import type { Workflow } from '../context/workflow.ts';

/** The files that say whether a checkout has only some folders; the last one decides. */
const configs = ['.git/config', '.git/config.worktree'];
const sparse = /^[ \t]*sparsecheckout[ \t]*=[ \t]*"?(\w+)/gim;

/** The Go modules of the checkout. None if it lacks folders, which may have other modules. */
export async function readGoModules({
  workspace,
  findFiles,
  readFile,
}: Pick<Workflow, 'workspace' | 'findFiles' | 'readFile'>): Promise<readonly GoModule[]> {
  if (workspace === null) return [];
  const read = async (path: string) => {
    const file = await readFile(`${workspace}/${path}`);
    return 'text' in file ? file.text : '';
  };
  const settings = (await Promise.all(configs.map(read))).flatMap((text) => [...text.matchAll(sparse)]);
  if (settings.at(-1)?.[1]?.toLowerCase() === 'true') return [];
  const modules: GoModule[] = [];
  for (const path of (await findFiles('go.mod')) ?? []) {
    const name = readGoModule(await read(path));
    if (name !== null) modules.push({ name, folder: path.slice(0, -'/go.mod'.length) });
  }
  return modules;
}
