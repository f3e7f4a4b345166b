import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pagesAfter, parseLinks } from '../../../src/client/pagination/link-header.ts';

const nextPage = (...given: Parameters<typeof pagesAfter>) => pagesAfter(...given).next;
const next = (target: string) => nextPage({ link: `<${target}>; rel="next"` }, 3);

describe('the link to the next page', () => {
  test.each([
    ['no header', {}],
    ['an empty header', { link: '' }],
    ['only white space and commas', { link: ' , ,' }],
    ['only the last page', { link: '<https://api.example.test/v2/builds?page=9>; rel="last"' }],
    ['a relation that merely contains the word', { link: '<https://a.test/?page=4>; rel="next-archive"' }],
  ])('is absent with %s', (_, headers) => {
    expect(nextPage(headers, 3)).toBe('none');
  });

  test.each([
    ['the usual form', '<https://api.example.test/v2/builds?page=4&per_page=100>; rel="next"'],
    [
      'other links around it',
      '<https://a.test/?page=2>; rel="prev", <https://a.test/?page=4>; rel="next", <https://a.test/?page=9>; rel="last"',
    ],
    ['no quotes', '<https://a.test/?page=4>;rel=next'],
    ['upper case', '<https://a.test/?page=4>; REL="NEXT"'],
    ['several relations at once', '<https://a.test/?page=4>; rel="next last"'],
    ['other parameters', '<https://a.test/?page=4>; title="a, <b>; rel=\\"prev\\""; rel="next"'],
    ['a relative target', '</v2/builds?page=4>; rel=next'],
    ['a comma in the target', '<https://a.test/?branch[]=a,b&page=4>; rel=next'],
    ['another host, which is not believed', '<https://evil.test/steal?api_key=x&page=4>; rel="next"'],
    ['the same link twice', '<https://a.test/?page=4>; rel=next, <https://b.test/?page=4>; rel=next'],
  ])('is found in %s', (_, link) => {
    expect(nextPage({ link }, 3)).toBe(4);
  });

  test('is found in a header that was sent in pieces', () => {
    expect(
      nextPage({ link: ['<https://a.test/?page=1>; rel=first', '<https://a.test/?page=4>; rel=next'] }, 3),
    ).toBe(4);
  });

  test.each([
    ['the same page', 'https://a.test/?page=3'],
    ['an earlier page', 'https://a.test/?page=2'],
    ['a later page', 'https://a.test/?page=5'],
    ['no page', 'https://a.test/?per_page=100'],
    ['an empty page', 'https://a.test/?page='],
    ['a negative page', 'https://a.test/?page=-4'],
    ['a hexadecimal page', 'https://a.test/?page=0x4'],
    ['a fraction', 'https://a.test/?page=4.0'],
    ['a number of many digits', `https://a.test/?page=${'0'.repeat(30)}4`],
    ['no URL at all', 'https://[/?page=4'],
  ])('is not trusted when it leads to %s', (_, target) => {
    expect(next(target)).toBe('untrusted');
  });

  test('is not trusted when two disagree', () => {
    const link = '<https://a.test/?page=4>; rel=next, <https://a.test/?page=5>; rel=next';
    expect(nextPage({ link }, 3)).toBe('untrusted');
  });

  test.each(['page 4', '<https://a.test/?page=4', '<a> rel=next', '<a>; rel="next', '<a>; rel=next <b>'])(
    'is not trusted when the header breaks the grammar: %s',
    (link) => {
      expect(nextPage({ link }, 3)).toBe('untrusted');
    },
  );

  test('is not looked for in a header of absurd length', () => {
    const link = `<https://a.test/?page=4&x=${'x'.repeat(17_000)}>; rel=next`;
    expect(nextPage({ link }, 3)).toBe('untrusted');
  });
});

describe('reading a link header', () => {
  const target = fc.stringMatching(/^[^<>\s"\\]{0,30}$/);
  const token = fc.stringMatching(/^[a-z]{1,10}$/);
  const quoted = fc.string({ unit: 'grapheme-ascii', maxLength: 20 });

  test('finds every link that follows the grammar', () => {
    const written = fc.array(
      fc.record({ target, relations: fc.uniqueArray(token, { minLength: 1, maxLength: 3 }), title: quoted }),
    );
    fc.assert(
      fc.property(written, (links) => {
        const header = links
          .map(
            (link) =>
              `<${link.target}>; title="${link.title.replaceAll(/["\\]/g, '\\$&')}"; rel="${link.relations.join(' ')}"`,
          )
          .join(', ');
        expect(parseLinks(header)).toEqual(links.map(({ target, relations }) => ({ target, relations })));
      }),
    );
  });

  test('never throws, whatever it is given', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      ';',
      ',',
      '=',
      '"',
      '\\',
      ' ',
      'rel',
      'next',
      'a',
      '\t',
      '?page=2',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const links = parseLinks(parts.join(''));
        expect(links === undefined || Array.isArray(links)).toBe(true);
      }),
    );
  });

  test.each([
    ['white space', '<a>; rel=next', ' '],
    ['open quotes', '<a>; rel="', 'a'],
    ['escapes', '<a>; rel="', '\\"'],
    ['parameters', '<a>', ';a='],
    ['parameters without a value', '<a>', ';a=   '],
    ['values', '<a>', ';a="b" '],
    ['nameless parameters', '<a>', '; '],
    ['links', '', '<a>,'],
    ['open targets', '', '<'],
    ['relations', '<a>; rel="', 'a '],
    ['commas', '', ', '],
  ])('takes time in proportion to the length of its %s', (_, start, repeated) => {
    const textOf = (length: number) => `${start}${repeated.repeat(length / repeated.length)}!`;
    const [short, long] = [textOf(1_600), textOf(16_000)];
    let [shortMs, longMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    // Ten times the length takes ten times as long, or a hundred times where the pattern is quadratic. Other work on the
    // machine can only add to a time, so the quickest of many counts.
    const isLinear = () => longMs < 40 * Math.max(shortMs, 0.01);
    for (let round = 0; round < 20 || (round < 500 && !isLinear()); round += 1) {
      shortMs = Math.min(
        shortMs,
        millisecondsOf(() => parseLinks(short)),
      );
      longMs = Math.min(
        longMs,
        millisecondsOf(() => parseLinks(long)),
      );
    }
    expect(isLinear()).toBe(true);
  });
});

function millisecondsOf(work: () => unknown): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}
