import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import { builds, origin, seedOf, settled, start, suites } from './harness.ts';

const seed = seedOf(settled({}), {
  history: Array.from({ length: 250 }, (_, index) => ({ ageMs: 1_000_000 - index })),
  suites: [
    { name: 'Big', flakyTests: Array.from({ length: 65 }, (_, index) => ({ name: `test ${index}` })) },
    ...Array.from({ length: 40 }, (_, index) => ({ name: `Suite ${index}` })),
  ],
});

async function page(path: string) {
  const { get } = start({ seed });
  const { body, headers } = await get<Build[]>(path);
  return { rows: body, link: headers.get('link') };
}

/** The page number of each relation of a Link header. */
function relations(link: string | null): Record<string, string | null> {
  const parts = (link ?? '').split(', ').filter((part) => part !== '');
  return Object.fromEntries(
    parts.map((part) => {
      const [, address = '', rel = ''] = /^<([^>]+)>; rel="(\w+)"$/.exec(part) ?? [];
      return [rel, new URL(address).searchParams.get('page')];
    }),
  );
}

describe('paging', () => {
  it.each([
    ['', 30, { next: '2', last: '9' }],
    ['?per_page=100', 100, { next: '2', last: '3' }],
    ['?per_page=100&page=2', 100, { first: '1', prev: '1', next: '3', last: '3' }],
    ['?per_page=100&page=3', 50, { first: '1', prev: '2' }],
    ['?per_page=100&page=4', 0, { first: '1', prev: '3' }],
    ['?per_page=101', 100, { next: '2', last: '3' }],
    ['?per_page=125', 100, { next: '2', last: '3' }],
    ['?per_page=0', 30, { next: '2', last: '9' }],
    ['?per_page=x&page=-1', 30, { next: '2', last: '9' }],
    ['?state=passed&branch=none', 0, {}],
  ])('with %s returns %i rows and links to %j', async (query, count, leads) => {
    const { rows, link } = await page(`${builds}${query}`);
    expect(rows).toHaveLength(count);
    expect(relations(link)).toEqual(leads);
  });

  it('returns all builds once, newest first', async () => {
    const { get } = start({ seed });
    const seen: number[] = [];
    for (const number of [1, 2, 3]) {
      const { body } = await get<Build[]>(`${builds}?per_page=100&page=${number}`);
      seen.push(...body.map((build) => build.number));
    }
    expect(seen).toEqual(Array.from({ length: 250 }, (_, index) => 250 - index));
  });

  it('links to the requested address, with the same query', async () => {
    const { link } = await page(`${builds}?per_page=2&branch[]=main&meta_data[a]=`);
    expect(link).toBeNull();
    const { link: more } = await page(`${builds}?branch[]=main&per_page=2`);
    expect(more).toContain(`<${origin}${builds}?branch%5B%5D=main&per_page=2&page=2>; rel="next"`);
  });

  it('sends no Link if one page holds everything', async () => {
    const { link } = await page(`${builds}?state=failed`);
    expect(link).toBeNull();
  });

  it('also applies to suites and flaky tests', async () => {
    expect((await page(suites)).rows).toHaveLength(30);
    expect(relations((await page(`${suites}?page=2`)).link)).toEqual({ first: '1', prev: '1' });
    expect((await page(`${suites}/big/flaky-tests?page=3`)).rows).toHaveLength(5);
    expect(relations((await page(`${suites}/big/flaky-tests`)).link)).toEqual({ next: '2', last: '3' });
  });
});
