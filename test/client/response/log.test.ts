import { describe, expect, it } from 'vitest';
import { createHarness, rejection, web } from '../support/harness.ts';
import type { Scripted } from '../support/scripted-transport.ts';

const mebibyte = 1024 ** 2;
const job = { ...web, number: 42, job: '0190-a' };
const plain = { 'content-type': 'text/plain; charset=utf-8' };
const from = (range: string) => ({ ...plain, 'content-range': `bytes ${range}` });

const part = (text: string, headers: Scripted['headers'] = plain): Scripted => ({
  status: 206,
  headers,
  text,
});
const all = (headers: Scripted['headers'], more: Scripted): Scripted => ({ status: 200, headers, ...more });
const read = (answer: Scripted) => createHarness(answer).client.jobs.log(job);

/** Lines of 1 KiB, of which the last MiB is kept but for the one that it begins within. */
const lines = `${'y'.repeat(1023)}\n`.repeat(1030);
const kept = lines.slice(7 * 1024);

describe('the end of a log', () => {
  it('is asked for as plain text, by a suffix, at an address of our own', async () => {
    const { client, transport } = createHarness(part('one\n'));
    expect(await client.jobs.log(job)).toEqual({ text: 'one\n', truncated: false });
    const headers = { accept: 'text/plain', 'accept-encoding': 'identity', range: 'bytes=-1048576' };
    expect(transport.requests).toMatchObject([
      { url: expect.stringMatching(/\/web\/builds\/42\/jobs\/0190-a\/log$/), headers },
    ]);
  });

  it('needs the ID of a job that cannot change the path', async () => {
    const { client, transport } = createHarness(part(''));
    const error = await rejection(client.jobs.log({ ...job, job: '../../cancel' }));
    expect(String(error)).toContain('job must be a slug');
    expect(transport.requests).toEqual([]);
  });

  it.each<[string, Scripted, string, boolean]>([
    ['begins at a line', part(lines.slice(-mebibyte - 5).slice(5)), kept, true],
    ['begins at a line of a shorter part', part('half\nfull\n', from('100-119/120')), 'full\n', true],
    ['shows nothing of one long line', part('x'.repeat(mebibyte)), '', true],
    ['is all of a shorter log', part('one\ntwo\n', from('0-7/8')), 'one\ntwo\n', false],
    ['is empty for an empty log', { status: 416, json: { message: 'Range Not Satisfiable' } }, '', false],
    ['is empty for a log of no bytes', all(plain, { text: '' }), '', false],
    [
      'replaces bytes that are no UTF-8',
      { ...part(''), chunks: [Buffer.from([0x9f, 0x98, 10, 0xff, 0, 0x41])] },
      '\ufffd\ufffd\n\ufffd\u0000A',
      false,
    ],
    ['is cut out of a complete log', all(plain, { text: `z${lines}` }), kept, true],
  ])('%s', async (_, answer, text, truncated) => {
    expect(await read(answer)).toEqual({ text, truncated });
  });
});

describe('no log', () => {
  /** The same bytes again and again; counts what is taken. */
  function endless(piece: Uint8Array) {
    const taken = { bytes: 0 };
    const chunks = (function* () {
      for (;;) {
        taken.bytes += piece.byteLength;
        yield piece;
      }
    })();
    return { taken, chunks };
  }

  it.each<[string, Record<string, string>, number]>([
    ['says that it has more than 64 MiB', { 'content-length': String(1024 ** 3) }, 1],
    ['has more than 64 MiB', {}, 65],
  ])('is read that %s', async (_, headers, most) => {
    const { taken, chunks } = endless(Buffer.alloc(mebibyte, 'z'));
    const error = await rejection(read(all({ ...plain, ...headers }, { chunks })));
    expect(error).toMatchObject({ reason: 'size' });
    expect(taken.bytes).toBeLessThanOrEqual(most * mebibyte);
  });

  it.each([
    ['a page', { 'content-type': 'text/html; charset=utf-8' }],
    ['JSON', { 'content-type': 'application/json' }],
  ])('is read from %s', async (_, headers) => {
    const error = await rejection(read(all(headers, { text: '{"content":"one"}' })));
    expect(error).toMatchObject({ name: 'InvalidResponseError', reason: 'encoding' });
  });

  it('takes longer than 20 seconds, or than the caller allows', async () => {
    const { client, clock } = createHarness({ status: 503, json: { message: 'Down' } });
    const startedMs = clock.monotonic();
    expect(await rejection(client.jobs.log(job))).toMatchObject({ status: 503 });
    expect(clock.monotonic() - startedMs).toBeLessThanOrEqual(20_000);
    const silent = createHarness({ hang: true }).client.jobs.log(job, { timeoutMs: 20 });
    expect(await rejection(silent)).toMatchObject({ name: 'TimeoutError', phase: 'call' });
  });
});
