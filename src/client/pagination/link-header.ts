import { headerText, type ResponseHeaders } from '../response/headers.ts';

/** Node accepts headers of this size in all; a longer one is not read. */
const longestLink = 16_384;

/**
 * What an answer says of the page after it: its number, `none` for a last page, or `untrusted` for a link that
 * cannot be read or does not lead to the very next page. Of the link only the page number is believed: its host,
 * its path and the rest of its query may lead anywhere. Not shown in the document (§4); the live service's paging.
 */
export function nextPage(headers: ResponseHeaders, page: number): number | 'none' | 'untrusted' {
  const text = headerText(headers, 'link') ?? '';
  if (text.length > longestLink) return 'untrusted';
  const links = parseLinks(text);
  if (links === undefined) return 'untrusted';
  const next = links.filter((link) => link.relations.includes('next'));
  if (next.length === 0) return 'none';
  return next.every((link) => pageNumber(link.target) === page + 1) ? page + 1 : 'untrusted';
}

interface Link {
  readonly target: string;
  readonly relations: readonly string[];
}

/**
 * The links of a `Link` header (RFC 8288), or undefined where it breaks the grammar.
 * Sticky patterns without nested repetition step through the text once: the work grows linearly with its length.
 */
export function parseLinks(text: string): readonly Link[] | undefined {
  const links: Link[] = [];
  const scanner = createScanner(text);
  while (!scanner.atEnd()) {
    if (scanner.acquire(/,/y) !== undefined) continue;
    const target = scanner.acquire(/<([^>]*)>/y);
    if (target === undefined) return undefined;
    const relations = takeRelations(scanner);
    if (!scanner.atEnd() && scanner.acquire(/,/y) === undefined) return undefined;
    links.push({ target, relations });
  }
  return links;
}

/** Reads the parameters of one link; of several `rel` only the first counts (RFC 8288 §3.3). */
function takeRelations(scanner: Scanner): readonly string[] {
  let relations: readonly string[] | undefined;
  while (scanner.acquire(/;/y) !== undefined) {
    const name = scanner.acquire(/([^\s=;,"<>]+)/y)?.toLowerCase();
    const value = scanner.acquire(/=/y) === undefined ? '' : takeValue(scanner);
    if (name === 'rel') relations ??= value.toLowerCase().split(' ');
  }
  return relations ?? [];
}

function takeValue(scanner: Scanner): string {
  return scanner.acquire(/"((?:[^"\\]|\\.)*)"/y) ?? scanner.acquire(/([^\s;,"<>]+)/y) ?? '';
}

interface Scanner {
  /** True when nothing but white space is left. */
  atEnd(): boolean;
  /**
   * Skips white space, then the pattern: what it captured, or '' if it captures nothing; undefined if it is not there.
   */
  acquire(pattern: RegExp): string | undefined;
}

function createScanner(text: string): Scanner {
  let at = 0;
  const skipSpace = () => {
    while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
  };
  return {
    atEnd() {
      skipSpace();
      return at >= text.length;
    },
    acquire(pattern) {
      skipSpace();
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (match === null) return undefined;
      at = pattern.lastIndex;
      return match[1] ?? '';
    },
  };
}

function pageNumber(target: string): number | undefined {
  const base = 'https://link.invalid';
  if (!URL.canParse(target, base)) return undefined;
  const page = new URL(target, base).searchParams.get('page') ?? '';
  return /^\d{1,9}$/.test(page) ? Number(page) : undefined;
}
