import { describe, expect, it } from 'vitest';
import type { FlakyTest } from '../../src/model/flaky-test.ts';
import { start } from './harness.ts';

const acme = (pipeline: string) => ({ organization: 'acme', pipeline });
const hourMs = 3_600_000;

/** The state of a build of each pipeline after an hour. */
const endings: readonly (readonly [string, string])[] = [
  ['web', 'passed'],
  ['api', 'failed'],
  ['mobile', 'passed'],
  ['shop', 'blocked'],
  ['docs', 'blocked'],
  ['nightly', 'running'],
  ['monorepo', 'passed'],
  ['gpu', 'scheduled'],
  ['sandcastle', 'passed'],
  ['platform', 'passed'],
  ['busy', 'passed'],
  ['tools', 'not_run'],
];

describe('the default seed', () => {
  it.each(endings)('has builds that end as they should: %s ends %s', (pipeline, ending) => {
    const { sandbox, clock } = start({ seed: 'default' });
    const { number } = sandbox.world.run(acme(pipeline));
    clock.advance(hourMs);
    expect(sandbox.world.build({ ...acme(pipeline), number })?.state).toBe(ending);
  });

  it('has past builds in its main pipeline: enough to tell how long a build takes, and one of each kind', () => {
    const { sandbox } = start({ seed: 'default' });
    const past = sandbox.world.builds(acme('web'));
    const finished = past.filter(({ state }) => state === 'passed' || state === 'failed');
    expect(finished.length).toBeGreaterThanOrEqual(20);
    const minutes = finished.map(({ createdAt, finishedAt }) => ((finishedAt ?? 0) - createdAt) / 60_000);
    expect(Math.min(...minutes)).toBeGreaterThan(0.5);
    expect(Math.max(...minutes)).toBeLessThan(6);
    expect(new Set(minutes).size).toBeGreaterThan(10);
    expect(new Set(past.map(({ state }) => state))).toEqual(new Set(['passed', 'failed', 'canceled']));
    expect(new Set(past.map(({ source }) => source))).toEqual(new Set(['ui', 'api', 'webhook', 'schedule']));
    expect(new Set(past.map(({ branch }) => branch)).size).toBeGreaterThan(4);
    expect(new Set(past.map(({ creator }) => creator?.name ?? null)).size).toBe(4);
    expect(past.filter(({ rebuiltFrom }) => rebuiltFrom !== null)).toMatchObject([
      { rebuiltFrom: 22, state: 'passed' },
    ]);
    expect(past.some(({ message }) => message === null)).toBe(true);
    expect(past[0]?.number).toBeGreaterThan(past.length);
  });

  it('has skipped and canceled builds where newer ones replaced them', () => {
    const { sandbox } = start({ seed: 'default' });
    expect(sandbox.world.builds(acme('busy')).map(({ state }) => state)).toEqual([
      'passed',
      'canceled',
      'skipped',
    ]);
  });

  it('runs two hundred jobs, one of which passes on retry', () => {
    const { sandbox, clock } = start({ seed: 'default' });
    const { number } = sandbox.world.run(acme('monorepo'));
    clock.advance(5_000);
    const jobs = sandbox.world.build({ ...acme('monorepo'), number })?.jobs ?? [];
    expect(jobs.filter(({ name }) => name?.startsWith('packages/'))).toHaveLength(200);
  });

  it('starts a build of another pipeline', () => {
    const { sandbox, clock } = start({ seed: 'default' });
    sandbox.world.run(acme('platform'));
    clock.advance(hourMs);
    expect(sandbox.world.builds(acme('sandcastle'))).toMatchObject([
      { source: 'trigger_job', state: 'passed' },
    ]);
  });
});

it('a build of web on a branch fix/* fails by three tests, one of them labeled flaky', async () => {
  const { sandbox, clock, get } = start({ seed: 'default' });
  const { id } = sandbox.world.run({ ...acme('web'), branch: 'fix/tax' });
  clock.advance(hourMs);
  const { body } = await get<{ name: string; labels: string[] }[]>(
    `/v2/analytics/organizations/acme/builds/${id}/tests?tags=result:^failed`,
  );
  expect(body.map(({ labels }) => labels)).toEqual([['flaky'], [], []]);
});

describe('the suites of the default seed', () => {
  async function flakyTests(suite: string): Promise<FlakyTest[]> {
    const { get } = start({ seed: 'default' });
    const all: FlakyTest[] = [];
    for (let page = 1; ; page += 1) {
      const path = `/v2/analytics/organizations/acme/suites/${suite}/flaky-tests?per_page=100&page=${page}`;
      const { body } = await get<FlakyTest[]>(path);
      if (body.length === 0) return all;
      all.push(...body);
    }
  }

  it.each([
    ['design-system', 0],
    ['checkout', 3],
    ['web-end-to-end', 60],
    ['monorepo', 5_000],
  ])('have distinct flaky tests: %s has %i', async (suite, count) => {
    const tests = await flakyTests(suite);
    expect(tests).toHaveLength(count);
    expect(new Set(tests.map(({ id }) => id)).size).toBe(count);
    expect(new Set(tests.map(({ scope, name }) => `${scope} ${name}`)).size).toBe(count);
  });

  it('are realistic: several languages, a few tests far more frequent than the rest, recent ones and old ones', async () => {
    const tests = await flakyTests('monorepo');
    const kinds = new Set(tests.map(({ file_name }) => file_name?.split('.').at(-1)));
    expect(kinds).toEqual(new Set(['rb', 'tsx', 'py', 'go', 'java']));
    const counts = tests.map(({ instances }) => instances ?? 0).sort((a, b) => b - a);
    const sum = (list: readonly number[]) => list.reduce((total, count) => total + count, 0);
    expect(sum(counts.slice(0, 1_000))).toBeGreaterThan(sum(counts) / 2);
    expect(counts.at(-1)).toBeGreaterThanOrEqual(1);
    const times = tests.map((test) => Date.parse(test.most_recent_instance_at ?? ''));
    const days = (Math.max(...times) - Math.min(...times)) / (24 * hourMs);
    expect(days).toBeGreaterThan(50);
    const fresh = times.filter((time) => Math.max(...times) - time < 10 * 24 * hourMs);
    expect(fresh.length).toBeGreaterThan(times.length / 2);
  });

  it('are the same every time', async () => {
    expect(await flakyTests('web-end-to-end')).toEqual(await flakyTests('web-end-to-end'));
  });

  it.each([
    ['a line break', '\n'],
    ['a pipe', '|'],
    ['an image', '<img'],
    ['a mention', '@octocat'],
    ['a workflow command', '##[error]'],
    ['a mark that turns the direction', '\u202e'],
    ['an escape', '\u001b['],
  ])('hold a hostile name with %s', async (_, mark) => {
    const tests = await flakyTests('hostile-names');
    expect(tests.some(({ name }) => name?.includes(mark))).toBe(true);
  });

  it('hold a test without scope, location, file or name', async () => {
    const tests = await flakyTests('hostile-names');
    expect(
      tests.filter(({ scope, location, file_name, name }) => !scope && !location && !file_name && !name),
    ).toHaveLength(1);
  });
});
