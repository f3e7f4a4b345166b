import { type OwnersOf, parseOwners } from '../../report/tests/owners.ts';
import type { Workflow } from './workflow.ts';

/** The owners of files by the checkout: the first file that GitHub would take. */
export async function readOwners({
  workspace,
  readFile,
}: Pick<Workflow, 'workspace' | 'readFile'>): Promise<OwnersOf | undefined> {
  if (workspace === null) return undefined;
  for (const path of ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']) {
    const file = await readFile(`${workspace}/${path}`);
    if ('text' in file) return parseOwners(file.text);
  }
  return undefined;
}
