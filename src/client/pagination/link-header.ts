import { headerText, type ResponseHeaders } from '../transport/response-headers.ts';

/** Node accepts headers of this size altogether; a longer one is not read. */
const maxLinkLength = 16_384;

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
  const text = headerText(headers, 'link') ?? '';
  const links = text.length > maxLinkLength ? undefined : parseLinks(text);
  if (links === undefined) return { next: 'untrusted' };
  const pagesOf = (relation: string) =>
    links.filter(({ relations }) => relations.includes(relation)).map(({ target }) => pageNumber(target));
  const next = pagesOf('next');
  const isNext = next.every((number) => number === page + 1);
  return { next: next.length === 0 ? 'none' : isNext ? page + 1 : 'untrusted', last: pagesOf('last')[0] };
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
