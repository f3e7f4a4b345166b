/** One page of a list, with the header by which GitHub names the others. */
export interface Paged<Item> {
  readonly items: readonly Item[];
  readonly headers: Record<string, string>;
}

/** Cuts a list as GitHub does: 30 on a page unless asked otherwise, never more than 100. */
export function paginate<Item>(url: URL, all: readonly Item[]): Paged<Item> {
  const size = Math.min(100, Math.max(1, Number(url.searchParams.get('per_page') ?? 30)));
  const page = Math.max(1, Number(url.searchParams.get('page') ?? 1));
  const last = Math.max(1, Math.ceil(all.length / size));
  const link = [
    ...(page > 1 ? [toPage(url, page - 1, 'prev')] : []),
    ...(page < last ? [toPage(url, page + 1, 'next'), toPage(url, last, 'last')] : []),
    ...(page > 1 ? [toPage(url, 1, 'first')] : []),
  ].join(', ');
  return { items: all.slice((page - 1) * size, page * size), headers: link ? { link } : {} };
}

function toPage(url: URL, page: number, rel: string): string {
  const to = new URL(url);
  to.searchParams.set('page', String(page));
  return `<${to.href}>; rel="${rel}"`;
}
