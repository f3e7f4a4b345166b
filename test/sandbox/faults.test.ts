import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import { createScaledClock } from '../../src/sandbox/clock.ts';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import { builds, origin, seedOf, settled, start, web } from './harness.ts';

const order = { commit: 'HEAD', branch: 'main' };
const create = { body: { ...order, meta_data: { key: 'value' } } };

function faulty(...faults: readonly Fault[]) {
  const kit = start({
    seed: seedOf(settled({}), { history: [5, 4, 3, 2, 1].map((minutes) => ({ ageMs: minutes * 60_000 })) }),
  });
  for (const fault of faults) kit.sandbox.faults.add(fault);
  const numbers = () => kit.sandbox.world.builds(web).map(({ number }) => number);
  return { ...kit, numbers };
}

/** What became of a body: its text, or why it broke off after how much. */
async function readThrough(response: Response): Promise<{ text: string; error: unknown }> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const piece of response.body ?? []) text += decoder.decode(piece, { stream: true });
    return { text, error: null };
  } catch (error) {
    return { text, error };
  }
}

const get = (path: string) =>
  new Request(`${origin}${path}`, { headers: { authorization: 'Bearer bkua_sandbox_all' } });

describe('which answers a fault happens to', () => {
  const broken: Fault = { kind: 'status', status: 500 };
  const asks = ['GET /v2/builds', `GET ${builds}`, `POST ${builds}`, `GET ${builds}/1`, 'GET /nope'];

  async function statuses(fault: Fault): Promise<number[]> {
    const { ask } = faulty({ ...fault, times: 'always' });
    const replies = [];
    for (const each of asks) {
      const [method = '', path = ''] = each.split(' ');
      replies.push(await ask(method, path, method === 'POST' ? create : {}));
    }
    return replies.map(({ status }) => status);
  }

  it.each([
    ['any', undefined, [500, 500, 500, 500, 500]],
    ['those of an endpoint', 'builds.get', [200, 200, 201, 500, 404]],
    ['those of a method', { method: 'POST' }, [200, 200, 500, 200, 404]],
    ['those of a path', { path: '*/builds/*' }, [200, 200, 201, 500, 404]],
    ['those of both', { method: 'GET', path: '/v2/organizations/*' }, [200, 500, 201, 500, 404]],
    ['those of no endpoint', { path: '/nope' }, [200, 200, 201, 200, 500]],
  ] as const)('%s', async (_, on, expected) => {
    expect(await statuses({ ...broken, on })).toEqual(expected);
  });

  it('the next one, or the next few, after leaving some alone', async () => {
    const { ask, sandbox } = faulty({ ...broken, skip: 1, times: 2 });
    const seen: number[] = [];
    for (let count = 0; count < 5; count += 1) seen.push((await ask('GET', '/v2/builds')).status);
    expect(seen).toEqual([200, 500, 500, 200, 200]);
    expect(sandbox.faults.pending()).toEqual([]);
    expect(sandbox.requests.entries().map(({ faults }) => faults)).toEqual([
      [],
      ['status'],
      ['status'],
      [],
      [],
    ]);
  });

  it('one after the other, where each gives an answer of its own', async () => {
    const { ask } = faulty(broken, { kind: 'status', status: 502 });
    const seen: number[] = [];
    for (let count = 0; count < 3; count += 1) seen.push((await ask('GET', '/v2/builds')).status);
    expect(seen).toEqual([500, 502, 200]);
  });

  it('both at once, where each only harms it', async () => {
    const { ask } = faulty(
      { kind: 'headers', set: { 'x-one': '1' } },
      { kind: 'garble', body: '{"half":', contentType: 'text/plain' },
    );
    const reply = await ask('GET', '/v2/builds');
    expect([reply.headers.get('x-one'), reply.text]).toEqual(['1', '{"half":']);
  });

  it('none after they are cleared; what is pending can be read', async () => {
    const { ask, sandbox } = faulty(broken, { kind: 'reset', times: 'always' });
    expect(sandbox.faults.pending()).toEqual([
      { fault: broken, left: 1 },
      { fault: { kind: 'reset', times: 'always' }, left: 'always' },
    ]);
    sandbox.faults.clear();
    expect((await ask('GET', '/v2/builds')).status).toBe(200);
  });

  it.each([
    [{ kind: 'explode' }, 'no fault of the kind "explode"'],
    [{ kind: 'reset', on: 'builds.eat' }, 'no endpoint "builds.eat"'],
    [{ kind: 'reset', times: 0 }, 'whole number above zero'],
    [{ kind: 'reset', times: 1.5 }, 'whole number above zero'],
    [{ kind: 'reset', skip: -1 }, 'whole number'],
    [{ kind: 'status' }, 'status from 200 to 599'],
    [{ kind: 'status', status: 99 }, 'status from 200 to 599'],
    [{ kind: 'late' }, '"late" needs afterMs'],
    [{ kind: 'slow', pieceBytes: 1 }, '"slow" needs pauseMs'],
    [{ kind: 'ignore' }, '"ignore" needs parameters'],
  ])('refuses %j', (fault, message) => {
    expect(() => faulty(fault as Fault)).toThrow(message);
  });
});

