import type { Build } from '../../model/build.ts';
import { pipelineAddressOf } from '../../model/build-address.ts';
import type { EndpointName } from '../../model/endpoints.ts';
import type { ClientContext } from '../context.ts';
import { ClientError, InvalidArgumentError, ListTruncatedError, type TruncationReason } from '../errors.ts';
import type { ListOptions } from '../options.ts';
import { parseRateLimit } from '../rate-limit/headers.ts';
import { type Call, createCall, type PathParameters } from '../request/call.ts';
import { pagedQuery } from '../request/query.ts';
import type { ResponseValue } from '../response/check.ts';
import { type CallBudget, createBudget, type SendOptions } from '../retry/budget.ts';
import { send } from '../retry/send.ts';
import { headerText } from '../transport/response-headers.ts';
import type { Identified } from './deduplicate.ts';
import { type Page, type PageRequest, type PageSource, readPages } from './pages.ts';

/**
 * A list that has not been read yet. `for await` reads it from the first page to its end, however long it is, and holds
 * five pages at most. A list that cannot be read to its end never just ends: a page that repeats another, a link that
 * cannot be right, or a list of flaky tests that has changed meanwhile is a `ListTruncatedError`.
 */
export interface Listing<Item> extends AsyncIterable<Item> {
  /**
   * Reads the complete list into memory, within bounds.
   * @throws ListTruncatedError with what was read, when the list is longer than a bound allows or a page after the first
   * cannot be read.
   */
  toArray(options?: ToArrayOptions): Promise<Item[]>;
}

/** The bounds of what `toArray` reads. */
export interface ToArrayOptions {
  /** Maximum number of items; 10,000 unless given. */
  readonly limit?: number | undefined;
  /**
   * Maximum size of all pages, in bytes; 64 MiB unless given. Of a page that exceeds it a part is kept. Short values
   * count for more than their length, as they take more memory.
   */
  readonly maxBytes?: number | undefined;
  /** Called after each page with the number of items so far, and with the items. */
  readonly onPage?: ((count: number, items: readonly unknown[]) => void) | undefined;
}

/** The endpoints that are lists. */
export type ListEndpoint = Extract<EndpointName, `${string}.list${string}`>;

/** What a listing is made from. */
interface ListingRequest<Name extends ListEndpoint> {
  readonly endpoint: Name;
  readonly to: PathParameters;
  readonly query?: URLSearchParams | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly options: ListOptions & SendOptions;
  /**
   * True if items may be skipped when the list moves while it is read. A list with the newest first only shows some again.
   */
  readonly isSteady?: boolean;
}

type ItemOf<Name extends ListEndpoint> = ResponseValue<Name> extends readonly (infer Item)[] ? Item : never;

const mebibyte = 1024 * 1024;

/** The most items that the live service returns at once. Not shown in the document (§8). */
const maxPerPage = 100;
const defaultLimit = 10_000;
const defaultMaxBytes = 64 * mebibyte;

/** A list that is collected ends within this time, waits for the rate limit apart. */
const collectMs = 15 * 60_000;
const collectLimit = {
  name: `the time limit for reading a list (${collectMs / 60_000} minutes)`,
  hint: 'Try again later, or read fewer items, with narrower filters or a lower limit.',
};

/** A list that is not collected remembers so many pages, however long it is. */
const streamMemory = 5;

/** After a page of this size none is requested ahead: several of them at once take a lot of memory. */
const largePageBytes = 16 * mebibyte;

/** Makes a listing. @throws InvalidArgumentError for an address, a filter or an option that cannot be used. */
export function createListing<Name extends ListEndpoint>(
  context: ClientContext,
  request: ListingRequest<Name>,
): Listing<ItemOf<Name> & Identified> {
  type Item = ItemOf<Name> & Identified;
  const { endpoint, to, query = new URLSearchParams(), options, isSteady = false } = request;
  const call = createCall(endpoint, to, { query });
  const perPage = integer('perPage', options.perPage ?? maxPerPage, maxPerPage);

  function read(limit: number, size: number, budgetMs?: number): AsyncIterable<Page<Item>> {
    const { timeoutMs, signal } = options;
    const ours = budgetMs === undefined ? undefined : createBudget(context, budgetMs, collectLimit);
    const shared = timeoutMs === undefined ? ours : createBudget(context, timeoutMs);
    const budget = options.budget ?? shared;
    const source = openSource<Name, Item>(context, { ...request, query }, size, budget);
    const memory = budgetMs === undefined ? streamMemory : Number.POSITIVE_INFINITY;
    return readPages(source, { memory, isSteady, most: Math.ceil(limit / size), signal });
  }

  return {
    async *[Symbol.asyncIterator]() {
      for await (const page of read(Number.POSITIVE_INFINITY, perPage)) {
        yield* page.items;
        if (page.truncated !== undefined)
          throw describeTruncation(call, { reason: page.truncated, items: [] });
      }
    },
    async toArray({ limit = defaultLimit, maxBytes = defaultMaxBytes, onPage } = {}) {
      integer('limit', limit);
      integer('maxBytes', maxBytes);
      const size = options.perPage ?? Math.min(perPage, limit);
      const pages = read(limit, size, collectMs);
      const { items, reason, cause } = await collectPages(pages, { limit, maxBytes, onPage });
      options.signal?.throwIfAborted();
      if (reason !== undefined) throw describeTruncation(call, { reason, items, cause });
      return items;
    },
  };
}

