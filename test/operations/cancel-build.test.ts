import { describe, expect, it } from 'vitest';
import type { Inputs } from '../support/operation-host.ts';
import { hostWithBuild } from './support/builds.ts';

const minute = 60_000;
const url = 'https://buildkite.example/acme/web/builds/1';
const cancel = { operation: 'cancel-build', build: url };

const startBuild = (ageMs = 10_000) => hostWithBuild([{ name: 'Test', runMs: minute }], ageMs);

describe('cancel-build', () => {
  it.each([
    ['takes no cancels', { status: 503 }, minute],
    ['refuses each', { status: 422, hint: 'The build is running.' }, 9_000],
  ])('sets the state that the last read has shown if the service %s', async (_, error, ageMs) => {
    const host = hostWithBuild([{ name: 'Test', runMs: 10 * minute, waitMs: 10_000 }], ageMs);
    const { status } = error;
    host.sandbox.faults.add({ kind: 'status', status, on: 'builds.cancel', times: 'always' });
    await expect(host.run({ ...cancel, outageTime: '0s' })).rejects.toMatchObject(error);
    expect(host.outputs).toMatchObject({ 'build-number': '1', 'build-url': url, state: 'running' });
  });

  it.each(['false', 'true'])('fails if the build is blocked (wait: %s)', async (wait) => {
    const host = hostWithBuild([{ name: 'Test', runMs: 1_000 }, { block: 'Ship it?' }]);
    const { outcome, outputs } = await host.run({ ...cancel, wait });
    expect(outcome).toMatchObject({
      success: false,
      sentence: 'acme/web #1 is blocked, not canceled. It continues if someone unblocks it.',
      hint: 'The service does not cancel a blocked build. Unblock it first, then cancel it.',
    });
    expect(outputs).toMatchObject({ 'build-number': '1', state: 'blocked' });
  });

  it('has the same result twice as once', async () => {
    const host = startBuild();
    await host.run(cancel);
    const { outcome } = await host.run(cancel);
    expect(outcome).toMatchObject({ success: true, json: { state: 'canceling' } });
    host.clock.forSandbox.advance(minute);
    expect((await host.run(cancel)).outcome.sentence).toMatch(/^Build 1 of acme\/web was canceled/);
  });
});

it.each<Inputs>([
  { organization: 'acme' },
  { pipeline: 'web' },
  { organization: 'acme', pipeline: 'acme/web' },
  { build: '1', organization: 'acme', pipeline: 'acme/web' },
  { build: '1, 01', pipeline: 'acme/web, web', organization: 'acme' },
  { build: '1, https://buildkite.example/acme/web/builds/1', pipeline: 'acme/web' },
])('cancel-build reads two spellings of a build as the same: %j', async (inputs) => {
  const host = startBuild();
  await host.run({ ...cancel, ...inputs });
  expect(host.requests()).toEqual(['PUT /v2/organizations/acme/pipelines/web/builds/1/cancel']);
});

it('says what it did if it is interrupted while it waits', async () => {
  const host = startBuild();
  const { outcome } = await host.run({ ...cancel, wait: 'true' }, { abortMs: 1_000 });
  expect(outcome.sentence).toMatch(/acme\/web #1 (?:is being|was) canceled/);
  expect(outcome.sentence).not.toContain('does not cancel it');
});

it('says that the build may be canceled if the response was lost in an outage', async () => {
  const host = startBuild();
  const failure = { kind: 'status', status: 504 } as const;
  host.sandbox.faults.add({ kind: 'unanswered', on: 'builds.cancel', failure, times: 'always' });
  host.sandbox.faults.add({ ...failure, on: 'builds.get', times: 'always' });
  await expect(host.run({ ...cancel, outageTime: '5s' })).rejects.toMatchObject({
    hint: 'The service has a problem. Try again later. The build may be canceled nevertheless. Open it to check.',
  });
});
