import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { address, build, createHarness, rejection } from '../support/harness.ts';
import type { Scripted } from '../support/scripted-transport.ts';

const read = (answer: Scripted) => createHarness(answer).client.builds.get(address);
const zipped = { 'content-encoding': 'GZIP' };
const text = JSON.stringify(build(42));

test.each<[string, Scripted]>([
  ...['', '0', '999', '-3', 'x'].map((length): [string, Scripted] => [
    `in pieces, with the length "${length}"`,
    {
      headers: { 'content-length': length },
      chunks: [text.slice(0, 9), '', text.slice(9)].map(Buffer.from),
    },
  ]),
  ['compressed, byte by byte', { headers: zipped, chunks: [...gzipSync(text)].map((b) => Buffer.of(b)) }],
  ['with a byte order mark', { text: `\ufeff${text}` }],
  ['with bytes that are no text', { chunks: [Buffer.from(text.replace('}', ',"x":"\xff"}'), 'latin1')] }],
])('a body is read %s', async (_, answer) => {
  expect(await read(answer)).toMatchObject(build(42));
});

describe('a body cannot be used', () => {
  test.each<[string, Uint8Array, Scripted['headers'], string]>([
    ['blank', Buffer.from(' \n'), {}, 'empty'],
    ['half of JSON', Buffer.from('{"a":1'), {}, 'syntax'],
    ['JSON and more', Buffer.from('{"a":1}{'), {}, 'syntax'],
    ['gzip that is cut off', gzipSync('hello'.repeat(99)).subarray(0, 20), zipped, 'compression'],
    ['gzip that is none at all', Buffer.from('{"plain":true}'), zipped, 'compression'],
    ['in another encoding', Buffer.from('x'), { 'content-encoding': 'br' }, 'encoding'],
    ['in several encodings', Buffer.from('x'), { 'content-encoding': 'gzip, gzip' }, 'encoding'],
    ['too large by its length', Buffer.from('x'), { 'content-length': String(2 ** 25) }, 'size'],
  ])('%s, and it is left', async (_, body, headers, reason) => {
    let left = false;
    function* chunks() {
      try {
        yield body;
      } finally {
        left = true;
      }
    }
    const { client } = createHarness(() => ({ headers, chunks: chunks() }));
    expect(await rejection(client.builds.get(address))).toMatchObject({ reason });
    expect(left).toBe(true);
  });

  test('if the connection breaks, compressed or not', async () => {
    for (const headers of [zipped, {}]) {
      const chunks = [gzipSync('hello').subarray(0, 12)];
      const error = await rejection(read({ headers, chunks, bodyError: new Error('reset') }));
      expect(error).toMatchObject({ name: 'ConnectionError', cause: { message: 'reset' } });
    }
  });
});

describe('a message of the service', () => {
  const messageOf = async (message: string) => {
    const error = await rejection(read({ status: 400, json: { message } }));
    return (error as { readonly serviceMessage?: string }).serviceMessage;
  };

  test.each([
    ['two\r\nlines\u2028three\u0085four\u001b[31m', 'two  lines three four [31m'],
    ['x'.repeat(501), `${'x'.repeat(500)}…`],
    ['half \ud83d', 'half \ufffd'],
    [`${'x'.repeat(499)}😀`, `${'x'.repeat(499)}\ufffd…`],
  ])('becomes one line of at most 500 characters: %j', async (message, expected) => {
    expect(await messageOf(message)).toBe(expected);
  });
});