/** The items of the pages within the bounds, and why they are not all where they are not. */
async function collectPages<Item>(
  pages: AsyncIterable<Page<Item>>,
  { limit, maxBytes, onPage }: { limit: number; maxBytes: number; onPage: ToArrayOptions['onPage'] },
): Promise<{ items: Item[]; reason?: TruncationReason | undefined; cause?: ClientError }> {
  const items: Item[] = [];
  let bytes = 0;
  try {
    for await (const page of pages) {
      const room = limit - items.length;
      const share = Math.min(1, (maxBytes - bytes) / Math.max(1, page.bytes));
      const kept = page.items.slice(0, Math.min(room, Math.floor(share * page.items.length)));
      for (const item of kept) items.push(item);
      bytes += page.bytes;
      const reason = bytes > maxBytes ? 'bytes' : cutAt(page, room);
      onPage?.(items.length, items);
      if (reason !== undefined) return { items, reason };
    }
  } catch (cause) {
    if (items.length === 0 || !(cause instanceof ClientError)) throw cause;
    return { items, reason: 'failed', cause };
  }
  return { items };
}

/** Why this page is the last, with room for so many items, although the list continues or may continue. */
function cutAt<Item>({ items, hasNext, truncated }: Page<Item>, room: number): TruncationReason | undefined {
  if (items.length > room || (hasNext && truncated === undefined && items.length === room)) return 'limit';
  return truncated;
}

function openSource<Name extends ListEndpoint, Item>(
  context: ClientContext,
  { endpoint, to, query = new URLSearchParams(), headers = {}, options }: ListingRequest<Name>,
  perPage: number,
  budget: CallBudget | undefined,
): PageSource<Item> {
  const { clock, rateLimit, rateLimiter } = context;
  let lastBytes = 0;
  return {
    async fetchPage({ page, ...request }: PageRequest) {
      const call = createCall(endpoint, to, { query: pagedQuery(query, { page, perPage }), headers });
      let bytes = 0;
      const onBody = (size: number) => {
        bytes = size;
        lastBytes = size;
      };
      const all = (await send(context, call, {
        ...options,
        ...request,
        budget,
        onBody,
        isPage: true,
      })) as readonly Item[];
      const items = endpoint.startsWith('builds.')
        ? all.filter((item) => !isElsewhere(item as Partial<Build>, call.to))
        : all;
      return { items, received: all.length, bytes };
    },
    mayAsk(headers) {
      const size = Math.max(lastBytes, Number(headerText(headers, 'content-length') ?? 0));
      if (size >= largePageBytes) return false;
      if (rateLimit.leavesSpare(to.organization ?? '')) return true;
      return parseRateLimit(headers, clock.now()) === undefined && rateLimiter.available();
    },
  };
}

/** True for a build that says to be of another organization or pipeline: no address is made from it. */
function isElsewhere({ url }: Partial<Build>, { organization, pipeline }: PathParameters): boolean {
  const own = pipelineAddressOf({ url });
  const differs = (name: string, asked = name) => name.toLowerCase() !== asked.toLowerCase();
  return own !== null && (differs(own.organization, organization) || differs(own.pipeline, pipeline));
}

function describeTruncation<Item>(
  call: Call,
  {
    reason,
    items,
    cause,
  }: { reason: TruncationReason; items: readonly Item[]; cause?: ClientError | undefined },
): ListTruncatedError<Item> {
  const { method, path } = call;
  const why = cause === undefined ? words[reason] : `${words[reason]}. ${cause.message}`;
  return new ListTruncatedError(`Could not ${call.intent} to the end: ${why}`, {
    ...{ method, path, reason, items, cause },
    hint: cause?.hint ?? hints[reason],
  });
}

const words: Record<TruncationReason, string> = {
  limit: 'there are more items than the limit allows',
  bytes: 'it is larger than maxBytes allows',
  repeats: 'a page repeats the one before it',
  changed: 'it changed while it was read, so items may be missing',
  link: 'the link to the next page is invalid',
  failed: 'a page could not be read',
};

const hints: Partial<Record<TruncationReason, string>> = {
  limit: 'Set a higher limit, or read the list with for await.',
  bytes: 'Narrower filters make the list smaller; for await reads a list of any size.',
  changed: 'Read it again.',
};

function integer(name: string, value: number, most = Number.MAX_SAFE_INTEGER): number {
  if (Number.isSafeInteger(value) && value >= 1 && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? 'a positive integer' : `an integer from 1 to ${most}`;
  throw new InvalidArgumentError(name, `must be ${range}`);
}
