import type { ClientContext } from '../context.ts';
import { ClientError, InvalidArgumentError, ListTruncatedError, type TruncationReason } from '../errors.ts';
import { createCall } from '../request/call.ts';
import type { ResponseValue } from '../response/decode.ts';
import { createBudget } from '../retry/budget.ts';
import { type Identified, type ListEndpoint, type ListingRequest, type Page, readPages } from './pages.ts';

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

type ItemOf<Name extends ListEndpoint> = ResponseValue<Name> extends readonly (infer Item)[] ? Item : never;

/** The most items that the live service returns at once. Not shown in the document (§8). */
const maxPerPage = 100;

/** A list that is not collected remembers so many pages, however long it is. */
const streamMemory = 5;

/** Makes a listing. @throws InvalidArgumentError for an address, a filter or an option that cannot be used. */
export function createListing<Name extends ListEndpoint>(
  context: ClientContext,
  request: ListingRequest<Name>,
): Listing<ItemOf<Name> & Identified> {
  type Item = ItemOf<Name> & Identified;
  const { endpoint, to, query, options } = request;
  const { intent, method, path } = createCall(endpoint, to, query && { query });
  const perPage = integer('perPage', options.perPage ?? maxPerPage, maxPerPage);
  const budgetOf = () =>
    options.budget ??
    (options.timeoutMs === undefined ? undefined : createBudget(context, options.timeoutMs));

  function truncated(reason: TruncationReason, items: readonly Item[], cause?: ClientError) {
    const { words, hint } = truncations[reason];
    const why = cause === undefined ? words : `${words}. ${cause.message}`;
    const details = { method, path, reason, items, cause, hint: cause?.hint ?? hint };
    return new ListTruncatedError<Item>(`Could not ${intent} to the end: ${why}`, details);
  }

  return {
    async *[Symbol.asyncIterator]() {
      const reading = { perPage, memory: streamMemory, most: Infinity, budget: budgetOf() };
      for await (const page of readPages<Item>(context, request, reading)) {
        yield* page.items;
        if (page.truncated !== undefined) throw truncated(page.truncated, []);
      }
    },
    async toArray({ limit = 10_000, maxBytes = 64 * 2 ** 20, onPage } = {}) {
      integer('limit', limit);
      integer('maxBytes', maxBytes);
      const size = options.perPage ?? Math.min(perPage, limit);
      const budget = budgetOf();
      const reading = { perPage: size, memory: Infinity, most: Math.ceil(limit / size), budget };
      const items: Item[] = [];
      let bytes = 0;
      let reason: TruncationReason | undefined;
      try {
        for await (const page of readPages<Item>(context, request, reading)) {
          const room = limit - items.length;
          const share = Math.min(1, (maxBytes - bytes) / Math.max(1, page.bytes));
          items.push(...page.items.slice(0, Math.min(room, Math.floor(share * page.items.length))));
          bytes += page.bytes;
          onPage?.(items.length, items);
          reason = bytes > maxBytes ? 'bytes' : cutAt(page, room);
          if (reason !== undefined) break;
        }
      } catch (cause) {
        if (items.length === 0 || !(cause instanceof ClientError)) throw cause;
        options.signal?.throwIfAborted();
        throw truncated('failed', items, cause);
      }
      options.signal?.throwIfAborted();
      if (reason !== undefined) throw truncated(reason, items);
      return items;
    },
  };
}

/** Why this page is the last, with room for so many items, although the list continues or may continue. */
function cutAt<Item>({ items, hasNext, truncated }: Page<Item>, room: number): TruncationReason | undefined {
  if (items.length > room || (hasNext && truncated === undefined && items.length === room)) return 'limit';
  return truncated;
}

const truncations: Record<TruncationReason, { readonly words: string; readonly hint?: string }> = {
  limit: {
    words: 'there are more items than the limit allows',
    hint: 'Set a higher limit, or read the list with for await.',
  },
  bytes: {
    words: 'it is larger than maxBytes allows',
    hint: 'Narrower filters make the list smaller; for await reads a list of any size.',
  },
  repeats: { words: 'a page repeats the one before it' },
  changed: { words: 'it changed while it was read, so items may be missing', hint: 'Read it again.' },
  link: { words: 'the link to the next page is invalid' },
  failed: { words: 'a page could not be read' },
};

function integer(name: string, value: number, most = Number.MAX_SAFE_INTEGER): number {
  if (Number.isSafeInteger(value) && value >= 1 && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? 'a positive integer' : `an integer from 1 to ${most}`;
  throw new InvalidArgumentError(name, `must be ${range}`);
}
