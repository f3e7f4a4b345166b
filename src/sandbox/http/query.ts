import type { Asked } from '../serialize/view.ts';
import { type HandlerResult, RequestRejected } from './result.ts';

/** Default and maximum number of rows per page. Not shown in the document (§4); as on the live service. */
const defaultPerPage = 30;
const maximumPerPage = 100;

/** The value of a parameter, of which the last one counts; null if it is empty. */
export function singleValue(url: URL, name: string): string | null {
  return url.searchParams.getAll(name).at(-1) || null;
}

/** The values of `name[]=a&name[]=b`, or of the plain form, of which the last one counts; null if there are none. */
export function valuesOf(url: URL, name: string): readonly string[] | null {
  const all = [...url.searchParams.getAll(`${name}[]`), singleValue(url, name)].filter((value) => value);
  return all.length === 0 ? null : (all as string[]);
}

/** The values of a parameter that knows only these; null if there are none. */
export function valuesAmong(
  url: URL,
  name: string,
  known: readonly string[],
  status = 400,
): readonly string[] | null {
  const given = valuesOf(url, name);
  const unknown = given?.find((value) => !known.includes(value));
  if (unknown !== undefined) throw new RequestRejected(status, `"${unknown}" is not a value of ${name}`);
  return given;
}

const isoTime = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** The time that a parameter gives, in milliseconds since the epoch; null if it is empty. */
export function timeOf(url: URL, name: string): number | null {
  const text = singleValue(url, name);
  if (text === null) return null;
  // A plus sign that a client has not encoded arrives as a space.
  const written = text.replace(/ (?=\d{2}:?\d{2}$)/, '+');
  const time = isoTime.test(written) ? Date.parse(written) : Number.NaN;
  if (Number.isNaN(time)) throw new RequestRejected(400, `${name} is not an ISO 8601 time: "${text}"`);
  return time;
}

/**
 * The page of a list that the query asks for, with a `Link` header unless one page holds everything. A `page` or
 * `per_page` that is not a positive integer is ignored.
 */
export function pageOf<Row>(
  all: readonly Row[],
  { url }: Pick<Asked, 'url'>,
  show: (row: Row) => unknown,
): HandlerResult {
  const perPage = pageSize(url);
  const page = pageNumber(url);
  const last = Math.max(1, Math.ceil(all.length / perPage));
  const back = page > 1 ? [pageLink(url, 1, 'first'), pageLink(url, page - 1, 'prev')] : [];
  const forward = page < last ? [pageLink(url, page + 1, 'next'), pageLink(url, last, 'last')] : [];
  const link = [...back, ...forward].join(', ');
  const rows = all.slice((page - 1) * perPage, page * perPage);
  return { body: rows.map(show), headers: link === '' ? {} : { link } };
}

/** The part of a list before or after a row that the query asks for, as an object with links, as the live service has it. */
export function cursorPageOf<Row extends { readonly id?: string | null | undefined }>(
  all: readonly Row[],
  { url }: Pick<Asked, 'url'>,
): HandlerResult {
  const perPage = pageSize(url);
  if (url.searchParams.has('per_page') && positiveInteger(url, 'per_page') === null)
    throw new RequestRejected(400, 'per_page is not a positive integer');
  const [before, after] = ['before', 'after'].map((name) => {
    const cursor = singleValue(url, name);
    const index = all.findIndex(({ id }) => id === cursor);
    if (cursor !== null && index < 0) throw new RequestRejected(400, `${name} is not a cursor: "${cursor}"`);
    return index;
  }) as [number, number];
  const start = before < 0 ? after + 1 : Math.max(0, before - perPage);
  const end = before < 0 ? start + perPage : before;
  const items = all.slice(start, end);
  const link = (name?: string, row?: Row) => {
    const target = new URL(url);
    for (const cursor of ['before', 'after']) target.searchParams.delete(cursor);
    if (name && row?.id) target.searchParams.set(name, row.id);
    return target.href;
  };
  const next = end < all.length ? link('after', items.at(-1)) : null;
  const prev = start > 0 ? link('before', items[0]) : null;
  return { body: { items, links: { self: url.href, first: link(), prev, next } } };
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

/** The number of rows of a page. */
export function pageSize(url: URL): number {
  return Math.min(positiveInteger(url, 'per_page') ?? defaultPerPage, maximumPerPage);
}

function positiveInteger(url: URL, name: string): number | null {
  const text = url.searchParams.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
