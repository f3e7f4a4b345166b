import { describe, expect, it } from 'vitest';
import {
  ApiError,
  type Listing,
  ListTruncatedError,
  type ToArrayOptions,
} from '../../../src/client/index.ts';
import { collectItems, readList } from '../../../src/operations/lists/read-list.ts';
import { createVirtualClock } from '../../support/virtual-clock.ts';

const call = { method: 'GET', path: '/v2/builds' } as const;
const log = { info() {}, warning() {}, debug() {} };
const context = { clock: createVirtualClock(), log, signal: new AbortController().signal };
const bounds = { limit: 3, thing: 'build' };

/** A list that ends as given. */
function listThat(end: (options: ToArrayOptions | undefined) => number[]) {
  return { toArray: async (options?: ToArrayOptions) => end(options) } as Listing<number>;
}

function cut(reason: ListTruncatedError['reason'], cause?: ApiError): Listing<number> {
  return listThat(() => {
    throw new ListTruncatedError('cut', { ...call, reason, items: [1], ...(cause && { cause }) });
  });
}

describe('reading a list', () => {
  it('returns all items within the bounds, and bounds their bytes', async () => {
    const list = listThat((options) => {
      expect(options).toMatchObject({ limit: 3, maxBytes: 32 * 1024 * 1024 });
      return [1, 2];
    });
    expect(await readList(list, bounds, context)).toEqual({ items: [1, 2], complete: true });
    expect(await collectItems(list, bounds)).toEqual([1, 2]);
  });

  it.each(['limit', 'bytes', 'repeats', 'link', 'changed'] as const)(
    'returns what was read of a list that was cut because of %s',
    async (reason) => {
      const list = cut(reason);
      expect(await readList(list, bounds, context)).toEqual({ items: [1], complete: false, reason });
      expect(await collectItems(list, bounds)).toEqual([1]);
    },
  );

  it('returns what was read before a page that could not be read, and why; a search fails with that reason', async () => {
    const cause = new ApiError('503', { ...call, status: 503 });
    const { failure, ...read } = await readList(cut('failed', cause), bounds, context);
    expect(read).toEqual({ items: [1], complete: false, reason: 'failed' });
    expect(failure?.cause).toBe(cause);
    await expect(collectItems(cut('failed', cause), bounds)).rejects.toBe(cause);
  });
});
