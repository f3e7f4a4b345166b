import { InvalidResponseError } from '../errors.ts';
import { followSignals } from '../transport/abort.ts';
import { createPageDeduplicator, type Identified } from './deduplicate.ts';
import {
  type PageHead,
  type PageSource,
  type PrefetchedPage,
  prefetchNext,
  requestPage,
} from './prefetch.ts';

/** Why a list ended before its end: a bound of ours, a page that repeats another, a link that cannot be believed. */
export type TruncationReason = 'items' | 'pages' | 'repeats' | 'link';

/** One page of a list. */
export interface Page<Item> {
  /** Its items, without those that the pages just before it had: a list moves while it is read. */
  readonly items: readonly Item[];
  /** The count of pages asked for so far, this one included. */
  readonly page: number;
  /** True when the service says that another page follows. */
  readonly hasNext: boolean;
  /** Why this page is the last one read although the list goes on, or may go on, after it. */
  readonly truncated?: TruncationReason | undefined;
}

/** The bounds of one reading: it ends by itself against any server. */
export interface PageBounds {
  readonly perPage: number;
  readonly maxPages: number;
  readonly maxItems: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads a list page by page, in order, holding one page and at most the one after it, which is asked for as soon as
 * the headers of this one have named it. A page that is too large is asked for again in halves, once.
 */
export async function* readPages<Item extends Identified>(
  source: PageSource<Item>,
  bounds: PageBounds,
): AsyncGenerator<Page<Item>, void, undefined> {
  const { controller, release } = followSignals([bounds.signal]);
  const ask = (page: number, perPage: number) =>
    requestPage(source, { page, perPage, signal: controller.signal });
  const addPage = createPageCounter<Item>(bounds);
  try {
    let coming = ask(1, bounds.perPage);
    for (let page = 1; ; page += 1) {
      const ahead = addPage.wantsMore(page, coming.perPage) ? prefetchNext(coming, ask) : () => undefined;
      const arrived = await arrival(coming, bounds.perPage);
      if (arrived === 'too large') {
        ahead()?.cancel();
        coming = ask(...inHalves(coming));
        continue;
      }
      const read = addPage.addPage(page, arrived);
      yield read;
      if (!read.hasNext || read.truncated !== undefined || typeof arrived.next !== 'number') return;
      coming = ahead() ?? ask(arrived.next, coming.perPage);
    }
  } finally {
    controller.abort();
    release();
  }
}

interface Arrived<Item> {
  readonly items: readonly Item[];
  readonly next: PageHead['next'];
}

async function arrival<Item>(
  coming: PrefetchedPage<Item>,
  wholePerPage: number,
): Promise<Arrived<Item> | 'too large'> {
  try {
    const items = await coming.items;
    return { items, next: (await coming.head).next };
  } catch (error) {
    const tooLarge = error instanceof InvalidResponseError && error.reason === 'size';
    if (tooLarge && coming.perPage === wholePerPage && wholePerPage > 1) return 'too large';
    throw error;
  }
}

/** Where the same items begin on pages of half the size; those that come twice are left out as on a moving list. */
function inHalves(coming: PrefetchedPage<unknown>): [page: number, perPage: number] {
  const perPage = Math.floor(coming.perPage / 2);
  return [Math.floor(((coming.page - 1) * coming.perPage) / perPage) + 1, perPage];
}

/** Counts what is read, and says when it is enough. */
function createPageCounter<Item extends Identified>({ maxPages, maxItems }: PageBounds) {
  const deduplicator = createPageDeduplicator();
  let total = 0;
  return {
    wantsMore: (page: number, perPage: number) => page < maxPages && total + perPage < maxItems,
    addPage(page: number, { items, next }: Arrived<Item>): Page<Item> {
      const { newItems, repeats } = deduplicator.filterNew(items);
      const kept = newItems.slice(0, maxItems - total);
      total += kept.length;
      const hasNext = next !== 'none' && items.length > 0;
      const full = kept.length < newItems.length || (hasNext && total >= maxItems);
      return {
        items: kept,
        page,
        hasNext,
        truncated: cutFor({ repeats, full, hasNext, next, last: page >= maxPages }),
      };
    },
  };
}

function cutFor(seen: {
  repeats: boolean;
  full: boolean;
  hasNext: boolean;
  next: PageHead['next'];
  last: boolean;
}): TruncationReason | undefined {
  if (seen.repeats) return 'repeats';
  if (seen.full) return 'items';
  if (!seen.hasNext) return undefined;
  if (seen.next === 'untrusted') return 'link';
  return seen.last ? 'pages' : undefined;
}
