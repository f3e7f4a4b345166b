import { describe, expect, it } from 'vitest';
import { ApiError, InvalidResponseError } from '../../../src/client/index.ts';
import { createHarness, rejection, secret, web } from '../support/harness.ts';
import type { Scripted } from '../support/scripted-transport.ts';

const kibibyte = 1024;
const asked = 1024 * kibibyte;
const job = { ...web, number: 42, job: '0190-a' };
const plain = { 'content-type': 'text/plain; charset=utf-8' };
const json = { 'content-type': 'application/json; charset=utf-8' };

function part(text: string, more: Partial<Scripted> = {}): Scripted {
  return { status: 206, headers: plain, text, ...more };
}

async function read(answer: Scripted) {
  return createHarness(answer).client.jobs.log(job);
}

describe('the end of a log', () => {
  it('is asked for as plain text, by a suffix, at an address of our own', async () => {
    const { client, transport } = createHarness(part('one\n'));
    expect(await client.jobs.log(job)).toEqual({ text: 'one\n', truncated: false });
    expect(transport.requests).toMatchObject([
      {
        method: 'GET',
        url: 'https://api.buildkite.com/v2/organizations/acme/pipelines/web/builds/42/jobs/0190-a/log',
        headers: {
          authorization: `Bearer ${secret}`,
          accept: 'text/plain',
          'accept-encoding': 'identity',
          range: 'bytes=-1048576',
        },
        fresh: false,
      },
    ]);
  });

  it('needs the ID of a job that cannot change the path', async () => {
    const { client, transport } = createHarness(part(''));
    const error = await rejection(client.jobs.log({ ...job, job: '../../cancel' }));
    expect(String(error)).toContain('job must be a slug');
    expect(transport.requests).toEqual([]);
  });

  it.each<[string, Scripted, string, boolean]>([
    [
      'begins at a line',
      part(`half a secret${'x'.repeat(asked)}\nwhole\nlast`.slice(-asked)),
      'whole\nlast',
      true,
    ],
    [
      'begins at a line where a server sends less than was asked for',
      part('half a line\nwhole\n', { headers: { ...plain, 'content-range': 'bytes 100-119/120' } }),
      'whole\n',
      true,
    ],
    ['shows nothing of a line that is longer than all that is kept', part('x'.repeat(asked)), '', true],
    [
      'is all of a log that is shorter',
      part('one\ntwo\n', { headers: { ...plain, 'content-range': 'bytes 0-7/8' } }),
      'one\ntwo\n',
      false,
    ],
    [
      'is empty for a log that is empty, and refused',
      { status: 416, json: { message: 'Range Not Satisfiable' } },
      '',
      false,
    ],
    ['is empty for a log of no bytes', { status: 200, headers: plain, text: '' }, '', false],
    [
      'replaces bytes that are no UTF-8, and a character that the range cut',
      part('', { chunks: [Buffer.from([0x9f, 0x98, 0x80, 10, 0xff, 0, 0x41])] }),
      '\ufffd\ufffd\ufffd\n\ufffd\u0000A',
      false,
    ],
    [
      'is read from JSON, whatever was asked for',
      { status: 200, headers: json, json: { url: 'x', content: 'one\ntwo', size: 5, header_times: [] } },
      'one\ntwo',
      false,
    ],
    [
      'shows nothing of a log that is one line of 64 MiB',
      { status: 200, headers: plain, chunks: Array(64).fill(Buffer.alloc(1024 * kibibyte, 'z')) },
      '',
      true,
    ],
  ])('%s', async (_, answer, text, truncated) => {
    expect(await read(answer)).toEqual({ text, truncated });
  });

  it('is no more than was asked for, if a server sends more', async () => {
    const log = await read(part(`${'x'.repeat(1023)}\n`.repeat(1030)));
    expect(log.truncated).toBe(true);
    expect(log.text).toHaveLength(asked - kibibyte);
  });

  const line = `${'y'.repeat(kibibyte - 1)}\n`;
  it.each<[string, Scripted]>([
    [
      'a server that knows no ranges',
      {
        status: 200,
        headers: plain,
        chunks: [...Array(3_000).fill(Buffer.from(line)), Buffer.from('the end')],
      },
    ],
    ['JSON', { status: 200, headers: json, json: { content: `${line.repeat(3_000)}the end` } }],
  ])('of %s is cut at a line, to 64 KiB', async (_, answer) => {
    const log = await read(answer);
    expect(log.truncated).toBe(true);
    expect(log.text.endsWith('\nthe end')).toBe(true);
    expect(log.text.length).toBeLessThanOrEqual(64 * kibibyte);
    expect(log.text.split('\n')).toHaveLength(64);
  });
});

/** The same bytes again and again; counts what is taken. */
function endless(piece: Uint8Array) {
  const taken = { bytes: 0 };
  const chunks = {
    *[Symbol.iterator]() {
      for (;;) {
        taken.bytes += piece.byteLength;
        yield piece;
      }
    },
  };
  return { taken, chunks: chunks as unknown as readonly Uint8Array[] };
}

describe('a log of more than 64 MiB', () => {
  it('is not read if the server says so', async () => {
    const piece = Buffer.alloc(kibibyte, 'y');
    const { taken, chunks } = endless(piece);
    const headers = { ...plain, 'content-length': String(1024 ** 3) };
    const error = await rejection(read({ status: 200, headers, chunks }));
    expect(error).toMatchObject({ reason: 'size' });
    expect(taken.bytes).toBeLessThanOrEqual(piece.length);
  });

  it('is left after 64 MiB', async () => {
    const { taken, chunks } = endless(Buffer.alloc(1024 * kibibyte, 'z'));
    const error = await rejection(read({ status: 200, headers: plain, chunks }));
    expect(error).toMatchObject({ reason: 'size', message: expect.stringContaining('64 MiB') });
    expect(taken.bytes).toBe(65 * 1024 * kibibyte);
  });
});

describe('no log', () => {
  it.each([
    ['a page', '{}', { 'content-type': 'text/html; charset=utf-8' }, 'encoding'],
    ['half of JSON', '{"content": "one', json, 'syntax'],
    ['JSON that is no object', 'null', json, 'encoding'],
    ['JSON of something else', '{"message": "one"}', json, 'encoding'],
  ])('is read from %s', async (_, text, headers, reason) => {
    const error = await rejection(read({ status: 200, headers, text }));
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error).toMatchObject({ reason });
  });

  it('comes without the scope, and the hint names it', async () => {
    const headers = { 'x-oauth-scopes': 'read_builds', 'x-accepted-oauth-scopes': 'read_build_logs' };
    const error = await rejection(read({ status: 403, headers, json: { message: 'No' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 403,
      hint: 'The token needs the scope read_build_logs; it has read_builds.',
    });
  });

  it('comes from a server that never answers, nor does the call last longer than it may', async () => {
    const { client } = createHarness({ hang: true });
    const error = await rejection(client.jobs.log(job, { timeoutMs: 20 }));
    expect(error).toMatchObject({ name: 'TimeoutError', phase: 'call' });
  });

  it('takes longer than 20 seconds', async () => {
    const { client, clock } = createHarness({ status: 503, json: { message: 'Down' } });
    const startedMs = clock.monotonic();
    expect(await rejection(client.jobs.log(job))).toMatchObject({ status: 503 });
    expect(clock.monotonic() - startedMs).toBeLessThanOrEqual(20_000);
  });
});
