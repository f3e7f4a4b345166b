import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import { createScaledClock } from '../../src/sandbox/clock.ts';
import type { Fault } from '../../src/sandbox/fault/fault.ts';
import { builds, order, origin, seedOf, settled, start, web } from './harness.ts';

const list = '/v2/builds';
const headers = { authorization: 'Bearer bkua_sandbox_all' };
/** A create that can be looked up. */
const create = { body: { ...order, meta_data: { key: 'value' } } };
const broken: Fault = { kind: 'status', status: 500 };
const turn = () => new Promise((resolve) => setImmediate(resolve, 'nothing'));

/** A sandbox with five past builds and these faults. */
function faulty(...faults: readonly Fault[]) {
  const history = [5, 4, 3, 2, 1].map((minutes) => ({ ageMs: minutes * 60_000 }));
  const kit = start({ seed: seedOf(settled({}), { history }) });
  for (const fault of faults) kit.sandbox.faults.add(fault);
  const numbers = () => kit.sandbox.world.builds(web).map(({ number }) => number);
  const statuses = async (count: number) => {
    const seen = [];
    for (let index = 0; index < count; index += 1) seen.push((await kit.get(list)).status);
    return seen;
  };
  /** Creates a build: the status, or the code of the error. */
  const attempt = () =>
    kit.ask('POST', builds, create).then(
      ({ status }) => status,
      ({ code }) => code,
    );
  return { ...kit, numbers, statuses, attempt };
}

describe('a fault applies to', () => {
  const asks = [`GET ${list}`, `GET ${builds}?page=2`, `POST ${builds}`, `GET ${builds}/1`, 'GET /nope'];

  it.each([
    ['any', undefined, [500, 500, 500, 500, 500]],
    ['those of an endpoint', 'builds.get', [200, 200, 201, 500, 404]],
    ['those of a method', { method: 'POST' }, [200, 200, 500, 200, 404]],
    ['those of a path', { path: '*/builds/*' }, [200, 200, 201, 500, 404]],
    ['those of no endpoint', { path: '/nope' }, [200, 200, 201, 200, 500]],
    ['those with a query', { query: '*page=2*' }, [200, 500, 201, 200, 404]],
  ] as const)('the right responses: %s', async (_, on, expected) => {
    const { ask } = faulty({ ...broken, on, times: 'always' });
    const seen = [];
    for (const each of asks) {
      const [method = '', path = ''] = each.split(' ');
      seen.push((await ask(method, path, method === 'POST' ? create : {})).status);
    }
    expect(seen).toEqual(expected);
  });

  it('the next response, or the next few, after leaving some alone', async () => {
    const { statuses, sandbox } = faulty({ ...broken, skip: 1, times: 2 });
    expect(await statuses(5)).toEqual([200, 500, 500, 200, 200]);
    expect(sandbox.faults.pending()).toEqual([]);
    const noted = sandbox.requests.entries().map(({ faults }) => faults);
    expect(noted).toEqual([[], ['status'], ['status'], [], []]);
  });

  it('one response after the other, if each fault responds by itself', async () => {
    const { statuses } = faulty(broken, { kind: 'status', status: 502 });
    expect(await statuses(3)).toEqual([500, 502, 200]);
  });

  it('the same response, if each only damages it', async () => {
    const { get } = faulty(
      { kind: 'headers', set: { 'x-one': '1' } },
      { kind: 'garble', body: '{"half":', contentType: 'text/plain' },
    );
    const reply = await get(list);
    expect([reply.headers.get('x-one'), reply.text]).toEqual(['1', '{"half":']);
  });

  it('the responses chosen when a request arrives: a delayed one takes nothing from later ones', async () => {
    const { get, clock } = faulty({ kind: 'delay', ms: 5_000 }, { ...broken, skip: 1 });
    const delayed = get(list);
    expect(await Promise.race([delayed, turn()])).toBe('nothing');
    const second = await get(list);
    clock.advance(5_000);
    expect([(await delayed).status, second.status]).toEqual([200, 500]);
  });

  it('no response after it is cleared, and is listed while it is pending', async () => {
    const { statuses, sandbox } = faulty(broken, { kind: 'reset', times: 'always' });
    expect(sandbox.faults.pending()).toEqual([broken, { kind: 'reset', times: 'always' }]);
    sandbox.faults.clear();
    expect(await statuses(1)).toEqual([200]);
  });
});

