/** A query for one page of a list. Not shown in the document (§4); the live service's parameters. */
export function pagedQuery(
  query: URLSearchParams,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): URLSearchParams {
  const paged = new URLSearchParams(query);
  paged.set('page', String(page));
  paged.set('per_page', String(perPage));
  return paged;
}
