import type { Build } from '../../model/build.ts';
import { pipelineAddressOf } from '../../model/build-address.ts';
import type { EndpointName } from '../../model/endpoints.ts';
import type { ClientContext } from '../context.ts';
import type { ListOptions } from '../options.ts';
import { parseRateLimit } from '../rate-limit/headers.ts';
import { createCall, type PathParameters } from '../request/call.ts';
import { pagedQuery } from '../request/query.ts';
import type { CallBudget, SendOptions } from '../retry/budget.ts';
import { send } from '../retry/send.ts';
import { followSignals } from '../transport/abort.ts';
import { headerText, type ResponseHeaders } from '../transport/response-headers.ts';
import { pagesAfter } from './link-header.ts';

/** The endpoints that are lists. */
export type ListEndpoint = Extract<EndpointName, `${string}.list${string}`>;

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
   * True if items may be skipped when the list moves while it is read: an item that comes again, or any empty page that was
   * announced, is then a sign of it. A list with the newest first only shows some again. An empty page that announces no
   * further one is a sign of it in any list.
   */
  readonly isSteady?: boolean;
}

/** How a list is read. */
export interface ReadingOptions {
  readonly perPage: number;
  /** How many pages to remember, so that nothing comes twice. */
  readonly memory: number;
  /** How many pages are needed at most: none is requested ahead beyond them. */
  readonly most: number;
  readonly budget: CallBudget | undefined;
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

/** So many pages are requested at once, and fewer than so many bytes, by the largest page so far. */
const mostInFlight = 4;
const mostBytesInFlight = 2 ** 25;

/**
 * Reads a list page by page, in order. Pages that the headers have named are requested ahead, as far as there is room: the
 * next one, or those up to the last.
 */
export async function* readPages<Item extends Identified>(
  context: ClientContext,
  { endpoint, to, query, headers, options, isSteady = false }: ListingRequest<ListEndpoint>,
  { perPage, memory, most, budget }: ReadingOptions,
): AsyncGenerator<Page<Item>, void, undefined> {
  const { clock, rateLimit, rateLimiter } = context;
  const { controller, release } = followSignals([options.signal]);
  const { signal } = controller;
  const filterNew = createPageMemory(memory);
  /** The page that is read, and those after it. */
  const asked: ReturnType<typeof request>[] = [];
  let at = 1;
  /** The last page that is known to exist, or may. */
  let known = 1;
  let heads: ResponseHeaders | undefined;
  /** The size of the largest page so far; until the first one is read, only the second is requested ahead. */
  let largest: number | undefined;
  const isWanted = (head: ResponseHeaders) => {
    const size = Math.max(largest ?? 0, Number(headerText(head, 'content-length') ?? 0));
    return (
      asked.length < (largest === undefined ? 2 : mostInFlight) &&
      (Math.max(1, asked.length) + 1) * size < mostBytesInFlight &&
      at + asked.length <= Math.min(known, most) &&
      (rateLimit.leavesSpare(to.organization ?? '') ||
        (parseRateLimit(head, clock.now()) === undefined && rateLimiter.available()))
    );
  };
  const ask = () => {
    const body = request(at + asked.length);
    // If it fails before it is awaited, the error is kept for then.
    body.catch(() => {});
    asked.push(body);
  };
  const askAhead = () => {
    while (heads !== undefined && isWanted(heads)) ask();
  };
  const request = async (page: number) => {
    const call = createCall(endpoint, to, { query: pagedQuery(query, { page, perPage }), headers });
    let after: ReturnType<typeof pagesAfter> = { next: 'none' };
    let bytes = 0;
    const onHead = (head: ResponseHeaders) => {
      after = pagesAfter(head, page);
      if (typeof after.next === 'number') known = Math.max(known, after.next, after.last ?? 0);
      heads = head;
      askAhead();
    };
    const onBody = (size: number) => {
      bytes = size;
    };
    const received = await send(context, call, { ...options, signal, budget, onHead, onBody, isPage: true });
    const items = received.filter((item) => !isElsewhere(item, call.to)) as readonly unknown[];
    return { items: items as readonly Item[], isEmpty: received.length === 0, bytes, next: after.next };
  };
  let hasChanged = false;
  try {
    for (;;) {
      if (asked.length === 0) ask();
      const { items, isEmpty, bytes, next } = (await asked[0]) as Awaited<ReturnType<typeof request>>;
      largest = Math.max(largest ?? 0, bytes);
      const { newItems, repeats } = filterNew(items);
      // Some servers announce a further page on each page, also on an empty one.
      const isMissing = at > 1 && isEmpty && (isSteady || next === 'none');
      hasChanged ||= isMissing || (isSteady && repeats !== 'nothing');
      const hasNext = next !== 'none' && !isEmpty;
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

/** True for a build that says to be of another organization or pipeline: no address is made from it. */
function isElsewhere(item: object, { organization, pipeline }: PathParameters): boolean {
  const own = pipelineAddressOf(item as Pick<Build, 'url'>);
  const differs = (name: string, asked = name) => name.toLowerCase() !== asked.toLowerCase();
  return own !== null && (differs(own.organization, organization) || differs(own.pipeline, pipeline));
}

/**
 * Remembers the items of the last pages, so that a list which changes meanwhile shows nothing twice. Returns what is new on
 * a page, and what earlier pages had too: `all` when the page has nothing new, and `start` when it begins as the one before
 * it, are signs of a loop; `some` is one of a list that moves.
 */
function createPageMemory(mostPages: number) {
  /** The last page of each item, the oldest page first. */
  const lastPages = new Map<string, number>();
  let page = 0;
  let first: string | undefined;
  return <Item extends Identified>(items: readonly Item[]) => {
    page += 1;
    const before = items.map(({ id }) => {
      const last = lastPages.get(id);
      lastPages.delete(id);
      lastPages.set(id, page);
      return last;
    });
    for (const [id, last] of lastPages) {
      if (last > page - mostPages) break;
      lastPages.delete(id);
    }
    const newItems = items.filter((_, index) => before[index] === undefined);
    const start = items[0]?.id;
    const isSameStart = start !== undefined && start === first;
    first = start;
    if (items.length > 0 && newItems.length === 0) return { newItems, repeats: 'all' as const };
    const repeatsSome = before.some((last) => last !== undefined && last < page);
    return { newItems, repeats: isSameStart ? 'start' : repeatsSome ? 'some' : 'nothing' };
  };
}