describe('a fault can replace the response by', () => {
  const html = 'text/html; charset=utf-8';
  const json = 'application/json; charset=utf-8';
  it.each([
    ['a page of a proxy', { status: 502, body: '<h1>Bad</h1>', headers: { via: 'p' } }, '<h1>Bad</h1>', html],
    ['JSON', { status: 429, body: {}, headers: { via: 'p' } }, '{}', json],
    ['a redirect', { status: 302, headers: { via: 'p', location: 'https://evil.example/' } }, '', null],
  ])('a status: %s', async (_, fault, text, type) => {
    const reply = await faulty({ kind: 'status', ...fault }).get(list);
    expect(reply).toMatchObject({ status: fault.status, text });
    expect([reply.headers.get('content-type'), reply.headers.get('via')]).toEqual([type, 'p']);
  });

  it('a reset: the request is not carried out', async () => {
    const { attempt, numbers, sandbox } = faulty({ kind: 'reset' });
    expect(await attempt()).toBe('ECONNRESET');
    expect(numbers()).toHaveLength(5);
    expect(sandbox.requests.entries()).toMatchObject([{ status: null, faults: ['reset'] }]);
  });

  it('a stall, until the request is aborted, or at once if it already is', async () => {
    const { sandbox } = faulty({ kind: 'stall', times: 2 });
    const patience = new AbortController();
    const answer = sandbox.fetch(new Request(`${origin}${list}`, { headers, signal: patience.signal }));
    expect(await Promise.race([answer, turn()])).toBe('nothing');
    patience.abort(new Error('gave up'));
    await expect(answer).rejects.toThrow('gave up');
    const aborted = new Request(`${origin}${list}`, { headers });
    Object.defineProperty(aborted, 'signal', { value: AbortSignal.abort(new Error('gave up')) });
    await expect(sandbox.fetch(aborted)).rejects.toThrow('gave up');
  });
});

describe('a damaged response', () => {
  /** The text of a body as far as it can be read, and the error that ended it. */
  async function readThrough(response: Response) {
    const decoder = new TextDecoder();
    let text = '';
    try {
      for await (const piece of response.body ?? []) text += decoder.decode(piece, { stream: true });
      return { text, error: null };
    } catch (error) {
      return { text, error };
    }
  }

  it('breaks off half way, or after a number of bytes', async () => {
    const { sandbox, get } = faulty({ kind: 'cut' }, { kind: 'cut', afterBytes: 10, skip: 1 });
    const read = async () => readThrough(await sandbox.fetch(new Request(`${origin}${list}`, { headers })));
    const [half, ten] = [await read(), await read()];
    const { text } = await get(list);
    const error = { code: 'ECONNRESET' };
    expect(half).toMatchObject({ text: text.slice(0, Math.floor(text.length / 2)), error });
    expect(ten).toMatchObject({ text: text.slice(0, 10), error });
  });

  it('arrives in small pieces, each after a pause', async () => {
    const { sandbox, clock, get } = faulty({ kind: 'slow', pieceBytes: 4_000, pauseMs: 1_000 });
    const response = await sandbox.fetch(new Request(`${origin}${builds}?per_page=2`, { headers }));
    const text = response.text();
    const { length } = (await get(`${builds}?per_page=2`)).text;
    for (let left = length; left > 0; left -= 4_000) {
      expect(await Promise.race([text, turn()])).toBe('nothing');
      clock.advance(1_000);
      await turn();
    }
    expect((await text).length).toBe(length);
  });

  it('can be garbage, half a document, empty, or of another type; a write is still carried out', async () => {
    const bodies = ['\u0000\u0001garbage', '{"id":"', '', '<p>hello</p>'];
    const { ask, numbers } = faulty(
      ...bodies.map((body, skip) => ({ kind: 'garble', body, skip, contentType: 'text/html' }) as const),
    );
    for (const text of bodies) {
      const reply = await ask('POST', builds, create);
      expect([reply.status, reply.text, reply.headers.get('content-type')]).toEqual([201, text, 'text/html']);
    }
    expect(numbers()).toHaveLength(9);
  });

  it('can have wrong headers, or none', async () => {
    const { get, sandbox } = start({ rateLimits: {} });
    sandbox.faults.add({
      kind: 'headers',
      set: { 'RateLimit-Remaining': '-1' },
      remove: ['RateLimit-User-*'],
    });
    sandbox.faults.add({ kind: 'headers', remove: ['*'], skip: 1 });
    const lie = (await get(list)).headers;
    const shown = ['ratelimit-remaining', 'ratelimit-user-limit', 'ratelimit-limit'];
    expect(shown.map((name) => lie.get(name))).toEqual(['-1', null, '200']);
    const bare = await get(list);
    expect([[...bare.headers], bare.status]).toEqual([[], 200]);
  });
});