describe('no answer of the service', () => {
  it('a status with a body of HTML, as of a proxy', async () => {
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

  it('a status with a body of JSON, and any headers: a 429 of one window only', async () => {
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

  it('a stall, until who asked gives up', async () => {
    const { sandbox } = faulty({ kind: 'stall' });
    const patience = new AbortController();
    const answer = sandbox.fetch(new Request(get('/v2/builds'), { signal: patience.signal }));
    const settled = await Promise.race([answer, new Promise((resolve) => setImmediate(resolve, 'stalled'))]);
    expect(settled).toBe('stalled');
    patience.abort(new Error('gave up'));
    await expect(answer).rejects.toThrow('gave up');
  });
});

describe('a harmed answer', () => {
  it('comes late', async () => {
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

  it('breaks off half way, or after so many bytes', async () => {
    const { sandbox, get: read } = faulty({ kind: 'cut' }, { kind: 'cut', afterBytes: 10, skip: 1 });
    const half = await readThrough(await sandbox.fetch(get('/v2/builds')));
    const ten = await readThrough(await sandbox.fetch(get('/v2/builds')));
    const whole = (await read('/v2/builds')).text;
    expect(half.text).toBe(whole.slice(0, Math.floor(whole.length / 2)));
    expect(half.error).toMatchObject({ code: 'ECONNRESET' });
    expect(ten).toMatchObject({ text: whole.slice(0, 10), error: { code: 'ECONNRESET' } });
  });

  it('comes in small pieces, each after a pause', async () => {
    const { sandbox, clock, get: read } = faulty({ kind: 'slow', pieceBytes: 4_000, pauseMs: 1_000 });
    const response = await sandbox.fetch(get(`${builds}?per_page=2`));
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

  it('is garbage, half a document, nothing at all, or of another type; a write is done all the same', async () => {
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

  it('lies in its headers, or has none', async () => {
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

describe('a service that does not do as it is asked', () => {
  it.each([
    ['reset', { kind: 'unanswered' }, 'ECONNRESET'],
    ['status', { kind: 'unanswered', failure: { kind: 'status', status: 502 } }, 502],
  ] as const)('carries the request out, but answers with a %s', async (_, fault, outcome) => {
    const { ask, numbers } = faulty(fault);
    const reply = await ask('POST', builds, create).then(
      ({ status }) => status,
      (error) => error.code,
    );
    expect(reply).toBe(outcome);
    expect(numbers()).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it('carries it out and stalls', async () => {
    const { sandbox, numbers } = faulty({ kind: 'unanswered', failure: { kind: 'stall' } });
    const patience = new AbortController();
    const asked = new Request(`${origin}${builds}`, {
      method: 'POST',
      body: JSON.stringify(order),
      headers: { authorization: 'Bearer bkua_sandbox_all' },
      signal: patience.signal,
    });
    const answer = sandbox.fetch(asked);
    await new Promise((resolve) => setImmediate(resolve));
    expect(numbers()).toHaveLength(6);
    patience.abort(new Error('gave up'));
    await expect(answer).rejects.toThrow('gave up');
  });

  it('carries it out some time after it failed, at that time and after what came between', async () => {
    const { ask, numbers, clock, sandbox } = faulty({ kind: 'late', afterMs: 8_000 });
    const failedAt = clock.now();
    await expect(ask('POST', builds, create)).rejects.toMatchObject({ code: 'ECONNRESET' });
    clock.advance(5_000);
    const between = await ask<Build>('POST', builds, { body: order });
    expect(between.body.number).toBe(6);
    clock.advance(2_999);
    expect(numbers()).toHaveLength(6);
    clock.advance(60_000);
    expect(numbers()).toHaveLength(7);
    expect(sandbox.world.build({ ...web, number: 7 })).toMatchObject({
      createdAt: failedAt + 8_000,
      meta_data: { key: 'value' },
    });
  });

  it('counts the delays of faults in unscaled time', async () => {
    const clock = createScaledClock({ speed: 1_000 });
    const { sandbox, ask } = start({ clock });
    sandbox.faults.add({ kind: 'late', afterMs: 60_000 });
    await ask('POST', builds, create).catch(() => null);
    clock.advance(59_000_000);
    expect(sandbox.world.builds(web)).toHaveLength(0);
    clock.advance(1_000_000);
    expect(sandbox.world.builds(web)).toHaveLength(1);
  });

  it('does not see young builds yet, neither in lists nor alone', async () => {
    const { ask, get: read, clock } = faulty({ kind: 'lag', youngerThanMs: 10_000, times: 'always' });
    await ask('POST', builds, create);
    const seen = async () => [
      (await read<Build[]>(builds)).body.length,
      (await read<Build[]>('/v2/builds')).body.length,
      (await read(`${builds}/6`)).status,
    ];
    expect(await seen()).toEqual([5, 5, 404]);
    clock.advance(10_000);
    expect(await seen()).toEqual([6, 6, 200]);
  });

  it('ignores filters', async () => {
    const { get: read } = faulty({ kind: 'ignore', parameters: ['meta_data', 'exclude_jobs'], times: 2 });
    const query = `${builds}?meta_data[key]=value&exclude_jobs=true&per_page=4`;
    const { body } = await read<Build[]>(query);
    expect([body.length, 'jobs' in (body[0] ?? {})]).toEqual([4, true]);
    await read(builds);
    expect((await read<Build[]>(query)).body).toEqual([]);
  });

  it('drops meta-data', async () => {
    const { ask } = faulty({ kind: 'forget', fields: ['meta_data'], on: 'builds.create' });
    const { body } = await ask<Build>('POST', builds, create);
    expect([body.meta_data, body.branch]).toEqual([{}, 'main']);
  });

  it('pages without end: always the same page, always a next one', async () => {
    const { get: read } = faulty({ kind: 'pages', serve: 1, step: 1, times: 'always' });
    for (const page of [1, 2, 99]) {
      const { body, headers } = await read<Build[]>(`${builds}?per_page=2&page=${page}`);
      expect(body.map(({ number }) => number)).toEqual([5, 4]);
      expect(headers.get('link')).toContain(`page=${page + 1}>; rel="next"`);
    }
  });

  it.each([
    [{ step: -1 }, `<${origin}${builds}?page=1&per_page=2>; rel="next"`],
    [{ step: 0 }, `<${origin}${builds}?page=2&per_page=2>; rel="next"`],
    [{ origin: 'https://evil.example' }, `<https://evil.example${builds}?page=3&per_page=2>; rel="next"`],
  ])('links wrongly: %j', async (wrong, link) => {
    const { get: read } = faulty({ kind: 'pages', ...wrong });
    const { body, headers } = await read<Build[]>(`${builds}?page=2&per_page=2`);
    expect(body.map(({ number }) => number)).toEqual([3, 2]);
    expect(headers.get('link')).toBe(link);
  });
});
