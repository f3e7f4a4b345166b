import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/sandbox/seed/faults.ts';
import type { CommandStep, Seed, Step } from '../../../src/sandbox/seed/seed.ts';
import { settled } from '../../sandbox/harness.ts';
import { createHost, type HostOptions, type Inputs, type RunOptions } from '../../support/operation-host.ts';
import { putTimersOn } from '../../support/virtual-timers.ts';
import { nameBuilds, namePipelines, pipelinesOf } from '../support/builds.ts';

const second = 1_000;
const minute = 60 * second;
const lasts = (ms: number): Step => ({ name: 'Test', waitMs: 0, runMs: ms });
const fails = (ms: number): CommandStep => ({ name: 'Test', waitMs: 0, runMs: ms, exits: [1] });
const down = { kind: 'status', status: 503 } as const;
const slow = { kind: 'delay', ms: 100 * second } as const;
const first = '*/p0/builds/1*';
const list = '*/organizations/acme/builds*';

/** A host with a pipeline for each of these steps, whose builds a step of the workflow starts, or waits for. */
function start(...steps: readonly (Step | readonly Step[])[]) {
  return startFrom(pipelinesOf(steps.map((each) => settled(...[each].flat()))), steps.length);
}

function startFrom(seed: Seed, count: number) {
  const host = createHost({ seed });
  const run = (inputs: Inputs, options: RunOptions = {}) =>
    host.run({ 'poll-interval': '10s', ...inputs }, options);
  return {
    host,
    trigger: (inputs: Inputs = {}) => {
      const build = { commit: 'HEAD', branch: 'main', pipeline: namePipelines(count) };
      return run({ operation: 'trigger-build', ...build, ...inputs });
    },
    wait: (inputs: Inputs = {}, options: RunOptions = {}) => {
      for (let index = 0; index < count; index += 1)
        host.sandbox.world.run({ organization: 'acme', pipeline: `p${index}` });
      return run({ operation: 'wait-for-build', build: nameBuilds(count), ...inputs }, options);
    },
    /** From seven seconds on, reads of this path fail. */
    breakReads: (path: string, fault: Fault = down) =>
      host.clock.after(7 * second, () => {
        host.sandbox.faults.add({ ...fault, on: { method: 'GET', path }, times: 'always' });
      }),
    outages: () => host.events.filter(({ kind }) => kind.startsWith('outage')),
    readsOf: (slug: string) => host.requests().filter((line) => line.includes(`/${slug}/builds/1`)).length,
    linesWith: (words: string) => host.lines.filter((line) => line.includes(words)),
    /** How often each kind of request was made. */
    kinds: () =>
      Object.fromEntries(
        [...Map.groupBy(host.requests(), kindOf)].map(([kind, { length }]) => [kind, length]),
      ),
  };
}

function kindOf(line: string): string {
  if (line.startsWith('POST')) return 'create';
  if (line.startsWith('PUT')) return 'cancel';
  const kind = line.includes('/pipelines/') ? 'get' : 'list';
  return line.includes('include_retried_jobs=true') ? `complete ${kind}` : kind;
}

