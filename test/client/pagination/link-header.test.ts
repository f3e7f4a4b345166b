import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesAfter } from '../../../src/client/pagination/link-header.ts';

const four = '<https://a.test/?page=4>; rel=next';
const nextPage = (link: string | string[]) => pagesAfter({ link }, 3).next;

test.each<[string, string | string[], ReturnType<typeof nextPage>]>([
  ['an empty header', '', 'none'],
  ['only the last page', '<https://api.example.test/v2/builds?page=9>; rel="last"', 'none'],
  ['a relation that merely contains the word', '<https://a.test/?page=4>; rel="next-archive"', 'none'],
  ['the usual form', '<https://api.example.test/v2/builds?page=4&per_page=100>; rel="next"', 4],
  ['other links', '<https://a.test/?page=2>; rel="prev", <https://a.test/?page=4>; rel="next"', 4],
  ['a header in pieces', ['<https://a.test/?page=1>; rel=first', '<https://a.test/?page=4>; rel=next'], 4],
  ['upper case and no quotes', '<https://a.test/?page=4>;title=x; REL = NEXT', 4],
  ['several relations at once', '<https://a.test/?page=4>; rel="next last"', 4],
  ['a relative target with a comma', '</v2/builds?branch[]=a,b&page=4>; rel=next', 4],
  ['another host, which is not believed', '<https://evil.test/x?api_key=x&page=4>; rel="next"', 4],
  ['the same link twice', '<https://a.test/?page=4>; rel=next, <https://b.test/?page=4>; rel=next', 4],
  [
    'two that disagree',
    '<https://a.test/?page=4>; rel=next, <https://a.test/?page=5>; rel=next',
    'untrusted',
  ],
  ['absurd length', `<https://a.test/?page=4&x=${'x'.repeat(17_000)}>; rel=next`, 'untrusted'],
  [
    'a length that is absurd because of another link',
    `${four}, <b>; rel=prev; x=${'x'.repeat(17_000)}`,
    'untrusted',
  ],
  ['another link without a relation', `${four}, <https://a.test/?page=9>`, 'untrusted'],
  ...['page 4', '<https://a.test/?page=4', '<a> rel=next', '<a>; rel=next <b>'].map(
    (link): [string, string, 'untrusted'] => [`no grammar: ${link}`, link, 'untrusted'],
  ),
  ...['page=3', 'page=2', 'page=5', 'per_page=4', 'page=', 'page=-4', 'page=0x4', 'page=4.0'].map(
    (query): [string, string, 'untrusted'] => [query, `<https://a.test/?${query}>; rel="next"`, 'untrusted'],
  ),
  ['many digits', `<https://a.test/?page=${'0'.repeat(30)}4>; rel=next`, 'untrusted'],
  ['no URL at all', '<https://[/?page=4>; rel=next', 'untrusted'],
])('the link to the next page is read from %s', (_, link, expected) => {
  expect(nextPage(link)).toBe(expected);
});

test('the link to the next page comes with the last page, if that is named', () => {
  const link = '<https://a.test/?page=4>; rel="next", <https://a.test/?page=9>; rel="last"';
  expect(pagesAfter({ link }, 3)).toEqual({ next: 4, last: 9 });
});

test('the link to the next page never throws', () => {
  const pieces = fc.constantFrom('<', '>', ';', ',', '=', '"', ' ', 'rel', 'next', 'a', '?page=4');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      expect([4, 'none', 'untrusted']).toContain(nextPage(parts.join('')));
    }),
  );
});

test.each(['<', '<a', '<a>', '<a>;', '<a>; rel="', ';rel', '; ', ' ', ','])(
  'the link to the next page takes time in proportion to the length of a header of %j',
  (piece) => {
    const [short, long] = [80, 800].map((count) => `<a>; rel=next${piece.repeat(count)}`);
    const timeOf = (text = '') => {
      const from = performance.now();
      nextPage(text);
      return performance.now() - from;
    };
    // Other work on the machine can only add to a time, so the quickest of many short ones counts.
    let [shortMs, longMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const isLinear = () => longMs < 40 * Math.max(shortMs, 0.01);
    for (let round = 0; round < 100 && (round < 3 || !isLinear()); round += 1) {
      shortMs = Math.min(shortMs, timeOf(short));
      longMs = Math.min(longMs, timeOf(long));
    }
    expect(isLinear()).toBe(true);
  },
);
