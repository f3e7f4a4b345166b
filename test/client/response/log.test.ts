import { describe, expect, it } from 'vitest';
import { ApiError, InvalidResponseError } from '../../../src/client/index.ts';
import { createHarness, rejection, secret, web } from '../support/harness.ts';
import type { Scripted } from '../support/scripted-transport.ts';

const kibibyte = 1024;
const kept = 64 * kibibyte;
const asked = 1024 * kibibyte;
const job = { ...web, number: 42, job: '0190-a' };
const plain = { 'content-type': 'text/plain; charset=utf-8' };

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

  it('begins at a line', async () => {
    const text = `half a secret${'x'.repeat(asked)}\nwhole\nlast`.slice(-asked);
    expect(await read(part(text))).toEqual({ text: 'whole\nlast', truncated: true });
  });

  it('begins at a line where a server sends less than was asked for', async () => {
    const headers = { ...plain, 'content-range': 'bytes 100-119/120' };
    expect(await read(part('half a line\nwhole\n', { headers }))).toEqual({
      text: 'whole\n',
      truncated: true,
    });
  });

  it('shows nothing of a line that is longer than all that is kept', async () => {
    expect(await read(part('x'.repeat(asked)))).toEqual({ text: '', truncated: true });
  });

  it('is no more than was asked for, if a server sends more', async () => {
    const log = await read(part(`${'x'.repeat(1023)}\n`.repeat(1030)));
    expect(log.truncated).toBe(true);
    expect(log.text).toHaveLength(asked - kibibyte);
  });

  it('is all of a log that is shorter', async () => {
    const headers = { ...plain, 'content-range': 'bytes 0-7/8' };
    expect(await read(part('one\ntwo\n', { headers }))).toEqual({ text: 'one\ntwo\n', truncated: false });
  });

  it.each([
    ['refused, because it is empty', { status: 416, json: { message: 'Range Not Satisfiable' } }],
    ['of no bytes', { status: 200, headers: plain, text: '' }],
  ])('is empty for a log %s', async (_, answer: Scripted) => {
    expect(await read(answer)).toEqual({ text: '', truncated: false });
  });

  it('replaces bytes that are no UTF-8, and a character that the range cut', async () => {
    const bytes = Buffer.concat([Buffer.from([0x9f, 0x98, 0x80, 10]), Buffer.from([0xff, 0, 0x41])]);
    expect(await read(part('', { chunks: [bytes] }))).toEqual({
      text: '\ufffd\ufffd\ufffd\n\ufffd\u0000A',
      truncated: false,
    });
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

describe('a server that knows no ranges', () => {
  const line = Buffer.from(`${'y'.repeat(kibibyte - 1)}\n`);

  it('is read to the end, and the end is kept', async () => {
    const chunks = [...Array.from({ length: 3_000 }, () => line), Buffer.from('the end')];
    const log = await read({ status: 200, headers: plain, chunks });
    expect(log.truncated).toBe(true);
    expect(log.text.endsWith('\nthe end')).toBe(true);
    expect(log.text.length).toBeLessThanOrEqual(kept);
    expect(log.text.split('\n')).toHaveLength(64);
  });

  it('is not read if it says that the log has more than 64 MiB', async () => {
    const { taken, chunks } = endless(line);
    const headers = { ...plain, 'content-length': String(1024 ** 3) };
    const error = await rejection(read({ status: 200, headers, chunks }));
    expect(error).toMatchObject({ reason: 'size' });
    expect(taken.bytes).toBeLessThanOrEqual(line.length);
  });

  it('is left after 64 MiB', async () => {
    const { taken, chunks } = endless(Buffer.alloc(1024 * kibibyte, 'z'));
    const error = await rejection(read({ status: 200, headers: plain, chunks }));
    expect(error).toMatchObject({ reason: 'size', message: expect.stringContaining('64 MiB') });
    expect(taken.bytes).toBe(65 * 1024 * kibibyte);
  });

  it('shows nothing of a log that is one line of 64 MiB', async () => {
    const chunks = Array.from({ length: 64 }, () => Buffer.alloc(1024 * kibibyte, 'z'));
    expect(await read({ status: 200, headers: plain, chunks })).toEqual({ text: '', truncated: true });
  });
});

describe('a log in JSON, whatever was asked for', () => {
  const json = { 'content-type': 'application/json; charset=utf-8' };
  const readJson = (content: string) =>
    read({ status: 200, headers: json, json: { url: 'x', content, size: 5, header_times: [] } });

  it('is read', async () => {
    expect(await readJson('one\ntwo')).toEqual({ text: 'one\ntwo', truncated: false });
  });

  it('is cut at a line, to the same size as any other', async () => {
    const line = `${'y'.repeat(kibibyte - 1)}\n`;
    const log = await readJson(`${line.repeat(3_000)}the end`);
    expect(log.truncated).toBe(true);
    expect(log.text.split('\n')).toHaveLength(64);
    expect(log.text.endsWith('\nthe end')).toBe(true);
  });

  it.each([
    ['no JSON', '{"content": "one', 'syntax'],
    ['no object', 'null', 'encoding'],
    ['something else', '{"message": "one"}', 'encoding'],
  ])('is not read from %s', async (_, text, reason) => {
    const error = await rejection(read({ status: 200, headers: json, text }));
    expect(error).toMatchObject({ reason });
  });
});

describe('no log', () => {
  it('is read from a page', async () => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const error = await rejection(read({ status: 200, headers, text: '{}' }));
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error).toMatchObject({ reason: 'encoding' });
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
