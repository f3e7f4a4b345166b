import { describe, expect, it } from 'vitest';
import type { Step } from '../../../src/sandbox/seed/seed.ts';
import { web } from '../../sandbox/harness.ts';
import type { Inputs } from '../../support/operation-host.ts';
import { createHost } from '../../support/operation-host.ts';
import { hostOf as start, trigger } from '../support/builds.ts';

const second = 1_000;
const minute = 60 * second;
const first = { ...web, number: 1 } as const;
const url = 'https://buildkite.example/acme/web/builds/1';

const test: Step = { name: 'Test', key: 'test', runMs: 35 * second };
const broken: Step = { name: 'Lint', key: 'lint', runMs: 15 * second, exits: [3] };

/** The lines about the build, without its name. */
function progress(lines: readonly string[]): string[] {
  return lines.map((line) => line.replace('acme/web #1: ', ''));
}

describe('a build that is waited for', () => {
  it('is logged when something changed, and not otherwise, and its outputs are set as soon as each is known', async () => {
    const host = start([{ name: 'Lint', runMs: 15 * second }, test]);
    const { outcome, outputs } = await host.run(trigger);
    const done = ['scheduled, 0', 'running, 0', 'running, 1'].map((words) => `${words} of 2 jobs done`);
    expect(progress(host.lines)).toEqual([`created. ${url}`, ...done, 'passed']);
    const polls = host.requests().filter((line) => line.endsWith('/builds/1?exclude_pipeline=true'));
    expect(polls).toHaveLength(4);
    const sentence = `Build 1 of acme/web passed (ran 35 s): ${url}`;
    expect(outcome).toMatchObject({ success: true, sentence });
    expect(outputs).toMatchObject({ 'build-number': '1', 'build-url': url, state: 'passed' });
    const states = host.journal.filter((line) => /^(state|build-number)=/.test(line));
    expect(states).toEqual(['build-number=1', 'state=scheduled', 'state=running', 'state=passed']);
  });

  it('is logged with how long such builds usually run, and how much longer this one does', async () => {
    const history = Array.from({ length: 6 }, (_, index) => ({
      ageMs: (index + 2) * 60 * minute,
      branch: 'main',
    }));
    const script = {
      steps: [{ name: 'Lint', runMs: minute }, 'wait', { name: 'Test', runMs: 8 * minute }],
    } as const;
    const pipelines = [{ slug: 'web', script, history }];
    const host = createHost({ seed: { organizations: [{ slug: 'acme', pipelines }] } });
    const { 'poll-interval': _, ...adaptive } = trigger;
    const { outcome } = await host.run(adaptive);
    expect(outcome.summary({ bytes: 10_000 })).toContain('ran 9 min 6 s, usually 9 min ·');
    expect(host.lines.map((line) => line.replace(/^acme\/web #\d+: /, ''))).toEqual([
      expect.stringContaining('created.'),
      expect.stringContaining('scheduled'),
      'usually 9 min (8 to 10).',
      'running, 1 of 3 jobs done, about 9 min left (8 to 9)',
      'running, 2 of 3 jobs done, about 8 min left (7 to 9)',
      expect.stringMatching(/^Still waiting for acme\/web #7 \(running, about 3 min left \(2 to 4\)\)\./),
      'passed',
    ]);
  });

  const failedGate: Step = { block: 'Ship it?', blockedState: 'failed' };
  it.each<[string, readonly Step[], string, boolean]>([
    ['failed', [broken], '', false],
    ['failed', [broken], 'failed', true],
    ['was canceled', [test], '', false],
    ['was canceled', [test], 'any', true],
    ['passed, but success-states does not include passed', [test], 'failed', false],
    ['failed', [broken, failedGate], 'passed, blocked', false],
    ['failed', [broken, failedGate], 'passed, blocked, failed', true],
  ])('that %s ends the step by success-states: %j, %j', async (words, steps, states, success) => {
    const host = start(steps);
    if (words === 'was canceled') host.clock.after(15 * second, () => host.sandbox.world.cancel(first));
    const { outcome } = await host.run({ ...trigger, 'success-states': states });
    expect(outcome).toMatchObject({ success, sentence: expect.stringContaining(words) });
  });

  it('is waited for if no replica shows it for a minute after its creation, which is logged once', async () => {
    const host = start([{ ...test, runMs: 2 * minute }]);
    host.sandbox.faults.add({ kind: 'lag', youngerThanMs: minute, times: 'always' });
    const { outcome } = await host.run({ ...trigger, 'poll-interval': '1s' });
    expect(outcome.success).toBe(true);
    const lines = host.lines.filter((line) => line.includes('found'));
    expect(lines).toEqual(['acme/web #1: not found; still waiting.']);
  });
});

describe('what is known of a build', () => {
  it('is left to the post step if the build could not be canceled', async () => {
    const host = start([test]);
    host.sandbox.faults.add({ kind: 'status', status: 403, on: 'builds.cancel', times: 'always' });
    await host.run({ ...trigger, 'wait-timeout': '20s', 'cancel-on': 'timeout' });
    expect(host.saved.at(-1)).toEqual([{ cancel: first }]);
  });

  it('is in the outputs if its jobs cannot be retried', async () => {
    const host = start([broken]);
    host.sandbox.world.run(web);
    host.clock.forSandbox.advance(minute);
    host.sandbox.faults.add({ kind: 'status', status: 403, on: { method: 'PUT' }, times: 'always' });
    const retry = { operation: 'retry-failed-jobs', pipeline: 'acme/web', build: '1' };
    await expect(host.run(retry)).rejects.toThrow('403');
    expect(host.outputs).toMatchObject({
      'build-number': '1',
      'failed-jobs': expect.stringContaining('failed'),
    });
  });
});

it('says at wait-timeout which steps it waited for, and which of them no job had', async () => {
  const host = start([test]);
  const { outcome, outputs } = await host.run({ ...trigger, steps: 'test, tset', 'wait-timeout': '20s' });
  expect(outputs.state).toBe('running');
  expect(outcome).toMatchObject({
    success: false,
    sentence: expect.stringContaining('step “test” had not finished and no job had the key “tset” after'),
    hint: expect.stringMatching(/^Check the keys.+ acme\/web, build 1 and steps test, tset\. /),
  });
});

describe('the past of its pipeline', () => {
  const ten: Step = { name: 'Test', waitMs: 0, runMs: 10 * minute };

  it.each<[string, Inputs, number]>([
    ['is read once', { 'poll-interval': '' }, 1],
    ['is not read with poll-interval', {}, 0],
    ['is not read for steps of it', { 'poll-interval': '', steps: 'test' }, 0],
  ])('%s', async (_, inputs, count) => {
    const host = start([{ ...ten, key: 'test' }]);
    await host.run({ ...trigger, ...inputs });
    expect(host.requests().filter((line) => line.includes('state[]=passed'))).toHaveLength(count);
  });

  it('tells when a poll is worth it as soon as it is read', async () => {
    const host = start([{ name: 'Test', waitMs: 0, runMs: 4 * second }]);
    for (let count = 0; count < 12; count += 1) {
      host.sandbox.world.run(web);
      host.clock.forSandbox.advance(minute);
    }
    const startMs = host.clock.monotonic();
    await host.run({ ...trigger, 'poll-interval': '' });
    expect(host.clock.monotonic() - startMs).toBeLessThan(7 * second);
  });

  it('counts for a retried build from the retry', async () => {
    const host = start([{ name: 'Test', waitMs: 0, runMs: 20 * second, exits: [1], retryExits: [0] }]);
    host.sandbox.world.run(web);
    host.clock.forSandbox.advance(240 * minute);
    const retry = { operation: 'retry-failed-jobs', pipeline: 'acme/web', build: '1', wait: 'true' };
    const startMs = host.clock.monotonic();
    const { outcome } = await host.run(retry);
    expect(outcome.success).toBe(true);
    expect(host.clock.monotonic() - startMs).toBeLessThan(35 * second);
  });
});

describe('a server that supports less than the live service', () => {
  it.each([
    ['only with its news', 60, ['exclude_jobs', 'all', 'exclude_jobs', 'exclude_jobs']],
    ['never', 501, ['exclude_jobs', 'exclude_jobs', 'exclude_jobs', 'exclude_jobs']],
  ])('shows the jobs of a large build %s', async (_, parallelism, wanted) => {
    const host = start([{ name: 'Test', parallelism, runMs: 35 * second }]);
    await host.run(trigger);
    const polls = host.requests().filter((line) => line.includes('/builds/1'));
    const shown = polls.map((line) => (line.includes('exclude_jobs') ? 'exclude_jobs' : 'all'));
    expect(shown.slice(0, 4)).toEqual(wanted);
    expect(progress(host.lines).filter((line) => line.startsWith('running,'))).toEqual(
      parallelism === 60 ? ['running, 0 of 60 jobs done'] : [],
    );
  });

  it('is asked for the complete build if it does not count jobs', async () => {
    const uncounted = (body: unknown) => {
      const { job_state_counts: _counts, ...rest } = body as Record<string, unknown>;
      return Array.isArray(body) ? body : rest;
    };
    const host = start([{ name: 'Lint', runMs: 15 * second, parallelism: 60 }, test], { alter: uncounted });
    const { outcome } = await host.run(trigger);
    expect(outcome.success).toBe(true);
    expect(progress(host.lines)).toContain('running, 60 of 61 jobs done');
    const looks = host.requests().filter((line) => line.includes('/builds/1'));
    expect(looks[0]).toContain('exclude_jobs=true');
    expect(looks.slice(1).every((line) => !line.includes('exclude_jobs'))).toBe(true);
  });
});
