import { describe, expect, it, onTestFinished } from 'vitest';
import type { EndpointName } from '../../../src/model/endpoints.ts';
import type { Fault } from '../../../src/sandbox/seed/faults.ts';
import type { CommandStep, Step } from '../../../src/sandbox/seed/seed.ts';
import { seedOf, settled, web } from '../../sandbox/harness.ts';
import { createHost, type HostOptions, type Inputs } from '../../support/operation-host.ts';
import { createRequestTransport } from '../../support/request-transport.ts';
import { putTimersOn } from '../../support/virtual-timers.ts';
import {
  buildOf,
  hostWithBuild,
  namePipelines,
  pipelinesOf,
  hostOf as start,
  trigger,
  untimed,
  warningsOf,
  writesOf,
} from '../support/builds.ts';

const second = 1_000;
const minute = 60 * second;
const never = Number.POSITIVE_INFINITY;
const sha = '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d';
const wait = { operation: 'wait-for-build', pipeline: 'acme/web', build: '1' };
const found = { operation: 'wait-for-build', pipeline: 'acme/web', commit: sha, branch: 'main' };
const late: CommandStep = { name: 'Test', runMs: 60 * minute };
const gpu: Step = { name: 'Train', queue: 'gpu', waitMs: never };

/** A host with a build, whose service may never answer: the machine's timers run on its clock until the test has ended. */
function startUntimed(step: CommandStep = late) {
  const host = hostWithBuild([step], 0, { carry: untimed });
  const timers = putTimersOn(host.clock);
  onTestFinished(() => timers[Symbol.dispose]());
  return host;
}

it('a wait with fail-fast names the running job that has promised to fail', async () => {
  const host = start([{ name: 'Slow', exits: [3], waitMs: 0, runMs: 10 * minute, promiseMs: 20 * second }]);
  const { outcome, outputs } = await host.run({ ...trigger, 'fail-fast': 'true' });
  expect(outcome.success).toBe(false);
  expect(outcome.sentence).toContain('Slow');
  expect(outcome.sentence).toContain('promised exit status 3');
  expect(JSON.parse(outputs['failed-jobs'] ?? '')).toMatchObject([{ state: 'running' }]);
});

describe('a wait for steps', () => {
  it('ends with the jobs of a group that steps names, says which keys no job has, and names the nearest ones', async () => {
    const parts = [
      { name: 'Unit', key: 'unit', group: 'tests', waitMs: 0, runMs: 30 * second },
      { name: 'Browser', key: 'browser', group: 'tests', waitMs: 0, runMs: 60 * second },
      { name: 'Deploy', key: 'deploy', waitMs: 0, runMs: 600 * second },
    ];
    const host = hostWithBuild(parts, 0);
    const target = { ...wait, 'poll-interval': '10s' };
    const passed = await host.run({ ...target, steps: 'tests' });
    expect(passed.outcome.success).toBe(true);
    expect(passed.outputs.state).toBe('passed');
    expect(buildOf(host)?.state).toBe('running');
    const missing = await host.run({ ...target, steps: 'test, deploy' });
    expect(host.lines).toContain('acme/web #1: no job has the step key “test” so far.');
    expect(missing.outcome).toMatchObject({
      success: false,
      hint: 'Check the keys of the steps in the pipeline (did you mean tests?).',
    });
  });
});

