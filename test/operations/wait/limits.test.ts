import { describe, expect, it } from 'vitest';
import { profileNames } from '../../../src/sandbox/profile.ts';
import type { Script, Step } from '../../../src/sandbox/simulation/script.ts';
import { seedOf, settled } from '../../sandbox/harness.ts';
import { createHost, type HostOptions } from '../../support/operation-host.ts';
import { createRequestTransport } from '../../support/request-transport.ts';
import { putTimersOn } from '../../support/virtual-timers.ts';

const second = 1_000;
const minute = 60 * second;
const web = { organization: 'acme', pipeline: 'web', number: 1 } as const;
const trigger = { operation: 'trigger-build', pipeline: 'acme/web', commit: 'HEAD', branch: 'main' };
const never = Number.POSITIVE_INFINITY;
const sha = '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d';

const start = (script: Script, options: HostOptions = {}) => createHost({ seed: seedOf(script), ...options });

/** A build that waits for an agent, runs, and passes. */
const late = (waitMs: number): Script => settled({ name: 'Test', waitMs, runMs: 5 * minute });

const spent = (reset: number) =>
  ({
    kind: 'headers',
    set: { 'ratelimit-limit': '200', 'ratelimit-remaining': '0', 'ratelimit-reset': String(reset) },
  }) as const;

describe.each(profileNames)('queue-timeout (%s)', (profile) => {
  it.each(['10s', '60s', '2m'])(
    'of %s does not end the wait for a build that started just before it',
    async (limit) => {
      const limitMs = { '10s': 10, '60s': 60, '2m': 120 }[limit] ?? 0;
      const host = start(late((limitMs - 1) * second), { profile });
      const inputs = { ...trigger, 'queue-timeout': limit, 'cancel-on-timeout': 'true' };
      const { outcome } = await host.run(inputs);
      expect(outcome).toMatchObject({ success: true, sentence: expect.stringContaining('passed') });
      expect(host.requests().filter((line) => line.startsWith('PUT'))).toEqual([]);
    },
  );

  it.each(['10s', '60s', '2m'])('of %s ends the wait at that time', async (limit) => {
    const host = start(late(never), { profile });
    await host.run({ ...trigger, 'queue-timeout': limit });
    expect(host.clock.monotonic()).toBe(({ '10s': 10, '60s': 60, '2m': 120 }[limit] ?? 0) * second);
  });

  it('is judged by the last read: a job that starts during it keeps the build', async () => {
    const carry: HostOptions['carry'] = (sandbox, clock) =>
      createRequestTransport(async (request) => {
        if (request.url.includes('include_retried_jobs')) await clock.sleep(2 * second);
        return clock.during(() => sandbox.fetch(request));
      });
    const host = start(late(21 * second), { profile, carry });
    const { outcome } = await host.run({ ...trigger, 'queue-timeout': '20s', 'cancel-on-timeout': 'true' });
    expect(outcome.success).toBe(true);
  });

  it('waits for a spent window before it judges', async () => {
    const host = start(late(30 * second), { profile });
    host.clock.after(15 * second, () => host.sandbox.faults.add(spent(40)));
    const inputs = { ...trigger, 'queue-timeout': '20s', 'cancel-on-timeout': 'true', 'poll-interval': '3s' };
    const { outcome } = await host.run(inputs);
    expect(outcome.success).toBe(true);
  });

  it('waits for a spent window no longer than 75 seconds', async () => {
    const carry: HostOptions['carry'] = (sandbox) =>
      createRequestTransport((request) => sandbox.fetch(request));
    const host = start(late(never), { profile, carry });
    host.clock.after(15 * second, () => host.sandbox.faults.add({ ...spent(250), times: 'always' }));
    using _timers = putTimersOn(host.clock);
    const { outcome } = await host.run({ ...trigger, 'queue-timeout': '20s', 'poll-interval': '3s' });
    expect(outcome.sentence).toContain('no agent picked up a job for 1 min 35 s');
    expect(host.clock.monotonic()).toBeLessThanOrEqual(101 * second);
  });

  it('does not judge during an outage', async () => {
    const host = start(late(30 * second), { profile });
    host.clock.after(15 * second, () =>
      host.sandbox.faults.add({ kind: 'status', status: 503, times: 'always' }),
    );
    host.clock.after(3 * minute, () => host.sandbox.faults.clear());
    const { outcome } = await host.run({ ...trigger, 'queue-timeout': '20s', 'cancel-on-timeout': 'true' });
    expect(outcome).toMatchObject({ success: true, sentence: expect.stringContaining('passed') });
  });
});

