import { type Listing, ListTruncatedError, type ToArrayOptions } from '../../client/index.ts';

/** A list that was read into memory. */
export interface CollectedList<Item> {
  readonly items: readonly Item[];
  /** False when the list continues, or may continue, after the last item. */
  readonly complete: boolean;
}

/** A step holds a list several times at once, as items, redacted, and as JSON: it stays below 512 MiB. */
const maxBytes = 32 * 1024 * 1024;

/** Reads a list as far as its bounds allow. @throws ClientError when a page cannot be read. */
export async function collectList<Item>(
  list: Listing<Item>,
  options: Omit<ToArrayOptions, 'maxBytes'>,
): Promise<CollectedList<Item>> {
  try {
    return { items: await list.toArray({ ...options, maxBytes }), complete: true };
  } catch (error) {
    if (!(error instanceof ListTruncatedError)) throw error;
    return { items: error.items as readonly Item[], complete: false };
  }
}
