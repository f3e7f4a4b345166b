import { expect, it } from 'vitest';
import { builds, origin, seedOf, settled, start, suites } from './harness.ts';

const seed = seedOf(settled({}), {
  history: Array.from({ length: 250 }, (_, index) => ({ ageMs: 1_000_000 - index })),
  suites: [
    { name: 'Big', flakyTests: Array.from({ length: 65 }, (_, index) => ({ name: `test ${index}` })) },
    ...Array.from({ length: 40 }, (_, index) => ({ name: `Suite ${index}` })),
  ],
});

it.each([
  [builds, 30, 'next 2, last 9'],
  [`${builds}?per_page=100`, 100, 'next 2, last 3'],
  [`${builds}?per_page=100&page=2`, 100, 'first 1, prev 1, next 3, last 3'],
  [`${builds}?per_page=100&page=3`, 50, 'first 1, prev 2'],
  [`${builds}?per_page=100&page=4`, 0, 'first 1, prev 3'],
  [`${builds}?per_page=101`, 100, 'next 2, last 3'],
  [`${builds}?per_page=x&page=-1`, 30, 'next 2, last 9'],
  [`${builds}?state=passed&branch=none`, 0, ''],
  [suites, 30, 'next 2, last 2'],
  [`${suites}/big/flaky-tests?page=3`, 5, 'first 1, prev 2'],
])('the page of %s has %i rows, and links to %s', async (path, count, links) => {
  const { body, headers } = await start({ seed }).get<unknown[]>(path);
  const parts = [...(headers.get('link') ?? '').matchAll(/[?&]page=(\d+)[^>]*>; rel="(\w+)"/g)];
  expect([body.length, parts.map(([, page, rel]) => `${rel} ${page}`).join(', ')]).toEqual([count, links]);
});

it('a page links to the requested address, with the same query; not at all if it holds everything', async () => {
  const { get } = start({ seed });
  const link = (await get(`${builds}?branch[]=main&per_page=2`)).headers.get('link');
  expect(link).toContain(`<${origin}${builds}?branch%5B%5D=main&per_page=2&page=2>; rel="next"`);
  expect((await get(`${builds}?state=failed`)).headers.get('link')).toBeNull();
});
