import type { Build } from '../../model/build.ts';
import { pipelineAddressOf } from '../../model/build-address.ts';
import type { EndpointName } from '../../model/endpoints.ts';
import type { ClientContext } from '../context.ts';
import { isTooLarge } from '../errors.ts';
import type { ListOptions } from '../options.ts';
import { createCall, type PathParameters } from '../request/call.ts';
import { send } from '../retry/send.ts';
import type { SendOptions } from '../retry/turn.ts';
import { anySignal } from '../transport/abort.ts';
import { pagesAfter } from './link-header.ts';

/** The endpoints that are lists. */
export type ListEndpoint = Extract<EndpointName, `${string}.list${string}`>;

/** Those with page numbers. */
export type NumberedList = Exclude<ListEndpoint, 'jobs.list'>;

/** How far a list is read. */
export interface PageBounds {
  readonly perPage: number;
  /** The number of items that are needed at most. */
  readonly limit: number;
  readonly endMs: number | undefined;
}

/** What every item of a list has. */
export interface Identified {
  readonly id: string;
}

/** What a listing is made from. */
export interface ListingRequest<Name extends ListEndpoint> {
  readonly endpoint: Name;
  readonly to: PathParameters;
  readonly query?: URLSearchParams | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly options: ListOptions & SendOptions;
  /**
   * True if items may be skipped when the list moves while it is read: an item that comes again, or an announced page that
   * is empty, is then a sign of it. A list with the newest first only shows some again.
   */
  readonly isSteady?: boolean;
}

/** One page of a list. Who reads the list stops at one that is truncated. */
export interface Page<Item> {
  /** Its items, without those that the pages just before it had: a list moves while it is read. */
  readonly items: readonly Item[];
  /** The size of the page, in bytes. */
  readonly bytes: number;
  /** True when the service says that another page follows. */
  readonly hasNext: boolean;
  /**
   * Why this page is the last and the list may have more: the next one cannot be read, builds of another place were left out
   * (`elsewhere`), or a list that should not move has moved while it was read (`changed`).
   */
  readonly truncated?: 'repeats' | 'link' | 'elsewhere' | 'changed' | undefined;
}

/** Maximum number of pages requested at once. */
const mostInFlight = 4;

/** Pages are requested ahead if they are not larger than this together. */
const mostBytesAhead = 8 * 2 ** 20;

/** Maximum number of items remembered, so that none is returned twice. */
const mostRemembered = 10_000;

/**
 * Reads a list page by page, in order, of which at most `limit` items are needed. Pages that the headers have named are requested
 * ahead, as far as the rate limit has room: the next one, or those up to the last. A page that is too large is read again in
 * smaller ones. The parameters of a page are not shown in the document (§4); they are the live service's.
 */
export async function* readPages<Item extends Identified>(
  context: ClientContext,
  { endpoint, to, query, headers, options, isSteady = false }: ListingRequest<NumberedList>,
  reading: PageBounds,
): AsyncGenerator<Page<Item>, void, undefined> {
  let { perPage } = reading;
  let controller = new AbortController();
  /** The page that is read, and those after it. */
  const asked: ReturnType<typeof request>[] = [];
  /** The size of the largest page so far, in bytes. */
  let largest = 0;
  let at = 1;
  /** The last page that is known to exist, or may. */
  let known = 1;
  const ask = () => {
    const page = request(at + asked.length);
    // If it fails before it is awaited, the error is kept for then.
    page.catch(() => {});
    asked.push(page);
  };
  const askAhead = () => {
    const fits = () =>
      asked.length < mostInFlight &&
      at + asked.length <= Math.min(known, Math.ceil(reading.limit / perPage)) &&
      largest * (asked.length + 1) <= mostBytesAhead;
    while (fits() && context.rateLimit.leavesSpare(to.organization ?? '', 'page')) ask();
  };
  const request = async (number: number) => {
    const paged = new URLSearchParams(query);
    paged.set('page', String(number));
    paged.set('per_page', String(perPage));
    const call = createCall(endpoint, to, { query: paged, headers });
    let next: ReturnType<typeof pagesAfter>['next'] = 'none';
    let bytes = 0;
    const received = await send(context, call, {
      ...options,
      signal: anySignal(controller.signal, options.signal),
      endMs: reading.endMs,
      purpose: 'page',
      onHead(head) {
        const after = pagesAfter(head, number);
        next = after.next;
        if (typeof next === 'number') known = Math.max(known, next, after.last ?? 0);
        askAhead();
      },
      onBody(size) {
        bytes = size;
        largest = Math.max(largest, size);
      },
    });
    const items = received.filter((item) => !isElsewhere(item, call.to)) as readonly unknown[];
    hasElsewhere ||= items.length < received.length;
    return { items: items as readonly Item[], isEmpty: received.length === 0, bytes, next };
  };
  /** Reads on from the same place in pages that are smaller by this factor. */
  const shrink = (factor: number) => {
    controller.abort();
    controller = new AbortController();
    asked.length = 0;
    at = (at - 1) * factor + 1;
    known = at;
    perPage /= factor;
  };
  const withoutKnown = createMemory<Item>();
  let hasElsewhere = false;
  let hasChanged = false;
  try {
    for (;;) {
      if (asked.length === 0) ask();
      const page = await (asked[0] as ReturnType<typeof request>).catch((error: unknown) => {
        if (perPage === 1 || !isTooLarge(error)) throw error;
      });
      if (page === undefined) {
        shrink(factorOf(perPage));
        continue;
      }
      const { items, isEmpty, bytes, next } = page;
      const { newItems, comesAgain } = withoutKnown(items);
      hasChanged ||= isSteady && (comesAgain || (at > 1 && isEmpty));
      // Some servers announce a further page on each page, also on an empty one.
      const hasNext = next !== 'none' && !isEmpty;
      const inLoop = comesAgain && newItems.length === 0;
      const atEnd = (hasElsewhere && 'elsewhere') || (hasChanged && 'changed');
      const end = hasNext ? next === 'untrusted' && 'link' : atEnd;
      const truncated = inLoop ? 'repeats' : end || undefined;
      asked.shift();
      at += 1;
      if (hasNext && truncated === undefined) askAhead();
      yield { items: newItems, bytes, hasNext, truncated };
      if (!hasNext) return;
    }
  } finally {
    controller.abort();
  }
}

/** Finds out which items of a page did not come before, and whether others did. */
function createMemory<Item extends Identified>() {
  const remembered = new Set<string>();
  return (items: readonly Item[]) => {
    const byId = new Map(items.map((item) => [item.id, item]));
    const newItems = [...byId.values()].filter(({ id }) => !remembered.has(id));
    for (const { id } of newItems) remembered.add(id);
    for (const id of remembered) {
      if (remembered.size <= mostRemembered) break;
      remembered.delete(id);
    }
    return { newItems, comesAgain: newItems.length < byId.size };
  };
}

/** The smallest divisor of a page's size from ten on: the smaller pages begin where the large one does. */
function factorOf(perPage: number): number {
  let factor = Math.min(10, perPage);
  while (perPage % factor !== 0) factor += 1;
  return factor;
}

/** True for a build whose address is of another organization or pipeline: no address is made from it. */
function isElsewhere(item: object, { organization, pipeline }: PathParameters): boolean {
  const own = pipelineAddressOf(item as Pick<Build, 'url'>);
  const differs = (name: string, asked = name) => name.toLowerCase() !== asked.toLowerCase();
  return own !== null && (differs(own.organization, organization) || differs(own.pipeline, pipeline));
}
