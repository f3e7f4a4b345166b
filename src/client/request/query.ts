import { InvalidArgumentError } from '../errors.ts';

/**
 * A query (api.md §4.3): one value as `branch=a`, several as `branch[]=a&branch[]=b`, a map as `meta_data[key]=value`.
 * Undefined values are left out.
 * @throws InvalidArgumentError for any other value, such as a `Date`, for text that cannot be encoded, and for an empty list: a
 * filter that is left out by mistake lists everything.
 */
export function buildQuery(filters: object): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) {
      if (value.length === 0)
        throw new InvalidArgumentError(name, 'is an empty list; leave it out for no filter');
      for (const item of value) query.append(`${name}[]`, encodable(name, item));
    } else if (
      name === 'meta_data' &&
      [Object.prototype, null].includes(Object.getPrototypeOf(Object(value)))
    ) {
      for (const [key, item] of Object.entries(value)) {
        if (key === '' || /[[\]]/.test(key))
          throw new InvalidArgumentError(
            name,
            'has a key that is empty or holds a bracket, which the filter cannot express',
          );
        query.append(`${name}[${encodable(name, key)}]`, encodable(`${name}[${key}]`, item));
      }
    } else query.append(name, encodable(name, value));
  }
  return query;
}

function encodable(name: string, value: unknown): string {
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
    return String(value);
  if (typeof value === 'string' && value.isWellFormed()) return value;
  throw new InvalidArgumentError(name, 'must be well-formed text');
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
