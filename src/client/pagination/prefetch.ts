import { followSignals } from '../transport/abort.ts';
import type { ResponseHeaders } from '../transport/response-headers.ts';
import { nextPage } from './link-header.ts';

/** One page to request. */
export interface PageRequest {
  readonly page: number;
  readonly perPage: number;
  readonly signal: AbortSignal;
  /** Must be called when headers have arrived, before the promise resolves; again if the page had to be requested again. */
  readonly onHead: (headers: ResponseHeaders) => void;
}

/** The items of a page, and its size in bytes. */
export interface PageBody<Item> {
  readonly items: readonly Item[];
  readonly bytes: number;
  /** False if items were left out because they are too large. */
  readonly complete: boolean;
  /** How many items it had, with those that are ignored. */
  readonly received: number;
}

/** Where the pages of one reading come from. */
export interface PageSource<Item> {
  fetchPage(request: PageRequest): Promise<PageBody<Item>>;
  /** True when there is room to request the page after the one with these headers before it is needed. */
  mayPrefetch(headers: ResponseHeaders): boolean;
}

/** A page that has arrived, and what its headers say of the next one. */
export interface ArrivedPage<Item> extends PageBody<Item> {
  readonly next: ReturnType<typeof nextPage>;
}

/** What the headers of a page say of the next one. */
interface PageHead {
  readonly next: ReturnType<typeof nextPage>;
  readonly headers: ResponseHeaders;
}

/** A page that has been requested. */
export interface PrefetchedPage<Item> {
  readonly page: number;
  readonly perPage: number;
  /** Resolves with the first headers; never rejects, and stays open when there are none. */
  readonly head: Promise<PageHead>;
  /** The page, with what the headers of this very response say: the first ones may have been those of a failure. */
  readonly body: Promise<ArrivedPage<Item>>;
  cancel(): void;
}

/** Requests a page. If it fails before it is awaited, the error is kept for the one who awaits it. */
export function requestPage<Item>(
  source: PageSource<Item>,
  { page, perPage, signal }: { page: number; perPage: number; signal: AbortSignal },
): PrefetchedPage<Item> {
  const head = Promise.withResolvers<PageHead>();
  const { controller, release } = followSignals([signal]);
  let next: PageHead['next'] = 'none';
  const onHead = (headers: ResponseHeaders) => {
    next = nextPage(headers, page);
    head.resolve({ next, headers });
  };
  const body = source
    .fetchPage({ page, perPage, signal: controller.signal, onHead })
    .then((fetched) => ({ ...fetched, next }))
    .finally(release);
  body.catch(() => {});
  return { page, perPage, head: head.promise, body, cancel: () => controller.abort() };
}

/**
 * Requests the page after this one as soon as the headers of this one name it and there is room for it.
 * The returned function gives the requested page if it is the wanted one, and cancels any other.
 */
export function prefetchNext<Item>(
  source: PageSource<Item>,
  coming: PrefetchedPage<Item>,
  ask: (page: number, perPage: number) => PrefetchedPage<Item>,
): (wanted: PageHead['next'] | undefined) => PrefetchedPage<Item> | undefined {
  let ahead: PrefetchedPage<Item> | undefined;
  void coming.head.then(({ next, headers }) => {
    if (typeof next === 'number' && source.mayPrefetch(headers)) ahead = ask(next, coming.perPage);
  });
  return (wanted) => {
    if (ahead?.page === wanted) return ahead;
    ahead?.cancel();
    return undefined;
  };
}
