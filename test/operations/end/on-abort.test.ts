import { describe, expect, it } from 'vitest';
import { seedOf, settled, web } from '../../sandbox/harness.ts';
import { createHost, type HostOptions, type Inputs } from '../../support/operation-host.ts';
import { putTimersOn } from '../../support/virtual-timers.ts';
import { namePipelines, pipelinesOf, trigger, untimed } from '../support/builds.ts';

const second = 1_000;

/** Runs an operation whose workflow is canceled after this many milliseconds. */
async function interrupt(
  inputs: Inputs,
  { afterMs, ...options }: HostOptions & { readonly afterMs: number },
) {
  const seed = seedOf(settled({ name: 'Test', runMs: 600 * second }));
  const host = createHost({ seed, ...options });
  if (inputs.build !== undefined) host.sandbox.world.run(web);
  host.clock.forSandbox.advance(5 * second);
  using _timers = putTimersOn(host.clock);
  const startedAt = host.clock.now();
  const run = await host.run(inputs, { abortMs: afterMs });
  const stateOf = (number: number) => host.sandbox.world.build({ ...web, number })?.state;
  return { ...run, host, tookMs: host.clock.now() - startedAt, stateOf };
}

describe('when the workflow is canceled,', () => {
  it('the summary begins with the interruption, whatever state the build has', async () => {
    const seed = pipelinesOf([20, 600].map((seconds) => settled({ name: 'Test', runMs: seconds * second })));
    const inputs = { ...trigger, pipeline: namePipelines(2) };
    const { host, outcome } = await interrupt(inputs, { seed, afterMs: 35 * second });
    const summary = outcome.summary({ bytes: 100_000 });
    expect(summary).toMatch(
      /^## The step was interrupted\n\n> acme\/p0 .* had already finished \(passed\)\./,
    );
    expect(summary).toContain('## ✅ acme/p0 build 1 passed');
    expect(Buffer.byteLength(outcome.summary({ bytes: 2_000 }))).toBeLessThanOrEqual(2_000);
    // The creations were answered long before.
    expect(host.lines.join('\n')).not.toContain('for the outcome of');
  });

  it('a build whose cancel is not answered is reported in time, and left to the post step', async () => {
    const carry: HostOptions['carry'] = (sandbox, clock) => {
      sandbox.faults.add({ kind: 'stall', on: 'builds.create', skip: 1 });
      sandbox.faults.add({ kind: 'stall', on: 'builds.cancel', times: 'always' });
      return untimed(sandbox, clock);
    };
    const seed = pipelinesOf([1, 2].map(() => settled({ name: 'Test', runMs: 600 * second })));
    const inputs = { ...trigger, pipeline: namePipelines(2) };
    const run = await interrupt(inputs, { seed, carry, afterMs: 20 * second });
    // The grace period, and one attempt in the rest of the time.
    expect(run.tookMs).toBe(25.5 * second);
    expect(run.outcome.sentence).toContain('acme/p0 #1 could not be canceled (');
    expect(run.outcome.json).toMatchObject({ number: 1 });
    const address = { organization: 'acme', pipeline: 'p0', number: 1 };
    expect(JSON.parse(run.outputs.builds ?? '')).toMatchObject([address]);
    expect(run.host.saved.at(-1)).toContainEqual({ cancel: address });
  });

  it.each([
    ['a build that was never read', 403, 0, /could not be canceled \(.*403/, true],
    ['a build that was never read', 404, 0, /acme\/web #1 was not found\.$/, false],
    ['a build that is known', 404, 1, /could not be canceled \(.*404/, true],
  ])('%s, whose cancel is refused by a %i, is left to the post step unless there is none', async (...row) => {
    const [, status, skip, sentence, isLeft] = row;
    const carry: HostOptions['carry'] = (sandbox, clock) => {
      sandbox.faults.add({ kind: 'stall', on: 'builds.get', skip, times: 'always' });
      sandbox.faults.add({ kind: 'status', status, on: 'builds.cancel', times: 'always' });
      return untimed(sandbox, clock);
    };
    const inputs = { operation: 'wait-for-build', pipeline: 'acme/web', build: '1', 'cancel-on': 'abort' };
    const { host, outcome } = await interrupt(inputs, { carry, afterMs: 25 * second });
    expect(outcome.sentence).toMatch(sentence);
    expect(host.saved.at(-1) ?? []).toEqual(isLeft ? [{ cancel: { ...web, number: 1 } }] : []);
  });

  it.each([
    ['a build that has failed', 5, 2],
    ['a build that is failing', 40, 1],
  ])('the failed jobs of %s are in the outputs', async (_, seconds, count) => {
    const script = settled(
      { name: 'Lint', runMs: 15 * second, exits: [3] },
      { name: 'Test', runMs: seconds * second, exits: [seconds < 10 ? 1 : 0] },
    );
    const seed = pipelinesOf([script, settled({ runMs: 600 * second })]);
    const inputs = { ...trigger, pipeline: namePipelines(2), 'poll-interval': '5s' };
    const { outputs } = await interrupt(inputs, { seed, afterMs: 32 * second });
    const failed = JSON.parse(outputs['failed-jobs'] ?? '[]');
    expect(failed).toHaveLength(count);
    expect(failed).toContainEqual(expect.objectContaining({ state: 'failed', exit_status: 3 }));
  });

  it('a build that is blocked cannot be canceled, and the step says so', async () => {
    const ship = settled({ name: 'First', runMs: second }, { block: 'Ship it?' });
    const inputs = { ...trigger, 'wait-through-blocked': 'true', 'poll-interval': '1h' };
    const { outcome, host } = await interrupt(inputs, { seed: seedOf(ship), afterMs: 3 * 3_600 * second });
    expect(outcome.sentence).toBe(
      'The step was interrupted. acme/web #1 is blocked, not canceled. It continues if someone unblocks it.',
    );
    expect(host.saved.at(-1)).toEqual([]);
  });

  it.each([
    ['keeps running', { name: 'Test', runMs: 600 * second }, 'running'],
    ['stays blocked', { block: 'Ship it?' }, 'blocked'],
  ])('a build that others started %s, unless the inputs say otherwise', async (what, step, state) => {
    const inputs = { operation: 'wait-for-build', pipeline: 'acme/web', build: '1', 'poll-interval': '10s' };
    const through = { ...inputs, 'wait-through-blocked': 'true' };
    const left = await interrupt(through, { seed: seedOf(settled(step)), afterMs: 25 * second });
    expect(left.outcome.sentence).toBe(
      `The step was interrupted. acme/web #1 ${what}: this step does not cancel it.`,
    );
    const stopped = 'stopped waiting because the step was interrupted after 25 s';
    expect(left.outcome.summary({ bytes: 10_000 })).toContain(stopped);
    expect(left.stateOf(1)).toBe(state);
    expect(left.host.saved).toEqual([]);
    const atOnce = seedOf({ ...settled({ runMs: 600 * second }), cancelMs: 0 });
    const mine = { ...inputs, 'cancel-on': 'abort' };
    const taken = await interrupt(mine, { seed: atOnce, afterMs: 25 * second });
    expect(taken.outcome.sentence).toBe('The step was interrupted. acme/web #1 was canceled.');
    expect(taken.stateOf(1)).toBe('canceled');
  });
});
