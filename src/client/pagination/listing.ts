import type { EndpointName } from '../../model/endpoints.ts';
import type { ClientContext } from '../context.ts';
import { InvalidArgumentError } from '../errors.ts';
import type { CallOptions } from '../options.ts';
import { parseRateLimit } from '../rate-limit/headers.ts';
import { createDeadline } from '../retry/deadline.ts';
import type { SendOptions } from '../retry/with-deadline.ts';
import type { ResponseHeaders } from '../transport/response-headers.ts';
import type { Identified } from './deduplicate.ts';
import { type Page, readPages } from './page-iterator.ts';
import type { PageSource } from './prefetch.ts';

/** What a list can be told. With `timeoutMs` the whole reading has that time; without it each page has its own. */
export interface ListOptions extends CallOptions {
  /** Items asked for at once, 1 to 100; 100 unless given. */
  readonly perPage?: number | undefined;
  /** Pages read at most; 100 unless given. */
  readonly maxPages?: number | undefined;
  /** Items read at most; 10,000 unless given. */
  readonly maxItems?: number | undefined;
}

/** A list that has not been read yet. Each reading starts at the first page and holds two pages at most. */
export interface Listing<Item> extends AsyncIterable<Item> {
  /** The same list, a page at a time. */
  pages(): AsyncIterable<Page<Item>>;
  /** Reads up to `limit` items into memory; `onPage` is told after each page how many there are so far. */
  collect(options: {
    readonly limit: number;
    readonly onPage?: ((read: number) => void) | undefined;
  }): Promise<Collected<Item>>;
}

/** A list read into memory. */
export interface Collected<Item> {
  readonly items: Item[];
  /** False when the list goes on, or may go on, after the last item. */
  readonly complete: boolean;
  /** Pages read. */
  readonly pages: number;
}

/** Fetches one page: what a listing is made of. */
export type FetchPage<Item> = (
  request: { readonly page: number; readonly perPage: number },
  options: SendOptions,
) => Promise<readonly Item[]>;

/** The most that the live service gives at once. Not shown in the document (§8). */
const mostPerPage = 100;
const mostPages = 100;
const mostItems = 10_000;

/** Windows with less than this share left are not used up by asking ahead. */
const reservedShare = 0.1;

/** Makes a listing. @throws InvalidArgumentError for bounds that are not whole numbers in their range. */
export function createListing<Item extends Identified>(
  context: ClientContext,
  {
    endpoint,
    fetchPage,
    options,
  }: { endpoint: EndpointName; fetchPage: FetchPage<Item>; options: ListOptions },
): Listing<Item> {
  const perPage = wholeNumber('perPage', options.perPage, { most: mostPerPage, otherwise: mostPerPage });
  const maxPages = wholeNumber('maxPages', options.maxPages, { otherwise: mostPages });
  const maxItems = wholeNumber('maxItems', options.maxItems, { otherwise: mostItems });

  async function* read(limits: {
    perPage: number;
    maxItems: number;
  }): AsyncGenerator<Page<Item>, void, undefined> {
    const source = openSource(context, fetchPage, options);
    for await (const page of readPages(source, { maxPages, ...limits, signal: options.signal })) {
      const wanted = page.truncated === 'items' && limits.maxItems < maxItems;
      if (page.truncated !== undefined && !wanted) {
        context.emit({ kind: 'truncated', endpoint, truncated: page.truncated, pages: page.page });
      }
      yield page;
    }
  }

  return {
    pages: () => read({ perPage, maxItems }),
    async *[Symbol.asyncIterator]() {
      for await (const page of read({ perPage, maxItems })) yield* page.items;
    },
    async collect({ limit, onPage }) {
      const most = Math.min(wholeNumber('limit', limit, { otherwise: mostItems }), options.maxItems ?? limit);
      const pages = read({ perPage: options.perPage ?? Math.min(perPage, most), maxItems: most });
      return collectPages(pages, onPage);
    },
  };
}

async function collectPages<Item>(
  pages: AsyncIterable<Page<Item>>,
  onPage: ((read: number) => void) | undefined,
): Promise<Collected<Item>> {
  const items: Item[] = [];
  let last: Page<Item> | undefined;
  for await (const page of pages) {
    for (const item of page.items) items.push(item);
    last = page;
    onPage?.(items.length);
  }
  return { items, complete: last?.truncated === undefined, pages: last?.page ?? 0 };
}

function openSource<Item>(
  context: ClientContext,
  fetchPage: FetchPage<Item>,
  options: ListOptions,
): PageSource<Item> {
  const { timeoutMs } = options;
  const deadline = timeoutMs === undefined ? undefined : createDeadline(context.clock, timeoutMs, true);
  return {
    fetchPage: ({ page, perPage, signal, onHead }) =>
      fetchPage({ page, perPage }, { ...options, signal, deadline, onHead }),
    mayPrefetch: (headers) => context.rateLimiter.available() && hasRoom(context, headers),
  };
}

function hasRoom(context: ClientContext, headers: ResponseHeaders): boolean {
  const windows = parseRateLimit(headers, context.clock.now())?.windows ?? [];
  return windows.every((window) => window.remaining > window.limit * reservedShare);
}

function wholeNumber(
  name: string,
  value: number | undefined,
  { most = Number.MAX_SAFE_INTEGER, otherwise }: { most?: number; otherwise: number },
): number {
  if (value === undefined) return otherwise;
  if (Number.isSafeInteger(value) && value >= 1 && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? 'above zero' : `from 1 to ${most}`;
  throw new InvalidArgumentError(name, `must be a whole number ${range}`);
}
