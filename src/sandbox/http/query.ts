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
export function pageOf<Row>(all: readonly Row[], { url }: Asked, show: (row: Row) => unknown): HandlerResult {
  const perPage = Math.min(positiveInteger(url, 'per_page') ?? defaultPerPage, maximumPerPage);
  const page = pageNumber(url);
  const last = Math.max(1, Math.ceil(all.length / perPage));
  const back = page > 1 ? [pageLink(url, 1, 'first'), pageLink(url, page - 1, 'prev')] : [];
  const forward = page < last ? [pageLink(url, page + 1, 'next'), pageLink(url, last, 'last')] : [];
  const link = [...back, ...forward].join(', ');
  const rows = all.slice((page - 1) * perPage, page * perPage);
  return { body: rows.map(show), headers: link === '' ? {} : { link } };
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
