import { followSignals } from '../transport/abort.ts';
import type { ResponseHeaders } from '../transport/response-headers.ts';
import { nextPage } from './link-header.ts';

/** One page to be asked for. */
export interface PageRequest {
  readonly page: number;
  readonly perPage: number;
  readonly signal: AbortSignal;
  /** Must be called once the headers are there, before the promise resolves. */
  readonly onHead: (headers: ResponseHeaders) => void;
}

/** Where the pages of one reading come from. */
export interface PageSource<Item> {
  fetchPage(request: PageRequest): Promise<readonly Item[]>;
  /** True when an answer's headers leave room to ask for the next page before anyone wants it. */
  mayPrefetch(headers: ResponseHeaders): boolean;
}

/** What the headers of a page say of the next one. */
export interface PageHead {
  readonly next: ReturnType<typeof nextPage>;
  readonly mayPrefetch: boolean;
}

/** A page that has been asked for. */
export interface PrefetchedPage<Item> {
  readonly page: number;
  readonly perPage: number;
  /** Resolves with the headers; never rejects, and stays open when there are none. */
  readonly head: Promise<PageHead>;
  readonly items: Promise<readonly Item[]>;
  cancel(): void;
}

/** Asks for a page. Its items may fail before anyone waits for them: whoever does will hear of it. */
export function requestPage<Item>(
  source: PageSource<Item>,
  { page, perPage, signal }: { page: number; perPage: number; signal: AbortSignal },
): PrefetchedPage<Item> {
  const head = Promise.withResolvers<PageHead>();
  const { controller, release } = followSignals([signal]);
  const onHead = (headers: ResponseHeaders) =>
    head.resolve({ next: nextPage(headers, page), mayPrefetch: source.mayPrefetch(headers) });
  const items = source.fetchPage({ page, perPage, signal: controller.signal, onHead }).finally(release);
  items.catch(() => {});
  return { page, perPage, head: head.promise, items, cancel: () => controller.abort() };
}

/**
 * Asks for the page after this one as soon as the headers of this one name it and there is room for it.
 * The function that comes back tells whether that has happened.
 */
export function prefetchNext<Item>(
  coming: PrefetchedPage<Item>,
  ask: (page: number, perPage: number) => PrefetchedPage<Item>,
): () => PrefetchedPage<Item> | undefined {
  let ahead: PrefetchedPage<Item> | undefined;
  void coming.head.then(({ next, mayPrefetch }) => {
    if (mayPrefetch && typeof next === 'number') ahead = ask(next, coming.perPage);
  });
  return () => ahead;
}
