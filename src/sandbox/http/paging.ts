import type { HandlerResult } from './result.ts';

/** Default and maximum number of rows per page. Not shown in the document (§4); as on the live service. */
const defaultPerPage = 30;
const maximumPerPage = 100;

/**
 * The page of a list that the query asks for, with a `Link` header unless one page holds everything. A `page` or
 * `per_page` that is not a positive integer is ignored.
 */
export function pageOf<Row>(all: readonly Row[], url: URL, serialize: (row: Row) => unknown): HandlerResult {
  const perPage = Math.min(positiveInteger(url, 'per_page') ?? defaultPerPage, maximumPerPage);
  const page = pageNumber(url);
  const last = Math.max(1, Math.ceil(all.length / perPage));
  const back = page > 1 ? [pageLink(url, 1, 'first'), pageLink(url, page - 1, 'prev')] : [];
  const forward = page < last ? [pageLink(url, page + 1, 'next'), pageLink(url, last, 'last')] : [];
  const link = [...back, ...forward].join(', ');
  const rows = all.slice((page - 1) * perPage, page * perPage);
  return { status: 200, body: rows.map(serialize), headers: link === '' ? {} : { link } };
}

/** The number of the page that the query asks for. */
export function pageNumber(url: URL): number {
  return positiveInteger(url, 'page') ?? 1;
}

/** A link to another page of the same list, at the requested address. */
export function pageLink(url: URL, page: number, rel: string): string {
  const target = new URL(url);
  target.searchParams.set('page', String(page));
  return `<${target.href}>; rel="${rel}"`;
}

function positiveInteger(url: URL, name: string): number | null {
  const text = url.searchParams.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
