import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/sandbox/seed/faults.ts';
import type { CommandStep, Step } from '../../../src/sandbox/seed/seed.ts';
import { seedOf, settled, web } from '../../sandbox/harness.ts';
import { createHost, type HostOptions, type Inputs } from '../../support/operation-host.ts';
import { createRequestTransport } from '../../support/request-transport.ts';
import { seedOfTwo, trigger } from '../support/builds.ts';

const first = { ...web, number: 1 } as const;
const order = { ...trigger, 'retry-flaky': '1' };

/** A job whose test is known to be flaky. It fails first, and then ends with these statuses when it is retried. */
function flakyJob(...retryExits: readonly number[]): CommandStep {
  const results = [1, ...retryExits].map((exit) => (exit === 0 ? 'passed' : 'failed'));
  const location = './spec/cart_spec.rb:7';
  return {
    name: 'Flaky',
    exits: [1],
    retryExits,
    tests: [{ scope: 'Cart', name: 'adds up', location, results }],
  };
}

const flaky = flakyJob(0);
const other: CommandStep = {
  name: 'Other',
  exits: [1],
  tests: [{ name: 'is emptied', results: ['failed'] }],
};
const lost: Step = { name: 'Lost', exits: [-1], retryExits: [0] };
const suites = [
  { name: 'Web', flakyTests: [{ scope: 'Cart', name: 'adds up', location: './spec/cart_spec.rb:7' }] },
];
const why = 'The failed test is known to be flaky.';

interface Options extends HostOptions {
  readonly steps?: readonly Step[];
  readonly faults?: readonly Fault[];
  readonly inputs?: Inputs;
}

/** A step that may retry flaky failures once, and everything about retries that it did. */
async function retry({ steps = [flaky, {}], faults = [], inputs = {}, ...options }: Options = {}) {
  const host = createHost({ seed: seedOf(settled(...steps), { suites }), ...options });
  for (const fault of faults) host.sandbox.faults.add(fault);
  const { outcome, outputs } = await host.run({ ...order, ...inputs });
  const sent = host.sandbox.requests.entries().filter(({ path }) => path.endsWith('/retry_failed_jobs'));
  return {
    host,
    outcome,
    outputs,
    sent: sent.length,
    retries: JSON.parse(outputs.retries ?? 'null') as unknown,
  };
}

const once = [{ ...first, retried_count: 1 }];

