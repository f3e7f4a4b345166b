import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from '../../../src/client/response/json.ts';

const parse = (text: string) => parseJson(new TextEncoder().encode(text));

/** Texts that look like structure to somebody who does not know where strings end. */
const trickyText = fc.string({ unit: fc.constantFrom('"', '\\', '[', '{', ']', '}', 'a', 'é', '\n') });

function nest(value: unknown, levels: number): unknown {
  return levels === 0 ? value : nest(levels % 2 === 0 ? [value] : { a: value }, levels - 1);
}

test('brackets, quotes and backslashes inside texts are not structure', () => {
  fc.assert(
    fc.property(fc.array(trickyText), fc.dictionary(trickyText, trickyText), (texts, map) => {
      const value = nest({ texts, pairs: Object.entries(map) }, 60);
      expect(parse(JSON.stringify(value))).toEqual({ ok: true, value });
    }),
  );
});

test('64 levels are read and 65 are not, whatever comes before them', () => {
  fc.assert(
    fc.property(fc.array(trickyText), (texts) => {
      const after = (levels: number) => JSON.stringify([texts, nest(1, levels - 1)]);
      expect(parse(after(64)).ok).toBe(true);
      expect(parse(after(65))).toEqual({ ok: false, reason: 'depth' });
    }),
  );
});

test.each([
  ['opens without end', '['.repeat(1_000_000), 'depth'],
  ['opens objects without end', '{"a":'.repeat(1_000_000), 'depth'],
  ['is a text without end', '"'.padEnd(100, '['), 'syntax'],
  ['ends in a backslash', '"a\\', 'syntax'],
  ['has backslashes and quotes alone', `"${'\\\\\\"'.repeat(100_000)}`, 'syntax'],
  ['is blank', ' \n ', 'empty'],
])('a body that %s is refused', (_, text, reason) => {
  expect(parse(text)).toEqual({ ok: false, reason });
});
