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
  readonly reason?: TruncationReason | 'interrupted';
  /** Why a page after the first could not be read; the items are those before it. */
  readonly failure?: ListTruncatedError | undefined;
}

/** A list that was read into memory. */
export interface CollectedList<Item> extends ListEnd {
  readonly items: readonly Item[];
}

/** Items with many names of their own take ten times as much: with these a step peaks at 400 MiB, and must below 512. */
const defaultMaxBytes = 32 * 1024 * 1024;

/** How a list is collected. */
interface CollectOptions extends Pick<ToArrayOptions, 'limit' | 'maxBytes'> {
  /** Called after each page with the number of items so far. */
  readonly onPage?: (count: number) => void;
  /** The signal that the list is read with: what was read before it aborts is kept. */
  readonly signal?: AbortSignal;
}

/**
 * Reads a list as far as its bounds allow and its pages can be read.
 * @throws ClientError when the first one cannot, and the signal's reason when it aborts before there is one.
 */
export async function collectList<Item>(
  list: Listing<Item>,
  { limit, maxBytes = defaultMaxBytes, onPage, signal }: CollectOptions,
): Promise<CollectedList<Item>> {
  let read: readonly unknown[] = [];
  const keep = (count: number, items: readonly unknown[]) => {
    read = items;
    onPage?.(count);
  };
  try {
    return { items: await list.toArray({ limit, maxBytes, onPage: keep }), complete: true };
  } catch (error) {
    if (signal?.aborted && read.length > 0)
      return { items: read as readonly Item[], complete: false, reason: 'interrupted' };
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