describe('builds that a step started', () => {
  const [short, long] = [lasts(26 * second), lasts(10 * minute)];

  it('are polled with one request for all, and read completely when they end, those that end together with one', async () => {
    const { kinds, trigger } = start(short, lasts(66 * second), lasts(66 * second));
    const { outcome, outputs } = await trigger();
    expect(kinds()).toEqual({ create: 3, list: 7, 'complete list': 1, 'complete get': 1 });
    expect(outcome).toMatchObject({ success: true, sentence: '3 of 3 builds succeeded.' });
    expect(outcome.json).toMatchObject([{ jobs: [{}] }, { jobs: [{}] }, { jobs: [{}] }]);
    expect(Object.keys(outputs)).toEqual(['builds']);
    const passed = { organization: 'acme', number: 1, state: 'passed' };
    expect(JSON.parse(outputs.builds ?? '')).toMatchObject(
      ['p0', 'p1', 'p2'].map((pipeline) => ({ ...passed, pipeline })),
    );
  });

  it('are judged by reads of their own when a list of them is behind', async () => {
    const { organizations } = pipelinesOf(
      [lasts(28 * second), lasts(28 * second)].map((step) => settled(step)),
    );
    const alter: HostOptions['alter'] = (body, { url }) =>
      Array.isArray(body) && url.includes('include_retried_jobs')
        ? body.map((build) => ({ ...build, state: 'running', finished_at: null }))
        : body;
    const host = createHost({ seed: { organizations }, alter });
    const build = { commit: 'HEAD', branch: 'main', pipeline: namePipelines(2) };
    const limits = { 'poll-interval': '20s', 'wait-timeout': '30s' };
    const { outcome } = await host.run({ operation: 'trigger-build', ...build, ...limits });
    expect(outcome).toMatchObject({ success: true, sentence: '2 of 2 builds succeeded.' });
  });

  it('are polled without a look at the past of several pipelines', async () => {
    const { host, trigger } = start(short, short);
    await trigger({ 'poll-interval': '' });
    expect(host.requests().filter((line) => line.includes('state[]=passed'))).toEqual([]);
  });

  it('take a request for each organization', async () => {
    const { organizations } = pipelinesOf([settled(short), settled(short)]);
    const other = organizations.map((each) => ({ ...each, slug: 'globex' }));
    const { kinds, trigger } = startFrom({ organizations: [...organizations, ...other] }, 2);
    const pipeline = `${namePipelines(2)}\nglobex/p0\nglobex/p1`;
    expect((await trigger({ pipeline })).outcome.success).toBe(true);
    expect(kinds()).toEqual({ create: 4, list: 6, 'complete list': 2 });
  });

  it('have meta-data that only they have, and that of the inputs', async () => {
    const { host, trigger } = start(short, short, short);
    await trigger({ 'meta-data': 'release=2.4.0', wait: 'false' });
    await trigger({ wait: 'false' });
    const created = host.sandbox.requests.entries().filter(({ method }) => method === 'POST');
    const marks = created.map(({ body }) => (body as { meta_data: Record<string, string> }).meta_data);
    expect(marks.slice(0, 3).every(({ release }) => release === '2.4.0')).toBe(true);
    const steps = marks.map((mark) => mark['kitestring-step']);
    expect([new Set(steps.slice(0, 3)).size, new Set(steps).size]).toEqual([1, 2]);
  });

  it('are reported by the one that failed, not by one that took too long', async () => {
    const { outcome } = await start(long, fails(25 * second), long).trigger({ 'wait-timeout': '2m' });
    const sentence = '0 of 3 builds succeeded; 2 had not finished. Start with: Build 1 of acme/p1 failed';
    expect(outcome.sentence).toContain(sentence);
  });

  it('are not reported to have no agent before a poll has shown that', async () => {
    const { host, trigger, linesWith } = start(long, long, long);
    const on = { method: 'POST', path: '*/pipelines/p1/builds' };
    host.sandbox.faults.add({ kind: 'delay', ms: 50 * second, on });
    expect((await trigger({ 'queue-timeout': '20s' })).outcome.success).toBe(true);
    expect(linesWith('no agent has picked up a job')).toEqual([]);
  });

  it.each([0, 60])(
    'are reported to have no agent when queue-timeout ends the wait for one, and the others are waited for; %i more jobs',
    async (more) => {
      const stuck: Step = { name: 'Train', queue: 'gpu', waitMs: Number.POSITIVE_INFINITY };
      const others = Array.from({ length: more }, () => lasts(5 * second));
      const { trigger, linesWith } = start([stuck, ...others], lasts(minute));
      await trigger({ 'queue-timeout': '20s' });
      const words = 'no agent picked up a job for 20 s (agent rules: queue=gpu)';
      expect(linesWith('still waiting')).toEqual([
        `acme/p0 #1: ${words}; still waiting for the other builds.`,
      ]);
    },
  );

  it.each([
    [3, 'failing, 1 of 2 jobs done, “Lint” failed'],
    [30, 'failing'],
  ])('of which there are %i are shown with their jobs as long as they are few', async (count, line) => {
    const steps = [{ ...fails(25 * second), name: 'Lint' }, lasts(2 * minute)] as const;
    const { kinds, trigger, linesWith } = start(...Array.from({ length: count }, () => steps));
    await trigger();
    expect(linesWith('acme/p1 #1: failing')[0]).toBe(`acme/p1 #1: ${line}`);
    expect(kinds().list).toBeLessThan(20);
  });

  it('are found one by one if the server ignores the filter, and no others are touched', async () => {
    const { host, kinds, trigger } = start(short, short, short);
    const runNine = (pipeline: string) => {
      for (let index = 0; index < 9; index++) host.sandbox.world.run({ organization: 'acme', pipeline });
    };
    for (const pipeline of ['p0', 'p1', 'p2']) runNine(pipeline);
    host.sandbox.faults.add({ kind: 'ignore', parameters: ['meta_data'], times: 'always' });
    host.clock.after(5 * second, () => runNine('p0'));
    const { outcome, outputs } = await trigger();
    expect(outcome.success).toBe(true);
    expect(JSON.parse(outputs.builds ?? '')).toMatchObject([10, 10, 10].map((number) => ({ number })));
    expect(kinds().get).toBeGreaterThan(0);
  });

  it('are all named by the error if the first one cannot be started', async () => {
    const { organizations } = pipelinesOf([settled(short), settled(short)]);
    const refusing = { slug: 'p2', script: settled(short), branch_configuration: 'release' };
    const [acme] = organizations;
    const seed = { organizations: [{ slug: 'acme', pipelines: [...(acme?.pipelines ?? []), refusing] }] };
    const { host, trigger } = startFrom(seed, 3);
    const hint = expect.stringMatching(/^Not started: acme\/p0, acme\/p1\./);
    const run = trigger({ pipeline: 'acme/p2\nacme/p0\nacme/p1' });
    await expect(run).rejects.toMatchObject({ status: 422, hint });
    expect(host.requests()).toHaveLength(1);
  });

  it('are read one by one if their list cannot be read, for longer than an outage may last', async () => {
    const times = [3, 1, 2].map((minutes) => lasts(minutes * minute));
    const { host, kinds, trigger, breakReads, outages } = start(...times);
    breakReads(list);
    const { outcome } = await trigger({ outageTime: '30s', 'poll-interval': '5s' });
    expect(outcome.success).toBe(true);
    expect(host.clock.monotonic()).toBeLessThanOrEqual(4 * minute);
    expect(host.requests().length).toBeLessThanOrEqual(150);
    expect(kinds().list).toBeLessThan(10);
    const reason = 'Could not list the builds of acme: 503.';
    expect(outages()[0]).toMatchObject({ kind: 'outage', reason });
  });
});

