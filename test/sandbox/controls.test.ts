import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import type { FlakyTest } from '../../src/model/flaky-test.ts';
import { builds, seedOf, settled, start, suites, web } from './harness.ts';

const first = { ...web, number: 1 };

describe('the controls', () => {
  it('start a build without the API', async () => {
    const { sandbox, get } = start();
    const built = sandbox.world.run({ ...web, branch: 'feature', message: 'By hand', meta_data: { a: 'b' } });
    expect(built).toMatchObject({ number: 1, state: 'scheduled', source: 'ui', branch: 'feature' });
    const { body } = await get<Build>(`${builds}/1`);
    expect(body).toMatchObject({ id: built.id, source: 'ui', meta_data: { a: 'b' } });
    expect(sandbox.requests.entries()).toHaveLength(1);
  });

  it('cancel a build', async () => {
    const { sandbox, get, clock } = start();
    sandbox.world.run(web);
    clock.advance(8_000);
    sandbox.world.cancel(first);
    expect((await get<Build>(`${builds}/1`)).body.state).toBe('canceling');
    expect(() => sandbox.world.cancel(first)).toThrow('Build 1 of acme/web is already canceling');
  });

  it('retry a failed job: the build runs again, and its broken jobs run', async () => {
    const { sandbox, get, clock } = start({
      seed: seedOf(settled({ name: 'Test', key: 'test', exits: [1] }, 'wait', { name: 'Ship' })),
    });
    sandbox.world.run(web);
    clock.advance(60_000);
    expect(sandbox.world.build(first)?.state).toBe('failed');
    sandbox.world.retryJob({ ...first, job: 'test' });
    expect(sandbox.world.build(first)?.state).toBe('running');
    expect(sandbox.world.build(first)?.jobs.map(({ state }) => state)).toEqual([
      'scheduled',
      'waiting',
      'waiting',
    ]);
    clock.advance(60_000);
    const { body } = await get<Build>(`${builds}/1?include_retried_jobs=true`);
    expect(body).toMatchObject({ state: 'passed', failing_at: expect.any(String) });
    expect(body.jobs?.[0]).toMatchObject({ retry_type: 'manual', retried: true });
    expect(body.jobs?.[1]).toMatchObject({ retry_source: { retry_type: 'manual' }, state: 'passed' });
  });

  it('retry a job that fails again', () => {
    const { sandbox, clock } = start({ seed: seedOf(settled({ name: 'Test', exits: [1] })) });
    sandbox.world.run(web);
    clock.advance(60_000);
    sandbox.world.retryJob({ ...first, job: 'Test', exit: 2 });
    clock.advance(60_000);
    expect(sandbox.world.build(first)?.state).toBe('failed');
    expect(() => sandbox.world.retryJob({ ...first, job: 'Lint' })).toThrow('has no failed job "Lint"');
  });

  it('unblock a blocked build, and record the user', async () => {
    const { sandbox, get, clock } = start({ seed: seedOf(settled({ block: 'Go?' }, {})) });
    sandbox.world.run(web);
    expect(() => sandbox.world.unblock(first)).toThrow('is not blocked');
    clock.advance(1);
    sandbox.world.unblock(first);
    clock.advance(1);
    const { body } = await get<Build>(`${builds}/1`);
    expect(body.jobs?.[0]).toMatchObject({
      label: 'Go?',
      state: 'unblocked',
      unblocked_by: { name: 'Ada Lindqvist' },
      unblockable: false,
    });
  });

  it('delete a build: it is no longer found, and its number is not used again', async () => {
    const { sandbox, get } = start();
    sandbox.world.run(web);
    sandbox.world.run(web);
    sandbox.world.deleteBuild({ ...web, number: 2 });
    expect((await get(`${builds}/2`)).status).toBe(404);
    expect((await get<Build[]>(builds)).body.map(({ number }) => number)).toEqual([1]);
    expect(sandbox.world.run(web).number).toBe(3);
    expect(sandbox.world.build({ ...web, number: 2 })).toBeUndefined();
  });

  it('replace the flaky tests', async () => {
    const { sandbox, get } = start({
      seed: seedOf([{}], { suites: [{ name: 'Web', flakyTests: [{ name: 'old' }] }] }),
    });
    sandbox.world.setFlakyTests({
      organization: 'acme',
      suite: 'web',
      tests: [{ name: 'new', instances: 3 }],
    });
    const { body } = await get<FlakyTest[]>(`${suites}/web/flaky-tests`);
    expect(body).toMatchObject([{ name: 'new', instances: 3 }]);
    expect(sandbox.world.suites('acme')).toMatchObject([{ slug: 'web', name: 'Web' }]);
  });

  it('name what does not exist', () => {
    const { world } = start().sandbox;
    expect(() => world.builds({ organization: 'acme', pipeline: 'nope' })).toThrow(
      'There is no pipeline acme/nope',
    );
    expect(() => world.cancel(first)).toThrow('There is no build 1 of acme/web');
    expect(() => world.suites('nope')).toThrow('There is no organization nope');
    expect(() => world.run({ ...web, by: 'nobody' })).toThrow('There is no user "nobody"');
    expect(() => world.setFlakyTests({ organization: 'acme', suite: 'x', tests: [] })).toThrow(
      'There is no suite acme/x',
    );
  });
});

describe('the request log', () => {
  it('contains who requested what, and never the token', async () => {
    const { sandbox, clock } = start();
    clock.advance(5);
    const { token } = sandbox.tokens.readOnly;
    await sandbox.fetch(
      new Request(`http://sandbox.test${builds}?branch=main`, {
        method: 'POST',
        body: '{"commit":"HEAD"}',
        headers: { authorization: `Bearer ${token}`, 'x-attempt': '2', cookie: 'secret=1' },
      }),
    );
    await sandbox.fetch(new Request('http://sandbox.test/nope', { method: 'PUT', body: 'not json' }));
    const [entry, stray] = sandbox.requests.entries();
    expect(entry).toEqual({
      method: 'POST',
      path: builds,
      query: '?branch=main',
      endpoint: 'builds.create',
      token: 'readOnly',
      status: 403,
      at: clock.now(),
      wallAt: clock.wall(),
      body: { commit: 'HEAD' },
      headers: { 'content-type': expect.any(String), 'x-attempt': '2' },
      faults: [],
    });
    expect(stray).toMatchObject({ endpoint: null, token: null, status: 404, body: 'not json' });
    expect(JSON.stringify(sandbox.requests.entries())).not.toContain(token);
    sandbox.requests.clear();
    expect(sandbox.requests.entries()).toEqual([]);
  });
});

describe('identifiers', () => {
  it('are the same in each sandbox, unless a source of randomness is given', () => {
    const id = (random?: () => number) => start({ random }).sandbox.world.run(web).id;
    expect(id()).toBe(id());
    expect(id(Math.random)).not.toBe(id());
    expect(id(Math.random)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('are unique in the x-request-id of every response', async () => {
    const { get } = start();
    const replies = [
      await get('/v2/builds'),
      await get('/v2/builds'),
      await get('/nope'),
      await get(`${builds}/9`),
    ];
    const ids = replies.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });
});