describe.each(profileNames)('the queue (%s)', (profile) => {
  const upload = { waitMs: 1 * second, runMs: 2 * second };
  const gpu: Step = { name: 'Train', queue: 'gpu', waitMs: never };

  it('is the wait for an agent after the first job too, and names its agent rules', async () => {
    const setup: Step = { name: 'Setup', runMs: 20 * second };
    const host = start({ steps: [setup, 'wait', gpu], upload }, { profile });
    const { outcome } = await host.run({ ...trigger, 'queue-timeout': '2m', 'poll-interval': '3s' });
    expect(outcome).toMatchObject({
      success: false,
      sentence: expect.stringMatching(/no agent picked up a job for 2 min \(agent rules: queue=gpu\)/),
    });
    expect(host.lines.at(-1)).toMatch(/no agent has picked up a job for 1 min.* Agent rules: queue=gpu\.$/);
    expect(host.clock.monotonic()).toBeGreaterThan(140 * second);
    expect(host.clock.monotonic()).toBeLessThan(160 * second);
  });

  it('begins anew when a job has run, even between two polls', async () => {
    const first: Step = { name: 'Setup', waitMs: 40 * second, runMs: 2 * second };
    const host = start(settled(first, 'wait', { ...gpu, waitMs: 50 * second, runMs: second }), { profile });
    const inputs = {
      ...trigger,
      'queue-timeout': '60s',
      'poll-interval': '25s',
      'cancel-on-timeout': 'true',
    };
    const { outcome } = await host.run(inputs);
    expect(outcome).toMatchObject({ success: true, sentence: expect.stringContaining('passed') });
  });

  it.each<[string, (time: string) => string | null]>([
    ['is an hour ahead', (time) => new Date(Date.parse(time) + 60 * minute).toISOString()],
    ['is an hour behind', (time) => new Date(Date.parse(time) - 60 * minute).toISOString()],
    ['is not known', () => null],
  ])('has the same limit if the time when a job finished %s', async (_, change) => {
    const alter = (body: unknown) =>
      JSON.parse(JSON.stringify(body), (key, value) =>
        key === 'finished_at' && typeof value === 'string' ? change(value) : value,
      );
    const setup: Step = { name: 'Setup', waitMs: 5 * second, runMs: 20 * second };
    const host = start(settled(setup, 'wait', gpu), { profile, alter });
    await host.run({ ...trigger, 'queue-timeout': '2m', 'poll-interval': '3s' });
    expect(host.clock.monotonic()).toBeGreaterThan(140 * second);
    expect(host.clock.monotonic()).toBeLessThan(160 * second);
  });

  it.each([
    ['long before', '2026-01-15T08:30:00Z', 20],
    ['at a time that is not known', null, 40],
    ['in the future', '2026-01-15T10:30:00Z', 40],
  ])('has an end if a job was retried that finished %s', async (_, finished_at, seconds) => {
    const old = { id: 'old', type: 'script', state: 'failed', retried: true, exit_status: 1, finished_at };
    const alter: HostOptions['alter'] = (body, { url }) => {
      const withOld = (value: object) =>
        'jobs' in value && Array.isArray(value.jobs) && url.includes('include_retried_jobs')
          ? { ...value, jobs: [{ ...old, started_at: '2026-01-15T08:20:00Z' }, ...value.jobs] }
          : value;
      return typeof body === 'object' && body !== null ? withOld(body) : body;
    };
    const host = start(late(never), { profile, alter });
    const { outcome } = await host.run({ ...trigger, 'queue-timeout': '20s', 'wait-timeout': '5m' });
    expect(outcome.sentence).toContain('no agent picked up a job for 20 s');
    expect(host.clock.monotonic()).toBe(seconds * second);
  });

  it('is over while any job runs', async () => {
    const host = start(settled({ name: 'Test', runMs: 3 * minute }, { ...gpu, waitMs: 2 * minute }), {
      profile,
    });
    const { outcome } = await host.run({ ...trigger, 'queue-timeout': '1m' });
    expect(outcome.success).toBe(true);
  });

  it('of builds in a list is seen in their jobs, which are read at half of the limit and at its end', async () => {
    const pipelines = ['p0', 'p1'].map((slug) => ({
      slug,
      script: settled(
        { name: 'Setup', runMs: 5 * second },
        'wait',
        slug === 'p0' ? gpu : { name: 'Test', runMs: 30 * minute },
      ),
    }));
    const host = createHost({ profile, seed: { organizations: [{ slug: 'acme', pipelines }] } });
    const inputs = {
      ...trigger,
      pipeline: 'acme/p0, acme/p1',
      'queue-timeout': '10m',
      'cancel-on-timeout': 'true',
    };
    const { outcome } = await host.run(inputs);
    expect(outcome.sentence).toMatch(
      /^1 of 2 builds succeeded\. .*acme\/p0 .* because no agent picked up a job for 10 min.* \(agent rules: queue=gpu\)/,
    );
    expect(host.lines.filter((line) => line.includes('Agent rules: queue=gpu.'))).toHaveLength(1);
    const times = host.sandbox.requests
      .entries()
      .filter(({ path, query }) => path.endsWith('/acme/builds') && !query.includes('exclude_jobs'))
      .map(({ at }) => Math.round((at - Date.UTC(2026, 0, 15, 9)) / second));
    // The queue begins at the creation and, as the jobs show, again after the first job, seven seconds later. At last the
    // list is read for the report. The server of the document shows the jobs in every list.
    const halfway = profile === 'observed' ? [300] : [];
    expect(times).toEqual([...halfway, 607, expect.any(Number)]);
  });
});

