import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import { builds, seedOf, settled, start, web } from './harness.ts';

interface Refused {
  readonly message: string;
  readonly errors?: unknown;
}

const order = { commit: 'HEAD', branch: 'main' };

describe('the creation of a build', () => {
  it('gives it the next number of its pipeline and answers 201 with the state scheduled', async () => {
    const { ask } = start();
    const first = await ask<Build>('POST', builds, { body: order });
    const second = await ask<Build>('POST', builds, { body: order });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ number: 1, state: 'scheduled', source: 'api', started_at: null });
    expect(second.body.number).toBe(2);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('makes it scheduled and not finished, even if it has nothing to do', async () => {
    const { ask, clock, get } = start({ seed: seedOf(settled({ branches: 'other' })) });
    const { body } = await ask<Build>('POST', builds, { body: order });
    expect(body).toMatchObject({ state: 'scheduled', finished_at: null });
    clock.advance(1);
    expect((await get<Build>(`${builds}/1`)).body).toMatchObject({
      state: 'not_run',
      finished_at: expect.any(String),
    });
  });

  it('stores everything in the body', async () => {
    const { ask, sandbox } = start();
    const { body } = await ask<Build>('POST', builds, {
      body: {
        ...order,
        author: { name: 'Grace', email: 'grace@acme.example' },
        clean_checkout: true,
        env: { A: '1' },
        message: 'Ship it',
        meta_data: { key: 'value' },
        pull_request_base_branch: 'trunk',
        pull_request_id: 12,
        pull_request_repository: 'git://example.com/fork.git',
      },
    });
    expect(body).toMatchObject({
      message: 'Ship it',
      env: { A: '1' },
      meta_data: { key: 'value' },
      author: { name: 'Grace', email: 'grace@acme.example' },
      pull_request: { id: '12', base: 'trunk', repository: 'git://example.com/fork.git' },
      creator: { id: sandbox.tokens.all.user.id },
    });
  });

  it.each([
    [undefined, null],
    [{}, null],
    [{ name: 'Grace' }, { name: 'Grace', email: null }],
  ])('stores the author %j as %j', async (author, kept) => {
    const { ask } = start();
    const reply = await ask<Build>('POST', builds, { body: { ...order, author } });
    expect(reply).toMatchObject({ status: 201, body: { author: kept } });
  });

  it('stores numbers and booleans in maps as strings, and __proto__ as a key', async () => {
    const { ask } = start();
    const body = '{"commit":"HEAD","branch":"main","meta_data":{"a":1,"b":true,"__proto__":"c"}}';
    const reply = await ask<Build>('POST', builds, { body });
    expect(reply.text).toContain('"meta_data":{"a":"1","b":"true","__proto__":"c"}');
  });

  it('makes it available by its number, not by its ID', async () => {
    const { ask, get } = start();
    const { body } = await ask<Build>('POST', builds, { body: order });
    expect((await get<Build>(`${builds}/1`)).body.id).toBe(body.id);
    expect(await get(`${builds}/${body.id}`)).toMatchObject({
      status: 404,
      body: { message: 'No build found' },
    });
  });

  it.each([
    [{ branch: 'main' }, [{ field: 'commit', code: 'missing' }]],
    [{ commit: 'HEAD' }, [{ field: 'branch', code: 'missing' }]],
    [
      {},
      [
        { field: 'commit', code: 'missing' },
        { field: 'branch', code: 'missing' },
      ],
    ],
    [{ ...order, commit: '' }, [{ field: 'commit', code: 'missing' }]],
    [{ ...order, message: 7 }, [{ field: 'message', code: 'invalid' }]],
    [{ ...order, env: ['a'] }, [{ field: 'env', code: 'invalid' }]],
    [{ ...order, meta_data: { a: { b: 'c' } } }, [{ field: 'meta_data', code: 'invalid' }]],
    [{ ...order, clean_checkout: 'yes' }, [{ field: 'clean_checkout', code: 'invalid' }]],
    [{ ...order, pull_request_id: 1.5 }, [{ field: 'pull_request_id', code: 'invalid' }]],
    [{ ...order, author: { name: 7 } }, [{ field: 'author', code: 'invalid' }]],
    [{ ...order, author: [] }, [{ field: 'author', code: 'invalid' }]],
  ])('rejects %j, naming each field with a code', async (body, errors) => {
    const { ask, sandbox } = start();
    const reply = await ask<Refused>('POST', builds, { body });
    expect(reply.status).toBe(422);
    expect(reply.body).toEqual({ message: 'Validation Failed', errors });
    expect(sandbox.world.builds(web)).toEqual([]);
  });

  it.each(['{"commit":', '[]', '"HEAD"', 'null'])(
    'rejects the body %s, which is not a JSON object',
    async (body) => {
      const { ask } = start();
      const reply = await ask<Refused>('POST', builds, { body });
      expect(reply.status).toBe(400);
      expect(reply.body.message).toContain('JSON');
    },
  );

  it('rejects every branch if builds of branches are off, unless the filters are ignored', async () => {
    const { ask } = start({ seed: seedOf([{}], { build_branches: false }) });
    const refused = await ask<Refused>('POST', builds, { body: order });
    expect(refused.status).toBe(422);
    expect(refused.body).toEqual({ message: 'Branches have been disabled for this pipeline' });
    const body = { ...order, ignore_pipeline_branch_filters: true };
    expect((await ask('POST', builds, { body })).status).toBe(201);
  });

  it('rejects a branch that the filter of the pipeline excludes, unless the filters are ignored', async () => {
    const { ask } = start({ seed: seedOf([{}], { branch_configuration: 'main release/*' }) });
    const feature = { ...order, branch: 'feature' };
    expect((await ask('POST', builds, { body: { ...order, branch: 'release/1' } })).status).toBe(201);
    const refused = await ask<Refused>('POST', builds, { body: feature });
    expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining('feature') } });
    expect(refused.body.errors).toBeUndefined();
    const body = { ...feature, ignore_pipeline_branch_filters: true };
    expect((await ask('POST', builds, { body })).status).toBe(201);
  });

  it('applies the branch filters of steps, even when those of the pipeline are ignored', async () => {
    const { ask, clock, sandbox } = start({ seed: seedOf(settled({ branches: 'main' })) });
    const body = { commit: 'HEAD', branch: 'other', ignore_pipeline_branch_filters: true };
    await ask('POST', builds, { body });
    clock.advance(1);
    expect(sandbox.world.build({ ...web, number: 1 })?.state).toBe('not_run');
  });

  it('skips older builds of the branch that have not started, if the pipeline says so', async () => {
    const { sandbox } = start({ seed: seedOf(settled({}), { skip_queued_branch_builds: true }) });
    sandbox.world.run(web);
    sandbox.world.run({ ...web, branch: 'other' });
    sandbox.world.run(web);
    expect(sandbox.world.builds(web).map(({ state }) => state)).toEqual([
      'scheduled',
      'scheduled',
      'skipped',
    ]);
  });

  it('cancels older builds of the branch that are running, if the pipeline says so', async () => {
    const { sandbox, clock, get } = start({
      seed: seedOf(settled({}), { cancel_running_branch_builds: true }),
    });
    sandbox.world.run(web);
    clock.advance(5_000);
    sandbox.world.run(web);
    clock.advance(5_000);
    const { body } = await get<Build>(`${builds}/1`);
    expect(body).toMatchObject({ state: 'canceled', cancel_reason: expect.stringContaining('newer build') });
  });
});