describe('a service that misbehaves', () => {
  it.each([
    [undefined, 'ECONNRESET'],
    [{ kind: 'status', status: 502 }, 502],
    [{ kind: 'stall' }, 'nothing'],
  ] as const)('carries the request out, but answers otherwise: %j', async (failure, outcome) => {
    const { attempt, numbers } = faulty({ kind: 'unanswered', ...(failure && { failure }) });
    expect(await Promise.race([attempt(), turn()])).toBe(outcome);
    expect(numbers()).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it('carries the request out some time after it failed, and after the requests in between', async () => {
    const { ask, attempt, numbers, clock, sandbox } = faulty({ kind: 'late', afterMs: 8_000 });
    const failedAt = clock.now();
    expect(await attempt()).toBe('ECONNRESET');
    clock.advance(5_000);
    expect((await ask<Build>('POST', builds, { body: order })).body.number).toBe(6);
    clock.advance(2_999);
    expect(numbers()).toHaveLength(6);
    clock.advance(60_000);
    expect(numbers()).toHaveLength(7);
    const late = { createdAt: failedAt + 8_000, meta_data: { key: 'value' } };
    expect(sandbox.world.build({ ...web, number: 7 })).toMatchObject(late);
  });

  it('carries the request out in the order of time, between scheduled events', async () => {
    const platform = settled({ waitMs: 0, runMs: 5_000 }, 'wait', { trigger: 'web' });
    const pipelines = [
      { slug: 'web', script: settled({}) },
      { slug: 'platform', script: platform },
    ];
    const { sandbox, clock, ask } = start({ seed: { organizations: [{ slug: 'acme', pipelines }] } });
    for (const afterMs of [2_000, 8_000]) sandbox.faults.add({ kind: 'late', afterMs });
    sandbox.world.run({ organization: 'acme', pipeline: 'platform' });
    await Promise.allSettled([ask('POST', builds, create), ask('POST', builds, create)]);
    clock.advance(60_000);
    expect(sandbox.world.builds(web).map(({ source }) => source)).toEqual(['api', 'trigger_job', 'api']);
  });

  it('does not find new builds yet, neither in lists nor by number', async () => {
    const { attempt, get, clock } = faulty({ kind: 'lag', youngerThanMs: 10_000, times: 'always' });
    await attempt();
    const seen = async () => [
      (await get<Build[]>(builds)).body.length,
      (await get<Build[]>(list)).body.length,
      (await get(`${builds}/6`)).status,
    ];
    expect(await seen()).toEqual([5, 5, 404]);
    clock.advance(10_000);
    expect(await seen()).toEqual([6, 6, 200]);
  });

  it('ignores filters', async () => {
    const { get } = faulty({ kind: 'ignore', parameters: ['meta_data', 'exclude_jobs'] });
    const query = `${builds}?meta_data[key]=value&exclude_jobs=true&per_page=4`;
    const { body } = await get<Build[]>(query);
    expect([body.length, 'jobs' in (body[0] ?? {})]).toEqual([4, true]);
    expect((await get<Build[]>(query)).body).toEqual([]);
  });

  it('drops meta-data, but nothing of a body that is not an object', async () => {
    const { ask } = faulty({ kind: 'forget', fields: ['meta_data'], times: 2 });
    const { body } = await ask<Build>('POST', builds, create);
    expect([body.meta_data, body.branch]).toEqual([{}, 'main']);
    expect((await ask('POST', builds, { body: '{"meta_data":' })).status).toBe(400);
  });

  it('never ends a list: always the same page, always a next one', async () => {
    const { get } = faulty({ kind: 'pages', serve: 1, step: 1, times: 'always' });
    for (const page of [1, 2, 99]) {
      const { body, headers: sent } = await get<Build[]>(`${builds}?per_page=2&page=${page}`);
      expect(body.map(({ number }) => number)).toEqual([5, 4]);
      expect(sent.get('link')).toContain(`page=${page + 1}>; rel="next"`);
    }
  });

  it.each([
    [{ step: -1 }, `<${origin}${builds}?page=1&per_page=2>; rel="next"`],
    [{ step: 0 }, `<${origin}${builds}?page=2&per_page=2>; rel="next"`],
    [{ origin: 'https://evil.example' }, `<https://evil.example${builds}?page=3&per_page=2>; rel="next"`],
  ])('sends a wrong link: %j', async (wrong, link) => {
    const { body, headers: sent } = await faulty({ kind: 'pages', ...wrong }).get<Build[]>(
      `${builds}?page=2&per_page=2`,
    );
    expect([body.map(({ number }) => number), sent.get('link')]).toEqual([[3, 2], link]);
  });
});

it('delays of faults and windows of rate limits are unscaled time, however fast builds move', async () => {
  const clock = createScaledClock({ speed: 1_000 });
  const { sandbox, ask, get } = start({ clock, rateLimits: { organization: 'off', user: 2 } });
  sandbox.faults.add({ kind: 'late', afterMs: 60_000 });
  await ask('POST', builds, create).catch(() => null);
  clock.advance(59_000_000);
  expect(sandbox.world.builds(web)).toHaveLength(0);
  clock.advance(1_000_000);
  expect(sandbox.world.builds(web)).toHaveLength(1);
  for (const status of [200, 429]) expect((await get(list)).status).toBe(status);
  clock.advance(60_000_000);
  expect((await get(list)).status).toBe(200);
});