describe('retry-flaky', () => {
  it('retries the failed jobs of a flaky failure in the same build, and waits for it', async () => {
    const { host, outcome, outputs, sent, retries } = await retry({ workflow: { isPrivate: true } });
    const sentence = expect.stringMatching(/^Build 1 of acme\/web passed: 1 job after a retry/);
    expect(outcome).toMatchObject({ success: true, sentence });
    expect([sent, retries]).toEqual([1, once]);
    const line = `acme/web #1: retried 1 job. ${why}`;
    expect(host.lines).toContain(`${line} https://buildkite.example/acme/web/builds/1`);
    expect(outputs).toMatchObject({ state: 'passed', 'build-number': '1', 'failed-tests': '[]' });
    expect(outputs['failure-kind']).toBeUndefined();
    const summary = outcome.summary({ bytes: 100_000 }).replaceAll('\\#\u200b', '#');
    const passed = 'Passed after 1 retry by this step: 1 flaky test failed first.';
    expect(summary.split('\n\n')[1]).toBe(passed);
    expect(summary).not.toContain('retried 1 job');
    expect(summary).toContain('| Failed first, passed on retry (1 test) |');
    expect(host.sandbox.world.builds(web)).toHaveLength(1);
  });

  it.each<[string, Options, number]>([
    ['a new failure', { steps: [other] }, 0],
    ['a lost agent beside a new failure', { steps: [lost, other] }, 0],
    ['a flaky failure beside a new one', { steps: [flaky, other] }, 0],
    ['a failure that no log tells', { steps: [flaky, { exits: [1] }] }, 0],
    ['a flaky failure, with retry-flaky: 0', { inputs: { 'retry-flaky': '0' } }, 0],
    ['a flaky failure that makes no step fail', { inputs: { 'success-states': 'failed' } }, 0],
    ['a build that still runs', { steps: [flaky, { runMs: 900_000 }], inputs: { 'fail-fast': 'true' } }, 0],
    ['a flaky failure again', { steps: [flakyJob(1)] }, 1],
    ['a flaky failure a third time', { steps: [flakyJob(1)], inputs: { 'retry-flaky': '2' } }, 2],
  ])('does not retry %s', async (_, options, count) => {
    const { host, outcome, sent, retries } = await retry({ ...options });
    expect([sent, retries ?? []]).toEqual([count, Array.from({ length: count }, () => once[0])]);
    const line = `The failed jobs are not retried any more, because retry-flaky is ${count}.`;
    expect(host.lines.includes(line)).toBe(count > 0);
    expect(outcome.success).toBe(options.inputs?.['success-states'] === 'failed');
  });

  it('waits for a build whose failed jobs someone else has retried just before', async () => {
    let isFirst = true;
    const carry: HostOptions['carry'] = (sandbox, clock) =>
      createRequestTransport((each) =>
        clock.during(async () => {
          const isRetry = each.url.endsWith('/retry_failed_jobs');
          if (isRetry && isFirst) await sandbox.fetch(each.clone());
          isFirst &&= !isRetry;
          return sandbox.fetch(each);
        }),
      );
    const { outcome, retries } = await retry({ carry });
    expect([outcome.success, retries]).toEqual([true, []]);
  });

  it('does not retry a second time a failure whose retry the service never shows', async () => {
    const shown = new Map<boolean, unknown>();
    const alter = (body: unknown) => {
      const build = body as { readonly number?: number; readonly state?: string; readonly jobs?: unknown };
      if (build.number !== 1 || build.state === undefined) return body;
      const withRuns = 'test_engine' in build;
      if (build.state === 'failed' && build.jobs && !shown.has(withRuns)) shown.set(withRuns, body);
      return shown.get(withRuns) ?? shown.get(true) ?? body;
    };
    const { outcome, sent } = await retry({ alter, inputs: { 'retry-flaky': '2' } });
    expect([outcome.success, sent]).toEqual([false, 1]);
  });

  const { organizations } = seedOfTwo(settled(flaky));
  const seed = { organizations: organizations.map((each) => ({ ...each, suites })) };
  it.each<[string, Options, number, readonly number[]]>([
    ['a job whose agent was lost, beside flaky tests', { steps: [flaky, lost] }, 1, [2]],
    ['each failed build of several', { seed, inputs: { pipeline: 'acme/web\nacme/api' } }, 2, [1, 1]],
  ])('retries %s', async (_, options, requests, counts) => {
    const { outcome, sent, retries } = await retry(options);
    expect([outcome.success, sent]).toEqual([true, requests]);
    expect(retries).toMatchObject(counts.map((count) => ({ retried_count: count })));
  });

  describe('whatever is lost on the wire, one failure is retried once:', () => {
    const on = 'builds.retryFailedJobs';
    it.each<[string, Fault, boolean]>([
      ['the response is lost', { kind: 'unanswered', on }, true],
      ['the request is lost', { kind: 'reset', on }, false],
      ['the service is down', { kind: 'status', on, status: 503, times: 'always' }, false],
      ['the token may not', { kind: 'status', on, status: 403, times: 'always' }, false],
      ['the service has no retries', { kind: 'status', on, status: 404, times: 'always' }, false],
      ['the rate limit is spent', { kind: 'status', on, status: 429, headers: { 'retry-after': '5' } }, true],
    ])('%s', async (_, fault, passes) => {
      const { host, outcome, retries } = await retry({ faults: [fault] });
      const read = await host.run({ operation: 'get-build', pipeline: 'acme/web', build: '1' });
      const { state, jobs } = read.outcome.json as { state: string; jobs: readonly { name: string }[] };
      const runs = jobs.filter(({ name }) => name === 'Flaky').length;
      expect([outcome.success, state, runs, retries]).toEqual(
        passes ? [true, 'passed', 2, once] : [false, 'failed', 1, []],
      );
      if (passes) return;
      const isUnknown = fault.kind !== 'status' || fault.status > 500;
      const words = isUnknown
        ? /its failed jobs may have been retried\. .* check whether jobs of build 1 have been retried\.$/
        : /its failed jobs are not retried\. /;
      expect(outcome.notes).toEqual([expect.stringMatching(words)]);
    });
  });

  it('does not begin after the time to wait', async () => {
    const { host, outcome, sent } = await retry({
      steps: [{ ...flaky, runMs: 118_000 }],
      inputs: { 'wait-timeout': '2m', 'poll-interval': '119s' },
    });
    expect([outcome.success, sent]).toEqual([false, 0]);
    expect(host.lines).toContain('The failed jobs are not retried, because wait-timeout is over.');
  });

  it('keeps the limit of the time to wait', async () => {
    const started = { ...flaky, runMs: 60_000 };
    const { host, outcome, sent } = await retry({
      steps: [started],
      inputs: { 'wait-timeout': '90s', 'cancel-on': 'abort, timeout' },
    });
    expect([outcome.success, sent]).toEqual([false, 1]);
    expect(outcome.sentence).toContain('canceled by the action because it had not finished');
    expect(host.sandbox.world.build(first)?.state).toMatch(/^cancel/);
  });

  it('cancels what it retried if the workflow is canceled, although it did not start the build', async () => {
    const host = createHost({ seed: seedOf(settled({ ...flaky, runMs: 30_000 }), { suites }) });
    host.sandbox.world.run(web);
    const inputs = { ...order, operation: 'wait-for-build', build: '1', commit: '', branch: '' };
    const { outcome } = await host.run(inputs, { abortMs: 50_000 });
    expect(outcome.sentence).toContain('acme/web #1 is being canceled');
    expect(host.saved.at(-1)).toEqual([]);
    expect(JSON.parse(host.outputs.retries ?? 'null')).toEqual(once);
  });
});
