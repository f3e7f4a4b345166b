import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/sandbox/seed/seed.ts';
import { web } from '../sandbox/harness.ts';
import { buildOf, hostWithBuild, writesOf } from './support/builds.ts';

const second = 1_000;
const retry = { operation: 'retry-failed-jobs', pipeline: 'acme/web', build: '1', 'poll-interval': '10s' };

const flaky: Step = { name: 'Flaky', exits: [1], retryExits: [0] };

const steps = [flaky, { name: 'Test' }];

describe('retry-failed-jobs', () => {
  it('does not wait with wait: false', async () => {
    const host = hostWithBuild(steps);
    const { outcome, outputs } = await host.run({ ...retry, wait: 'false' });
    expect(outcome).toMatchObject({ success: true, sentence: 'acme/web #1: retried 1 job.' });
    expect(outputs).toMatchObject({ 'build-number': '1', state: 'running' });
    expect(host.saved.at(-1)).toEqual([]);
    expect(host.requests().at(-1)).toMatch(/retry_failed_jobs$/);
  });

  it('retries jobs that timed out, unless job-states excludes them, but no soft failures', async () => {
    const host = hostWithBuild([
      { exits: ['timed_out'], retryExits: [0] },
      { exits: [1], softFail: true },
    ]);
    expect((await host.run(retry)).outcome.success).toBe(true);
    expect(host.outputs).toMatchObject({ 'retried-count': '1' });
    expect(host.saved).toEqual([[{ cancel: { ...web, number: 1 } }], []]);
  });

  it('says why no job of a canceled build is retried', async () => {
    const host = hostWithBuild(steps);
    const body = { id: 'x', number: 1, state: 'canceled', retried_jobs_count: 0 };
    host.sandbox.faults.add({ kind: 'status', status: 202, on: 'builds.retryFailedJobs', body });
    const { outcome } = await host.run({ ...retry, wait: 'false' });
    expect(outcome.sentence).toContain('The build was canceled. Rebuild it to run it again.');
  });

  it('names the build to retry when only a trigger step failed', async () => {
    const host = hostWithBuild(steps);
    const url = 'https://buildkite.com/acme/api/builds/7';
    const child = {
      id: 'c',
      number: 7,
      url: 'https://api.buildkite.com/v2/organizations/acme/pipelines/api/builds/7',
      web_url: url,
    };
    const step = { id: 't', type: 'trigger', state: 'failed', name: 'API', triggered_build: child };
    host.sandbox.faults.add({
      kind: 'status',
      status: 202,
      on: 'builds.retryFailedJobs',
      body: { id: 'x', number: 1, state: 'failed', retried_jobs_count: 0, jobs: [step] },
    });
    const { outcome } = await host.run({ ...retry, wait: 'false' });
    expect(outcome.sentence).toContain(
      `The trigger step “API” failed. Retry the failed jobs of its build: acme/api #7, ${url}`,
    );
  });

  /** Makes a service show the build as it was before for ever. */
  const showOld = () => {
    let old: unknown;
    return (body: unknown) => {
      if ((body as { readonly number?: number }).number !== 1) return body;
      old ??= body;
      return old;
    };
  };

  it('cancels the build with the workflow although the service still shows its old end', async () => {
    const host = hostWithBuild([{ ...flaky, runMs: 30 * second }], undefined, { alter: showOld() });
    await host.run(retry, { abortMs: 5 * second });
    expect(buildOf(host)?.state).toMatch(/^cancel/);
  });

  it('believes after two minutes what the service still shows', async () => {
    const host = hostWithBuild([{ ...flaky, runMs: 600 * second }], 660 * second, { alter: showOld() });
    const startedMs = host.clock.monotonic();
    const { outcome } = await host.run(retry);
    expect(outcome).toMatchObject({
      success: false,
      sentence: expect.stringMatching(/ 1 of acme\/web failed/),
    });
    expect(host.clock.monotonic() - startedMs).toBeGreaterThanOrEqual(120 * second);
    expect(host.clock.monotonic() - startedMs).toBeLessThan(150 * second);
  });

  it('is sent once when the response is lost, says so, and waits for the build', async () => {
    const host = hostWithBuild(steps);
    host.sandbox.faults.add({ kind: 'unanswered', on: 'builds.retryFailedJobs' });
    expect((await host.run(retry)).outcome.success).toBe(true);
    expect(host.lines).toContain(
      "warning: acme/web #1: retried 1 job. The response was lost, but the build shows it. It may be another person's retry. https://buildkite.example/acme/web/builds/1",
    );
    expect(writesOf(host)).toHaveLength(1);
  });

  it.each([
    ['', 'ended', /cancel/, `acme/web #1 is being canceled.`],
    ['none', 'ended', 'running', 'acme/web #1 keeps running: this step does not cancel it.'],
    ['', 'running', /running|failing/, 'acme/web #1 keeps running: this step does not cancel it.'],
    ['abort', 'running', /cancel/, `acme/web #1 is being canceled.`],
  ])(
    'cancels the build with the workflow (cancel-on: %j) or not, if it was %s',
    async (input, was, state, sentence) => {
      const slow: Step = { name: 'Slow', runMs: was === 'ended' ? second : 600 * second };
      const host = hostWithBuild([{ ...flaky, runMs: 30 * second }, slow]);
      const { outcome } = await host.run({ ...retry, 'cancel-on': input }, { abortMs: 12 * second });
      expect(outcome).toMatchObject({ success: false, sentence: `The step was interrupted. ${sentence}` });
      expect(buildOf(host)?.state).toMatch(state);
    },
  );
});
