import { describe, expect, it } from 'vitest';
import type { Step } from '../../../src/sandbox/simulation/script.ts';
import { seedOf, settled } from '../../sandbox/harness.ts';
import { createHost, type HostOptions, type Inputs } from '../../support/operation-host.ts';
import { trigger } from '../support/requests.ts';

const second = 1_000;
const minute = 60 * second;
const first = { organization: 'acme', pipeline: 'web', number: 1 } as const;
const url = 'https://buildkite.example/acme/web/builds/1';

const test: Step = { name: 'Test', key: 'test', runMs: 35 * second };
const broken: Step = { name: 'Lint', key: 'lint', runMs: 15 * second, exits: [3] };
const block: Step = { block: 'Release?', key: 'release' };

function start(steps: readonly Step[], options: HostOptions = {}) {
  return createHost({ seed: seedOf(settled(...steps)), ...options });
}

/** The lines about the build, without its name. */
function progress(lines: readonly string[]): string[] {
  return lines.map((line) => line.replace('acme/web #1: ', ''));
}

describe('a build that is waited for', () => {
  it('is logged when something changed, and not otherwise', async () => {
    const host = start([{ name: 'Lint', runMs: 15 * second }, test]);
    const { outcome, outputs } = await host.run(trigger);
    expect(progress(host.lines)).toEqual([
      `created. ${url}`,
      'scheduled, 0 of 2 jobs done',
      'running, 0 of 2 jobs done',
      'running, 1 of 2 jobs done',
      'passed',
    ]);
    expect(host.requests().filter((line) => line.endsWith('/builds/1?exclude_pipeline=true'))).toHaveLength(
      4,
    );
    expect(outcome).toMatchObject({
      success: true,
      sentence: `Build 1 of acme/web passed (ran 35 s): ${url}`,
    });
    expect(outputs).toMatchObject({ 'build-number': '1', 'build-url': url, state: 'passed' });
  });

  it('has its outputs set as soon as each is known', async () => {
    const host = start([test]);
    await host.run(trigger);
    const states = host.journal.filter((line) => /^state=/.test(line));
    expect(states).toEqual(['state=scheduled', 'state=running', 'state=passed']);
    const number = host.journal.indexOf('build-number=1');
    expect(number).toBeLessThan(host.journal.indexOf('state=running'));
  });

  it('names the first failed job, once, and fails the step at its end', async () => {
    const host = start([test, broken, { name: 'Audit', runMs: 5 * second, exits: [1] }]);
    const { outcome, outputs } = await host.run(trigger);
    expect(progress(host.lines).slice(2)).toEqual([
      'failing, 1 of 3 jobs done, 1 failed, first “Audit”',
      'failing, 2 of 3 jobs done, 2 failed, first “Audit”',
      'failed',
    ]);
    expect(outcome.success).toBe(false);
    expect(outcome.sentence).toBe(
      `Build 1 of acme/web failed: 2 jobs failed, first “Audit” (exit status 1) (ran 35 s): ${url}`,
    );
    expect(outputs.state).toBe('failed');
  });

  it('can be waited for while it waits for a person', async () => {
    const host = start([test, block, { name: 'Ship', runMs: 10 * second }]);
    host.clock.after(2 * minute, () => host.sandbox.world.unblock(first));
    const { outcome, outputs } = await host.run({ ...trigger, 'wait-through-blocked': 'true' });
    expect(outcome.success).toBe(true);
    expect(outputs.state).toBe('passed');
    expect(host.journal.filter((line) => /^state=/.test(line))).toContain('state=blocked');
  });

  it.each([
    ['canceled', 'was canceled'],
    ['failed', 'failed'],
  ])('fails the step if it is %s, unless the inputs accept that', async (state, words) => {
    const end = (inputs: Inputs) => {
      const host = start(state === 'failed' ? [broken] : [test]);
      if (state === 'canceled') host.clock.after(15 * second, () => host.sandbox.world.cancel(first));
      return host.run({ ...trigger, ...inputs });
    };
    const plain = await end({});
    expect(plain.outcome).toMatchObject({ success: false, sentence: expect.stringContaining(words) });
    expect(plain.outputs.state).toBe(state);
    expect((await end({ 'success-states': state })).outcome.success).toBe(true);
    expect((await end({ 'success-states': 'any' })).outcome.success).toBe(true);
  });

  it('fails the step if success-states does not include that it passed, and says so', async () => {
    const { outcome } = await start([test]).run({ ...trigger, 'success-states': 'failed' });
    const words = 'passed, but success-states does not include passed';
    expect(outcome).toMatchObject({ success: false, sentence: expect.stringContaining(words) });
    expect(outcome.summary({ bytes: 100_000 })).toContain(`## ❌ acme/web build 1 ${words}`);
  });

  it('has failed at a block step if a job failed before it, unless the inputs accept that', async () => {
    const end = async (states: string) => {
      const host = start([broken, { block: 'Ship it?', blockedState: 'failed' }]);
      return (await host.run({ ...trigger, 'success-states': states })).outcome.success;
    };
    expect(await end('passed, blocked')).toBe(false);
    expect(await end('passed, blocked, failed')).toBe(true);
  });

  it('is said once to be missing, not to be new, because it was read before', async () => {
    const host = start([{ ...test, runMs: 10 * minute }]);
    host.clock.after(3 * second, () => host.sandbox.world.deleteBuild(first));
    const { outcome } = await host.run({ ...trigger, 'poll-interval': '1s' });
    expect(progress(host.lines).filter((line) => / found[.;]/.test(line))).toEqual([
      'no longer found; still waiting.',
    ]);
    expect(outcome.sentence).toContain('no longer exists, or the token lost access to it');
  });

  it('is waited for if no replica shows it for a minute after its creation, which is said once', async () => {
    const host = start([{ ...test, runMs: 2 * minute }]);
    host.sandbox.faults.add({ kind: 'lag', youngerThanMs: minute, times: 'always' });
    const { outcome } = await host.run({ ...trigger, 'poll-interval': '1s' });
    expect(outcome.success).toBe(true);
    expect(host.lines.filter((line) => line.includes('found'))).toEqual([
      'acme/web #1: not found yet; still waiting.',
    ]);
  });

  it('is given up after an outage of more than fifteen minutes', async () => {
    const host = start([{ ...test, runMs: 60 * minute }]);
    host.clock.after(30 * second, () => host.sandbox.faults.add({ kind: 'reset', times: 'always' }));
    const startedAt = host.clock.now();
    const { outcome, outputs } = await host.run(trigger);
    expect((host.clock.now() - startedAt) / minute).toBeGreaterThan(15);
    expect((host.clock.now() - startedAt) / minute).toBeLessThan(20);
    expect(outcome.success).toBe(false);
    expect(outcome.sentence).toMatch(
      /was last seen running; it could not be read since 09:00 UTC, and it may still run/,
    );
    expect(outcome.sentence).toContain(
      'Could not get build 1 of acme/web: the connection to 127.0.0.1:1 failed',
    );
    expect(outputs.state).toBe('running');
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
    const host = start([{ name: 'Lint', runMs: 15 * second, parallelism: 60 }, test], {
      alter: uncounted,
    });
    const { outcome } = await host.run(trigger);
    expect(outcome.success).toBe(true);
    expect(progress(host.lines)).toContain('running, 60 of 61 jobs done');
    const looks = host.requests().filter((line) => line.includes('/builds/1'));
    expect(looks[0]).toContain('exclude_jobs=true');
    expect(looks.slice(1).every((line) => !line.includes('exclude_jobs'))).toBe(true);
  });
});