describe('builds that others started', () => {
  it('are polled one by one, and reported together', async () => {
    const { host, kinds, wait } = start(lasts(25 * second), fails(45 * second), lasts(5 * second));
    const { outcome, outputs } = await wait();
    expect(Object.keys(kinds())).toEqual(['get', 'complete get']);
    expect(outcome.sentence).toMatch(/^2 of 3 builds succeeded\./);
    expect(Object.keys(outputs)).toEqual(['builds', 'failure-kind', 'failed-jobs', 'failed-tests']);
    expect(host.saved).toEqual([]);
  });

  it('of which one is refused: it is given up alone, with a warning', async () => {
    const { host, wait, linesWith } = start(lasts(minute), lasts(20 * second));
    const on = { method: 'GET', path: first };
    host.sandbox.faults.add({ kind: 'status', status: 403, on, times: 'always' });
    const { success, sentence } = (await wait()).outcome;
    const words = 'Could not get build 1 of acme/p0: 403';
    expect([success, sentence]).toEqual([false, expect.stringContaining(words)]);
    expect(linesWith(words).filter((line) => line.startsWith('warning'))).toHaveLength(1);
  });

  it('of which one cannot be read any more: it is given up alone, which the log says once', async () => {
    const { host, wait, breakReads, outages, readsOf, linesWith } = start(
      lasts(60 * minute),
      lasts(2 * minute),
    );
    breakReads(first);
    const { outcome } = await wait({ outageTime: '1m', 'poll-interval': '5s' });
    expect(host.clock.monotonic()).toBeLessThanOrEqual(125 * second);
    const seen = 'Build 1 of acme/p0 was last seen running; it could not be read since 09:00 UTC';
    const counts = '1 of 2 builds succeeded; 1 had not finished.';
    expect(outcome.sentence).toContain(`${counts} Start with: ${seen}`);
    const given =
      /^acme\/p0 #1: can no longer be read \(Could not get build 1 of acme\/p0: 503.*\); still waiting for the other builds\.$/;
    expect(linesWith('still waiting')).toEqual([expect.stringMatching(given)]);
    expect(outages()).toHaveLength(1);
    expect([readsOf('p0') < 15, readsOf('p1') > 20]).toEqual([true, true]);
  });

  it('of which one is read again: the log says that the service works again', async () => {
    const { host, wait, breakReads, outages } = start(lasts(5 * minute), lasts(5 * minute));
    breakReads(first);
    host.clock.after(2 * minute, () => host.sandbox.faults.clear());
    expect((await wait({ 'poll-interval': '5s' })).outcome.success).toBe(true);
    const began = { reason: 'Could not get build 1 of acme/p0: 503.', timeoutMs: 15 * minute };
    expect(outages()).toMatchObject([{ kind: 'outage', ...began }, { kind: 'outage-end' }]);
    const { durationMs = 0 } = outages()[1] as { durationMs?: number };
    expect(durationMs).toBeGreaterThan(110 * second);
    expect(durationMs).toBeLessThan(140 * second);
  });
});

