import { InvalidArgumentError } from '../errors.ts';

/**
 * A query (api.md §4.3): one value as `branch=a`, several as `branch[]=a&branch[]=b`, a map as `meta_data[key]=value`.
 * Undefined values are left out.
 * @throws InvalidArgumentError for what is no well-formed text, and for an empty list, map or other object: a filter that is left
 * out by mistake lists everything.
 */
export function buildQuery(filters: object): URLSearchParams {
  const query = new URLSearchParams();
  const add = (name: string, value: unknown) => {
    const isPlain = typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';
    if (!isPlain || !String(value).isWellFormed())
      throw new InvalidArgumentError(name, 'must be well-formed text');
    query.append(name, String(value));
  };
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined || value === null) continue;
    const items = typeof value === 'object' ? Object.entries(value) : undefined;
    if (items?.length === 0) throw new InvalidArgumentError(name, 'is empty; leave it out for no filter');
    if (items === undefined) add(name, value);
    else for (const [key, item] of items) add(`${name}[${Array.isArray(value) ? '' : key}]`, item);
  }
  return query;
}

/** A query for one page of a list. Not shown in the document (§4); the live service's parameters. */
export function pagedQuery(
  query: URLSearchParams | undefined,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): URLSearchParams {
  const paged = new URLSearchParams(query);
  paged.set('page', String(page));
  paged.set('per_page', String(perPage));
  return paged;
}
