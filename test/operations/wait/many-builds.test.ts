import { describe, expect, it } from 'vitest';
import type { Seed } from '../../../src/sandbox/seed/seed.ts';
import type { Step } from '../../../src/sandbox/simulation/script.ts';
import { settled } from '../../sandbox/harness.ts';
import { createHost, type HostOptions } from '../../support/operation-host.ts';
import { namePipelines, pipelinesOf } from '../support/pipelines.ts';

const second = 1_000;
const minute = 60 * second;

const lasts = (ms: number): Step => ({ name: 'Test', key: 'test', runMs: ms });
const fails = (ms: number): Step => ({ name: 'Test', key: 'test', runMs: ms, exits: [1] });

/** An organization with a pipeline for each step, in their order: `p0`, `p1` and so on. */
function organization(slug: string, steps: readonly Step[]): Seed['organizations'][number] {
  return { slug, pipelines: steps.map((step, index) => ({ slug: `p${index}`, script: settled(step) })) };
}

function start(steps: readonly Step[], options: HostOptions = {}) {
  return createHost({ seed: { organizations: [organization('acme', steps)] }, ...options });
}

/** What starts a build in each of the pipelines. */
function trigger(...pipelines: readonly string[]) {
  const build = { operation: 'trigger-build', commit: 'HEAD', branch: 'main' };
  return { ...build, pipeline: pipelines.join('\n'), 'poll-interval': '10s' };
}

const three = trigger('acme/p0', 'acme/p1', 'acme/p2');

/** How often each kind of request was made. */
function kinds(requests: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const kind of requests.map(kindOf)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

function kindOf(line: string): string {
  if (line.startsWith('POST')) return 'create';
  if (line.startsWith('PUT')) return 'cancel';
  const whole = line.includes('include_retried_jobs=true');
  if (line.includes('/pipelines/')) return whole ? 'wholeGet' : 'get';
  return whole ? 'wholeList' : 'list';
}

it('a build that queue-timeout gives up has a line, while the others are waited for', async () => {
  const host = start([{ name: 'Train', queue: 'gpu', waitMs: Number.POSITIVE_INFINITY }, lasts(60_000)]);
  await host.run({ ...trigger('acme/p0', 'acme/p1'), 'queue-timeout': '20s' });
  expect(host.lines.filter((line) => line.includes('still waiting'))).toEqual([
    'acme/p0 #1: no agent picked up a job for 20 s (agent rules: queue=gpu); still waiting for the other builds.',
  ]);
});

describe('builds that a step started', () => {
  it('are polled with one request for all, and read completely when they end, those that end together with one', async () => {
    const host = start([lasts(25 * second), lasts(65 * second), lasts(65 * second)]);
    const { outcome, outputs } = await host.run(three);
    expect(kinds(host.requests())).toEqual({ create: 3, list: 7, wholeList: 1, wholeGet: 1 });
    expect(outcome).toMatchObject({ success: true, sentence: '3 of 3 builds succeeded.' });
    expect(outcome.json).toMatchObject([{ jobs: [{}] }, { jobs: [{}] }, { jobs: [{}] }]);
    expect(Object.keys(outputs)).toEqual(['builds']);
    expect(JSON.parse(outputs.builds ?? '')).toMatchObject([
      { organization: 'acme', pipeline: 'p0', number: 1, state: 'passed' },
      { organization: 'acme', pipeline: 'p1', number: 1, state: 'passed' },
      { organization: 'acme', pipeline: 'p2', number: 1, state: 'passed' },
    ]);
  });

  it('take a request for each organization', async () => {
    const seed = {
      organizations: [
        organization('acme', [lasts(25 * second), lasts(25 * second)]),
        organization('globex', [lasts(25 * second), lasts(25 * second)]),
      ],
    };
    const host = createHost({ seed });
    const { outcome } = await host.run(trigger('acme/p0', 'acme/p1', 'globex/p0', 'globex/p1'));
    expect(kinds(host.requests())).toEqual({ create: 4, list: 6, wholeList: 2 });
    expect(outcome.success).toBe(true);
  });

  it('have meta-data that only they have, and that of the inputs', async () => {
    const host = start([lasts(second), lasts(second), lasts(second)]);
    const { outputs } = await host.run({ ...three, 'meta-data': 'release=2.4.0', wait: 'false' });
    expect(Object.keys(outputs)).toEqual(['builds']);
    await host.run({ ...three, wait: 'false' });
    const marks = host.sandbox.requests
      .entries()
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as { meta_data: Record<string, string> }).meta_data);
    expect(marks.slice(0, 3).every(({ release }) => release === '2.4.0')).toBe(true);
    expect(new Set(marks.slice(0, 3).map((mark) => mark['kitestring-step'])).size).toBe(1);
    expect(new Set(marks.map((mark) => mark['kitestring-step'])).size).toBe(2);
  });

  it('are reported by the one that failed, not by one that took too long', async () => {
    const host = start([lasts(10 * minute), fails(25 * second), lasts(10 * minute)]);
    const { outcome } = await host.run({ ...three, 'wait-timeout': '2m' });
    expect(outcome.sentence).toMatch(
      /^0 of 3 builds succeeded; 2 had not finished\. Start with: Build 1 of acme\/p1 failed/,
    );
  });

  it('are not said to have no agent before a poll has shown that', async () => {
    const host = start([lasts(2 * minute), lasts(2 * minute), lasts(2 * minute)]);
    const on = { method: 'POST', path: '*/pipelines/p1/builds' };
    host.sandbox.faults.add({ kind: 'delay', ms: 50 * second, on });
    const { outcome } = await host.run({ ...three, 'queue-timeout': '20s' });
    expect(outcome.success).toBe(true);
    expect(host.lines.filter((line) => line.includes('no agent has picked up a job'))).toEqual([]);
  });

  it.each([
    [3, 'failing, 1 of 2 jobs done, 1 failed, first “Lint”'],
    [30, 'failing'],
  ])('of which there are %i are shown with their jobs as long as they are few', async (count, line) => {
    const host = createHost({
      seed: pipelinesOf(
        Array.from({ length: count }, () =>
          settled({ name: 'Lint', runMs: 25 * second, exits: [1] }, lasts(2 * minute)),
        ),
      ),
    });
    await host.run(trigger(...namePipelines(count).split('\n')));
    expect(host.lines.find((each) => each.startsWith('acme/p1 #1: failing'))).toBe(`acme/p1 #1: ${line}`);
    expect(kinds(host.requests()).list).toBeLessThan(20);
  });

  it('are found one by one if the server ignores the filter, and no others are touched', async () => {
    const host = start([lasts(25 * second), lasts(25 * second), lasts(25 * second)]);
    for (const pipeline of ['p0', 'p1', 'p2'])
      for (let index = 0; index < 9; index++) host.sandbox.world.run({ organization: 'acme', pipeline });
    host.sandbox.faults.add({ kind: 'ignore', parameters: ['meta_data'], times: 'always' });
    host.clock.after(5 * second, () => {
      for (let index = 0; index < 9; index++)
        host.sandbox.world.run({ organization: 'acme', pipeline: 'p0' });
    });
    const { outcome, outputs } = await host.run(three);
    expect(outcome.success).toBe(true);
    expect(JSON.parse(outputs.builds ?? '').map(({ number }: { number: number }) => number)).toEqual([
      10, 10, 10,
    ]);
    expect(kinds(host.requests()).get).toBeGreaterThan(0);
  });
});

