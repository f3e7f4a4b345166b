import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import type { Suite } from '../../src/model/suite.ts';
import type { TokenName } from '../../src/sandbox/http/tokens.ts';
import { type Profile, type ProfileName, profileNames, profileOf } from '../../src/sandbox/profile.ts';
import type { PipelineSeed } from '../../src/sandbox/seed/seed.ts';
import type { Step } from '../../src/sandbox/simulation/script.ts';
import { builds, seedOf, settled, start, suites, web } from './harness.ts';

const order = { commit: 'HEAD', branch: 'main' };

/** A value in each profile. */
async function inBoth<Value>(
  observe: (profile: ProfileName) => Promise<Value>,
): Promise<Record<ProfileName, Value>> {
  const [document, observed] = await Promise.all([observe('document'), observe('observed')]);
  return { document, observed };
}

type Kit = ReturnType<typeof start>;

function startWith(profile: ProfileName, steps: readonly Step[], more: Partial<PipelineSeed> = {}): Kit {
  return start({ profile, seed: seedOf(settled(...steps), more) });
}

async function one(kit: Kit, query = ''): Promise<Build> {
  return (await kit.get<Build>(`${builds}/1${query}`)).body;
}

/** One test for each flag of `Profile`. The names are the rows of the table in docs/sandbox.md. */
const rows: Record<Exclude<keyof Profile, 'name'>, () => Promise<void>> = {
  async extraKeys() {
    const shown = await inBoth(async (profile) => {
      const kit = start({
        profile,
        seed: seedOf([{}], { suites: [{ name: 'Web', flakyTests: [{ name: 'one' }] }] }),
      });
      await kit.ask('POST', builds, { body: order });
      const { body: suite } = await kit.get<Suite>(`${suites}/web`);
      const { body: flaky } = await kit.get<object[]>(`${suites}/web/flaky-tests`);
      const build = await one(kit);
      return [
        'failing_at' in build,
        'job_state_counts' in build,
        'color' in suite,
        'last_resolved_at' in (flaky[0] ?? {}),
      ];
    });
    expect(shown).toEqual({ document: [false, false, false, false], observed: [true, true, true, true] });
  },

  async uploadJob() {
    const shown = await inBoth(async (profile) => {
      const kit = start({ profile, seed: seedOf([{ name: 'Test' }, { name: 'Lint' }]) });
      const { body } = await kit.ask<Build>('POST', builds, { body: order });
      kit.clock.advance(3_000);
      return [body.jobs?.length, (await one(kit)).jobs?.length];
    });
    expect(shown).toEqual({ document: [2, 2], observed: [1, 3] });
  },

  async slowCancel() {
    const shown = await inBoth(async (profile) => {
      const kit = startWith(profile, [{ runMs: 60_000 }]);
      await kit.ask('POST', builds, { body: order });
      kit.clock.advance(10_000);
      const { body } = await kit.ask<Build>('PUT', `${builds}/1/cancel`);
      kit.clock.advance(3_000);
      const later = await one(kit);
      return [body.state, body.finished_at === null, later.state, later.finished_at === null];
    });
    expect(shown).toEqual({
      document: ['canceled', false, 'canceled', false],
      observed: ['canceling', true, 'canceled', false],
    });
  },

  async blockedState() {
    const look = (blockedState?: 'passed' | 'failed' | 'running') =>
      inBoth(async (profile) => {
        const kit = startWith(profile, [{ block: 'Go?', blockedState }]);
        await kit.ask('POST', builds, { body: order });
        kit.clock.advance(1);
        const { state, blocked, finished_at } = await one(kit);
        const { body } = await kit.get<Build[]>(`${builds}?state=blocked`);
        expect([blocked, body.length]).toEqual([true, 1]);
        return [state, finished_at === null];
      });
    expect(await look()).toEqual({ document: ['blocked', false], observed: ['passed', false] });
    expect(await look('failed')).toEqual({ document: ['blocked', false], observed: ['failed', false] });
    expect(await look('running')).toEqual({ document: ['blocked', true], observed: ['running', true] });
  },

  async jobShapes() {
    const shown = await inBoth(async (profile) => {
      const kit = startWith(profile, [
        { name: 'Test' },
        'wait',
        { trigger: 'web' },
        { block: 'Go?', key: 'go' },
      ]);
      await kit.ask('POST', builds, { body: order });
      const { jobs = [] } = await one(kit);
      return (jobs ?? []).map((job) => [job.type, 'label' in job, 'command' in job]);
    });
    expect(shown).toEqual({
      document: [
        ['script', false, true],
        ['trigger', false, true],
        ['manual', false, true],
      ],
      observed: [
        ['script', false, true],
        ['waiter', false, false],
        ['trigger', false, false],
        ['manual', true, false],
      ],
    });
  },

  async excludes() {
    const shown = await inBoth(async (profile) => {
      const kit = startWith(profile, [{}]);
      await kit.ask('POST', builds, { body: order });
      const build = await one(kit, '?exclude_jobs=true&exclude_pipeline=true');
      const { body } = await kit.get<Build[]>(`${builds}?exclude_jobs=true`);
      return ['jobs' in build, 'pipeline' in build, 'jobs' in (body[0] ?? {}), build.job_state_counts?.total];
    });
    expect(shown).toEqual({
      document: [true, true, true, undefined],
      observed: [false, false, false, 1],
    });
  },

  async branchWildcards() {
    const shown = await inBoth(async (profile) => {
      const kit = startWith(profile, [{}]);
      kit.sandbox.world.run({ ...web, branch: 'my-dev-branch' });
      return (await kit.get<Build[]>(`${builds}?branch=*dev*`)).body.length;
    });
    expect(shown).toEqual({ document: 0, observed: 1 });
  },

  async creatingFilter() {
    const shown = await inBoth(async (profile) => {
      const kit = startWith(profile, [{}]);
      kit.sandbox.world.run(web);
      const { status, body } = await kit.get<Build[]>(`${builds}?state[]=creating&state[]=skipped`);
      return [status, body.length];
    });
    expect(shown).toEqual({ document: [400, undefined], observed: [200, 0] });
  },

  async userWindow() {
    const shown = await inBoth(async (profile) => {
      const { get } = start({ profile, rateLimits: {} });
      const { headers } = await get('/v2/builds');
      return [headers.get('ratelimit-limit'), headers.get('ratelimit-user-limit')];
    });
    expect(shown).toEqual({ document: ['200', null], observed: ['200', '50'] });
  },

  async webhookRules() {
    const hook = async (profile: ProfileName, token: TokenName | 'old', more: Partial<PipelineSeed> = {}) => {
      const scopes = ['read_builds', 'write_builds'];
      const seed = { ...seedOf([{}], more), tokens: { old: { scopes } } };
      const kit = start({ profile, seed });
      await kit.ask('POST', builds, { body: order });
      const { body } = await kit.ask<Build[]>('GET', builds, { token });
      const url = body[0]?.pipeline?.provider?.webhook_url;
      return url === undefined ? 'missing' : url === '' ? 'empty' : 'shown';
    };
    expect(await inBoth((profile) => hook(profile, 'all'))).toEqual({ document: 'shown', observed: 'shown' });
    expect(await inBoth((profile) => hook(profile, 'noEdit'))).toEqual({
      document: 'empty',
      observed: 'empty',
    });
    expect(await inBoth((profile) => hook(profile, 'old'))).toEqual({ document: 'shown', observed: 'empty' });
    expect(await inBoth((profile) => hook(profile, 'noEdit', { provider: 'private' }))).toEqual({
      document: 'empty',
      observed: 'missing',
    });
    expect(await inBoth((profile) => hook(profile, 'all', { provider: 'private' }))).toEqual({
      document: 'shown',
      observed: 'missing',
    });
  },

  async rebuildRules() {
    const inherited = await inBoth(async (profile) => {
      const kit = startWith(profile, [{}]);
      await kit.ask('POST', builds, { body: { ...order, meta_data: { key: 'value' } } });
      return (await kit.ask<Build>('PUT', `${builds}/1/rebuild`)).body.meta_data;
    });
    expect(inherited).toEqual({ document: { key: 'value' }, observed: {} });
    const refused = await inBoth(async (profile) => {
      const kit = startWith(profile, [{}], { allow_rebuilds: false });
      await kit.ask('POST', builds, { body: order });
      return (await kit.ask('PUT', `${builds}/1/rebuild`)).status;
    });
    expect(refused).toEqual({ document: 200, observed: 422 });
  },

  async retryByPut() {
    const statuses = await inBoth(async (profile) => {
      const kit = startWith(profile, [{ exits: [1] }]);
      await kit.ask('POST', builds, { body: order });
      kit.clock.advance(60_000);
      const path = `${builds}/1/retry_failed_jobs`;
      return [(await kit.ask('PUT', path)).status, (await kit.ask('POST', path)).status];
    });
    expect(statuses).toEqual({ document: [405, 202], observed: [202, 405] });
  },

  async emptyValues() {
    const shown = await inBoth(async (profile) => {
      const kit = startWith(profile, [{}], { history: [{ ageMs: 1_000, source: 'webhook' }] });
      const { body } = await kit.get<Build[]>(builds);
      const [build] = body;
      const [job] = build?.jobs ?? [];
      const paths = job && 'artifact_paths' in job ? job.artifact_paths : undefined;
      return [build?.pull_request, build?.env, build?.pipeline?.branch_configuration, paths];
    });
    expect(shown).toEqual({ document: [{}, {}, null, null], observed: [null, null, '', ''] });
  },

  async resolvesHead() {
    const shown = await inBoth(async (profile) => {
      const kit = startWith(profile, [{}]);
      await kit.ask('POST', builds, { body: order });
      const { commit } = await one(kit);
      kit.clock.advance(5_000);
      return [commit, /^[0-9a-f]{40}$/.test((await one(kit)).commit ?? '')];
    });
    expect(shown).toEqual({ document: ['HEAD', false], observed: ['HEAD', true] });
  },

  async tokenOnRead() {
    const shown = await inBoth(async (profile) => {
      const kit = start({ profile, seed: seedOf([{}], { suites: [{ name: 'Web' }] }) });
      const asked = await kit.get<Suite>(`${suites}/web?show_api_token=true`);
      const plain = await kit.get<Suite>(`${suites}/web`);
      const updated = await kit.ask<Suite>('PATCH', `${suites}/web`, { body: { show_api_token: true } });
      return [asked, plain, updated].map(({ body }) => 'api_token' in body);
    });
    expect(shown).toEqual({ document: [false, false, false], observed: [true, false, true] });
  },

  async lenientBodies() {
    const shown = await inBoth(async (profile) => {
      const kit = startWith(profile, [{}]);
      const body = { ...order, author: 'grace@acme.example', pull_request_id: '12' };
      return (await kit.ask('POST', builds, { body })).status;
    });
    expect(shown).toEqual({ document: 422, observed: 201 });
  },

  async jobLogs() {
    const shown = await inBoth(async (profile) => {
      const kit = startWith(profile, [{}]);
      await kit.ask('POST', builds, { body: order });
      kit.clock.advance(30_000);
      const { jobs } = await one(kit);
      return (await kit.get(`${builds}/1/jobs/${jobs?.[0]?.id}/log`)).status;
    });
    expect(shown).toEqual({ document: 404, observed: 200 });
  },
};

describe('the profiles differ', () => {
  it.each(Object.entries(rows))('in %s', async (_, show) => {
    await show();
  });

  it('in each row of the table in docs/sandbox.md, and in nothing else', () => {
    const page = readFileSync(new URL('../../docs/sandbox.md', import.meta.url), 'utf8');
    const section = page.split(/^## /m).find((part) => part.startsWith('Two profiles')) ?? '';
    const named = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(named).toEqual(Object.keys(rows));
    for (const name of profileNames)
      expect(Object.keys(profileOf(name))).toEqual(['name', ...Object.keys(rows)]);
  });
});
