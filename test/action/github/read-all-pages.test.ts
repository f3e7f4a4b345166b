import { describe, expect, it } from 'vitest';
import { latestOf, readOwnComments } from '../../../src/action/github/comment/own-comments.ts';
import { type GitHub, readAllPages } from '../../../src/action/github/github.ts';
import type { Comment } from '../../../src/action/github/schemas.ts';

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

describe('our comments', () => {
  it('are found among as many comments with the marker as GitHub allows', async () => {
    const marker = '<!-- ours -->';
    const body = `${marker}\n${'x'.repeat(65_000)}`;
    const comment = (id: number, login: string): Comment => ({ id, body, user: { login } });
    let logins = 0;
    const github = {
      listComments: async (_: number, page: number) => ({
        items: Array.from({ length: 100 }, (_, at) =>
          comment(page * 100 + at, page === 20 && at === 7 ? 'us' : 'stranger'),
        ),
        more: page < 25,
      }),
      login: async () => {
        logins += 1;
        return 'us';
      },
    } as Partial<GitHub> as GitHub;
    const own = await readOwnComments({
      github,
      pullRequest: 1,
      marker,
      trace: '<!-- memory',
      remembers: true,
      readWriter: () => null,
    });
    expect(own?.map(({ id }) => id)).toEqual([2007]);
    expect(latestOf(own ?? [])?.body).toBe(body);
    expect(logins).toBe(1);
  });
});
