import { describe, expect, it } from 'vitest';
import { seedOf, settled } from '../sandbox/harness.ts';
import { createHost, type Inputs } from '../support/operation-host.ts';

const minute = 60_000;
const url = 'https://buildkite.example/acme/web/builds/1';
const cancel = { operation: 'cancel-build', build: url };

/** A build that a person started, and that has come as far as so many milliseconds bring it. */
function startBuild(ageMs: number, steps = [{ name: 'Test', runMs: minute }] as object[]) {
  const host = createHost({ seed: seedOf(settled(...steps)) });
  host.sandbox.world.run({ organization: 'acme', pipeline: 'web' });
  host.clock.forSandbox.advance(ageMs);
  return host;
}

describe('cancel-build', () => {
  it('can wait until the build has stopped', async () => {
    const host = startBuild(10_000);
    const { outcome, outputs } = await host.run({ ...cancel, wait: 'true', 'poll-interval': '1s' });
    expect(outputs.state).toMatch(/^cancel/);
    expect(outcome).toMatchObject({ success: true, sentence: expect.stringMatching(/(?:was|is) canceled/) });
  });

  it.each([
    ['takes no cancels', { status: 503 }, minute],
    ['refuses each', { status: 422, hint: 'The build is running.' }, 0],
  ])('sets the state that the last read has shown if the service %s', async (_, error, ageMs) => {
    const host = startBuild(ageMs, [{ name: 'Test', runMs: 10 * minute, waitMs: 10_000 }]);
    const { status } = error;
    host.sandbox.faults.add({ kind: 'status', status, on: 'builds.cancel', times: 'always' });
    await expect(host.run({ ...cancel, outageTime: '0s' })).rejects.toMatchObject(error);
    expect(host.outputs).toMatchObject({ 'build-number': '1', 'build-url': url, state: 'running' });
  });

  it('has the same result twice as once', async () => {
    const host = startBuild(10_000);
    await host.run(cancel);
    const { outcome } = await host.run(cancel);
    expect(outcome).toMatchObject({
      success: true,
      sentence: 'acme/web #1 is already being canceled.',
      json: { state: 'canceling' },
    });
    host.clock.forSandbox.advance(minute);
    expect((await host.run(cancel)).outcome.sentence).toBe('acme/web #1 was already canceled.');
  });
});

it.each([
  [{ build: '' }, 'Input build is missing: set it to the number or the URL of the build, or to latest.'],
  [{ build: '7' }, 'Input pipeline is missing: set it to a pipeline slug, or to organization/pipeline.'],
  [
    { build: '7', pipeline: 'web' },
    'Input organization is missing: set it for pipeline web, or write organization/web.',
  ],
  [{ build: '7, 8', pipeline: 'acme/web' }, 'Input build must have exactly one value here; it has 2.'],
  [
    { build: '7', pipeline: 'acme/web, acme/api' },
    'Input pipeline must have exactly one value here; it has 2.',
  ],
  [
    { build: '9007199254740993', pipeline: 'acme/web' },
    'Input build must be a build number, the URL of a build, organization/pipeline#number, or latest; it was "9007199254740993".',
  ],
  [{ pipeline: 'acme/api' }, 'Input build names acme/web, but pipeline is acme/api.'],
  [
    { organization: 'initech', pipeline: 'globex/web' },
    'Input build names acme/web, but organization is initech and pipeline is globex/web.',
  ],
  [
    { build: '7', organization: 'globex', pipeline: 'acme/web' },
    'Input pipeline names acme/web, but organization is globex.',
  ],
])('cancel-build says what is wrong with %j', (inputs, problem) => {
  expect(createHost().problems({ ...cancel, ...inputs })).toEqual([problem]);
});

it.each<Inputs>([
  { organization: 'acme' },
  { pipeline: 'web' },
  { organization: 'acme', pipeline: 'acme/web' },
  { build: '1', organization: 'acme', pipeline: 'acme/web' },
  { build: '1, 01', pipeline: 'acme/web, web', organization: 'acme' },
  { build: '1, https://buildkite.example/acme/web/builds/1', pipeline: 'acme/web' },
])('cancel-build reads two spellings of a build as the same: %j', async (inputs) => {
  const host = startBuild(10_000);
  await host.run({ ...cancel, ...inputs });
  expect(host.requests()).toEqual(['PUT /v2/organizations/acme/pipelines/web/builds/1/cancel']);
});

it('says what it did if it is interrupted while it waits', async () => {
  const host = startBuild(10_000);
  const { outcome } = await host.run({ ...cancel, wait: 'true' }, { abortMs: 1_000 });
  expect(outcome.sentence).toMatch(/acme\/web #1 (?:is being|was) canceled/);
  expect(outcome.sentence).not.toContain('does not cancel it');
});

it('says that the build may be canceled if the response was lost in an outage', async () => {
  const host = startBuild(10_000);
  const failure = { kind: 'status', status: 504 } as const;
  host.sandbox.faults.add({ kind: 'unanswered', on: 'builds.cancel', failure, times: 'always' });
  host.sandbox.faults.add({ ...failure, on: 'builds.get', times: 'always' });
  await expect(host.run({ ...cancel, outageTime: '5s' })).rejects.toMatchObject({
    hint: expect.stringContaining('The build may be canceled nevertheless. Open it to check.'),
  });
});
