import { describe, expect, it } from 'vitest';
import type { Step } from '../../../src/sandbox/simulation/script.ts';
import { settled } from '../../sandbox/harness.ts';
import { createHost, type HostOptions, type Inputs } from '../../support/operation-host.ts';
import { createRequestTransport } from '../../support/request-transport.ts';
import { putTimersOn } from '../../support/virtual-timers.ts';

const second = 1_000;
const minute = 60 * second;

const lasts = (runMs: number, exits: readonly number[] = [0]): Step => ({
  ...{ name: 'Test', key: 'test', waitMs: 0, runMs, exits },
});
const waitsForever: Step = { name: 'Train', queue: 'gpu', waitMs: Number.POSITIVE_INFINITY };

/** A host with a running build of each step, in pipelines `p0`, `p1` and so on, and a way to wait for all of them. */
function start(steps: readonly Step[], options: HostOptions = {}) {
  const pipelines = steps.map((step, index) => ({ slug: `p${index}`, script: settled(step) }));
  const host = createHost({ seed: { organizations: [{ slug: 'acme', pipelines }] }, ...options });
  for (const { slug } of pipelines) host.sandbox.world.run({ organization: 'acme', pipeline: slug });
  const build = pipelines.map(({ slug }) => `https://buildkite.example/acme/${slug}/builds/1`).join('\n');
  /** Runs the step, and says how long it took. */
  const run = async (inputs: Inputs = {}) => {
    const startMs = host.clock.now();
    const { outcome } = await host.run({
      ...{ operation: 'wait-for-build', build, 'poll-interval': '5s' },
      ...inputs,
    });
    return { ...outcome, tookMs: host.clock.now() - startMs };
  };
  /** From then on, reads of this path are answered 25 seconds later. */
  const delayReads = (path: string, fromMs: number) =>
    host.clock.after(fromMs, () =>
      host.sandbox.faults.add({ kind: 'delay', ms: 25_000, on: { method: 'GET', path }, times: 'always' }),
    );
  /** From then until then, reads fail: those of one build, or all. */
  const breakReads = (path: string, { fromMs = 7 * second, untilMs = Number.POSITIVE_INFINITY } = {}) => {
    const on = { method: 'GET', path };
    host.clock.after(fromMs, () =>
      host.sandbox.faults.add({ kind: 'status', status: 503, on, times: 'always' }),
    );
    if (Number.isFinite(untilMs)) host.clock.after(untilMs, () => host.sandbox.faults.clear());
  };
  const outages = () => host.events.filter(({ kind }) => kind === 'outage' || kind === 'outage-end');
  const readsOf = (slug: string) => host.requests().filter((line) => line.includes(`/${slug}/builds/1`));
  return { host, run, breakReads, delayReads, outages, readsOf };
}

const first = '*/p0/builds/1*';

function stateOf(host: ReturnType<typeof start>['host'], pipeline = 'p0'): string | undefined {
  return host.sandbox.world.build({ organization: 'acme', pipeline, number: 1 })?.state;
}

const began = { kind: 'outage', reason: 'Could not get build 1 of acme/p0: 503.', timeoutMs: 15 * minute };

describe('while a read of one build is not answered for long', () => {
  it('another one that passes is enough for wait-until: any', async () => {
    const { host, run, delayReads } = start([lasts(60 * minute), lasts(15 * second)]);
    delayReads(first, 7 * second);
    using _timers = putTimersOn(host.clock);
    const { success, tookMs } = await run({ 'wait-until': 'any' });
    expect(success).toBe(true);
    expect(tookMs).toBeLessThanOrEqual(25 * second);
  });

  it('another one that fails ends the wait with fail-fast', async () => {
    const { host, run, delayReads } = start([lasts(60 * minute), lasts(15 * second, [1])]);
    delayReads(first, 7 * second);
    using _timers = putTimersOn(host.clock);
    const { success, tookMs } = await run({ 'fail-fast': 'true' });
    expect(success).toBe(false);
    expect(tookMs).toBeLessThanOrEqual(25 * second);
  });

  it('it counts when it is answered, and then this build is read again as planned', async () => {
    const { run, delayReads, readsOf } = start([lasts(60 * second), lasts(15 * second)]);
    delayReads(first, 7 * second);
    const { success, tookMs } = await run();
    expect(success).toBe(true);
    expect(tookMs).toBeLessThanOrEqual(125 * second);
    expect(readsOf('p0').length).toBeLessThanOrEqual(8);
  });
});

