import {
  type Listing,
  ListTruncatedError,
  type ToArrayOptions,
  type TruncationReason,
} from '../../client/index.ts';

/** How far a list was read. */
export interface ListEnd {
  /** False when the list continues, or may continue, after the last item. */
  readonly complete: boolean;
  /** Why it is not complete. */
  readonly reason?: TruncationReason;
  /** Why a page after the first could not be read; the items are those before it. */
  readonly failure?: ListTruncatedError | undefined;
}

/** A list that was read into memory. */
export interface CollectedList<Item> extends ListEnd {
  readonly items: readonly Item[];
}

/** Items with many names of their own take ten times as much: with these a step peaks at 400 MiB, and must below 512. */
const maxBytes = 32 * 1024 * 1024;

/** Reads a list as far as its bounds allow and its pages can be read. @throws ClientError when the first one cannot. */
export async function collectList<Item>(
  list: Listing<Item>,
  options: Omit<ToArrayOptions, 'maxBytes'>,
): Promise<CollectedList<Item>> {
  try {
    return { items: await list.toArray({ ...options, maxBytes }), complete: true };
  } catch (error) {
    if (!(error instanceof ListTruncatedError)) throw error;
    const items = error.items as readonly Item[];
    const { reason } = error;
    return { items, complete: false, reason, ...(reason === 'failed' ? { failure: error } : {}) };
  }
}

/** The items of a list as far as its bounds allow. @throws ClientError when a page cannot be read. */
export async function collectItems<Item>(
  list: Listing<Item>,
  options: Pick<ToArrayOptions, 'limit'>,
): Promise<readonly Item[]> {
  const { items, failure } = await collectList(list, options);
  if (failure !== undefined) throw failure.cause;
  return items;
}
