import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePage, parseSingle } from '../../../src/client/response/page.ts';

const all = Number.POSITIVE_INFINITY;
const bytes = (text: string) => new TextEncoder().encode(text);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

describe('a page that is parsed item by item', () => {
  test('is read as JSON.parse reads it, whatever characters are lost, added or doubled', () => {
    const mark = fc.constantFrom(...'[]{},:"\\ \n1x', '');
    const edits = fc.array(fc.tuple(fc.nat(60), fc.nat(1), mark), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 4 }), edits, (items, changes) => {
        const text = changes.reduce(
          (all, [at, lost, added]) => `${all.slice(0, at)}${added}${all.slice(at + lost)}`,
          JSON.stringify(items),
        );
        const page = parsePage(bytes(text), all);
        expect(page.ok ? page.value : undefined).toEqual(parsed(text));
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['[]', []],
    [' [ ] \n', []],
    [' [ 1 , "a,]\\"" , {"b":[2,{}]} ] ', [1, 'a,]"', { b: [2, {}] }]],
    ['\ufeff[1]', [1]],
    ['[\ufeff1]', undefined],
    ['{"a":[1,2]}', { a: [1, 2] }],
    ['[1,]', undefined],
    ['[,1]', undefined],
    ['[1}', undefined],
    ['[1', undefined],
    ['["a', undefined],
    ['[1]]', undefined],
    ['[1] x', undefined],
    ['[{]}]', undefined],
    ['', undefined],
  ])('%j', (text, value) => {
    const page = parsePage(bytes(text), all);
    expect(page.ok ? page.value : undefined).toEqual(value);
  });

  test('counts its length, or more if its values are many and short', () => {
    const size = (text: string) => parsePage(bytes(`[${text}]`), all);
    const text = JSON.stringify({ message: 'x,[{'.repeat(100) });
    expect(size(text)).toMatchObject({ size: text.length + 2 });
    expect(size(`${text},${text}`)).toMatchObject({ size: 2 * text.length + 3 });
    expect(size(`${'[],'.repeat(99)}[]`)).toMatchObject({ size: 200 * 16 });
  });

  test.each(['…', '\\u2026'])('counts a text with %s for two bytes a character', (wide) => {
    const text = `"${'x'.repeat(100)}${wide}"`;
    expect(parsePage(bytes(`[${text}]`), all)).toMatchObject({ size: 2 * text.length });
  });

  test('leaves out the items that are not to be kept, and what follows', () => {
    const text = `["${'x'.repeat(98)}","${'y'.repeat(98)}",z`;
    const kept = (keepBytes: number) => parsePage(bytes(text), keepBytes);
    expect(kept(99)).toMatchObject({ value: [], complete: false });
    expect(kept(100)).toMatchObject({ value: ['x'.repeat(98)], complete: false });
    expect(kept(200)).toMatchObject({ value: { length: 2 }, complete: false });
    expect(kept(1_000)).toEqual({ ok: false, reason: 'syntax' });
  });

  test('is of no use if its first item does not end, or has too many values, however much is to be kept', () => {
    const deep = (ends: number) => bytes('['.repeat(3_000_000) + ']'.repeat(ends));
    expect(parsePage(deep(10), 1024)).toEqual({ ok: false, reason: 'syntax' });
    expect(parsePage(bytes(`["${'x'.repeat(2_000)}`), 1024)).toEqual({ ok: false, reason: 'syntax' });
    expect(parsePage(deep(3_000_000), 1024)).toEqual({ ok: false, reason: 'size' });
  });

  test('is not parsed any further once it has more items than any page', () => {
    expect(parsePage(bytes(`[${'0,'.repeat(9_999)}0]`), all)).toMatchObject({ ok: true });
    expect(parsePage(bytes(`[${'0,'.repeat(10_000)}0]`), all)).toEqual({ ok: false, reason: 'size' });
  });

  test.each(['[],', '0,', '{"a":1},', '[[[[]]]],'])(
    'is not parsed any further once it has more values, such as %s, than any response',
    (value) => {
      const item = `[${value.repeat(600)}0]`;
      const text = `[${`${item},`.repeat(2_000)}0]`;
      expect(parsePage(bytes(text), all)).toEqual({ ok: false, reason: 'size' });
    },
  );

  test('is not parsed any further once too many of its names are new, in whatever objects they are', () => {
    for (const ofObject of [1, 100, 100_000]) {
      const page = (names: number) => parsePage(bytes(`[[${objectsOf(names, ofObject)}]]`), all);
      expect(page(30_000)).toMatchObject({ ok: true });
      expect(page(100_000)).toEqual({ ok: false, reason: 'size' });
    }
  });

  test('of a hundred builds of a hundred jobs with eighty values each is parsed', () => {
    const job = Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`field_${at}`, null]));
    const items = Array.from({ length: 100 }, (_, number) => ({
      meta_data: Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${number}:${at}`, 'x'])),
      jobs: Array.from({ length: 100 }, () => job),
    }));
    expect(parsePage(bytes(JSON.stringify(items)), all)).toMatchObject({ ok: true, value: { length: 100 } });
  });

  test('counts the new names of a page with many of them for more than their length, each once', () => {
    const sizeOf = (text: string) => {
      const page = parsePage(bytes(`[${text}]`), all);
      return page.ok ? page.size : Number.NaN;
    };
    const [usual, more] = [300, 600].map((names) => objectsOf(names, names));
    expect(sizeOf(`${usual}`)).toBe(301 * 16);
    // A few names are taken for others.
    expect(sizeOf(`${more}`)).toBeGreaterThan((601 + 280 * 16) * 16);
    expect(sizeOf(`${more},${more}`)).toBe(sizeOf(`${more}`) + 601 * 16);
  });
});

/** So many names, in objects of so many each, as text. */
function objectsOf(names: number, ofObject: number): string {
  const entries = Array.from({ length: names }, (_, at) => `"name \\"${at}":0`);
  const objects = Array.from({ length: Math.ceil(names / ofObject) }, (_, object) =>
    entries.slice(object * ofObject, (object + 1) * ofObject).join(),
  );
  return objects.map((entries) => `{${entries}}`).join();
}

test('a page with too many values is cut where a part of it is to be kept', () => {
  const item = `[${'[],'.repeat(400_000)}0]`;
  const kept = parsePage(bytes(`[${item},${item},${item}]`), 1024 * 1024 * 1024);
  expect(kept).toMatchObject({ ok: true, value: { length: 1 }, complete: false });
});

describe('a body that is no page', () => {
  test.each(['[],', '0,', '{"a":1},', '"x,y",'])(
    'is not parsed with a million values such as %s',
    (value) => {
      const of = (count: number) => parseSingle(bytes(`{"jobs":[${value.repeat(count)}0]}`));
      expect(of(450_000)).toMatchObject({ ok: true });
      expect(of(1_000_000)).toEqual({ ok: false, reason: 'size' });
    },
  );

  test('is not parsed with a hundred thousand different names', () => {
    const of = (names: number) => parseSingle(bytes(`{"env":${objectsOf(names, names)}}`));
    expect(of(30_000)).toMatchObject({ ok: true });
    expect(of(100_000)).toEqual({ ok: false, reason: 'size' });
  });
});