describe('a build that is found while another one is missing', () => {
  const missing = 'Could not get build 7 of acme/p0: 404 - No build found. It did not appear within 10 s.';
  const wanted = { pipeline: 'acme/p0', build: '1, 7', 'appear-timeout': '60s' };
  const address = { organization: 'acme', pipeline: 'p0', number: 1 };
  const startOne = () => start(lasts(30 * second));
  const stateOf = ({ host }: ReturnType<typeof start>) => host.sandbox.world.build(address)?.state;

  it('is followed to its end, and the step fails because of the other one', async () => {
    const { host, wait } = startOne();
    const { outcome, outputs } = await wait({ ...wanted, 'appear-timeout': '10s' });
    const sentence = expect.stringContaining(`${missing} Build 1 of acme/p0 passed`);
    const hint = expect.stringMatching(/raise appear-timeout\.$/);
    expect(outcome).toMatchObject({ success: false, sentence, hint });
    expect(outcome.summary({ bytes: 10_000 })).toContain('<code>wait-for-build</code> failed');
    expect(JSON.parse(outputs.builds ?? '')).toMatchObject([{ number: 1, state: 'passed' }]);
    expect(outputs).not.toHaveProperty('build-number');
    expect(host.clock.monotonic()).toBeGreaterThanOrEqual(30 * second);
    expect(host.lines).toContain('acme/p0 #1: passed');
    expect(host.lines).toContain('warning: acme/p0 #7 did not appear within 10 s.');
  });

  it('is enough for wait-until: any', async () => {
    const { host, wait } = startOne();
    const { outcome } = await wait({ ...wanted, 'wait-until': 'any' });
    const sentence = expect.stringMatching(/^Build 1 of acme\/p0 passed/);
    const notices = ['acme/p0 #7 was not found before the wait ended.'];
    expect(outcome).toMatchObject({ success: true, sentence, notices });
    expect(host.clock.monotonic()).toBeLessThan(60 * second);
  });

  it('is canceled with the step, and left to the post step until then', async () => {
    const step = startOne();
    const { host, wait } = step;
    host.clock.after(20 * second, () => {
      expect(host.saved.at(-1)).toEqual([{ cancel: address }]);
      expect(JSON.parse(host.outputs.builds ?? '')).toMatchObject([address]);
    });
    const { outcome, outputs } = await wait({ ...wanted, 'cancel-on': 'abort' }, { abortMs: 20 * second });
    const became = 'acme/p0 #1 is being canceled. acme/p0 #7 was not found.';
    expect(outcome.sentence).toBe(`The step was interrupted. ${became}`);
    expect(outputs).not.toHaveProperty('build-number');
    expect(stateOf(step)).toMatch(/^cancel/);
    expect(host.saved.at(-1)).toEqual([]);
  });

  it('is canceled with the step even if it has not been read', async () => {
    const step = startOne();
    step.host.sandbox.faults.add({ ...down, on: { method: 'GET', path: '*/builds/*' }, times: 'always' });
    const { outcome } = await step.wait({ 'cancel-on': 'abort' }, { abortMs: 5 * second });
    const sentence = 'The step was interrupted. acme/p0 #1 is being canceled.';
    expect(outcome).toMatchObject({ success: false, sentence });
    expect(stateOf(step)).toMatch(/^cancel/);
  });

  it('is joined by the other one when that appears', async () => {
    const { host, wait } = startOne();
    host.clock.after(20 * second, () => {
      host.sandbox.world.run({ organization: 'acme', pipeline: 'p0' });
    });
    const { outcome, outputs } = await wait({ ...wanted, build: '2, 1', 'cancel-on': 'abort' });
    expect(outcome).toMatchObject({ success: true, sentence: '2 of 2 builds succeeded.' });
    expect(JSON.parse(outputs.builds ?? '')).toMatchObject([{ number: 2 }, { number: 1 }]);
    const saved = host.saved.map((all) => all.map((one) => 'cancel' in one && one.cancel.number));
    expect(saved).toEqual([[1], [2, 1], [2], []]);
  });
});

it.each([
  ['a build is', 'wait', first],
  ['the list is', 'trigger', list],
] as const)(
  'while the read of %s not answered, another build that passes ends the wait',
  async (_, how, path) => {
    const { host, breakReads, ...steps } = start(lasts(60 * minute), lasts(20 * second), lasts(60 * minute));
    breakReads(path, slow);
    using _timers = putTimersOn(host.clock);
    expect((await steps[how]({ 'wait-until': 'any' })).outcome.success).toBe(true);
    expect(host.clock.monotonic()).toBeLessThanOrEqual(45 * second);
  },
);
