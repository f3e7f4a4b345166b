import type { ClientContext } from '../context.ts';
import { createCall } from '../request/call.ts';
import { send } from '../retry/send.ts';
import type { ListingRequest, Page, PageBounds } from './pages.ts';

/**
 * Reads a list with a cursor page by page. Of the link to the next page only the cursor is used: its host, its path and the rest of
 * its query may lead anywhere.
 */
export async function* readCursorPages<Item>(
  context: ClientContext,
  { to, query, options }: ListingRequest<'jobs.list'>,
  { perPage, endMs }: PageBounds,
): AsyncGenerator<Page<Item>, void, undefined> {
  const seen = new Set<string>();
  const paged = new URLSearchParams(query);
  paged.set('per_page', String(perPage));
  for (;;) {
    let bytes = 0;
    const onBody = (size: number) => {
      bytes = size;
    };
    const sending = { ...options, endMs, purpose: 'page', onBody } as const;
    const { items, links } = await send(context, createCall('jobs.list', to, { query: paged }), sending);
    const next = links?.next ?? null;
    const cursor =
      next === null ? '' : (URL.parse(next, 'https://link.invalid')?.searchParams.get('after') ?? '');
    const isUnusable = seen.has(cursor) ? 'repeats' : cursor === '' ? 'link' : undefined;
    const truncated = next === null ? undefined : isUnusable;
    yield { items: items as readonly unknown[] as readonly Item[], bytes, hasNext: next !== null, truncated };
    if (next === null) return;
    seen.add(cursor);
    paged.set('after', cursor);
  }
}
