import { describe, expect, it } from 'vitest';
import { settled } from '../../sandbox/harness.ts';
import { createHost, runPostStepHere } from '../../support/operation-host.ts';
import { namePipelines, pipelinesOf, retryLater, trigger } from '../support/builds.ts';

const minute = 60_000;

/** One build runs for 30 minutes. The other fails after some, and a person retries its job at this time; then it passes. */
function start({ failsMs, retriedMs }: { readonly failsMs: number; readonly retriedMs: number }) {
  const host = createHost({
    seed: pipelinesOf([
      settled({ name: 'Long', waitMs: 0, runMs: 30 * minute }),
      settled({ name: 'Flaky', waitMs: 0, runMs: failsMs, exits: [1], retryExits: [0] }),
    ]),
  });
  retryLater(host, retriedMs, 'p1');
  return host;
}

describe('a build that failed while the step waits for another one, and runs again', () => {
  const inputs = { ...trigger, pipeline: namePipelines(2) };

  it('counts as it ends then', async () => {
    const host = start({ failsMs: minute, retriedMs: 3 * minute });
    const { outcome, outputs } = await host.run(inputs);
    expect(outcome.success).toBe(true);
    expect(JSON.parse(outputs.builds ?? '')).toMatchObject([{ state: 'passed' }, { state: 'passed' }]);
  });

  it('is canceled with the workflow', async () => {
    const host = start({ failsMs: 10 * minute, retriedMs: 12 * minute });
    await host.run(inputs, { abortMs: 15 * minute });
    await runPostStepHere(host);
    const { state } = host.sandbox.world.build({ organization: 'acme', pipeline: 'p1', number: 1 }) ?? {};
    expect(['canceling', 'canceled']).toContain(state);
  });
});
