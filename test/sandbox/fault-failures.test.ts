import { describe, expect, it } from 'vitest';
import { create, faulty, request } from './faulty.ts';
import { builds } from './harness.ts';

describe('a fault can replace the response by', () => {
  it('a status with an HTML body, as from a proxy', async () => {
    const { ask } = faulty({
      kind: 'status',
      status: 502,
      body: '<h1>Bad gateway</h1>',
      headers: { via: 'proxy' },
    });
    const reply = await ask('GET', '/v2/builds');
    expect(reply).toMatchObject({ status: 502, text: '<h1>Bad gateway</h1>' });
    expect([reply.headers.get('content-type'), reply.headers.get('via')]).toEqual([
      'text/html; charset=utf-8',
      'proxy',
    ]);
  });

  it('a status with a JSON body, and any headers: a 429 of one window only', async () => {
    const { ask } = faulty({
      kind: 'status',
      status: 429,
      body: { message: 'Slow down', scope: 'rest_user' },
      headers: { 'RateLimit-User-Reset': '7' },
    });
    const reply = await ask('GET', '/v2/builds');
    expect(reply).toMatchObject({ status: 429, body: { message: 'Slow down', scope: 'rest_user' } });
    expect(reply.headers.get('ratelimit-user-reset')).toBe('7');
  });

  it('a redirect', async () => {
    const { ask } = faulty({ kind: 'status', status: 302, headers: { location: 'https://evil.example/' } });
    const reply = await ask('GET', '/v2/builds');
    expect([reply.status, reply.headers.get('location'), reply.text]).toEqual([
      302,
      'https://evil.example/',
      '',
    ]);
  });

  it('a reset: the request is not carried out', async () => {
    const { ask, numbers, sandbox } = faulty({ kind: 'reset' });
    await expect(ask('POST', builds, create)).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(numbers()).toHaveLength(5);
    expect(sandbox.requests.entries()).toMatchObject([{ status: null, faults: ['reset'] }]);
  });

  it('a stall, which ends at once if the request is already aborted', async () => {
    const { sandbox } = faulty({ kind: 'stall' });
    const asked = request('/v2/builds');
    Object.defineProperty(asked, 'signal', { value: AbortSignal.abort(new Error('gave up')) });
    await expect(sandbox.fetch(asked)).rejects.toThrow('gave up');
  });

  it('a stall, until the request is aborted', async () => {
    const { sandbox } = faulty({ kind: 'stall' });
    const patience = new AbortController();
    const answer = sandbox.fetch(new Request(request('/v2/builds'), { signal: patience.signal }));
    const settled = await Promise.race([answer, new Promise((resolve) => setImmediate(resolve, 'stalled'))]);
    expect(settled).toBe('stalled');
    patience.abort(new Error('gave up'));
    await expect(answer).rejects.toThrow('gave up');
  });
});