describe('while one build has never been read', () => {
  const three = (runMs: number, exits?: readonly number[]) =>
    start([lasts(60 * minute), lasts(runMs, exits), lasts(60 * second)]);
  const answer = ({ host }: ReturnType<typeof start>, status: number, path = first) =>
    host.sandbox.faults.add({ kind: 'status', status, on: { method: 'GET', path }, times: 'always' });
  const canceled = ({ host }: ReturnType<typeof start>) =>
    host.requests().filter((line) => line.startsWith('PUT'));

  it.each([401, 403, 410])('because it is refused, the others are waited for: %i', async (status) => {
    const scene = three(20 * second);
    answer(scene, status);
    const { success, sentence, outputs } = await scene.run();
    expect(success).toBe(false);
    expect(sentence).toContain(`Could not get build 1 of acme/p0: ${status}`);
    expect(JSON.stringify(outputs?.builds ?? '')).not.toContain('running');
    expect(scene.readsOf('p1').length).toBeGreaterThan(3);
    expect(scene.readsOf('p2').length).toBeGreaterThan(8);
  });

  it.each([401, 403, 410])(
    'because it is refused, another one is enough for wait-until: any: %i',
    async (status) => {
      const scene = three(20 * second);
      answer(scene, status);
      const { success, tookMs } = await scene.run({ 'wait-until': 'any' });
      expect(success).toBe(true);
      expect(tookMs).toBeGreaterThan(15 * second);
    },
  );

  it('it is canceled as a sibling of one that fails, by its number', async () => {
    const scene = three(20 * second, [1]);
    answer(scene, 503);
    const siblings = { 'fail-fast': 'true', 'cancel-on': 'siblings' };
    const { success, notes, sentence } = await scene.run(siblings);
    expect(success).toBe(false);
    expect(canceled(scene)).toHaveLength(2);
    expect(canceled(scene).join()).toContain('/p0/');
    expect(notes ?? []).toEqual([]);
    expect(sentence).toContain('Start with: Build 1 of acme/p1 failed');
    expect(scene.host.lines).toContainEqual(
      expect.stringMatching(/^acme\/p0 #1: (?:being )?canceled because another build ended the wait\.$/),
    );
  });

  it('it is canceled when wait-timeout expires, with cancel-on: timeout', async () => {
    const scene = three(60 * minute);
    answer(scene, 503);
    await scene.run({ 'wait-timeout': '30s', 'cancel-on': 'timeout' });
    expect(canceled(scene)).toHaveLength(3);
  });

  it('it is left to the post step if the cancel is not answered either', async () => {
    const scene = three(20 * second, [1]);
    answer(scene, 503);
    const on = { method: 'PUT', path: first };
    scene.host.sandbox.faults.add({ kind: 'status', status: 503, on, times: 'always' });
    const wait = { 'fail-fast': 'true', 'cancel-on': 'siblings', outageTime: '30s' };
    await scene.run(wait);
    expect(scene.host.saved.at(-1)).toEqual([
      { cancel: { organization: 'acme', pipeline: 'p0', number: 1 } },
    ]);
  });

  it.each([429, 503])(
    'it is read once more when wait-timeout expires, and may be enough: %i',
    async (status) => {
      const { host, run } = start([lasts(second), lasts(60 * minute)]);
      host.clock.forSandbox.advance(5 * second);
      const headers = { 'ratelimit-limit': '10', 'ratelimit-remaining': '0', 'ratelimit-reset': '12' };
      const fault = { kind: 'status', on: { method: 'GET', path: first }, times: 'always' } as const;
      host.sandbox.faults.add({ ...fault, status, ...(status === 429 && { headers, times: 1 }) });
      if (status === 503) host.clock.after(7_900, () => host.sandbox.faults.clear());
      const limits = { 'wait-timeout': '8s', 'poll-interval': '2s', 'cancel-on': 'timeout' };
      const { success, sentence, tookMs } = await run({ 'wait-until': 'any', ...limits });
      expect(sentence).toContain('1 of 2 builds succeeded');
      expect(success).toBe(true);
      expect(tookMs).toBeLessThan(25 * second);
    },
  );

  it.each<Inputs>([{}, { 'cancel-on': 'timeout' }])(
    'it is enough for wait-until: any if the look at wait-timeout finds it at last: %o',
    async (inputs) => {
      const { host, run } = start([lasts(second), lasts(60 * minute)]);
      host.clock.forSandbox.advance(5 * second);
      answer({ host } as ReturnType<typeof start>, 404);
      host.clock.after(5_900, () => host.sandbox.faults.clear());
      const { success, sentence, notices } = await run({
        ...inputs,
        'wait-until': 'any',
        'wait-timeout': '6s',
      });
      expect(sentence).toContain('1 of 2 builds succeeded');
      expect(success).toBe(true);
      expect(JSON.stringify(notices ?? [])).not.toContain('acme/p0');
    },
  );

  it.each<Inputs>([{}, { 'fail-fast': 'true' }])(
    'it keeps its place, and is named first, if the answer to its cancel shows that it has failed: %o',
    async (inputs) => {
      const carry: HostOptions['carry'] = (sandbox, clock) =>
        createRequestTransport((request) => {
          if (request.method === 'PUT') sandbox.faults.clear();
          return clock.during(() => sandbox.fetch(request));
        });
      const scene = start([lasts(second, [1]), lasts(60 * minute)], { carry });
      answer(scene, 503);
      const limits = { 'wait-timeout': '30s', 'cancel-on': 'timeout' };
      const { sentence, outputs } = await scene.run({ ...inputs, ...limits });
      expect(outputs?.builds).toMatchObject([{ pipeline: 'p0' }, { pipeline: 'p1' }]);
      expect(sentence).toContain('Start with: Build 1 of acme/p0 failed');
    },
  );

  it('no build is canceled that is not a sibling', async () => {
    const scene = three(20 * second, [1]);
    answer(scene, 503);
    await scene.run({ 'fail-fast': 'true' });
    expect(canceled(scene)).toEqual([]);
  });

  it.each([
    ['passed', second, {}],
    ['passed', second, { 'cancel-on': 'siblings' }],
    ['running', minute, { 'cancel-on': 'siblings' }],
  ])('it may be the one that is enough for wait-until: any: %s, %i, %o', async (_, runMs, inputs) => {
    const { host, run, breakReads } = start([lasts(runMs), lasts(second, [1])]);
    host.clock.forSandbox.advance(5 * second);
    breakReads(first, { fromMs: 0, untilMs: 8 * second });
    const any = { 'wait-until': 'any', 'fail-fast': 'true' };
    const { success, tookMs } = await run({ ...any, ...inputs });
    expect(success).toBe(runMs < 5 * second);
    expect(tookMs).toBeLessThan(15 * second);
  });

  it('another one that fails does not wait for it longer than wait-timeout', async () => {
    const scene = start([lasts(60 * minute), lasts(second, [1])]);
    answer(scene, 503);
    const any = { 'wait-until': 'any', 'fail-fast': 'true', 'wait-timeout': '30s' };
    const { success, sentence, tookMs } = await scene.run(any);
    expect(success).toBe(false);
    expect(sentence).toMatch(/^Could not get build 1 of acme\/p0: 503\. Build 1 of acme\/p1 failed/);
    expect(tookMs).toBeLessThanOrEqual(40 * second);
  });

  it.each([404, 403])('another one that fails decides if this one is refused: %i', async (status) => {
    const scene = start([lasts(60 * minute), lasts(second, [1])]);
    answer(scene, status);
    const { success, tookMs } = await scene.run({ 'wait-until': 'any', 'fail-fast': 'true' });
    expect(success).toBe(false);
    expect(tookMs).toBeLessThan(15 * second);
  });
});

describe('while the only build has never been read', () => {
  const whenDown = async (fault: { kind: 'status'; status: number }, inputs: Inputs) => {
    const { host } = start([lasts(60 * minute)]);
    host.sandbox.faults.add({ ...fault, on: { method: 'GET', path: '*' }, times: 'always' });
    const build = 'https://buildkite.example/acme/p0/builds/1';
    const run = host.run({ operation: 'wait-for-build', build, 'poll-interval': '5s', ...inputs });
    const said = await run.then(
      ({ outcome }) => outcome.sentence,
      (error) => `${error} ${error.hint}`,
    );
    return { host, said, state: stateOf(host) };
  };
  const cancels = { 'wait-timeout': '30s', 'cancel-on': 'timeout' };

  it.each([
    ['502', { kind: 'status', status: 502 }],
    ['503', { kind: 'status', status: 503 }],
  ] as const)(
    'it is canceled by its number when wait-timeout expires, with cancel-on: timeout: %s',
    async (_, fault) => {
      const { host, said, state } = await whenDown(fault, cancels);
      expect(state).toMatch(/^cancel/);
      expect(said).toContain('because it could not be read, and wait-timeout expired');
      expect(host.lines).toContainEqual(
        expect.stringMatching(
          /^acme\/p0 #1: (?:being )?canceled because it could not be read, and wait-timeout expired\.$/,
        ),
      );
    },
  );

  it('it is left to the post step if the cancel is not answered either', async () => {
    const { host } = start([lasts(60 * minute)]);
    host.sandbox.faults.add({ kind: 'status', status: 503, on: { path: '*' }, times: 'always' });
    const build = 'https://buildkite.example/acme/p0/builds/1';
    const inputs = { ...cancels, 'wait-timeout': '10s', outageTime: '20s' };
    await expect(host.run({ operation: 'wait-for-build', build, ...inputs })).rejects.toThrow('503');
    expect(host.saved.at(-1)).toEqual([{ cancel: { organization: 'acme', pipeline: 'p0', number: 1 } }]);
  });

  it.each<Inputs>([{}, { 'cancel-on': 'abort, timeout' }])(
    'it is canceled once more if the step is interrupted while the cancel is not answered: %o',
    async (inputs) => {
      const { host } = start([lasts(60 * minute)]);
      const stop = new AbortController();
      host.sandbox.faults.add({
        kind: 'status',
        status: 503,
        on: { method: 'GET', path: '*' },
        times: 'always',
      });
      host.sandbox.faults.add({ kind: 'delay', ms: 100 * second, on: 'builds.cancel' });
      host.clock.after(40 * second, () => stop.abort(new Error('The step was interrupted.')));
      const build = 'https://buildkite.example/acme/p0/builds/1';
      const { outcome } = await host.run(
        { operation: 'wait-for-build', build, 'poll-interval': '5s', ...cancels, ...inputs },
        { signal: stop.signal },
      );
      expect(host.requests().filter((line) => line.startsWith('PUT'))).toHaveLength(2);
      expect(stateOf(host)).toMatch(/^cancel/);
      expect(outcome.sentence).toContain('acme/p0 #1');
      expect(host.saved.at(-1)).toEqual([]);
    },
  );

  it('it is read once more when wait-timeout expires, and has passed if this shows it', async () => {
    const { host } = start([lasts(second)]);
    host.sandbox.faults.add({
      kind: 'status',
      status: 503,
      on: { method: 'GET', path: '*' },
      times: 'always',
    });
    host.clock.after(29_900, () => host.sandbox.faults.clear());
    const build = 'https://buildkite.example/acme/p0/builds/1';
    const { outcome } = await host.run({ operation: 'wait-for-build', build, ...cancels });
    expect(outcome).toMatchObject({ success: true });
  });

  it.each([
    ['passed', 0, true],
    ['failed', 1, false],
  ] as const)('it has %s if the answer to its cancel shows it', async (state, exit, success) => {
    const carry: HostOptions['carry'] = (sandbox, clock) =>
      createRequestTransport((request) => {
        if (request.method === 'PUT') sandbox.faults.clear();
        return clock.during(() => sandbox.fetch(request));
      });
    const { host } = start([lasts(second, [exit])], { carry });
    const on = { method: 'GET', path: '*' };
    host.sandbox.faults.add({ kind: 'status', status: 503, on, times: 'always' });
    const build = 'https://buildkite.example/acme/p0/builds/1';
    const { outcome, outputs } = await host.run({ operation: 'wait-for-build', build, ...cancels });
    expect(outcome.success).toBe(success);
    expect(outputs).toMatchObject({ state, 'build-number': '1' });
  });

  it('it is read, and canceled, when a spent window opens after wait-timeout', async () => {
    const { host } = start([lasts(60 * minute)]);
    const headers = { 'ratelimit-limit': '10', 'ratelimit-remaining': '0', 'ratelimit-reset': '20' };
    host.sandbox.faults.add({ kind: 'status', status: 429, headers, on: 'builds.get', times: 1 });
    const build = 'https://buildkite.example/acme/p0/builds/1';
    const inputs = { ...cancels, 'wait-timeout': '5s', 'poll-interval': '2s' };
    const { outcome } = await host.run({ operation: 'wait-for-build', build, ...inputs });
    expect(stateOf(host)).toMatch(/^cancel/);
    expect(outcome.sentence).toContain('acme/p0');
    expect(host.clock.monotonic()).toBeLessThan(40 * second);
  });

  it.each([
    ['without cancel-on: timeout', { kind: 'status', status: 503 }, { 'wait-timeout': '30s' }],
    ['if it is refused', { kind: 'status', status: 403 }, cancels],
    ['before wait-timeout', { kind: 'status', status: 503 }, { ...cancels, outageTime: '10s' }],
  ] as const)('it runs on %s', async (_, fault, inputs) => {
    expect((await whenDown(fault, inputs)).state).not.toMatch(/^cancel/);
  });
});

describe('while one build cannot be read', () => {
  it('another one that passes is enough for wait-until: any', async () => {
    const { run, breakReads, outages } = start([lasts(60 * minute), lasts(30 * second)]);
    breakReads(first);
    const { success, tookMs, summary } = await run({ 'wait-until': 'any' });
    expect(success).toBe(true);
    expect(tookMs).toBeLessThanOrEqual(36 * second);
    expect(outages()).toMatchObject([began]);
    expect(summary({ bytes: 100_000 })).toContain(
      'was last seen running; it could not be read since 09:00 UTC',
    );
  });

  it('another one that fails ends the wait with fail-fast', async () => {
    const { run, breakReads } = start([lasts(60 * minute), lasts(30 * second, [1])]);
    breakReads(first);
    const { success, tookMs, sentence } = await run({ 'fail-fast': 'true' });
    expect(success).toBe(false);
    expect(tookMs).toBeLessThanOrEqual(36 * second);
    expect(sentence).toContain('Start with: Build 1 of acme/p1 failed');
  });

  it('another one is canceled at its queue-timeout', async () => {
    const { host, run, breakReads } = start([lasts(3 * minute), waitsForever]);
    breakReads(first, { untilMs: 2 * minute });
    const startMs = host.clock.now();
    const canceledMs: number[] = [];
    for (let ms = 0; ms < 3 * minute; ms += 5 * second)
      host.clock.after(ms, () => {
        if (stateOf(host, 'p1')?.startsWith('cancel')) canceledMs.push(host.clock.now() - startMs);
      });
    const { sentence } = await run({ 'queue-timeout': '1m', 'cancel-on': 'timeout' });
    expect(canceledMs[0]).toBeLessThanOrEqual(70 * second);
    expect(sentence).toContain('no agent picked up a job for 1 min');
  });

  it('it alone is given up after the time for outages', async () => {
    const { run, breakReads, outages, readsOf } = start([lasts(60 * minute), lasts(5 * minute)]);
    breakReads(first);
    const { tookMs, sentence } = await run({ outageTime: '2m' });
    expect(tookMs).toBeLessThanOrEqual(305 * second);
    expect(sentence).toMatch(
      /^1 of 2 builds succeeded; 1 had not finished\. Start with: Build 1 of acme\/p0 was last seen running; it could not be read since 09:00 UTC/,
    );
    expect(outages()).toHaveLength(1);
    expect(readsOf('p0').length).toBeLessThan(20);
    expect(readsOf('p1').length).toBeGreaterThan(55);
  });

  it.each([
    ['passes', { 'wait-until': 'any' }, 0],
    ['fails', { 'fail-fast': 'true' }, 1],
    ['fails', { 'wait-until': 'any', 'fail-fast': 'true' }, 1],
  ])('after it was given up, it is canceled as a sibling of one that %s: %o', async (_, inputs, exit) => {
    const { host, run, breakReads } = start([lasts(60 * minute), lasts(minute, [exit])]);
    breakReads(first);
    const { success, sentence } = await run({
      ...inputs,
      outageTime: '10s',
      'cancel-on': 'siblings',
    });
    expect(success).toBe(exit === 0);
    expect(sentence).not.toContain('Start with: Build 1 of acme/p0');
    expect(stateOf(host)).toMatch(/^cancel/);
    expect(host.lines).toContainEqual(
      expect.stringMatching(/^acme\/p0 #1: (?:being )?canceled because another build ended the wait\.$/),
    );
  });

  it('after it was given up, it is canceled when wait-timeout expires, with cancel-on: timeout', async () => {
    const { host, run, breakReads } = start([lasts(60 * minute), lasts(60 * minute)]);
    breakReads(first);
    await run({ outageTime: '10s', 'wait-timeout': '1m', 'cancel-on': 'timeout' });
    expect(stateOf(host)).toMatch(/^cancel/);
    expect(host.lines).toContainEqual(
      expect.stringContaining('it could not be read, and wait-timeout expired'),
    );
  });

  it.each([
    ['is no sibling', { 'wait-until': 'any' }],
    ['ended the wait itself', { 'fail-fast': 'true', 'cancel-on': 'siblings' }],
    ['did not last until wait-timeout', { 'cancel-on': 'timeout' }],
  ])('after it was given up, it runs on if it %s', async (_, inputs) => {
    const { host, run, breakReads } = start([lasts(60 * minute), lasts(minute)]);
    breakReads(first);
    await run({ ...inputs, outageTime: '10s' });
    expect(stateOf(host)).toBe('running');
  });

  it('the log says once that it was given up, while others are waited for', async () => {
    const { host, run, breakReads } = start([lasts(60 * minute), lasts(2 * minute)]);
    breakReads(first);
    await run({ outageTime: '10s' });
    expect(host.lines.filter((line) => line.includes('still waiting'))).toEqual([
      expect.stringMatching(
        /^acme\/p0 #1: can no longer be read \(Could not get build 1 of acme\/p0: 503.*\); still waiting for the other builds\.$/,
      ),
    ]);
  });

  it('the log tells of one outage, also if queue-timeout comes in it', async () => {
    const { run, breakReads, outages } = start([waitsForever]);
    breakReads(first, { untilMs: 30 * second });
    await run({ 'queue-timeout': '10s', 'wait-timeout': '1h' });
    expect(outages()).toMatchObject([{ kind: 'outage' }, { kind: 'outage-end' }]);
  });

  it('the log says that the service works again when this build is read again', async () => {
    const { run, breakReads, outages } = start([lasts(5 * minute), lasts(5 * minute)]);
    breakReads(first, { untilMs: 2 * minute });
    expect(await run()).toMatchObject({ success: true });
    expect(outages()).toMatchObject([began, { kind: 'outage-end' }]);
    const { durationMs = 0 } = outages()[1] as { durationMs?: number };
    expect(durationMs).toBeGreaterThan(110 * second);
    expect(durationMs).toBeLessThan(140 * second);
  });

  it('the others are read although the service answers that it does not exist', async () => {
    const { host, run } = start([lasts(60 * minute), lasts(20 * second)]);
    const gone = { organization: 'acme', pipeline: 'p0', number: 1 } as const;
    host.clock.after(7 * second, () => host.sandbox.world.deleteBuild(gone));
    const { success, tookMs } = await run({ 'wait-until': 'any' });
    expect(success).toBe(true);
    expect(tookMs).toBeLessThanOrEqual(25 * second);
  });
});

describe('while a build of a step cannot be read, and the list lacks it', () => {
  it('another one that passes is enough for wait-until: any', async () => {
    const pipelines = [60 * minute, 20 * second].map((ms, index) => {
      return { slug: `p${index}`, script: settled(lasts(ms)) };
    });
    const host = createHost({ seed: { organizations: [{ slug: 'acme', pipelines }] } });
    const startMs = host.clock.now();
    const gone = { organization: 'acme', pipeline: 'p0', number: 1 } as const;
    host.clock.after(2 * second, () => host.sandbox.world.deleteBuild(gone));
    const build = { commit: 'HEAD', branch: 'main', pipeline: 'acme/p0\nacme/p1', 'poll-interval': '3s' };
    const { outcome } = await host.run({ operation: 'trigger-build', 'wait-until': 'any', ...build });
    expect(outcome.success).toBe(true);
    expect(host.clock.now() - startMs).toBeLessThanOrEqual(24 * second);
  });
});

describe('while no build can be read', () => {
  const costs = async (count: number, lastsMs: number) => {
    const fromMs = 7 * second;
    const scene = start(Array.from({ length: count }, () => lasts(lastsMs + minute)));
    const sent = { before: 0, until: 0 };
    scene.host.clock.after(fromMs, () => {
      sent.before = scene.host.requests().length;
    });
    scene.host.clock.after(fromMs + lastsMs - 1, () => {
      sent.until = scene.host.requests().length;
    });
    scene.breakReads('*', { fromMs, untilMs: fromMs + lastsMs });
    const { success, tookMs } = await scene.run();
    expect(success).toBe(true);
    expect(tookMs).toBeLessThan(lastsMs + 90 * second);
    return { failed: sent.until - sent.before, told: scene.outages() };
  };

  it.each([
    [2, 10 * minute],
    [10, 10 * minute],
    [3, minute],
    [10, minute],
  ])('%i are tried each as often as one, within our own pace of 40 requests a minute', async (count, ms) => {
    const one = await costs(1, ms);
    const several = await costs(count, ms);
    expect(several.failed).toBeLessThanOrEqual(Math.min(count * one.failed + count, 40 * (ms / minute)));
    expect(several.told.map(({ kind }) => kind)).toEqual(['outage', 'outage-end']);
  });

  it.each([2, 3, 5].flatMap((count) => [1, 6, 20, 60, 200].map((seconds) => [count, seconds] as const)))(
    'one of %i that stays down after %i s does not hold up the others',
    async (count, seconds) => {
      const fromMs = 7 * second;
      const { host, run } = start(Array.from({ length: count }, () => lasts(2 * second)));
      const broken = (path: string) =>
        ({ kind: 'status', status: 503, on: { method: 'GET', path }, times: 'always' }) as const;
      host.clock.after(100, () => host.sandbox.faults.add(broken('*')));
      host.clock.after(fromMs + seconds * second, () => {
        const last = host.requests().findLast((line) => line.includes('/builds/1')) ?? '';
        host.sandbox.faults.clear();
        host.sandbox.faults.add(broken(`*/${/p\d/.exec(last)?.[0]}/builds/1*`));
      });
      const { success, tookMs } = await run({ 'wait-until': 'any' });
      expect(success).toBe(true);
      expect(tookMs).toBeLessThanOrEqual(fromMs + seconds * second + 20 * second);
      const readOnes = host.requests().filter((line) => line.includes('include_retried_jobs'));
      expect(readOnes.length).toBeGreaterThan(0);
    },
  );

  it('all are read again at the usual pace as soon as one is', async () => {
    const { run, breakReads, readsOf, host } = start(Array.from({ length: 3 }, () => lasts(3 * minute)));
    const untilMs = minute;
    breakReads('*', { untilMs });
    const at: number[] = [];
    for (let ms = untilMs; ms < 2 * minute; ms += second)
      host.clock.after(ms, () => at.push(Math.min(...[0, 1, 2].map((n) => readsOf(`p${n}`).length))));
    await run();
    const usual = (at.at(-1) ?? 0) - (at[0] ?? 0);
    expect(usual).toBeGreaterThanOrEqual(8);
  });

  it('the log says that the service works again when the last of them is read again', async () => {
    const { host, run, outages } = start([lasts(3 * minute), lasts(3 * minute), lasts(3 * minute)]);
    const down = (path: string) =>
      host.sandbox.faults.add({ kind: 'status', status: 503, on: { method: 'GET', path }, times: 'always' });
    host.clock.after(7 * second, () => down('*/p0/builds/1*'));
    host.clock.after(20 * second, () => down('*/p1/builds/1*'));
    host.clock.after(40 * second, () => {
      host.sandbox.faults.clear();
      down('*/p1/builds/1*');
    });
    host.clock.after(100 * second, () => host.sandbox.faults.clear());
    expect(await run()).toMatchObject({ success: true });
    expect(outages()).toMatchObject([began, { kind: 'outage-end' }]);
    const { durationMs = 0 } = outages()[1] as { durationMs?: number };
    expect(durationMs).toBeGreaterThan(90 * second);
    expect(durationMs).toBeLessThan(115 * second);
  });

  it('the reason is what the service said last, not that requests were held back', async () => {
    const { run, breakReads } = start([lasts(60 * minute), lasts(60 * minute)]);
    breakReads(first, { fromMs: 1_500 });
    const { sentence } = await run({ 'poll-interval': '1s', 'wait-timeout': '10s' });
    expect(sentence).toContain('(Could not get build 1 of acme/p0: 503)');
  });

  it.each([0, 0.3, 0.6, 0.99])(
    'one that is waited for alone is given up after the time for outages, however short: %d',
    async (chance) => {
      const { host, run, breakReads } = start([lasts(60 * minute)], { chance: () => chance });
      breakReads('*');
      const { sentence } = await run({ outageTime: '3s', 'poll-interval': '10s' });
      expect(sentence).toContain('it could not be read since 09:00 UTC');
      expect(host.clock.monotonic()).toBeLessThanOrEqual(14 * second);
    },
  );

  it('all are given up together', async () => {
    const { run, breakReads } = start([lasts(60 * minute), lasts(60 * minute), lasts(60 * minute)]);
    breakReads('*');
    const { sentence, tookMs } = await run({ outageTime: '2m' });
    expect(tookMs).toBeLessThanOrEqual(135 * second);
    expect(sentence).toMatch(
      /^0 of 3 builds succeeded.*was last seen running; it could not be read since 09:00 UTC/,
    );
  });
});

describe('while the list of the builds of a step cannot be read', () => {
  const list = '*/organizations/acme/builds*';
  /** Starts a build of each run time; from 7 s on, these reads fail. */
  const trigger = async (
    runMs: readonly number[],
    paths: readonly string[],
    inputs: Inputs = {},
    status = 503,
  ) => {
    const pipelines = runMs.map((ms, index) => ({ slug: `p${index}`, script: settled(lasts(ms)) }));
    const host = createHost({ seed: { organizations: [{ slug: 'acme', pipelines }] } });
    for (const path of paths)
      host.clock.after(7 * second, () =>
        host.sandbox.faults.add({
          ...{ kind: 'status', status, times: 'always' },
          on: { method: 'GET', path },
        }),
      );
    const startMs = host.clock.now();
    const pipeline = pipelines.map(({ slug }) => `acme/${slug}`).join('\n');
    const build = { commit: 'HEAD', branch: 'main', pipeline, 'poll-interval': '5s' };
    const { outcome } = await host.run({ operation: 'trigger-build', ...build, ...inputs });
    const outages = host.events.filter(({ kind }) => kind.startsWith('outage'));
    return { host, outcome, outages, tookMs: host.clock.now() - startMs };
  };

  it('its builds are read one by one, for longer than an outage may last', async () => {
    const times = [10, 8, 9].map((minutes) => minutes * minute);
    const good = await trigger(times, []);
    const { host, outcome, outages, tookMs } = await trigger(times, [list], { outageTime: '2m' });
    expect(outcome.success).toBe(true);
    expect(tookMs).toBeLessThanOrEqual(good.tookMs + 20 * second);
    expect(host.requests().length).toBeLessThanOrEqual(3 * good.host.requests().length);
    expect(outages[0]).toMatchObject({ kind: 'outage', reason: 'Could not list the builds of acme: 503.' });
  });

  it.each([403, 404, 400])('its builds are read one by one if it is refused: %i', async (status) => {
    const times = [10, 20, 30, 40].map((seconds) => seconds * second);
    const { host, outcome, tookMs } = await trigger(times, [list], {}, status);
    expect(outcome.success).toBe(true);
    expect(tookMs).toBeLessThanOrEqual(minute);
    expect(host.lines.filter((line) => line.includes('Could not list'))).toEqual([]);
    expect(host.requests().filter((line) => line.includes('meta_data')).length).toBeLessThanOrEqual(4);
  });

  it.each([403, 404])('the siblings of one that fails are canceled if it is refused: %i', async (status) => {
    const siblings = { 'wait-until': 'any', 'cancel-on': 'siblings' };
    const times = [60 * minute, 20 * second, 60 * minute];
    const { host, outcome, tookMs } = await trigger(times, [list], siblings, status);
    expect(outcome.success).toBe(true);
    expect(tookMs).toBeLessThanOrEqual(45 * second);
    expect(host.requests().filter((line) => line.startsWith('PUT'))).toHaveLength(2);
  });

  it('its builds are read one by one while it is not answered', async () => {
    const pipelines = [60 * minute, 20 * second, 60 * minute].map((ms, index) => {
      return { slug: `p${index}`, script: settled(lasts(ms)) };
    });
    const host = createHost({ seed: { organizations: [{ slug: 'acme', pipelines }] } });
    const on = { method: 'GET', path: list };
    host.clock.after(7 * second, () =>
      host.sandbox.faults.add({ kind: 'delay', ms: 100 * second, on, times: 'always' }),
    );
    const pipeline = 'acme/p0\nacme/p1\nacme/p2';
    const build = { commit: 'HEAD', branch: 'main', pipeline, 'wait-until': 'any' };
    const startMs = host.clock.now();
    using _timers = putTimersOn(host.clock);
    const { outcome } = await host.run({ operation: 'trigger-build', ...build });
    expect(outcome.success).toBe(true);
    expect(host.clock.now() - startMs).toBeLessThanOrEqual(45 * second);
  });

  it('one that passes is enough for wait-until: any', async () => {
    const any = { 'wait-until': 'any' };
    const { outcome, tookMs } = await trigger([60 * minute, 30 * second, 60 * minute], [list], any);
    expect(outcome.success).toBe(true);
    expect(tookMs).toBeLessThanOrEqual(50 * second);
  });

  it.each([
    ['10s', 5],
    ['30s', 10],
    ['2m', 10],
  ] as const)(
    'builds that cannot be read either are given up together after the time for outages: %s',
    async (timeout, mostLateS) => {
      const times = [60 * minute, 60 * minute, 60 * minute];
      const { outcome, host, tookMs } = await trigger(times, ['*'], { outageTime: timeout });
      const limitMs = timeout === '2m' ? 2 * minute : Number.parseInt(timeout, 10) * second;
      expect(outcome.success).toBe(false);
      expect(tookMs).toBeLessThanOrEqual(10 * second + limitMs + mostLateS * second);
      expect(host.requests().length).toBeLessThanOrEqual(50);
      expect(outcome.sentence).toContain('it could not be read since 09:00 UTC');
    },
  );

  it('the log says that the service works again when the list is read again', async () => {
    const pipelines = [5, 5].map((minutes, index) => ({
      slug: `p${index}`,
      script: settled(lasts(minutes * minute)),
    }));
    const host = createHost({ seed: { organizations: [{ slug: 'acme', pipelines }] } });
    const on = { method: 'GET', path: '*' };
    host.clock.after(7 * second, () =>
      host.sandbox.faults.add({ kind: 'status', status: 503, on, times: 'always' }),
    );
    host.clock.after(minute, () => host.sandbox.faults.clear());
    const build = { commit: 'HEAD', branch: 'main', pipeline: 'acme/p0\nacme/p1', 'poll-interval': '5s' };
    const { outcome } = await host.run({ operation: 'trigger-build', ...build });
    expect(outcome.success).toBe(true);
    const outages = host.events.filter(({ kind }) => kind.startsWith('outage'));
    expect(outages).toMatchObject([{ kind: 'outage' }, { kind: 'outage-end' }]);
    const { durationMs = 0 } = outages[1] as { durationMs?: number };
    expect(durationMs).toBeLessThanOrEqual(75 * second);
  });
});

describe('while the service asks for a long pause', () => {
  it.each([
    ['5s', 25],
    ['30s', 50],
    ['', 16 * 60],
  ])('builds are given up after the time for outages: %j', async (timeout, mostS) => {
    for (const steps of [[lasts(60 * minute)], [lasts(60 * minute), lasts(60 * minute)]]) {
      const { host, run } = start(steps);
      const headers = { 'retry-after': '1200' };
      host.clock.after(7 * second, () =>
        host.sandbox.faults.add({ kind: 'status', status: 503, headers, times: 'always' }),
      );
      const { success, sentence, tookMs } = await run(timeout === '' ? {} : { outageTime: timeout });
      expect(success).toBe(false);
      expect(sentence).toMatch(/503/);
      expect(tookMs).toBeLessThan(mostS * second);
    }
  });
});
