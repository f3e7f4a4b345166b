import { headerText, type ResponseHeaders } from '../transport/transport.ts';

/** Node accepts headers of this size altogether; a longer one is not read. */
const maxLinkLength = 16_384;

/** One link (RFC 8288), with its parameters up to the next one. */
const link = /<([^<>]*)>([^<>]*)/g;
const relation = /;\s*rel\s*=\s*"?([^";,]+)/i;

/**
 * What a response says of the pages after it: the number of the next one, `none` after the last page, or `untrusted` for a
 * link that cannot be read or does not lead to the very next page; and the last page, if it is named: an upper bound, not a
 * promise. Only the page number of a link is used: its host, its path and the rest of its query may lead anywhere. Not shown
 * in the document (§4); the live service's paging.
 */
export function pagesAfter(
  headers: ResponseHeaders,
  page: number,
): { readonly next: number | 'none' | 'untrusted'; readonly last?: number | undefined } {
  const text = headerText(headers, 'link')?.trim() ?? '';
  if (text === '') return { next: 'none' };
  const links = Array.from(
    text.slice(0, maxLinkLength).matchAll(link),
    ([, target = '', parameters = '']) => ({
      page: pageNumber(target),
      relations: relation.exec(parameters)?.[1]?.toLowerCase().split(' ') ?? [],
    }),
  );
  const isRead = text.length <= maxLinkLength && links.length > 0;
  if (!isRead || links.some(({ relations }) => relations.length === 0)) return { next: 'untrusted' };
  const pagesOf = (name: string) => links.filter(({ relations }) => relations.includes(name));
  const next = pagesOf('next');
  const isNext = next.every((one) => one.page === page + 1);
  return {
    next: next.length === 0 ? 'none' : isNext ? page + 1 : 'untrusted',
    last: pagesOf('last')[0]?.page,
  };
}

function pageNumber(target: string): number | undefined {
  const page = URL.parse(target, 'https://link.invalid')?.searchParams.get('page') ?? '';
  return /^\d{1,9}$/.test(page) ? Number(page) : undefined;
}
