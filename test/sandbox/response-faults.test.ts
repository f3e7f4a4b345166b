import { describe, expect, it } from 'vitest';
import { create, faulty, readThrough, request } from './faulty.ts';
import { builds, start } from './harness.ts';

describe('a damaged response', () => {
  it('arrives late', async () => {
    const { ask, clock } = faulty({ kind: 'delay', ms: 5_000 });
    let status = 0;
    const reply = ask('GET', '/v2/builds').then((answer) => {
      status = answer.status;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(status).toBe(0);
    clock.advance(5_000);
    await reply;
    expect(status).toBe(200);
  });

  it('breaks off half way, or after a number of bytes', async () => {
    const { sandbox, get: read } = faulty({ kind: 'cut' }, { kind: 'cut', afterBytes: 10, skip: 1 });
    const half = await readThrough(await sandbox.fetch(request('/v2/builds')));
    const ten = await readThrough(await sandbox.fetch(request('/v2/builds')));
    const whole = (await read('/v2/builds')).text;
    expect(half.text).toBe(whole.slice(0, Math.floor(whole.length / 2)));
    expect(half.error).toMatchObject({ code: 'ECONNRESET' });
    expect(ten).toMatchObject({ text: whole.slice(0, 10), error: { code: 'ECONNRESET' } });
  });

  it('arrives in small pieces, each after a pause', async () => {
    const { sandbox, clock, get: read } = faulty({ kind: 'slow', pieceBytes: 4_000, pauseMs: 1_000 });
    const response = await sandbox.fetch(request(`${builds}?per_page=2`));
    const reader = response.body?.getReader();
    let size = 0;
    let pauses = 0;
    for (;;) {
      const piece = reader?.read();
      await new Promise((resolve) => setImmediate(resolve));
      clock.advance(1_000);
      const taken = await piece;
      if (!taken || taken.done) break;
      expect(taken.value.length).toBeLessThanOrEqual(4_000);
      size += taken.value.length;
      pauses += 1;
    }
    expect(size).toBe((await read(`${builds}?per_page=2`)).text.length);
    expect(pauses).toBe(Math.ceil(size / 4_000));
  });

  it('can be garbage, half a document, empty, or of another type; a write is still carried out', async () => {
    const { ask, numbers } = faulty(
      { kind: 'garble', body: '\u0000\u0001garbage' },
      { kind: 'garble', body: '{"id":"', skip: 1 },
      { kind: 'garble', body: '', skip: 2 },
      { kind: 'garble', body: '<p>hello</p>', contentType: 'text/html', skip: 3 },
    );
    const replies = [];
    for (let count = 0; count < 4; count += 1) replies.push(await ask('POST', builds, create));
    expect(replies.map(({ status, text }) => [status, text])).toEqual([
      [201, '\u0000\u0001garbage'],
      [201, '{"id":"'],
      [201, ''],
      [201, '<p>hello</p>'],
    ]);
    expect(replies[3]?.headers.get('content-type')).toBe('text/html');
    expect(numbers()).toHaveLength(9);
  });

  it('can have wrong headers, or none', async () => {
    const { get: read, sandbox } = start({ rateLimits: {} });
    sandbox.faults.add({
      kind: 'headers',
      set: { 'RateLimit-Remaining': '-1' },
      remove: ['RateLimit-User-*'],
    });
    sandbox.faults.add({ kind: 'headers', remove: ['*'], skip: 1 });
    const lie = (await read('/v2/builds')).headers;
    expect([
      lie.get('ratelimit-remaining'),
      lie.get('ratelimit-user-limit'),
      lie.get('ratelimit-limit'),
    ]).toEqual(['-1', null, '200']);
    const bare = await read('/v2/builds');
    expect([[...bare.headers], bare.status]).toEqual([[], 200]);
  });
});
