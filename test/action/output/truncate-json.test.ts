import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncateJson } from '../../../src/action/output/truncate-json.ts';

describe('the JSON of an output', () => {
  it('is left as it is if it fits', () => {
    expect(truncateJson({ a: [1, 2] }, 11)).toBe('{"a":[1,2]}');
  });

  it.each<[string, unknown, number, string]>([
    ['a list ends after the items that fit', ['aa', 'bb', 'cc'], 12, '["aa","bb"]'],
    ['an item that fits in no list is itself cut', [{ n: 1, jobs: 'x'.repeat(30) }, 2], 20, '[{"n":1},2]'],
    ['an object loses the largest first', { n: 1, big: 'xxxxxxxx', s: 'yyyy' }, 20, '{"n":1,"s":"yyyy"}'],
    ['and as many as have to go', { n: 1, big: 'xxxxxxxx', s: 'yyyy' }, 10, '{"n":1}'],
    ['its members keep their order', { b: 2, big: 'x'.repeat(50), a: 1 }, 20, '{"b":2,"a":1}'],
    ['a text alone leaves nothing', 'x'.repeat(50), 20, 'null'],
  ])('is truncated so that %s', (_, value, most, expected) => {
    expect(truncateJson(value, most)).toBe(expected);
  });

  it('is measured in bytes, as environment variables are', () => {
    expect(truncateJson(['ééé', 'ééé'], 15)).toBe('["ééé"]');
  });

  it('fits, and stays JSON, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 4, max: 200 }), (value, most) => {
        const text = truncateJson(value, most);
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most);
        expect(() => JSON.parse(text)).not.toThrow();
      }),
    );
  });
});
