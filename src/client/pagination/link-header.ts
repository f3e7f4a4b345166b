import { headerText, type ResponseHeaders } from '../transport/response-headers.ts';

/** Node accepts headers of this size altogether; a longer one is not read. */
const maxLinkLength = 16_384;

/**
 * What a response says of the page after it: its number, `none` for the last page, or `untrusted` for a link that cannot
 * be read or does not lead to the very next page. Only the page number of the link is used: its host, its path and the
 * rest of its query may lead anywhere. Not shown in the document (§4); the live service's paging.
 */
export function nextPage(headers: ResponseHeaders, page: number): number | 'none' | 'untrusted' {
  const text = headerText(headers, 'link') ?? '';
  if (text.length > maxLinkLength) return 'untrusted';
  const links = parseLinks(text);
  if (links === undefined) return 'untrusted';
  const next = links.filter((link) => link.relations.includes('next'));
  if (next.length === 0) return 'none';
  return next.every((link) => pageNumber(link.target) === page + 1) ? page + 1 : 'untrusted';
}

/** The last page, as far as a response names it: an upper bound, not a promise. */
export function lastPage(headers: ResponseHeaders): number | undefined {
  const text = headerText(headers, 'link') ?? '';
  const links = text.length > maxLinkLength ? undefined : parseLinks(text);
  const last = links?.find(({ relations }) => relations.includes('last'));
  return last && pageNumber(last.target);
}

interface Link {
  readonly target: string;
  readonly relations: readonly string[];
}

/** One parameter of a link. White space only follows something else, so that there is one way to match a text. */
const parameter = /;\s*(?:([^\s=;,"<>]+)\s*(?:=\s*(?:(?:"((?:[^"\\]|\\.)*)"|([^\s;,"<>]+))\s*)?)?)?/g;

/** One link with its parameters, up to the comma behind it, the end, or what breaks the grammar. */
const link =
  /<([^<>]*)>\s*((?:;\s*(?:[^\s=;,"<>]+\s*(?:=\s*(?:(?:"(?:[^"\\]|\\.)*"|[^\s;,"<>]+)\s*)?)?)?)*)(?:,[\s,]*|$)/y;

/** The links of a `Link` header (RFC 8288), or undefined where it breaks the grammar. */
export function parseLinks(text: string): readonly Link[] | undefined {
  const links: Link[] = [];
  let at = text.search(/[^\s,]|$/);
  while (at < text.length) {
    link.lastIndex = at;
    const [all, target = '', parameters = ''] = link.exec(text) ?? [];
    if (all === undefined) return undefined;
    links.push({ target, relations: relationsOf(parameters) });
    at += all.length;
  }
  return links;
}

/** Of several `rel` only the first counts (RFC 8288 §3.3). */
function relationsOf(parameters: string): readonly string[] {
  const all = Array.from(parameters.matchAll(parameter));
  const rel = all.find(([, name]) => name?.toLowerCase() === 'rel');
  return (rel?.[2] ?? rel?.[3] ?? '').toLowerCase().split(' ').filter(Boolean);
}

function pageNumber(target: string): number | undefined {
  const page = URL.parse(target, 'https://link.invalid')?.searchParams.get('page') ?? '';
  return /^\d{1,9}$/.test(page) ? Number(page) : undefined;
}
