import type { Job } from '../../model/job.ts';
import type { ClientContext } from '../context.ts';
import { ClientError, InvalidArgumentError, ListTruncatedError, type TruncationReason } from '../errors.ts';
import { createCall } from '../request/call.ts';
import type { ResponseValue } from '../response/decode.ts';
import { beginCall } from '../retry/turn.ts';
import { readCursorPages } from './cursor-pages.ts';
import {
  type Identified,
  type ListEndpoint,
  type ListingRequest,
  type NumberedList,
  type Page,
  type PageBounds,
  readPages,
} from './pages.ts';

/**
 * A list that has not been read yet. `for await` reads it from the first page to its end, however long it is, and holds
 * five pages at most. A list that cannot be read to its end never just ends: a page that repeats another, a link that
 * cannot be right, builds of another place, or a list of flaky tests that changed while it was read is a `ListTruncatedError`.
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
   * Maximum size of all pages, in bytes; 64 MiB unless given. The page that exceeds it is the last.
   */
  readonly maxBytes?: number | undefined;
  /** Called after each page with the number of items so far, and with the items. */
  readonly onPage?: ((count: number, items: readonly unknown[]) => void) | undefined;
}

type ItemOf<Name extends ListEndpoint> = Name extends NumberedList
  ? ResponseValue<Name>[number] & Identified
  : Job;

/** The most items that the live service returns at once. Not shown in the document (§8). */
const maxPerPage = 100;

/** Makes a listing. @throws InvalidArgumentError for an address, a filter or an option that cannot be used. */
export function createListing<Name extends ListEndpoint>(
  context: ClientContext,
  request: ListingRequest<Name>,
): Listing<ItemOf<Name>> {
  type Item = ItemOf<Name>;
  const { endpoint, to, options } = request;
  const { intent, method, path } = createCall(endpoint, to);
  const perPage = positive('perPage', options.perPage ?? maxPerPage, maxPerPage);
  const limitOf = () => (options.timeoutMs === undefined ? undefined : beginCall(context, options).endMs);

  function cut(reason: TruncationReason, items: readonly Item[], cause?: ClientError) {
    const [words, hint] = truncations[reason];
    const why = cause === undefined ? words : `${words}. ${cause.message}`;
    const details = { method, path, reason, items, cause, hint: cause?.hint ?? hint };
    return new ListTruncatedError<Item>(`Could not ${intent} to the end: ${why}`, details);
  }

  const read = (reading: PageBounds) => {
    const isNumbered = endpoint !== 'jobs.list';
    const pages = isNumbered
      ? readPages(context, request as ListingRequest<NumberedList>, reading)
      : readCursorPages(context, request as ListingRequest<'jobs.list'>, reading);
    return pages as AsyncGenerator<Page<Item>, void, undefined>;
  };

  return {
    async *[Symbol.asyncIterator]() {
      const reading = { perPage, limit: Infinity, endMs: limitOf() };
      for await (const page of read(reading)) {
        yield* page.items;
        if (page.truncated !== undefined) throw cut(page.truncated, []);
      }
    },
    async toArray({ limit = 10_000, maxBytes = 64 * 2 ** 20, onPage } = {}) {
      positive('limit', limit);
      positive('maxBytes', maxBytes);
      const size = options.perPage ?? Math.min(perPage, limit);
      const reading = { perPage: size, limit, endMs: limitOf() };
      const items: Item[] = [];
      let bytes = 0;
      let reason: TruncationReason | undefined;
      try {
        for await (const page of read(reading)) {
          const room = limit - items.length;
          items.push(...page.items.slice(0, room));
          bytes += page.bytes;
          onPage?.(items.length, items);
          const { truncated, hasNext } = page;
          const isFull = page.items.length === room && hasNext && truncated === undefined;
          if (page.items.length > room || isFull) reason = 'limit';
          else reason = truncated ?? (hasNext && bytes > maxBytes ? 'bytes' : undefined);
          if (reason !== undefined) break;
        }
      } catch (cause) {
        if (items.length === 0 || !(cause instanceof ClientError)) throw cause;
        options.signal?.throwIfAborted();
        throw cut('failed', items, cause);
      }
      options.signal?.throwIfAborted();
      if (reason !== undefined) throw cut(reason, items);
      return items;
    },
  };
}

/** What the errors say of each reason, and what to do about it. */
const truncations: Record<TruncationReason, readonly [words: string, hint?: string]> = {
  limit: [
    'there are more items than the limit allows',
    'Set a higher limit, or read the list with for await.',
  ],
  bytes: ['it is larger than maxBytes allows', 'Use narrower filters, or read the list with for await.'],
  repeats: ['a page repeats the one before it'],
  elsewhere: [
    'it has builds of another organization or pipeline, which are left out',
    'Use the present names of both: the service may also answer to former ones.',
  ],
  changed: ['it changed while it was read, so items may be missing', 'Read it again.'],
  link: ['the link to the next page is invalid'],
  failed: ['a page could not be read'],
};

function positive(name: string, value: number, most = Number.MAX_SAFE_INTEGER): number {
  if (Number.isSafeInteger(value) && value >= 1 && value <= most) return value;
  throw new InvalidArgumentError(name, `must be a positive integer, at most ${most}`);
}
