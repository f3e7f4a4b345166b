import { followSignals } from '../transport/abort.ts';
import type { ResponseHeaders } from '../transport/response-headers.ts';
import { createPageDeduplicator, type Identified } from './deduplicate.ts';
import { lastPage, nextPage } from './link-header.ts';

/** One page to request. */
export interface PageRequest {
  readonly page: number;
  readonly signal: AbortSignal;
  /** Must be called when headers have arrived, before the promise resolves; again if the page had to be requested again. */
  readonly onHead: (headers: ResponseHeaders) => void;
}

/** The items of a page, how many came with those that are ignored, and its size. */
export interface PageBody<Item> {
  readonly items: readonly Item[];
  readonly received: number;
  readonly bytes: number;
}

/** Where the pages of one reading come from. */
export interface PageSource<Item> {
  fetchPage(request: PageRequest): Promise<PageBody<Item>>;
  /** True if one more page may be requested before it is needed, after these headers. */
  mayAsk(headers: ResponseHeaders): boolean;
}

/** One page of a list. */
export interface Page<Item> {
  /** Its items, without those that the pages just before it had: a list moves while it is read. */
  readonly items: readonly Item[];
  /** The size of the page, in bytes. */
  readonly bytes: number;
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
  /** How many pages to remember, so that nothing comes twice. */
  readonly memory: number;
  /**
   * True if an item that comes again, or any empty page that was announced, may mean that another item was skipped. An empty
   * page that announces no further one always may.
   */
  readonly isSteady: boolean;
  /** How many pages are needed at most: none is requested ahead beyond them. */
  readonly most: number;
  readonly signal?: AbortSignal | undefined;
}

/** So many pages are requested at once, and so many bytes, by the largest page so far. */
const mostInFlight = 4;
const mostBytesInFlight = 2 ** 25;

/** A page that was requested, and what its own headers say of the next one. */
type Asked<Item> = Promise<PageBody<Item> & { readonly next: ReturnType<typeof nextPage> }>;

/**
 * Reads a list page by page, in order. Pages that the headers have named are requested ahead, as far as there is room: the
 * next one, or those up to the last.
 */
export async function* readPages<Item extends Identified>(
  source: PageSource<Item>,
  { memory, isSteady, most, signal }: PageOptions,
): AsyncGenerator<Page<Item>, void, undefined> {
  const { controller, release } = followSignals([signal]);
  const deduplicator = createPageDeduplicator(memory);
  /** The page that is read, and those after it. */
  const asked: Asked<Item>[] = [];
  let at = 1;
  /** The last page that is known to exist, or may. */
  let known = 1;
  let heads: ResponseHeaders | undefined;
  /** The size of the largest page so far; until the first one is read, only the second is requested ahead. */
  let largest: number | undefined;
  const askAhead = () => {
    const isWanted = () =>
      asked.length < (largest === undefined ? 2 : mostInFlight) &&
      (asked.length === 0 || (asked.length + 1) * (largest ?? 0) <= mostBytesInFlight) &&
      at + asked.length <= Math.min(known, most);
    while (heads !== undefined && isWanted() && source.mayAsk(heads)) ask();
  };
  const ask = () => {
    const page = at + asked.length;
    let next: ReturnType<typeof nextPage> = 'none';
    const onHead = (headers: ResponseHeaders) => {
      next = nextPage(headers, page);
      if (typeof next === 'number') known = Math.max(known, next, lastPage(headers) ?? 0);
      heads = headers;
      askAhead();
    };
    const coming = source.fetchPage({ page, signal: controller.signal, onHead });
    const body = coming.then((fetched) => ({ ...fetched, next }));
    // If it fails before it is awaited, the error is kept for then.
    body.catch(() => {});
    asked.push(body);
  };
  let hasChanged = false;
  try {
    for (;;) {
      if (asked.length === 0) ask();
      const { items, received, bytes, next } = (await asked[0]) as Awaited<Asked<Item>>;
      largest = Math.max(largest ?? 0, bytes);
      const { newItems, repeats } = deduplicator.filterNew(items);
      // Some servers announce a further page on each page, also on an empty one.
      const isMissing = at > 1 && received === 0 && (isSteady || next === 'none');
      hasChanged ||= isMissing || (isSteady && repeats !== 'nothing');
      const hasNext = next !== 'none' && received > 0;
      const inLoop = repeats === 'all' || (repeats === 'start' && hasNext);
      const untrusted = hasNext && next === 'untrusted' ? 'link' : undefined;
      const changed = !hasNext && hasChanged ? 'changed' : undefined;
      const truncated = inLoop ? 'repeats' : (untrusted ?? changed);
      asked.shift();
      at += 1;
      if (hasNext && truncated === undefined) askAhead();
      yield { items: newItems, bytes, hasNext, truncated };
      if (!hasNext || truncated !== undefined) return;
    }
  } finally {
    controller.abort();
    release();
  }
}