describe('the queue', () => {
  it('is judged in time while the list of past builds is not answered', async () => {
    const host = startUntimed({ name: 'Test', waitMs: never });
    host.sandbox.faults.add({ kind: 'stall', on: 'builds.listForPipeline', times: 'always' });
    await host.run({ ...trigger, 'queue-timeout': '5s', 'poll-interval': '' });
    expect(host.clock.monotonic()).toBeLessThan(7 * second);
  });

  it('is the wait for an agent after the first job too, and names its agent rules', async () => {
    const script = { ...settled({ name: 'Setup', runMs: 20 * second }, 'wait', gpu), upload: true };
    const host = createHost({ seed: seedOf(script) });
    const { outcome } = await host.run({ ...trigger, 'queue-timeout': '2m', 'poll-interval': '3s' });
    const sentence = /no agent picked up a job for 2 min \(agent rules: queue=gpu\)/;
    expect(outcome).toMatchObject({ success: false, sentence: expect.stringMatching(sentence) });
    expect(host.lines.at(-1)).toMatch(/no agent has picked up a job for 1 min.* Agent rules: queue=gpu\.$/);
    expect(host.clock.monotonic()).toBeGreaterThan(140 * second);
    expect(host.clock.monotonic()).toBeLessThan(160 * second);
  });

  it.each([0, -90 * second, 5 * minute])(
    'begins anew when a job has run, even between two polls (clock: %i ms)',
    async (aheadMs) => {
      const first: Step = { name: 'Setup', waitMs: 40 * second, runMs: 2 * second };
      const host = start([first, 'wait', { ...gpu, waitMs: 50 * second, runMs: second }], { aheadMs });
      const limits = { 'queue-timeout': '60s', 'poll-interval': '25s', 'cancel-on': 'abort, timeout' };
      const { outcome } = await host.run({ ...trigger, ...limits });
      expect(outcome).toMatchObject({ success: true, sentence: expect.stringContaining('passed') });
    },
  );

  it.each([
    ['20s', 3, 25],
    ['35s', 1, 70],
  ])(
    'is judged in time however rare the polls are: limit %s, %i builds, whose first job ends after %i s',
    async (limit, count, endS) => {
      const steps = settled({ name: 'Upload', waitMs: 0, runMs: endS * second }, 'wait', gpu);
      const host = createHost({ seed: pipelinesOf(Array.from({ length: count }, () => steps)) });
      const pace = { 'poll-interval': '5m', 'queue-timeout': limit };
      const { outcome } = await host.run({ ...trigger, ...pace, pipeline: namePipelines(count) });
      expect(outcome.sentence).toMatch(/no agent picked up a job for .*queue=gpu/);
      const lateMs = host.clock.monotonic() - (endS + Number.parseInt(limit, 10)) * second;
      expect(lateMs).toBeGreaterThanOrEqual(0);
      expect(lateMs).toBeLessThanOrEqual(5 * second);
    },
  );
});

