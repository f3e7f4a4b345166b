import type { GitHubPage } from './github.ts';

/**
 * The items of all pages, one page after the other. `complete` is false when there were more than `atMost` pages:
 * whoever concludes from what is missing must look at it.
 */
export async function readPages<Item>(
  read: (page: number) => Promise<GitHubPage<Item>>,
  atMost: number,
): Promise<{ readonly items: readonly Item[]; readonly complete: boolean }> {
  const items: Item[] = [];
  for (let number = 1; number <= atMost; number += 1) {
    const page = await read(number);
    items.push(...page.items);
    if (!page.more) return { items, complete: true };
  }
  return { items, complete: false };
}
