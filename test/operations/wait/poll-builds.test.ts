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

  it('is the responsibility of the step until it has ended', async () => {
    const host = start([test]);
    await host.run(trigger);
    expect(host.saved[0]).toMatchObject([{ in: { pipeline: 'web' } }]);
    expect(host.saved).toContainEqual([{ cancel: first }]);
    expect(host.saved.at(-1)).toEqual([]);
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

  it('names a hard failure although a soft one came before it', async () => {
    const soft = { name: 'Audit', runMs: 5 * second, exits: [1], softFail: true };
    const host = start([{ ...test, runMs: 90 * second }, { ...broken, runMs: 30 * second }, soft], {});
    await host.run(trigger);
    const lines = progress(host.lines).join('\n');
    expect(lines).toMatch(/first (?:failed job: )?“Lint”/);
    expect(lines).not.toContain('“Audit”');
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

  it('has failed at a block step if a job failed before it, unless the inputs accept that', async () => {
    const end = async (states: string) => {
      const host = start([broken, { block: 'Ship it?', blockedState: 'failed' }]);
      return (await host.run({ ...trigger, 'success-states': states })).outcome.success;
    };
    expect(await end('passed, blocked')).toBe(false);
    expect(await end('passed, blocked, failed')).toBe(true);
  });

  it('ends at once if it runs nothing', async () => {
    const seed = seedOf(settled({ name: 'Tools', branches: 'tools/*' }));
    const host = createHost({ seed });
    const { outcome, outputs } = await host.run(trigger);
    expect(outputs.state).toBe('not_run');
    expect(outcome).toMatchObject({ success: false, sentence: expect.stringContaining('did not run') });
  });

  it('can be left at its first failure, and keeps running', async () => {
    const host = start([broken, { ...test, runMs: 5 * minute }]);
    const { outcome } = await host.run({ ...trigger, 'fail-fast': 'true' });
    expect(outcome).toMatchObject({
      success: false,
      sentence: expect.stringContaining('the action stopped waiting because a job failed'),
    });
    expect(host.sandbox.world.build(first)?.state).toBe('failing');
    expect(host.requests().some((line) => line.startsWith('PUT'))).toBe(false);
    expect(host.saved.at(-1)).toEqual([]);
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

  it('is waited for again if a person restarts it', async () => {
    const host = start([{ ...broken, waitMs: 0 }]);
    // The build fails after fifteen seconds; while it is read whole after twenty, somebody retries its job.
    host.sandbox.faults.add({ kind: 'delay', ms: 3 * second, on: 'builds.get', skip: 2 });
    host.clock.after(21 * second, () => host.sandbox.world.retryJob({ ...first, job: 'lint' }));
    const { outcome, outputs } = await host.run(trigger);
    const states = progress(host.lines).flatMap((line) => /^(?:failed|running|passed)/.exec(line) ?? []);
    expect(states).toEqual(['running', 'failed', 'running', 'passed']);
    expect(outcome).toMatchObject({ success: true });
    expect(outputs.state).toBe('passed');
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

describe('a wait whose time is over in an outage', () => {
  const long = { ...test, runMs: 60 * minute };
  const outage = { kind: 'status', status: 503, on: 'builds.get', times: 'always' } as const;
  const timed = { ...trigger, 'wait-timeout': '5m' };

  it('says that it could not be read, instead of a state that is not known', async () => {
    const host = start([long]);
    host.sandbox.faults.add(outage);
    const { outcome } = await host.run(timed);
    expect(outcome.sentence).toMatch(
      /^Build 1 of acme\/web was last seen scheduled at 09:00 UTC; the action stopped waiting because it could not be read, and wait-timeout expired: .* \(Could not get build 1 of acme\/web: /,
    );
  });
});

describe('a wait that a refusal ends', () => {
  it('names the scope that the token lacks', async () => {
    const seed = { ...seedOf(settled(test)), tokens: { writer: { scopes: ['write_builds'] } } };
    const { outcome } = await createHost({ seed }).run(trigger, { token: 'writer' });
    expect(outcome.sentence).toMatch(
      /was last seen scheduled; it could not be read since 09:00 UTC, and it may still run: .*\(Could not get build 1 of acme\/web: 403 /,
    );
    expect(outcome.hint).toBe('The token needs the scope read_builds; it has write_builds.');
  });
});

describe('an unknown state', () => {
  const named = (state: string, more: object = {}) => ({
    alter: (body: unknown, { method }: Request) =>
      method === 'GET' && !Array.isArray(body) ? { ...(body as object), state, ...more } : body,
  });

  it('counts as an unsuccessful end when the build has a finish time', async () => {
    const host = start([test], named('pondered'));
    const { outcome, outputs } = await host.run({ ...trigger, 'wait-timeout': '5m' });
    expect(outputs.state).toBe('pondered');
    expect(outcome).toMatchObject({ success: false });
    expect(outcome.hint).toBeUndefined();
  });
});

describe('a server that supports less than the live service', () => {
  it.each([
    ['only with its news', 60, ['exclude_jobs', 'all', 'exclude_jobs', 'exclude_jobs']],
    ['never', 600, ['exclude_jobs', 'exclude_jobs', 'exclude_jobs', 'exclude_jobs']],
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

  it('counts the same jobs in every line, and in the summary', async () => {
    const steps: Step[] = [
      test,
      'wait',
      { name: 'Pack', runMs: 15 * second },
      'wait',
      { ...broken, runMs: 25 * second },
    ];
    const host = start(steps);
    const { outcome } = await host.run(trigger);
    const totals = host.lines.flatMap((line) => / of (\d+) jobs done/.exec(line)?.[1] ?? []);
    expect(totals.length).toBeGreaterThan(3);
    expect(new Set(totals)).toEqual(new Set(['3']));
    expect(outcome.summary({ bytes: 100_000 })).toContain('2 of 3 jobs passed, 1 failed.');
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

it('a build is reported with every attempt of its jobs', async () => {
  const host = start([{ name: 'Simulator', runMs: 10 * second, exits: [1, 0] }]);
  const { outcome } = await host.run(trigger);
  expect(outcome.sentence).toContain('passed: 1 job after a retry');
  expect(outcome.json).toMatchObject({ number: 1, jobs: [{ retried: true }, { retries_count: 1 }] });
});