describe('wait-timeout', () => {
  it('counts from the first request: the time until a build appears is part of it', async () => {
    const host = start([late]);
    host.clock.after(80 * second, () => void host.sandbox.world.run({ ...web, commit: sha }));
    const { outcome } = await host.run({ ...found, 'wait-timeout': '2m' });
    expect(host.clock.monotonic()).toBe(2 * minute);
    expect(outcome.sentence).toContain('it had not finished after 2 min');
  });

  it('cancels all of 45 builds, whatever the pace of the requests', async () => {
    const host = start([late]);
    const build = Array.from({ length: 45 }, () => host.sandbox.world.run(web).number).join();
    const limits = { 'wait-timeout': '100s', 'cancel-on': 'abort, timeout', 'poll-interval': '10m' };
    const { outcome } = await host.run({ ...wait, build, ...limits });
    expect(warningsOf(host)).toEqual([]);
    expect(outcome.sentence).not.toContain('still running');
    expect(writesOf(host)).toHaveLength(45);
  });

  it.each([
    ['a build', 58 * second],
    ['a build that was never read', 0],
  ])('cancels %s if the step is interrupted while its last read is not answered', async (_, stallMs) => {
    const host = startUntimed();
    const on = { method: 'GET', path: '*' };
    host.clock.after(stallMs, () => host.sandbox.faults.add({ kind: 'stall', on, times: 'always' }));
    const limits = { 'wait-timeout': '1m', 'cancel-on': 'abort, timeout' };
    await host.run({ ...wait, ...limits }, { abortMs: 62 * second });
    expect(buildOf(host)?.state).toMatch(/^cancel/);
  });

  const spent = (reset: number) => ({
    kind: 'status' as const,
    status: 429,
    body: { message: 'Too many requests', scope: 'rest', limit: 200, current: 300, reset },
    headers: { 'ratelimit-limit': '200', 'ratelimit-remaining': '0', 'ratelimit-reset': String(reset) },
  });
  /** The time to wait of twelve seconds, and five for the last read. */
  const usualMs = 17 * second;
  /** A window that opens within 75 seconds holds back the last read, and with it the verdict. */
  const heldMs = 87 * second;
  const seen =
    /^Build 1 of acme\/web is (scheduled|running): .*; the action stopped waiting because it had not finished after (1[2-7]|[45]\d) s/;
  const unseen =
    /^Build 1 of acme\/web was last seen scheduled at 09:00 UTC; the action stopped waiting because it could not be read/;

  it.each<[string, Fault, number, RegExp]>([
    ['is never answered', { kind: 'stall', times: 'always' }, usualMs, unseen],
    ['is refused until a window ends', { ...spent(45), times: 'always' }, heldMs, unseen],
    ['is refused once, until a window ends', spent(45), heldMs, seen],
    ['fails each time', { kind: 'status', status: 502, times: 'always' }, usualMs, unseen],
  ])('is kept when a poll %s', async (_, fault, mostMs, sentence) => {
    const host = startUntimed();
    host.clock.after(second, () => void host.sandbox.faults.add({ ...fault, on: 'builds.get' }));
    const { outcome } = await host.run({ ...wait, 'wait-timeout': '12s' });
    expect(outcome).toMatchObject({
      success: false,
      sentence: expect.stringMatching(sentence),
      hint: expect.stringContaining('raise wait-timeout'),
    });
    expect(host.lines.join('\n')).not.toContain('expired before a response arrived; still waiting');
    expect(host.clock.monotonic()).toBeLessThanOrEqual(mostMs);
  });

  it.each<[string, EndpointName, Inputs]>([
    ['creation', 'builds.create', trigger],
    ['rebuild', 'builds.rebuild', { ...wait, operation: 'rebuild-build' }],
    ['retry of failed jobs', 'builds.retryFailedJobs', { ...wait, operation: 'retry-failed-jobs' }],
  ])('gives up a %s that is never answered ten seconds later', async (_, on, inputs) => {
    const host = startUntimed({ name: 'Test', exits: [1] });
    host.clock.forSandbox.advance(minute);
    host.sandbox.faults.add({ kind: 'stall', on, times: 'always' });
    const startedAt = host.clock.now();
    const hint = expect.stringMatching(/^Before you /);
    const error = { name: 'OutcomeUnknownError', hint };
    await expect(host.run({ ...inputs, 'wait-timeout': '12s' })).rejects.toMatchObject(error);
    const lookupsMs = 15 * second;
    expect(host.clock.now() - startedAt).toBeGreaterThan(usualMs);
    expect(host.clock.now() - startedAt).toBeLessThanOrEqual(22 * second + lookupsMs);
  });

  const limited = { kind: 'status', status: 429, headers: { 'retry-after': '50' } } as const;
  const byCommit = { build: '', commit: 'a'.repeat(40) };
  it.each<[Fault, RegExp, EndpointName, Inputs]>([
    [{ kind: 'stall' }, /expired before a response arrived$/, 'builds.get', {}],
    [{ kind: 'stall' }, /expired before a response arrived$/, 'builds.listForPipeline', byCommit],
    [limited, /the rate limit is used up/, 'builds.get', {}],
    [limited, /the rate limit is used up/, 'builds.listForPipeline', byCommit],
  ])('is named by the error if the first read fails with %j', async (fault, message, on, inputs) => {
    const host = startUntimed();
    host.sandbox.faults.add({ ...fault, on, times: 'always' });
    const hint = expect.stringMatching(/^wait-timeout expired before the build could be read\./);
    const error = { message: expect.stringMatching(message), hint };
    await expect(host.run({ ...wait, 'wait-timeout': '12s', ...inputs })).rejects.toMatchObject(error);
  });

  it.each<[string, EndpointName, Inputs]>([
    ['a build', 'builds.get', {}],
    ['the newest build', 'builds.listForPipeline', { build: 'latest', branch: 'main' }],
  ])('reads %s once more whose first read was not answered', async (_what, on, given) => {
    const host = startUntimed({ name: 'Test', runMs: second });
    host.clock.forSandbox.advance(minute);
    host.sandbox.faults.add({ kind: 'stall', on, times: 1 });
    const { outcome } = await host.run({ ...wait, 'wait-timeout': '12s', ...given });
    expect(outcome).toMatchObject({ success: true });
  });

  it('lets the last read and then the cancel through when a rate limit ends', async () => {
    const host = hostWithBuild([late], 0, { carry: untimed });
    host.sandbox.faults.add({ ...spent(55), on: 'builds.get', skip: 3 });
    const limits = { 'wait-timeout': '7s', 'cancel-on': 'timeout', 'poll-interval': '1s' };
    const { outcome } = await host.run({ ...wait, ...limits });
    const [read, cancel] = host.requests().slice(-2);
    expect(read).toContain('include_retried_jobs=true');
    expect(cancel).toMatch(/^PUT/);
    expect(host.clock.monotonic()).toBeLessThanOrEqual(75 * second);
    expect(outcome.sentence).toMatch(/canceled by the action because it had not finished after 1 min \d+ s/);
  });

  it('counts the end of a build that ends before its cancel arrives', async () => {
    const carry: HostOptions['carry'] = (sandbox, clock) =>
      createRequestTransport((request) => {
        if (request.method === 'PUT') clock.forSandbox.advance(10 * second);
        return clock.during(() => sandbox.fetch(request));
      });
    const host = start([{ name: 'Test', runMs: 62 * second }], { carry });
    const limits = { 'wait-timeout': '1m', 'cancel-on': 'abort, timeout', 'poll-interval': '5s' };
    const { outcome, outputs } = await host.run({ ...trigger, ...limits });
    expect(writesOf(host).at(-1)).toMatch(/^PUT/);
    const sentence = expect.stringMatching('^Build 1 of acme/web passed');
    expect(outcome).toMatchObject({ success: true, sentence });
    expect([outcome.hint, outputs.state]).toEqual([undefined, 'passed']);
    expect(outcome.summary({ bytes: 100_000 })).toContain('## ✅');
    expect(host.lines.join('\n')).toContain('had already finished');
  });
});

