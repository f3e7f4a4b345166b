/** What every item of a list has. */
export interface Identified {
  readonly id: string;
}

/** What is new on a page. */
export interface FilteredPage<Item> {
  /** The items that neither of the two pages before it had, each once. */
  readonly newItems: readonly Item[];
  /** `all` when the page has nothing new, `start` when it begins as the one before it: signs of a loop. */
  readonly repeats: 'all' | 'start' | 'nothing';
}

/** Remembers the pages just read, so that a list which changes meanwhile shows nothing twice. */
export interface PageDeduplicator {
  filterNew<Item extends Identified>(items: readonly Item[]): FilteredPage<Item>;
}

const maxPages = 2;

/** Memory for the identities of two pages, however long the list is. */
export function createPageDeduplicator(): PageDeduplicator {
  let pages: readonly Set<string>[] = [];
  let first: string | undefined;
  return {
    filterNew(items) {
      const ids = new Set<string>();
      const newItems = items.filter((item) => {
        const known = ids.has(item.id) || pages.some((page) => page.has(item.id));
        ids.add(item.id);
        return !known;
      });
      const repeatsAll = items.length > 0 && newItems.length === 0;
      const repeatsStart = items.length > 0 && items[0]?.id === first;
      pages = [ids, ...pages].slice(0, maxPages);
      first = items[0]?.id;
      return { newItems, repeats: repeatsAll ? 'all' : repeatsStart ? 'start' : 'nothing' };
    },
  };
}
