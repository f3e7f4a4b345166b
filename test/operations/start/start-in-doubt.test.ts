import { describe, expect, it } from 'vitest';
import { settled } from '../../sandbox/harness.ts';
import { createHost } from '../../support/operation-host.ts';
import { seedOfTwo } from '../support/builds.ts';

const seed = seedOfTwo(settled({ name: 'Test', runMs: 600_000 }));
const trigger = { operation: 'trigger-build', pipeline: 'acme/web', commit: 'HEAD', branch: 'main' };
const uuid = expect.stringMatching(/^[\da-f-]{36}$/);

describe('a step that starts several builds, one of which fails,', () => {
  const [web, api] = ['web', 'api'].map((pipeline) => ({ organization: 'acme', pipeline }));

  it('leaves nothing to the post step for those that have ended, even if the lookup of an earlier run failed', async () => {
    const host = createHost({ seed });
    const inputs = { ...trigger, pipeline: 'acme/web, acme/nobodys', 'idempotency-key': 'release-7' };
    const { outcome } = await host.run(inputs);
    expect(outcome.success).toBe(false);
    expect(outcome.sentence).toMatch(/^Could not .*acme\/nobodys: 404 .*\. Build 1 of acme\/web passed/);
    expect(host.saved.at(-1)).toEqual([]);
  });

  it('leaves to the post step what is in doubt, and nothing else', async () => {
    const host = createHost({ seed });
    host.sandbox.faults.add({ kind: 'reset', on: { method: 'POST', path: '*api*' }, times: 'always' });
    const inputs = { ...trigger, pipeline: 'acme/web, acme/api' };
    const { outcome } = await host.run(inputs);
    expect(outcome.sentence).toMatch(
      /^Could not create a build of acme\/api: its outcome is unknown .* Build 1 of acme\/web passed/,
    );
    const pending = expect.objectContaining({ in: api, key: uuid });
    const first = { cancel: { ...web, number: 1 } };
    expect(host.saved.slice(-2)).toEqual([[pending, first], [pending]]);
  });

  it.each(['siblings', 'none'])('cancels the build of an earlier run as cancel-on: %s says', async (flag) => {
    const host = createHost({ seed });
    await host.run({ ...trigger, 'idempotency-key': 'release-7', wait: 'false' });
    const inputs = { ...trigger, pipeline: 'acme/web, acme/nobodys', 'idempotency-key': 'release-7' };
    const { outcome } = await host.run({ ...inputs, 'cancel-on': flag });
    const sentence = expect.stringContaining('Build 1 of acme/web');
    expect(outcome).toMatchObject({ success: false, sentence });
    expect(host.requests().some((line) => line.startsWith('PUT'))).toBe(flag === 'siblings');
  });
});

const key = 'with the meta-data kitestring-key = 00000000-0000-4000-8000-000000000001';

describe('a workflow that is canceled while a build is created', () => {
  it.each([
    [0, /A build of acme\/web with \S+ \S+ \S+ = \S+ may have .* Not started: acme\/api\.$/],
    [1, /acme\/web #1 (?:was|is being) canceled\. A build of acme\/api with [^.]*\. [^.]* cancels it\.$/],
  ])('names the pipelines that it had not come to (%i)', async (skip, sentence) => {
    const host = createHost({ seed });
    host.sandbox.faults.add({ kind: 'delay', ms: 60_000, on: 'builds.create', skip });
    const { outcome } = await host.run({ ...trigger, pipeline: 'acme/web, acme/api' }, { abortMs: 1_000 });
    expect(outcome.sentence).toMatch(sentence);
  });

  it('says how to find it if the step is not to cancel it', async () => {
    const host = createHost({ seed });
    host.sandbox.faults.add({ kind: 'reset', on: 'builds.create', times: 'always' });
    const { outcome } = await host.run({ ...trigger, 'cancel-on': 'none' }, { abortMs: 1_000 });
    expect(outcome.sentence).toBe(
      `The step was interrupted. A build of acme/web ${key} may have been created, and keeps running: this step does not cancel it.`,
    );
    expect(host.saved).toEqual([]);
  });
});