describe('the heartbeat', () => {
  const beats = (lines: readonly string[]) => lines.filter((line) => line.startsWith('Still waiting'));
  const lasts = (minutes: number): readonly Step[] => [{ name: 'Test', runMs: minutes * minute }];
  const one = 'Still waiting for acme/web #1';

  it.each<[string, readonly Step[], Inputs, readonly string[]]>([
    [
      'is one line for five minutes without a change',
      lasts(16),
      { ...trigger, 'wait-timeout': '1h', 'poll-interval': '1m' },
      [54, 49, 44].map((left) => `${one} (running). wait-timeout expires in ${left} min.`),
    ],
    [
      'comes even if the next poll is later',
      [{ name: 'Test', waitMs: never }],
      { ...trigger, 'wait-timeout': '12m', 'poll-interval': '11m' },
      [7, 2].map((left) => `${one} (scheduled). wait-timeout expires in ${left} min.`),
    ],
    [
      'also comes while a build does not appear',
      lasts(1),
      { ...found, 'appear-timeout': '12m', 'wait-timeout': '12m' },
      [7, 2].map(
        (left) =>
          `Still waiting for a build of ${sha} on branch main to appear. wait-timeout expires in ${left} min.`,
      ),
    ],
  ])('%s', async (_, steps, inputs, lines) => {
    const host = start(steps);
    await host.run(inputs).catch((error: unknown) => expect(String(error)).toContain('appeared'));
    expect(beats(host.lines)).toEqual(lines);
  });

  it('says in an outage when the build was read last, and when it is given up if that is next', async () => {
    const host = start([late]);
    const down = { kind: 'status', status: 503, times: 'always' } as const;
    host.clock.after(90 * second, () => host.sandbox.faults.add(down));
    await host.run(trigger);
    const ago = /^Still waiting for acme\/web #1 \(running, last read (?:\d+ min )?\d+ s ago\)\. /;
    expect(beats(host.lines)).toEqual(Array(3).fill(expect.stringMatching(ago)));
    expect(beats(host.lines)[1]).toMatch(/ the wait ends in [56] min/);
  });

  it('names three of several builds', async () => {
    const scripts = Array.from({ length: 5 }, () => settled(...lasts(9)));
    const host = createHost({ seed: pipelinesOf(scripts) });
    await host.run({ ...trigger, pipeline: namePipelines(5), 'wait-timeout': '1h' });
    const names = 'acme/p0 #1 (running), acme/p1 #1 (running), acme/p2 #1 (running) and 2 more.';
    expect(beats(host.lines)).toEqual([`Still waiting for ${names} wait-timeout expires in 54 min 50 s.`]);
  });
});
