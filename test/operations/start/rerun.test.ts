import { describe, expect, it } from 'vitest';
import type { ScriptSource } from '../../../src/sandbox/seed/seed.ts';
import { seedOf, settled, web } from '../../sandbox/harness.ts';
import { createHost, type HostOptions, type Inputs, type RunOptions } from '../../support/operation-host.ts';
import { trigger } from '../support/builds.ts';

const commit = 'a'.repeat(40);
const keyed: Inputs = { ...trigger, commit, 'idempotency-key': 'run-7', 'poll-interval': '10s' };
const { 'idempotency-key': _, ...keyless } = keyed;
const flaky: ScriptSource = ({ rebuild }) =>
  settled({ name: 'Test' }, { name: 'Flaky', exits: [rebuild ? 0 : 1], retryExits: [0] });

const slow: ScriptSource = settled(
  { name: 'Slow', exits: [1], retryExits: [0], runMs: 60_000 },
  { name: 'Other', exits: [1], retryExits: [0], runMs: 60_000 },
);

const workflowRun = {
  id: 7,
  attempt: 1,
  number: 1,
  url: 'https://github.example/acme/web/actions/runs/7',
  title: 'CI #1',
  step: 'build/kitestring',
};

/** A pipeline in which a first attempt has failed, and then further attempts. */
async function startFailed(options: HostOptions & { readonly script?: ScriptSource } = {}) {
  const { script = flaky, ...more } = options;
  const run = { ...workflowRun };
  const host = createHost({ seed: seedOf(script), workflow: { run }, ...more });
  await host.run(keyed);
  const before = host.lines.length;
  return {
    ...host,
    /** The lines of the attempts after the first. */
    news: () => host.lines.slice(before).filter((line) => !line.includes('poll-interval')),
    rerun(inputs: Inputs, { attempt = 2, ...options }: RunOptions & { attempt?: number } = {}) {
      run.attempt = attempt;
      return host.run({ ...keyed, ...inputs }, options);
    },
  };
}

const numbers = ({ sandbox }: Awaited<ReturnType<typeof startFailed>>) =>
  sandbox.world.builds(web).map(({ number }) => number);

describe('a re-run of trigger-build', () => {
  it.each([
    ['retry-failed', '#1: retried 1 job.', '1', { 'retried-count': '1' }],
    ['rebuild', '#2: created as a rebuild of acme/web #1.', '2', {}],
  ])('continues the build of the earlier attempt: %s', async (how, line, number, more) => {
    const host = await startFailed();
    const { outcome, outputs } = await host.rerun({ 'on-rerun': how });
    expect(host.news()[0]).toBe(`acme/web ${line} https://buildkite.example/acme/web/builds/${number}`);
    expect(outcome.success).toBe(true);
    const expected = { 'build-number': number, state: 'passed', ...more };
    expect({ ...host.outputs, ...outputs }).toMatchObject(expected);
    expect(host.sandbox.world.build({ ...web, number: 2 })?.rebuilt_from?.number).toBe(
      number === '2' ? 1 : undefined,
    );
  });

  it.each<[string, Inputs, number]>([
    ['by default', {}, 2],
    ['in the first attempt', { 'on-rerun': 'retry-failed' }, 1],
  ])('creates a new build %s', async (_, inputs, attempt) => {
    const host = await startFailed();
    const { outputs } = await host.rerun({ ...inputs, wait: 'false' }, { attempt });
    expect(outputs['build-number']).toBe('2');
    expect(host.sandbox.world.build({ ...web, number: 2 })?.rebuilt_from).toBeNull();
    expect(host.requests().filter((line) => /retry_failed_jobs|rebuild/.test(line))).toEqual([]);
  });

  it('takes the latest of several that have failed', async () => {
    const host = await startFailed();
    await host.rerun({}, { attempt: 1 });
    const { outputs } = await host.rerun({ 'on-rerun': 'retry-failed', wait: 'false' });
    expect(outputs['build-number']).toBe('2');
  });

  it('reuses a rebuild that has passed', async () => {
    const host = await startFailed();
    await host.rerun({ 'on-rerun': 'rebuild' });
    const { outcome, outputs } = await host.rerun({ 'on-rerun': 'retry-failed' }, { attempt: 3 });
    expect(host.news()).toContainEqual(
      'acme/web #2, a rebuild of #1: reused from an earlier run with the same idempotency-key. https://buildkite.example/acme/web/builds/2',
    );
    expect(outcome.success).toBe(true);
    expect(outputs['build-number']).toBe('2');
    expect(numbers(host)).toHaveLength(2);
  });

  it.each([
    ['retry-failed', '2', null],
    ['rebuild', '3', 2],
  ])('%s continues the newest rebuild if that has failed too', async (how, number, from) => {
    const host = await startFailed({ script: settled({ exits: [1] }) });
    await host.rerun({ 'on-rerun': 'rebuild' });
    const { outputs } = await host.rerun({ 'on-rerun': how, wait: 'false' }, { attempt: 3 });
    expect(outputs['build-number']).toBe(number);
    expect(host.sandbox.world.build({ ...web, number: 3 })?.rebuilt_from?.number ?? null).toBe(from);
    expect(numbers(host)).toHaveLength(Number(number));
  });

  it('creates a new build if no job can be retried', async () => {
    const host = await startFailed();
    host.sandbox.faults.add({
      kind: 'status',
      status: 202,
      on: 'builds.retryFailedJobs',
      body: { id: 'x', number: 1, state: 'failed', retried_jobs_count: 0 },
    });
    const { outputs } = await host.rerun({ 'on-rerun': 'retry-failed', wait: 'false' });
    expect(host.news().slice(0, 2)).toEqual([
      'acme/web #1: the service retried no job. Requested: jobs in the state failed or timed_out or expired.',
      'acme/web #1: nothing to continue. A new build is created.',
    ]);
    expect(outputs['build-number']).toBe('2');
  });

  it('creates a new build if the earlier one was canceled, and says so', async () => {
    const host = await startFailed({ script: slow });
    await host.rerun({ 'on-rerun': 'rebuild' }, { abortMs: 20_000 });
    const before = host.news().length;
    await host.rerun({ 'on-rerun': 'rebuild' }, { attempt: 3 });
    expect(host.news()[before]).toBe(
      'acme/web #2, a rebuild of #1: not continued, because its state is canceling. A new build is created.',
    );
    expect(host.news()[before + 1]).toMatch(/created/);
  });
});

