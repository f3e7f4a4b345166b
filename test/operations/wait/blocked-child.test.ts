import { describe, expect, it } from 'vitest';
import type { Build } from '../../../src/model/build.ts';
import type { Step } from '../../../src/sandbox/seed/seed.ts';
import { createHost, type HostOptions } from '../../support/operation-host.ts';
import { trigger } from '../support/builds.ts';

const second = 1_000;
const minute = 60 * second;
const gate: Step = { block: 'Ship it?', key: 'ship', blockedState: 'running' };
const test: Step = { name: 'Test', runMs: 30 * second };
const deploy: Step = { trigger: 'deploy', name: 'Deploy' };
const long: Step = { name: 'Soak', runMs: 10 * minute };

/** A pipeline `acme/web` of these steps, and those that its trigger steps start. */
function hostOf(
  steps: readonly Step[],
  children: Readonly<Record<string, readonly Step[]>>,
  options: HostOptions = {},
) {
  const all = Object.entries({ web: steps, ...children });
  const pipelines = all.map(([slug, of]) => ({ slug, script: { upload: false, steps: of } }));
  return createHost({ seed: { organizations: [{ slug: 'acme', pipelines }] }, ...options });
}

type Host = ReturnType<typeof hostOf>;

const readsOf = (host: Host, slug: string) =>
  host.requests().filter((line) => line.startsWith(`GET /v2/organizations/acme/pipelines/${slug}/builds/1`));

const sentence =
  'Build 1 of acme/web is waiting at a block step: “Ship it?” of acme/deploy #1, the build of the step “Deploy”: https://buildkite.example/acme/web/builds/1';

describe('a trigger step whose build is blocked', () => {
  it('ends the wait as a block step of the build itself, with the line and the hint that name the child', async () => {
    const host = hostOf([test, 'wait', deploy, 'wait', test], { deploy: [test, 'wait', gate, test] });
    const { outcome, outputs } = await host.run({ ...trigger, 'poll-interval': '40s' });
    expect(outcome).toMatchObject({
      success: false,
      sentence,
      hint: 'Unblock acme/deploy #1, add blocked to success-states, or set wait-through-blocked.',
    });
    expect(outputs.state).toBe('blocked');
    expect(host.lines.slice(-2)).toEqual([
      'acme/web #1: blocked',
      'acme/web #1: its step “Deploy” waits for acme/deploy #1, which is blocked at “Ship it?”. https://buildkite.example/acme/deploy/builds/1',
    ]);
    expect(host.clock.monotonic()).toBeLessThan(2 * minute);
  });

  it.each([
    ['blocked', 'passed, blocked', [test, 'wait', deploy], true],
    ['blocked after a failure', 'passed, blocked', [{ ...test, exits: [1] }, deploy], false],
    ['blocked after a failure', 'blocked, failed', [{ ...test, exits: [1] }, deploy], true],
  ] as const)('ends the step by success-states if the build is %s: %s', async (_, states, steps, success) => {
    const host = hostOf(steps, { deploy: [gate] });
    const { outcome, outputs } = await host.run({ ...trigger, 'success-states': states });
    expect([outcome.success, outputs.state]).toEqual([success, 'blocked']);
  });

  it('is waited for with wait-through-blocked, and its build is not read', async () => {
    const host = hostOf([deploy], { deploy: [gate, test] });
    host.clock.after(20 * minute, () =>
      host.sandbox.world.unblock({ organization: 'acme', pipeline: 'deploy', number: 1 }),
    );
    const { outcome } = await host.run({ ...trigger, 'wait-through-blocked': 'true' });
    expect(outcome.success).toBe(true);
    expect(readsOf(host, 'deploy')).toEqual([]);
  });
});

describe('a build that waits for a blocked child while the step waits for another build', () => {
  const two = { ...trigger, pipeline: 'acme/web\nacme/api' };

  it('stays in what the post step cancels until the step has ended', async () => {
    const host = hostOf([deploy], { deploy: [gate], api: [long] });
    let saved: unknown;
    host.clock.after(9 * minute, () => {
      saved = host.saved.at(-1);
    });
    const { outcome } = await host.run(two);
    expect(saved).toMatchObject([{ cancel: { pipeline: 'web' } }, { cancel: { pipeline: 'api' } }]);
    expect(outcome.sentence).toContain(`1 of 2 builds succeeded. Start with: ${sentence}`);
    expect(host.saved.at(-1)).toEqual([]);
  });

  it.each([3, 18, 33, 48])(
    'is waited for when the child is unblocked %i s before the end of the other build',
    async (s) => {
      const host = hostOf([deploy], { deploy: [gate, test], api: [long] });
      host.clock.after(10 * minute - s * second, () =>
        host.sandbox.world.unblock({ organization: 'acme', pipeline: 'deploy', number: 1 }),
      );
      const { outcome } = await host.run(two);
      expect(outcome).toMatchObject({ success: true, sentence: '2 of 2 builds succeeded.' });
    },
  );
});

