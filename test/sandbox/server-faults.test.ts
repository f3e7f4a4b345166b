import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import { createScaledClock } from '../../src/sandbox/clock.ts';
import { create, faulty, order } from './faulty.ts';
import { builds, origin, settled, start, web } from './harness.ts';

describe('a service that misbehaves', () => {
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

  it('carries the request out and stalls', async () => {
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

  it('carries the request out some time after it failed, and after the requests in between', async () => {
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

  it('carries the request out in the order of time, between scheduled events', () => {
    const { sandbox, clock, ask } = start({
      seed: {
        organizations: [
          {
            slug: 'acme',
            pipelines: [
              { slug: 'web', script: settled({}) },
              {
                slug: 'platform',
                script: settled({ waitMs: 0, runMs: 5_000 }, 'wait', { trigger: 'web' }),
              },
            ],
          },
        ],
      },
    });
    sandbox.faults.add({ kind: 'late', afterMs: 2_000 });
    sandbox.faults.add({ kind: 'late', afterMs: 8_000 });
    sandbox.world.run({ organization: 'acme', pipeline: 'platform' });
    const failed = [ask('POST', builds, create), ask('POST', builds, create)];
    return Promise.allSettled(failed).then(() => {
      clock.advance(60_000);
      expect(sandbox.world.builds(web).map(({ source }) => source)).toEqual(['api', 'trigger_job', 'api']);
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

  it('does not find new builds yet, neither in lists nor by number', async () => {
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

  it('drops nothing from a body that is not an object', async () => {
    const { ask } = faulty({ kind: 'forget', fields: ['meta_data'] });
    expect((await ask('POST', builds, { body: '{"meta_data":' })).status).toBe(400);
  });

  it('never ends a list: always the same page, always a next one', async () => {
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
  ])('sends a wrong link: %j', async (wrong, link) => {
    const { get: read } = faulty({ kind: 'pages', ...wrong });
    const { body, headers } = await read<Build[]>(`${builds}?page=2&per_page=2`);
    expect(body.map(({ number }) => number)).toEqual([3, 2]);
    expect(headers.get('link')).toBe(link);
  });
});
