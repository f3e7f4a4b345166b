import { describe, expect, it } from 'vitest';
import { readAllPages } from '../../../src/action/github/github.ts';

const forever = { items: ['x'.repeat(99_998)], more: true };

describe('a list of GitHub', () => {
  it('ends when it is too large, before the memory is used up', async () => {
    let pages = 0;
    const read = async () => {
      pages += 1;
      return { ...forever, items: Array.from({ length: 30 }, () => forever.items[0]) };
    };
    const { items, complete } = await readAllPages(read, 1_000);
    expect(complete).toBe(false);
    expect(items.join('').length).toBeLessThan(16 * 1024 * 1024);
    expect(pages).toBe(6);
  });

  it('ends when its pages arrive too slowly, with what there is', async () => {
    let nowMs = 5;
    const read = async () => {
      nowMs += 70_000;
      return forever;
    };
    const { items, complete } = await readAllPages(read, 1_000, { monotonic: () => nowMs });
    expect([items.length, complete]).toEqual([9, false]);
  });

  it('is complete if its last page is within the bounds', async () => {
    const read = async (page: number) => ({ items: [page], more: page < 3 });
    expect(await readAllPages(read, 3)).toEqual({ items: [1, 2, 3], complete: true });
    expect(await readAllPages(read, 2)).toEqual({ items: [1, 2], complete: false });
  });
});