describe.each(profileNames)('wait-timeout (%s)', (profile) => {
  const wait = { operation: 'wait-for-build', pipeline: 'acme/web', commit: sha, branch: 'main' };

  it('counts from the first request of the step: the time until a build appears is part of it', async () => {
    const host = start(late(2 * second), { profile });
    host.clock.after(80 * second, () => void host.sandbox.world.run({ ...web, commit: sha }));
    const { outcome } = await host.run({ ...wait, 'wait-timeout': '2m' });
    expect(host.clock.monotonic()).toBe(2 * minute);
    expect(outcome.sentence).toContain('is still running after 2 min');
  });

  it('ends the wait for a build to appear', async () => {
    const host = start(late(2 * second), { profile });
    await expect(host.run({ ...wait, 'wait-timeout': '45s', 'appear-timeout': '10m' })).rejects.toMatchObject(
      {
        hint: expect.stringContaining('wait-timeout'),
      },
    );
    expect(host.clock.monotonic()).toBe(45 * second);
  });

  it.each([
    ['the first read of a build', { build: '1' }, 'builds.get'],
    ['the list of builds', { commit: sha, branch: 'main' }, 'builds.listForPipeline'],
  ])('ends %s that is never answered', async (_, inputs, on) => {
    const carry: HostOptions['carry'] = (sandbox) =>
      createRequestTransport((request) => sandbox.fetch(request));
    const host = start(late(2 * second), { profile, carry });
    host.sandbox.faults.add({ kind: 'stall', on: on as 'builds.get', times: 'always' });
    using _timers = putTimersOn(host.clock);
    const asked = { operation: 'wait-for-build', pipeline: 'acme/web', ...inputs, 'wait-timeout': '20s' };
    await expect(host.run(asked)).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(host.clock.monotonic()).toBeLessThanOrEqual(25 * second);
  });

  it('counts from the creation of a build that is slow to answer', async () => {
    const host = start(late(2 * second), { profile });
    host.sandbox.faults.add({ kind: 'delay', ms: 20 * second, on: 'builds.create' });
    const { outcome } = await host.run({ ...trigger, 'wait-timeout': '1m' });
    expect(host.clock.monotonic()).toBe(minute);
    expect(outcome.sentence).toContain('is still running after 1 min');
  });

  it('is judged by the last read, which waits for a spent window', async () => {
    const host = start(settled({ name: 'Test', runMs: 25 * second }), { profile });
    host.clock.after(20 * second, () => host.sandbox.faults.add(spent(40)));
    const inputs = { ...trigger, 'wait-timeout': '30s', 'poll-interval': '3s', 'cancel-on-timeout': 'true' };
    const { outcome } = await host.run(inputs);
    expect(outcome).toMatchObject({ success: true, sentence: expect.stringContaining('passed') });
  });
});

it('60 builds are all canceled at wait-timeout, whatever the pace of the requests', async () => {
  const host = createHost({ seed: seedOf(settled({ name: 'Test', runMs: 60 * minute })) });
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
  for (const _ of numbers) host.sandbox.world.run({ organization: 'acme', pipeline: 'web' });
  const { outcome } = await host.run({
    ...{ operation: 'wait-for-build', pipeline: 'acme/web', build: numbers.join() },
    ...{ 'wait-timeout': '100s', 'cancel-on-timeout': 'true', 'poll-interval': '10m' },
  });
  expect(host.lines.filter((line) => line.startsWith('warning'))).toEqual([]);
  expect(outcome.sentence).not.toContain('still running');
  expect(host.requests().filter((line) => line.startsWith('PUT'))).toHaveLength(60);
});

