import { describe, expect, it } from 'vitest';
import {
  ApiError,
  type Listing,
  ListTruncatedError,
  type ToArrayOptions,
} from '../../../src/client/index.ts';
import { collectItems, collectList } from '../../../src/operations/lists/collect-list.ts';

const call = { method: 'GET', path: '/v2/builds' } as const;

/** A list that ends as given, and the bounds that it was read with. */
function listThat(end: () => number[]) {
  const bounds: (ToArrayOptions | undefined)[] = [];
  const list = {
    toArray: async (options?: ToArrayOptions) => {
      bounds.push(options);
      return end();
    },
  } as Listing<number>;
  return { list, bounds };
}

describe('collecting a list', () => {
  it('returns all items of a list within the bounds, and bounds their bytes', async () => {
    const { list, bounds } = listThat(() => [1, 2]);
    expect(await collectList(list, { limit: 3 })).toEqual({ items: [1, 2], complete: true });
    expect(bounds).toEqual([{ limit: 3, maxBytes: 32 * 1024 * 1024, onPage: expect.any(Function) }]);
  });

  it.each(['limit', 'bytes', 'repeats', 'link', 'changed'] as const)(
    'returns what was read of a list that was cut because of %s',
    async (reason) => {
      const { list } = listThat(() => {
        throw new ListTruncatedError('cut', { ...call, reason, items: [1] });
      });
      expect(await collectList(list, { limit: 3 })).toEqual({ items: [1], complete: false, reason });
    },
  );

  it('fails with any other error', async () => {
    const error = new ApiError('404', { ...call, status: 404 });
    const { list } = listThat(() => {
      throw error;
    });
    await expect(collectList(list, { limit: 3 })).rejects.toBe(error);
  });

  it('returns what was read before a page that could not be read, and why; a search fails with that reason', async () => {
    const cause = new ApiError('503', { ...call, status: 503 });
    const { list } = listThat(() => {
      throw new ListTruncatedError('cut', { ...call, reason: 'failed', items: [1], cause });
    });
    const { failure, ...read } = await collectList(list, { limit: 3 });
    expect(read).toEqual({ items: [1], complete: false, reason: 'failed' });
    expect(failure?.cause).toBe(cause);
    await expect(collectItems(list, { limit: 3 })).rejects.toBe(cause);
  });
});
