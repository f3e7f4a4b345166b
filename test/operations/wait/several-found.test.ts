import { describe, expect, it } from 'vitest';
import { seedOf, settled } from '../../sandbox/harness.ts';
import { createHost, type Inputs } from '../../support/operation-host.ts';

const second = 1_000;
const web = { organization: 'acme', pipeline: 'web' } as const;

/** A step that waits for two builds, of which only the first one exists. */
const wait = {
  operation: 'wait-for-build',
  pipeline: 'acme/web',
  build: '1, 7',
  'appear-timeout': '60s',
  'poll-interval': '10s',
};

/** A build that takes half a minute. */
function start() {
  const host = createHost({ seed: seedOf(settled({ name: 'Test', waitMs: 0, runMs: 30 * second })) });
  host.sandbox.world.run(web);
  return host;
}

function stateOf(host: ReturnType<typeof start>): string | undefined {
  return host.sandbox.world.build({ ...web, number: 1 })?.state;
}

const missing = 'Could not get build 7 of acme/web: 404 - No build found. It did not appear within 10 s.';

describe('a build that is found while another one is missing', () => {
  /** Runs the step, and says how long it took. */
  const run = async (host: ReturnType<typeof start>, inputs: Inputs = {}) => {
    const startMs = host.clock.now();
    const { outcome, outputs } = await host.run({ ...wait, ...inputs });
    return { ...outcome, outputs, tookMs: host.clock.now() - startMs };
  };

  it('is followed to its end, and the step fails because of the other one', async () => {
    const host = start();
    const { success, sentence, hint, outputs, tookMs, summary } = await run(host, {
      'appear-timeout': '10s',
    });
    expect(success).toBe(false);
    expect(sentence).toMatch(`${missing} Build 1 of acme/web passed`);
    expect(hint).toMatch(/raise appear-timeout\.$/);
    expect(summary({ bytes: 10_000 })).toContain('<code>wait-for-build</code> failed');
    expect(JSON.parse(outputs.builds ?? '')).toMatchObject([{ number: 1, state: 'passed' }]);
    expect(outputs).not.toHaveProperty('build-number');
    expect(tookMs).toBeGreaterThanOrEqual(30 * second);
    expect(host.lines).toContain('acme/web #1: passed');
    expect(host.lines).toContain('warning: acme/web #7 did not appear within 10 s.');
  });

  it('is enough for wait-until: any', async () => {
    const host = start();
    const { success, sentence, notices, tookMs } = await run(host, { 'wait-until': 'any' });
    expect(success).toBe(true);
    expect(sentence).toMatch(/^Build 1 of acme\/web passed/);
    expect(notices).toEqual(['acme/web #7 was not found before the wait ended.']);
    expect(tookMs).toBeLessThan(60 * second);
  });

  it('is canceled with the step, and left to the post step until then', async () => {
    const host = start();
    const stop = new AbortController();
    const entry = { ...web, number: 1 };
    host.clock.after(20 * second, () => {
      expect(host.saved.at(-1)).toEqual([{ cancel: entry }]);
      expect(JSON.parse(host.outputs.builds ?? '')).toMatchObject([entry]);
      stop.abort(new Error('stopped'));
    });
    const inputs = { ...wait, 'cancel-on': 'abort' };
    const { outcome, outputs } = await host.run(inputs, { signal: stop.signal });
    expect(outcome.sentence).toBe(
      `The step was interrupted. acme/web #1 is being canceled. acme/web #7 was not found.`,
    );
    expect(outputs).not.toHaveProperty('build-number');
    expect(stateOf(host)).toMatch(/^cancel/);
    expect(host.saved.at(-1)).toEqual([]);
  });

  it('is canceled with the step even if it has not been read', async () => {
    const host = start();
    const on = { method: 'GET', path: '*/builds/*' };
    host.sandbox.faults.add({ kind: 'status', status: 503, on, times: 'always' });
    const { outcome } = await host.run(
      { ...wait, build: '1', 'cancel-on': 'abort' },
      { abortMs: 5 * second },
    );
    expect(outcome).toMatchObject({
      success: false,
      sentence: 'The step was interrupted. acme/web #1 is being canceled.',
    });
    expect(stateOf(host)).toMatch(/^cancel/);
  });

  it('is found although it is read seconds later than the others', async () => {
    const host = start();
    for (let number = 2; number <= 4; number += 1) host.sandbox.world.run(web);
    const on = { method: 'GET', path: '*/web/builds/3' };
    host.sandbox.faults.add({ kind: 'delay', ms: 4 * second, on, times: 1 });
    const { outcome } = await host.run({ ...wait, build: '1, 2, 3, 4', 'poll-interval': '' });
    expect(outcome).toMatchObject({ success: true, sentence: '4 of 4 builds succeeded.' });
  });

  it('is joined by the other one when that appears', async () => {
    const host = start();
    host.clock.after(20 * second, () => void host.sandbox.world.run(web));
    const { success, sentence, outputs } = await run(host, { build: '2, 1', 'cancel-on': 'abort' });
    expect(success).toBe(true);
    expect(sentence).toBe('2 of 2 builds succeeded.');
    expect(JSON.parse(outputs.builds ?? '')).toMatchObject([
      { number: 2, state: 'passed' },
      { number: 1, state: 'passed' },
    ]);
    const saved = host.saved.map((all) => all.map((one) => 'cancel' in one && one.cancel.number));
    expect(saved).toEqual([[1], [2, 1], [2], []]);
  });
});