it('a build whose cancel is refused is read for no longer than 20 seconds more', async () => {
  const host = start(late(second));
  host.sandbox.faults.add({ kind: 'status', status: 422, on: 'builds.cancel', times: 'always' });
  host.clock.after(28 * second, () =>
    host.sandbox.faults.add({ kind: 'delay', ms: 200 * second, on: 'builds.get', times: 'always' }),
  );
  using _timers = putTimersOn(host.clock);
  await host.run({ ...trigger, 'wait-timeout': '30s', 'cancel-on-timeout': 'true', 'poll-interval': '9s' });
  expect(host.clock.monotonic()).toBeLessThanOrEqual(56 * second);
});

describe.each(profileNames)('the heartbeat (%s)', (profile) => {
  const beats = (lines: readonly string[]) => lines.filter((line) => line.startsWith('Still waiting'));

  it('is one line for five minutes without a change, with the next limit', async () => {
    const host = start(settled({ name: 'Test', runMs: 16 * minute }), { profile });
    await host.run({ ...trigger, 'wait-timeout': '1h', 'poll-interval': '10s' });
    expect(beats(host.lines)).toEqual([
      'Still waiting for acme/web #1 (running). wait-timeout expires in 54 min 50 s.',
      'Still waiting for acme/web #1 (running). wait-timeout expires in 49 min 50 s.',
      'Still waiting for acme/web #1 (running). wait-timeout expires in 44 min 50 s.',
    ]);
  });

  it('comes even if the next poll is later, and names queue-timeout if that is next', async () => {
    const host = start(late(never), { profile });
    await host.run({ ...trigger, 'queue-timeout': '12m', 'poll-interval': '11m' });
    expect(beats(host.lines)[0]).toBe(
      'Still waiting for acme/web #1 (scheduled). queue-timeout expires in 7 min.',
    );
  });

  it('says in an outage when the build was read last, and names outage-timeout if that is next', async () => {
    const host = start(settled({ name: 'Test', runMs: 60 * minute }), { profile });
    host.clock.after(90 * second, () =>
      host.sandbox.faults.add({ kind: 'status', status: 503, times: 'always' }),
    );
    await host.run({ ...trigger, 'poll-interval': '10s' });
    const ago = /^Still waiting for acme\/web #1 \(running, last read (?:\d+ min )?\d+ s ago\)\. /;
    expect(beats(host.lines)).toEqual([
      expect.stringMatching(ago),
      expect.stringMatching(ago),
      expect.stringMatching(ago),
    ]);
    expect(beats(host.lines)[1]).toMatch(/ outage-timeout expires in [56] min/);
  });

  it('names three of several builds', async () => {
    const script = settled({ name: 'Test', runMs: 9 * minute });
    const pipelines = Array.from({ length: 5 }, (_, index) => ({ slug: `p${index}`, script }));
    const host = createHost({ profile, seed: { organizations: [{ slug: 'acme', pipelines }] } });
    const pipeline = pipelines.map(({ slug }) => `acme/${slug}`).join(', ');
    await host.run({ ...trigger, pipeline, 'wait-timeout': '1h' });
    const names = 'acme/p0 #1 (running), acme/p1 #1 (running), acme/p2 #1 (running) and 2 more.';
    expect(beats(host.lines)).toEqual([
      expect.stringContaining(`Still waiting for ${names} wait-timeout expires in 54 min`),
    ]);
  });

  it('also comes while a build does not appear', async () => {
    const host = start(late(second), { profile });
    const inputs = { operation: 'wait-for-build', pipeline: 'acme/web', commit: sha, branch: 'main' };
    await expect(host.run({ ...inputs, 'appear-timeout': '12m' })).rejects.toThrow('appeared');
    expect(beats(host.lines)).toEqual([
      expect.stringMatching(
        /^Still waiting for a build of 4f0c2e1.* to appear\. appear-timeout expires in 6 min/,
      ),
      expect.stringMatching(
        /^Still waiting for a build of 4f0c2e1.* to appear\. appear-timeout expires in 1 min/,
      ),
    ]);
  });
});