it('builds that could not be canceled are counted', async () => {
  const host = start([fails(15 * second), lasts(10 * minute), lasts(10 * minute)]);
  host.sandbox.faults.add({ kind: 'status', status: 422, on: 'builds.cancel', times: 'always' });
  const { outcome } = await host.run({ ...three, 'fail-fast': 'true', 'cancel-on': 'abort, siblings' });
  expect(outcome.sentence).toContain('; 2 had not finished; 2 could not be canceled, and the post step');
});

it('the error about a first build that cannot be started names all others', async () => {
  const { organizations } = pipelinesOf([settled(lasts(minute)), settled(lasts(minute))]);
  const refusing = { slug: 'p2', script: settled(lasts(minute)), branch_configuration: 'release' };
  const seed = {
    organizations: organizations.map((each) => ({
      ...each,
      pipelines: [...(each.pipelines ?? []), refusing],
    })),
  };
  const host = createHost({ seed });
  await expect(host.run(trigger('acme/p2', 'acme/p0', 'acme/p1'))).rejects.toMatchObject({
    status: 422,
    hint: expect.stringMatching(/^Not started: acme\/p0, acme\/p1\./),
  });
  expect(host.requests()).toHaveLength(1);
});

describe('builds that others started', () => {
  it('are polled one by one, and reported together', async () => {
    const host = start([lasts(25 * second), fails(45 * second), lasts(5 * second)]);
    for (const pipeline of ['p0', 'p1', 'p2']) host.sandbox.world.run({ organization: 'acme', pipeline });
    const build = ['p0', 'p1', 'p2']
      .map((slug) => `https://buildkite.example/acme/${slug}/builds/1`)
      .join('\n');
    const { outcome, outputs } = await host.run({
      operation: 'wait-for-build',
      build,
      'poll-interval': '10s',
    });
    expect(Object.keys(kinds(host.requests()))).toEqual(['get', 'wholeGet']);
    expect(outcome.sentence).toMatch(/^2 of 3 builds succeeded\./);
    expect(Object.keys(outputs)).toEqual(['builds', 'failure-kind', 'failed-jobs', 'failed-tests']);
    expect(host.saved).toEqual([]);
  });
});
