import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import type { Suite } from '../../src/model/suite.ts';
import { builds, seedOf, settled, start, startBuild, suites } from './harness.ts';

describe('as on the live service,', () => {
  it('objects have more keys than the document shows', async () => {
    const flakyTests = [{ name: 'one' }];
    const { read, get } = await startBuild([{}], { suites: [{ name: 'Web', flakyTests }] });
    expect(await read()).toMatchObject({ failing_at: null, tag: null, merge_queue: null, author: null });
    expect((await get(`${suites}/web`)).body).toHaveProperty('color');
    expect((await get<object[]>(`${suites}/web/flaky-tests`)).body[0]).toHaveProperty('last_resolved_at');
    expect((await get<Build[]>(builds)).body[0]).not.toHaveProperty('job_state_counts');
  });

  it.each([
    [undefined, 'passed', true],
    ['failed', 'failed', true],
    ['running', 'running', false],
  ] as const)('a build that is blocked by a step of state %s is %s', async (blockedState, state, ended) => {
    const { at, read, get } = await startBuild([{ block: 'Go?', blockedState }]);
    at(1);
    const build = await read();
    expect(build).toMatchObject({ state, blocked: true, blocked_state: state });
    expect(build.finished_at !== null).toBe(ended);
    expect((await get(`${builds}?state=blocked`)).body).toHaveLength(1);
  });

  it('jobs of each type have their own keys', async () => {
    const { created } = await startBuild([{ name: 'Test' }, 'wait', { trigger: 'web' }, { block: 'Go?' }]);
    const shown = created.jobs?.map((job) => [job.type, 'label' in job, 'command' in job, 'name' in job]);
    expect(shown).toEqual([
      ['script', false, true, true],
      ['waiter', false, false, false],
      ['trigger', false, false, true],
      ['manual', true, false, false],
    ]);
  });

  it('jobs and pipeline can be left out', async () => {
    const { read, get } = await startBuild([{}]);
    const build = await read('?exclude_jobs=true&exclude_pipeline=true');
    expect(build).not.toHaveProperty('jobs');
    expect(build).not.toHaveProperty('pipeline');
    expect(build.job_state_counts?.total).toBe(1);
    expect((await get<Build[]>(`${builds}?exclude_jobs=true`)).body[0]).not.toHaveProperty('jobs');
  });

  it.each([
    ['all', /^https:/],
    ['noEdit', /^$/],
    ['buildsOnly', /^$/],
  ] as const)('a webhook URL needs the right to edit and a scope: %s sees %s', async (token, url) => {
    const { ask } = await startBuild([{}]);
    const { body } = await ask<Build[]>('GET', builds, { token });
    expect(body[0]?.pipeline?.provider?.webhook_url).toMatch(url);
  });

  it('missing values are null or empty', async () => {
    const { get } = start({ seed: seedOf(settled({}), { history: [{ ageMs: 1_000, source: 'webhook' }] }) });
    const empty = { pipeline: { branch_configuration: '' }, jobs: [{ artifact_paths: '' }] };
    expect((await get<Build[]>(builds)).body).toMatchObject([{ pull_request: null, env: null, ...empty }]);
  });

  it('HEAD becomes a SHA when the first job starts', async () => {
    const { at, read } = await startBuild([{}]);
    expect((await read()).commit).toBe('HEAD');
    at(5);
    expect((await read()).commit).toMatch(/^[0-9a-f]{40}$/);
  });

  it('the token of a suite is shown whenever it is asked for', async () => {
    const { ask, get } = start({ seed: seedOf([], { suites: [{ name: 'Web' }] }) });
    const asked = await get<Suite>(`${suites}/web?show_api_token=true`);
    const updated = await ask<Suite>('PATCH', `${suites}/web`, { body: { show_api_token: true } });
    const replies = [asked, updated, await get<Suite>(`${suites}/web`)];
    expect(replies.map(({ body }) => 'api_token' in body)).toEqual([true, true, false]);
  });
});
