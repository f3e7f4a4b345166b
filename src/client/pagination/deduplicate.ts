/** What every item of a list has. */
export interface Identified {
  readonly id: string;
}

/** What is new on a page. */
export interface FilteredPage<Item> {
  /** The items that no remembered page before it had, each once. */
  readonly newItems: readonly Item[];
  /**
   * What earlier pages had too: `all` when the page has nothing new, and `start` when it begins as the one before it, are
   * signs of a loop; `some` is one of a list that moves.
   */
  readonly repeats: 'all' | 'start' | 'some' | 'nothing';
}

/** Remembers the last pages that were read, so that a list which changes meanwhile shows nothing twice. */
export interface PageDeduplicator {
  filterNew<Item extends Identified>(items: readonly Item[]): FilteredPage<Item>;
}

/** Memory for the identities of so many pages, however long the list is. */
export function createPageDeduplicator(maxPages: number): PageDeduplicator {
  /** The last page of each identity, the oldest page first. */
  const lastPages = new Map<string, number>();
  let page = 0;
  let first: string | undefined;

  /** The page that had it before, if one is remembered. */
  function see(id: string): number | undefined {
    const before = lastPages.get(id);
    lastPages.delete(id);
    lastPages.set(id, page);
    return before;
  }

  function forget(): void {
    for (const [id, last] of lastPages) {
      if (last > page - maxPages) return;
      lastPages.delete(id);
    }
  }

  return {
    filterNew(items) {
      page += 1;
      const before = items.map(({ id }) => see(id));
      const newItems = items.filter((_, index) => before[index] === undefined);
      const repeatsSome = before.some((last) => last !== undefined && last < page);
      const repeatsAll = items.length > 0 && newItems.length === 0;
      const repeatsStart = items.length > 0 && items[0]?.id === first;
      first = items[0]?.id;
      forget();
      if (repeatsAll) return { newItems, repeats: 'all' };
      return { newItems, repeats: repeatsStart ? 'start' : repeatsSome ? 'some' : 'nothing' };
    },
  };
}
