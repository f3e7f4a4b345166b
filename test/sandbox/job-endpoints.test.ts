import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import { uuidOf } from '../../src/sandbox/identity.ts';
import { builds, seedOf, settled, start, web } from './harness.ts';

/** A build that waits at its block step. */
async function blocked() {
  const script = {
    ...settled({ key: 'unit' }, { block: 'Ship?', key: 'ship' }),
    annotations: [{ context: 'lint', body_html: '<p>2</p>' }],
  };
  const kit = start({ seed: seedOf(script) });
  kit.sandbox.world.run({ ...web, meta_data: { a: '1' } });
  kit.clock.advance(60_000);
  const jobs = (await kit.get<Build>(`${builds}/1`)).body.jobs ?? [];
  const [test, ship] = jobs.map((job) => `${builds}/1/jobs/${'id' in job ? job.id : ''}`);
  return { ...kit, jobs, test: String(test), ship: String(ship) };
}

describe('the request to unblock a job', () => {
  it('answers with the job, and the values of the fields are meta-data', async () => {
    const { ask, get, ship, sandbox } = await blocked();
    const reply = await ask('PUT', `${ship}/unblock`, { body: { fields: { version: '1.2', notes: 3 } } });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        type: 'manual',
        state: 'unblocked',
        unblockable: false,
        unblocked_by: { name: 'Ada Lindqvist' },
        unblocked_at: expect.any(String),
      },
    });
    expect((await get(`${builds}/1`)).body).toMatchObject({
      blocked: false,
      meta_data: { a: '1', version: '1.2', notes: '3' },
    });
    expect(sandbox.world.build({ ...web, number: 1 })?.meta_data).toMatchObject({ version: '1.2' });
    expect((await get<Build[]>(`${builds}?meta_data[version]=1.2`)).body).toHaveLength(1);
  });

  it('needs no body, and can name another user', async () => {
    expect((await blocked().then(({ ask, ship }) => ask('PUT', `${ship}/unblock`))).status).toBe(200);
    const body = { unblocker: uuidOf('user/ada@acme.example') };
    expect((await blocked().then(({ ask, ship }) => ask('PUT', `${ship}/unblock`, { body }))).status).toBe(
      200,
    );
  });

  it('is refused for a job of another type, an unknown user, fields that are no object, and twice', async () => {
    const { ask, test, ship } = await blocked();
    expect(await ask('PUT', `${test}/unblock`)).toMatchObject({
      status: 400,
      body: { message: 'This job type cannot be unblocked' },
    });
    for (const body of [{ unblocker: uuidOf('x') }, { fields: 'a=b' }, { fields: { a: ['b'] } }])
      expect((await ask('PUT', `${ship}/unblock`, { body })).status).toBe(422);
    expect((await ask('PUT', `${ship}/unblock`)).status).toBe(200);
    expect((await ask('PUT', `${ship}/unblock`)).status).toBe(422);
  });

  it('is refused if the build was canceled', async () => {
    const script = settled({ runMs: 90_000 }, { block: 'Ship?' });
    const { sandbox, clock, ask, get } = start({ seed: seedOf(script) });
    sandbox.world.run(web);
    clock.advance(60_000);
    sandbox.world.cancel({ ...web, number: 1 });
    const job = (await get<Build>(`${builds}/1`)).body.jobs?.[1];
    const reply = await ask('PUT', `${builds}/1/jobs/${job && 'id' in job ? job.id : ''}/unblock`);
    expect(reply).toMatchObject({ status: 422, body: { message: 'The build of this job was canceled' } });
  });
});

describe('the endpoints that read', () => {
  it('list the jobs of a build, and show one, with and without its pipeline', async () => {
    const { get, jobs, test } = await blocked();
    expect((await get(`${builds}/1/jobs`)).body).toEqual(jobs);
    expect((await get(test)).body).toEqual(jobs[0]);
    const [, id] = test.split('/jobs/');
    expect((await get(`/v2/organizations/acme/jobs/${id}`)).body).toEqual(jobs[0]);
    expect((await get<{ content: string }>(`/v2/organizations/acme/jobs/${id}/log`)).body.content).toBe(
      (await get<{ content: string }>(`${test}/log`)).body.content,
    );
    for (const path of [`${builds}/1/jobs/x`, '/v2/organizations/acme/jobs/x'])
      expect(await get(path)).toMatchObject({ status: 404, body: { message: 'No job found' } });
  });

  it('list the annotations of a build', async () => {
    const { get } = await blocked();
    expect((await get(`${builds}/1/annotations`)).body).toMatchObject([
      {
        id: expect.any(String),
        context: 'lint',
        style: null,
        body_html: '<p>2</p>',
        created_at: expect.any(String),
      },
    ]);
  });

  it('describe the token, whatever its scopes', async () => {
    const { get } = await blocked();
    expect(await get('/v2/access-token', 'readOnly')).toMatchObject({
      status: 200,
      body: { scopes: ['read_suites', 'read_builds'], user: { name: 'Ada Lindqvist' } },
    });
    expect((await get('/v2/access-token', 'noScopes')).body).toMatchObject({ scopes: [] });
  });
});