describe('a build that seems to wait for a blocked child alone for some seconds', () => {
  /** A host that shows the build of acme/web like this, by what its jobs are and the time. */
  const shownAs = (steps: readonly Step[], show: (build: Build, ms: number) => Partial<Build>) => {
    const host: Host = hostOf(
      steps,
      { deploy: [gate] },
      {
        alter: (body, { url }) =>
          url.includes('/web/builds/1')
            ? { ...(body as Build), ...show(body as Build, host.clock.monotonic()) }
            : body,
      },
    );
    return host;
  };

  it('is waited for while its next job is not scheduled yet', async () => {
    const soak: Step = { name: 'Soak', runMs: 5 * minute };
    const host = shownAs([{ ...test, runMs: 25 * second }, soak, deploy], ({ jobs }, ms) => ({
      ...(jobs && {
        jobs: jobs.map((job) =>
          job.type === 'script' && job.name === 'Soak' && ms < 36 * second
            ? { ...job, state: 'waiting' }
            : job,
        ),
      }),
    }));
    const { outputs } = await host.run({ ...trigger, 'success-states': 'passed, blocked' });
    expect(outputs.state).toBe('blocked');
    expect(host.clock.monotonic()).toBeGreaterThan(5 * minute);
    expect(readsOf(host, 'deploy')).toHaveLength(1);
  });

  it('is waited for while the trigger step is about to pass', async () => {
    const host = shownAs([deploy], ({ jobs }, ms) =>
      ms < 25 * second
        ? {}
        : { state: 'passed', ...(jobs && { jobs: jobs.map((job) => ({ ...job, state: 'passed' })) }) },
    );
    const { outcome } = await host.run(trigger);
    expect(outcome.success).toBe(true);
    expect(readsOf(host, 'deploy')).toEqual([]);
  });
});

describe('the build of a trigger step', () => {
  it('is not read while a job of the parent can continue', async () => {
    const host = hostOf([long, deploy], { deploy: [gate] });
    const { outputs } = await host.run({ ...trigger, 'wait-timeout': '9m' });
    expect([outputs.state, readsOf(host, 'deploy')]).toEqual(['running', []]);
  });

  it('is not read if the step does not wait for it', async () => {
    // A replica may show both steps for some time as they were while the first one started its build.
    const before = { trigger: 'running', script: 'waiting' };
    const alter = (body: unknown) => {
      const { jobs, ...build } = body as Build;
      const old = jobs?.map((job) => ({ ...job, state: before[job.type as 'script'] ?? job.state }));
      return jobs && build.state === 'running' ? { ...build, jobs: old } : body;
    };
    const host = hostOf([{ ...deploy, async: true }, 'wait', test], { deploy: [gate] }, { alter });
    const { outputs } = await host.run(trigger);
    expect([outputs.state, readsOf(host, 'deploy')]).toEqual(['passed', []]);
  });

  it('is read once a minute while it runs, also where several steps wait', async () => {
    const other: Step = { trigger: 'other', name: 'Other' };
    const host = hostOf([deploy, other], { deploy: [gate], other: [long] });
    const { outcome } = await host.run(trigger);
    expect(outcome.sentence).toBe(sentence);
    // Until it has ended, the one that runs decides.
    expect(readsOf(host, 'other').length).toBeGreaterThanOrEqual(9);
    expect(readsOf(host, 'other').length).toBeLessThanOrEqual(11);
    expect(readsOf(host, 'deploy').length).toBeLessThanOrEqual(2);
  });

  it('is no reason to end the wait if it cannot be read', async () => {
    const host = hostOf([deploy], { deploy: [gate] });
    host.sandbox.faults.add({
      kind: 'status',
      status: 404,
      on: { method: 'GET', path: '/v2/organizations/acme/pipelines/deploy/builds/1' },
      times: 'always',
    });
    const { outputs, outcome } = await host.run({ ...trigger, 'wait-timeout': '5m' });
    expect(outputs.state).toBe('running');
    expect(outcome.sentence).toContain('it had not finished after 5 min');
    expect(readsOf(host, 'deploy')).toHaveLength(5);
  });
});
