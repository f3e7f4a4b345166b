import { type Listing, ListTruncatedError, type ToArrayOptions } from '../../client/index.ts';

/** A list that was read into memory. */
export interface CollectedList<Item> {
  readonly items: readonly Item[];
  /** False when the list continues, or may continue, after the last item. */
  readonly complete: boolean;
}

/** Reads a list as far as its bounds allow. @throws ClientError when a page cannot be read. */
export async function collectList<Item>(
  list: Listing<Item>,
  options: ToArrayOptions,
): Promise<CollectedList<Item>> {
  try {
    return { items: await list.toArray(options), complete: true };
  } catch (error) {
    if (!(error instanceof ListTruncatedError)) throw error;
    return { items: error.items as readonly Item[], complete: false };
  }
}
