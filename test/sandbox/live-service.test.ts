import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import type { Suite } from '../../src/model/suite.ts';
import type { PipelineSeed } from '../../src/sandbox/seed/seed.ts';
import type { Step } from '../../src/sandbox/simulation/script.ts';
import { builds, seedOf, settled, start, suites, web } from './harness.ts';

const order = { commit: 'HEAD', branch: 'main' };

/** A sandbox with one build of these steps. */
async function created(steps: readonly Step[], more: Partial<PipelineSeed> = {}) {
  const kit = start({ seed: seedOf(settled(...steps), more) });
  const { body } = await kit.ask<Build>('POST', builds, { body: { ...order, meta_data: { key: 'value' } } });
  const read = async (query = '') => (await kit.get<Build>(`${builds}/1${query}`)).body;
  return { ...kit, body, read };
}

describe('as on the live service,', () => {
  it('objects have more keys than the document shows', async () => {
    const { read, get } = await created([{}], { history: [] });
    expect(await read()).toMatchObject({ failing_at: null, tag: null, merge_queue: null, author: null });
    const { get: suite } = start({
      seed: seedOf([], { suites: [{ name: 'Web', flakyTests: [{ name: 'one' }] }] }),
    });
    expect((await suite(`${suites}/web`)).body).toHaveProperty('color');
    expect((await suite<object[]>(`${suites}/web/flaky-tests`)).body[0]).toHaveProperty('last_resolved_at');
    expect((await get<Build[]>(builds)).body[0]).not.toHaveProperty('job_state_counts');
  });

  it.each([
    [undefined, 'passed', true],
    ['failed', 'failed', true],
    ['running', 'running', false],
  ] as const)(
    'a build that is blocked by a step of state %s has the state %s',
    async (blockedState, state, ended) => {
      const { clock, read, get } = await created([{ block: 'Go?', blockedState }]);
      clock.advance(1);
      const build = await read();
      expect(build).toMatchObject({ state, blocked: true, blocked_state: state });
      expect(build.finished_at !== null).toBe(ended);
      expect((await get(`${builds}?state=blocked`)).body).toHaveLength(1);
    },
  );

  it('jobs of each type have their own keys', async () => {
    const { body } = await created([
      { name: 'Test' },
      'wait',
      { trigger: 'web' },
      { block: 'Go?', key: 'go' },
    ]);
    const shown = body.jobs?.map((job) => [job.type, 'label' in job, 'command' in job, 'name' in job]);
    expect(shown).toEqual([
      ['script', false, true, true],
      ['waiter', false, false, false],
      ['trigger', false, false, true],
      ['manual', true, false, false],
    ]);
  });

  it('jobs and pipeline can be left out', async () => {
    const { read, get } = await created([{}]);
    const build = await read('?exclude_jobs=true&exclude_pipeline=true');
    expect(build).not.toHaveProperty('jobs');
    expect(build).not.toHaveProperty('pipeline');
    expect(build.job_state_counts?.total).toBe(1);
    expect((await get<Build[]>(`${builds}?exclude_jobs=true`)).body[0]).not.toHaveProperty('jobs');
  });

  it('the branch filter has wildcards, and the state filter knows creating', async () => {
    const { sandbox, get } = await created([{}]);
    sandbox.world.run({ ...web, branch: 'my-dev-branch' });
    expect((await get(`${builds}?branch=*dev*`)).body).toHaveLength(1);
    expect(await get(`${builds}?state[]=creating&state[]=skipped`)).toMatchObject({ status: 200, body: [] });
  });

  it.each([
    ['all', {}, /^https:/],
    ['noEdit', {}, /^$/],
    ['old', {}, /^$/],
    ['all', { provider: 'private' }, null],
  ] as const)(
    'a webhook URL needs the right to edit and a scope: to the token %s of %j it is %s',
    async (token, more, url) => {
      const tokens = { old: { scopes: ['read_builds', 'write_builds'] } };
      const { ask } = start({ seed: { ...seedOf([{}], more), tokens } });
      await ask('POST', builds, { body: order });
      const { body } = await ask<Build[]>('GET', builds, { token });
      const shown = body[0]?.pipeline?.provider?.webhook_url;
      if (url === null) expect(shown).toBeUndefined();
      else expect(shown).toMatch(url);
    },
  );

  it('a rebuild inherits no meta-data, and can be disabled', async () => {
    const { ask } = await created([{}]);
    expect((await ask('PUT', `${builds}/1/rebuild`)).body).toMatchObject({ meta_data: {} });
    const once = await created([{}], { allow_rebuilds: false });
    expect((await once.ask('PUT', `${builds}/1/rebuild`)).status).toBe(422);
  });

  it('missing values are null or empty', async () => {
    const { get } = start({ seed: seedOf(settled({}), { history: [{ ageMs: 1_000, source: 'webhook' }] }) });
    expect((await get<Build[]>(builds)).body).toMatchObject([
      {
        pull_request: null,
        env: null,
        pipeline: { branch_configuration: '' },
        jobs: [{ artifact_paths: '' }],
      },
    ]);
  });

  it('HEAD becomes a SHA when the first job starts', async () => {
    const { clock, read } = await created([{}]);
    expect((await read()).commit).toBe('HEAD');
    clock.advance(5_000);
    expect((await read()).commit).toMatch(/^[0-9a-f]{40}$/);
  });

  it('the token of a suite is shown whenever it is asked for', async () => {
    const { ask, get } = start({ seed: seedOf([], { suites: [{ name: 'Web' }] }) });
    const asked = await get<Suite>(`${suites}/web?show_api_token=true`);
    const updated = await ask<Suite>('PATCH', `${suites}/web`, { body: { show_api_token: true } });
    expect(
      [asked, updated, await get<Suite>(`${suites}/web`)].map(({ body }) => 'api_token' in body),
    ).toEqual([true, true, false]);
  });

  it('an author may be an e-mail address, and a pull request a string of digits', async () => {
    const { ask } = start();
    const body = { ...order, author: 'grace@acme.example', pull_request_id: '12' };
    expect((await ask('POST', builds, { body })).status).toBe(201);
  });
});