describe('a service that refuses to continue a build', () => {
  const where = { on: 'builds.retryFailedJobs', times: 'always' } as const;
  const refused = { kind: 'status', status: 422, body: { message: 'No jobs to retry.' }, ...where } as const;

  it.each([
    ['retry-failed', 404, 'retry the failed jobs of'],
    ['retry-failed', 405, 'retry the failed jobs of'],
    ['retry-failed', 422, 'retry the failed jobs of'],
    ['rebuild', 422, 'rebuild'],
  ])('has a new build created, which says why: %s, %i', async (how, status, intent) => {
    const host = await startFailed();
    host.sandbox.faults.add({ ...refused, status });
    host.sandbox.faults.add({ ...refused, on: 'builds.rebuild' });
    const { outputs } = await host.rerun({ 'on-rerun': how, wait: 'false' });
    expect(host.news().filter((line) => line.startsWith('warning:'))).toEqual([
      `warning: acme/web #1: it is not continued. Could not ${intent} build 1 of acme/web: ${status} - No jobs to retry. A new build is created.`,
    ]);
    expect(outputs['build-number']).toBe('2');
  });

  it('has no new build created if others have made the build run again meanwhile', async () => {
    const host = await startFailed({ script: slow });
    host.sandbox.faults.add({ kind: 'delay', ms: 3_000, ...where });
    host.sandbox.faults.add(refused);
    host.clock.after(2_000, () => host.sandbox.world.retryJob({ ...web, number: 1, job: 'Slow' }));
    const { outcome } = await host.rerun({ 'on-rerun': 'retry-failed', wait: 'false' });
    expect(outcome.sentence).toBe('Reused acme/web #1, which others have made run again.');
    expect(numbers(host)).toEqual([1]);
  });
});

describe('a re-run without a key', () => {
  it.each<[string, Inputs, Inputs, object, boolean]>([
    ['the same step', {}, {}, {}, true],
    ['another step of the job', {}, {}, { step: 'build/kitestring_2' }, false],
    ['the same attempt', {}, {}, { attempt: 1 }, false],
    ['another leg of a matrix', { 'matrix-index': '0' }, { 'matrix-index': '1' }, {}, false],
    ['the same leg', { 'matrix-index': '1' }, { 'matrix-index': '1' }, {}, true],
    ['another caller of one workflow', { env: 'SUITE=unit' }, { env: 'SUITE=e2e' }, {}, false],
    ['other meta-data', { 'meta-data': 'suite=unit' }, { 'meta-data': 'suite=e2e' }, {}, false],
    ['the same in other order', { env: 'A=1\nB=2' }, { env: 'B=2\nA=1' }, {}, true],
    ['no input on-rerun', { 'on-rerun': 'new' }, { 'on-rerun': 'new' }, {}, false],
  ])('continues its build or has a key of its own: %s', async (_, first, second, later, continues) => {
    const run = { ...workflowRun };
    const host = createHost({ seed: seedOf(flaky), workflow: { run } });
    await host.run({ ...keyless, 'on-rerun': 'rebuild', ...first });
    Object.assign(run, { attempt: 2, ...later });
    await host.run({ ...keyless, 'on-rerun': 'rebuild', ...second });
    expect(host.sandbox.world.build({ ...web, number: 2 })?.rebuilt_from?.number).toBe(
      continues ? 1 : undefined,
    );
  });
});

describe('a build of an earlier step that still runs', () => {
  const slow = seedOf(settled({ name: 'Slow', runMs: 60_000 }));
  const own = { ...keyless, 'on-rerun': 'retry-failed' };
  const canceled = expect.stringMatching(/^cancel/);
  const atLimit = { 'wait-timeout': '5s' };

  it.each<[string, Inputs, Inputs, number | undefined, unknown]>([
    ['is canceled with a re-run of its own step', own, {}, 5_000, canceled],
    ['is left if another step shares its key', keyed, {}, 5_000, 'running'],
    ['is canceled with the workflow if an input says so', keyed, { 'cancel-on': 'abort' }, 5_000, canceled],
    ['is left at wait-timeout', keyed, atLimit, undefined, 'running'],
    [
      'is canceled there if an input says so',
      keyed,
      { ...atLimit, 'cancel-on': 'timeout' },
      undefined,
      canceled,
    ],
  ])('%s', async (_, order, inputs, abortMs, expected) => {
    const run = { ...workflowRun };
    const host = createHost({ seed: slow, workflow: { run } });
    await host.run({ ...order, wait: 'false' });
    run.attempt = 2;
    await host.run({ ...order, ...inputs }, abortMs === undefined ? {} : { abortMs });
    expect(host.sandbox.world.builds(web).map(({ state }) => state)).toEqual([expected]);
  });
});
