import { InvalidResponseError } from '../errors.ts';
import { followSignals } from '../transport/abort.ts';
import { createPageDeduplicator, type FilteredPage, type Identified } from './deduplicate.ts';
import {
  type ArrivedPage,
  type PageSource,
  type PrefetchedPage,
  prefetchNext,
  requestPage,
} from './prefetch.ts';

/** One page of a list. */
export interface Page<Item> {
  /** Its items, without those that the pages just before it had: a list moves while it is read. */
  readonly items: readonly Item[];
  /** The size of the page, in bytes. */
  readonly bytes: number;
  /** False if items were left out because they are too large. */
  readonly complete: boolean;
  /** True when the service says that another page follows. */
  readonly hasNext: boolean;
  /**
   * Why this page is the last and the list may have more: the next one cannot be read, or (`changed`) a list that should not
   * move has moved while it was read.
   */
  readonly truncated?: 'repeats' | 'link' | 'changed' | undefined;
}

/** How a list is read. */
export interface PageOptions {
  readonly perPage: number;
  /** How many pages to remember, so that nothing comes twice. */
  readonly memory: number;
  /**
   * True if an item that comes again, or any empty page that was announced, may mean that another item was skipped. An empty
   * page that announces no further one always may.
   */
  readonly isSteady: boolean;
  /** How many items are needed: no page is requested ahead beyond them. */
  readonly limit: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads a list page by page, in order, holding one page and at most the one after it, which is requested as soon as the
 * headers of this one have named it. A page that is too large is requested again in halves, once.
 */
export async function* readPages<Item extends Identified>(
  source: PageSource<Item>,
  { perPage, memory, isSteady, limit, signal }: PageOptions,
): AsyncGenerator<Page<Item>, void, undefined> {
  const { controller, release } = followSignals([signal]);
  const ask = (page: number, size: number) =>
    requestPage(source, { page, perPage: size, signal: controller.signal });
  const deduplicator = createPageDeduplicator(memory);
  let total = 0;
  let read = 0;
  let hasChanged = false;
  try {
    let coming = ask(1, perPage);
    for (;;) {
      const ahead = total + coming.perPage < limit ? prefetchNext(source, coming, ask) : () => undefined;
      const arrived = await arrival(coming, perPage);
      if (arrived === 'too large') {
        ahead(undefined);
        coming = ask(...inHalves(coming));
        continue;
      }
      const filtered = deduplicator.filterNew(arrived.items);
      const overlaps = (coming.page - 1) * coming.perPage < read;
      // Some servers announce a further page on each page, also on an empty one.
      const isLast = isSteady || arrived.next === 'none';
      const isMissing = coming.page > 1 && arrived.received === 0 && isLast;
      hasChanged ||= isMissing || (isSteady && filtered.repeats !== 'nothing' && !overlaps);
      const page = toPage(arrived, filtered, hasChanged);
      total += page.items.length;
      read = coming.page * coming.perPage;
      yield page;
      if (!page.hasNext || page.truncated !== undefined || typeof arrived.next !== 'number') return;
      coming = ahead(arrived.next) ?? ask(arrived.next, coming.perPage);
    }
  } finally {
    controller.abort();
    release();
  }
}

async function arrival<Item>(
  coming: PrefetchedPage<Item>,
  perPage: number,
): Promise<ArrivedPage<Item> | 'too large'> {
  try {
    return await coming.body;
  } catch (error) {
    const tooLarge = error instanceof InvalidResponseError && error.reason === 'size';
    if (tooLarge && coming.perPage === perPage && perPage > 1) return 'too large';
    throw error;
  }
}

/** Where the same items begin on pages of half the size; those that come twice are left out as on a moving list. */
function inHalves(coming: PrefetchedPage<unknown>): [page: number, perPage: number] {
  const perPage = Math.floor(coming.perPage / 2);
  return [Math.floor(((coming.page - 1) * coming.perPage) / perPage) + 1, perPage];
}

function toPage<Item>(
  { bytes, complete, received, next }: ArrivedPage<Item>,
  { newItems, repeats }: FilteredPage<Item>,
  hasChanged: boolean,
): Page<Item> {
  const hasNext = next !== 'none' && received > 0;
  const inLoop = repeats === 'all' || (repeats === 'start' && hasNext);
  const untrusted = hasNext && next === 'untrusted' ? 'link' : undefined;
  const changed = !hasNext && hasChanged ? 'changed' : undefined;
  return {
    items: newItems,
    bytes,
    complete,
    hasNext,
    truncated: inLoop ? 'repeats' : (untrusted ?? changed),
  };
}
