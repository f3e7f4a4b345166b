import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundedText } from '../../../src/client/response/error-response.ts';
import { parseJson, readBody } from '../../../src/client/response/read-body.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the JSON reader', () => {
  test.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['{"a":1', 'syntax'],
    ['<html>', 'syntax'],
    ['{"a":1}{', 'syntax'],
    ['['.repeat(1_000_000), 'syntax'],
  ])('says what is wrong with %.20j', (text, reason) => {
    expect(parseJson(bytes(text))).toEqual({ ok: false, reason });
  });

  test('accepts a byte order mark and bytes that are not text', () => {
    expect(parseJson(bytes('\ufeff{"a":1}'))).toEqual({ ok: true, value: { a: 1 } });
    expect(parseJson(Uint8Array.from([0x22, 0xff, 0x22]))).toEqual({ ok: true, value: '\ufffd' });
  });
});

describe('the body reader', () => {
  interface Watched {
    readonly body: AsyncIterable<Uint8Array>;
    taken: number;
    left: boolean;
  }

  /** A body that knows how much of it was taken and whether it was left. */
  function watched(chunks: Iterable<Uint8Array>): Watched {
    const seen: Watched = { body: read(), taken: 0, left: false };
    async function* read() {
      try {
        for (const chunk of chunks) {
          seen.taken += 1;
          yield chunk;
        }
      } finally {
        seen.left = true;
      }
    }
    return seen;
  }

  const read = (seen: Watched, headers: Record<string, string>, limit: number) =>
    readBody({ status: 200, headers, body: seen.body }, limit);

  test('puts its pieces together, whatever length is announced', async () => {
    for (const length of ['', '0', '9', '-3', 'x']) {
      const pieces = [bytes('ab'), bytes(''), bytes('cd')];
      const result = await read(watched(pieces), { 'content-length': length }, 9);
      expect(result.ok && new TextDecoder().decode(result.bytes)).toBe('abcd');
    }
  });

  test('stops at the first piece over the limit and leaves the rest', async () => {
    const seen = watched(Array.from({ length: 1_000 }, () => bytes('x'.repeat(10))));
    expect(await read(seen, {}, 25)).toEqual({ ok: false, reason: 'size' });
    expect([seen.taken, seen.left]).toEqual([3, true]);
  });

  test('does not begin to read a body that announces too many bytes', async () => {
    const seen = watched([bytes('x'), bytes('y')]);
    expect(await read(seen, { 'content-length': '26' }, 25)).toEqual({ ok: false, reason: 'size' });
    expect([seen.taken, seen.left]).toEqual([1, true]);
  });

  test('decompresses gzip, in whatever pieces it comes', async () => {
    const whole = gzipSync('hello '.repeat(1_000));
    const pieces = Array.from(whole, (byte) => Uint8Array.of(byte));
    const result = await read(watched(pieces), { 'content-encoding': 'GZIP' }, 6_000);
    expect(result.ok && result.bytes.byteLength).toBe(6_000);
  });

  test.each([
    ['gzip that is cut off', 'gzip', gzipSync('hello'.repeat(99)).subarray(0, 20), 'compression'],
    ['gzip that is none at all', 'gzip', bytes('{"plain":true}'), 'compression'],
    ['another encoding', 'br', bytes('x'), 'encoding'],
    ['several encodings', 'gzip, gzip', bytes('x'), 'encoding'],
  ])('refuses %s, and leaves the body', async (_, encoding, body, reason) => {
    const seen = watched([body, bytes('y')]);
    expect(await read(seen, { 'content-encoding': encoding }, 1_000)).toEqual({ ok: false, reason });
    expect(seen.left).toBe(true);
  });

  test('passes on the error of a broken connection, with gzip too', async () => {
    const broken = new Error('reset');
    async function* body() {
      yield gzipSync('hello').subarray(0, 12);
      throw broken;
    }
    const headers = { 'content-encoding': 'gzip' };
    await expect(readBody({ status: 200, headers, body: body() }, 100)).rejects.toBe(broken);
  });
});

describe('text of the service in a message', () => {
  test.each([
    ['plain', 10, 'plain'],
    ['two\r\nlines\u2028three\u0085four\u001b[31m', 50, 'two  lines three four [31m'],
    ['x'.repeat(20), 5, 'xxxxx…'],
    ['half \ud83d', 20, 'half \ufffd'],
  ])('%j becomes one line of at most %d characters', (text, limit, expected) => {
    expect(boundedText(text, limit)).toBe(expected);
  });

  test('is always well-formed and bounded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 10 }), (text, limit) => {
        const shown = boundedText(text, limit);
        expect(shown.isWellFormed()).toBe(true);
        expect(shown.length).toBeLessThanOrEqual(limit + 1);
        expect(shown).not.toMatch(/[\r\n]/);
      }),
    );
  });
});
