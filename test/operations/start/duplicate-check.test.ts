import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/sandbox/fault/fault.ts';
import { profileNames } from '../../../src/sandbox/profile.ts';
import { seedOf, settled } from '../../sandbox/harness.ts';
import { createHost } from '../../support/operation-host.ts';
import { trigger } from '../support/requests.ts';

const second = 1_000;
const web = { organization: 'acme', pipeline: 'web' } as const;

describe.each(profileNames)('a creation whose answer is lost (%s)', (profile) => {
  const create = async (fault: Fault, inputs: object = {}) => {
    const host = createHost({ profile, seed: seedOf(settled({ name: 'Test', runMs: 120 * second })) });
    host.sandbox.world.run(web);
    host.sandbox.faults.add({ ...fault, on: 'builds.create' });
    const run = await host.run({ ...trigger, ...inputs });
    const states = host.sandbox.world.builds(web).map(({ number, state }) => `#${number} ${state}`);
    return { ...run, host, states: states.toReversed() };
  };
  const posts = (requests: readonly string[]) => requests.filter((line) => line.startsWith('POST')).length;

  it('is found by its key, and not sent again', async () => {
    const { outcome, host, states } = await create({ kind: 'unanswered' });
    expect(outcome.success).toBe(true);
    expect(host.lines[0]).toContain(
      'acme/web #2: created. The response was lost; the build was found by its key.',
    );
    expect(posts(host.requests())).toBe(1);
    expect(states).toEqual(['#1 passed', '#2 passed']);
  });

  it('is sent once more if it left no build', async () => {
    const { outcome, host, states } = await create({ kind: 'reset' });
    expect(outcome.success).toBe(true);
    expect(host.lines[0]).toContain(
      'created. The response to the first request was lost, so it was sent again.',
    );
    expect(posts(host.requests())).toBe(2);
    expect(states).toEqual(['#1 passed', '#2 passed']);
  });

  it('is checked again, since the first may be applied late: one build stays active, and no other is touched', async () => {
    const { outcome, host, outputs, states } = await create({ kind: 'late', afterMs: 40 * second });
    expect(posts(host.requests())).toBe(2);
    expect(states).toEqual(['#1 passed', '#2 passed', '#3 canceled']);
    expect(host.lines).toContain('warning: acme/web #3: duplicate build canceled.');
    expect(outputs).toMatchObject({ 'build-number': '2', state: 'passed' });
    expect(outcome.success).toBe(true);
  });
});
