/** What every item of a list has. */
export interface Identified {
  readonly id: string;
}

/** What is new on a page. */
export interface FilteredPage<Item> {
  /** The items that none of the two pages before it had, and none before them on the page itself. */
  readonly newItems: readonly Item[];
  /** True when the page has nothing new, or begins as the one before it: the list goes round in circles. */
  readonly repeats: boolean;
}

/** Remembers the pages just read, so that a list which moves meanwhile shows nothing twice. */
export interface PageDeduplicator {
  filterNew<Item extends Identified>(items: readonly Item[]): FilteredPage<Item>;
}

const pagesRemembered = 2;

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
      const repeats = items.length > 0 && (newItems.length === 0 || items[0]?.id === first);
      pages = [ids, ...pages].slice(0, pagesRemembered);
      first = items[0]?.id;
      return { newItems, repeats };
    },
  };
}
