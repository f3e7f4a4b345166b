import { describe, expect, it } from 'vitest';
import { ApiError, type Listing, ListTruncatedError } from '../../../src/client/index.ts';
import { collectItems } from '../../../src/operations/lists/read-list.ts';
import { web } from '../../sandbox/harness.ts';
import { createHost, type Inputs } from '../../support/operation-host.ts';
import { hostOf, writesOf } from '../support/builds.ts';

/** A host with 150 builds that run. */
function startBuilds() {
  const host = hostOf([{ name: 'Test', runMs: 600_000 }]);
  for (let count = 0; count < 150; count += 1) host.sandbox.world.run(web);
  host.clock.forSandbox.advance(10_000);
  return host;
}

const always = { times: 'always', skip: 1 } as const;
const refused = { ...always, kind: 'status', status: 403, body: { message: 'no longer' } } as const;

describe('a list that breaks on page 2', () => {
  it.each<[string, Inputs, string]>([
    [
      'leaves the builds before that in the outputs of list-builds, and fails the step',
      { operation: 'list-builds' },
      'Could not list the builds of acme/web: 403 - no longer. Read before that: 100 builds.',
    ],
    [
      'does not keep cancel-builds from canceling the builds before that',
      { operation: 'cancel-builds', 'created-from': '2020-01-01' },
      'Canceled 100 builds. More builds may match: Could not list the builds of acme/web: 403 - no longer.',
    ],
  ])('%s', async (_, inputs, sentence) => {
    const host = startBuilds();
    host.sandbox.faults.add({ ...refused, on: 'builds.listForPipeline' });
    const { outcome, outputs } = await host.run({ pipeline: 'acme/web', limit: '1000', ...inputs });
    expect(outcome).toMatchObject({ success: false, sentence });
    expect(outputs).toMatchObject({ complete: 'false', count: '100' });
    expect(JSON.parse(outputs.builds ?? '')).toHaveLength(100);
  });

  it.each<[string, Inputs]>([
    ['list-builds', { operation: 'list-builds', pipeline: 'acme/web' }],
    ['cancel-builds', { operation: 'cancel-builds', pipeline: 'acme/web', 'created-from': '2020-01-01' }],
  ])('is an error of %s if it is the first page', async (_, inputs) => {
    const host = startBuilds();
    host.sandbox.faults.add({ ...refused, skip: 0, on: 'builds.listForPipeline' });
    await expect(host.run(inputs)).rejects.toThrow('Could not list the builds of acme/web: 403 - no longer');
  });

  it('is reported by list-flaky-tests as far as it was read, with a note', async () => {
    const host = createHost();
    host.sandbox.faults.add({ ...refused, on: 'flakyTests.list' });
    const inputs = { operation: 'list-flaky-tests', organization: 'acme', suite: 'monorepo' };
    const { outcome, outputs } = await host.run({ ...inputs, 'max-flaky': '10000' });
    expect(outputs).toMatchObject({ complete: 'false', count: '100', 'gate-passed': 'not evaluated' });
    expect(outcome.notes?.[0]).toMatch(
      /^Could not list .*403 - no longer\. Read before that: 100 flaky tests\.$/,
    );
  });
});

it.each<[string, string, Inputs]>([
  [
    'leaves the builds before that in the outputs of list-builds',
    '100 builds (the step was interrupted).',
    {},
  ],
  [
    'makes cancel-builds report the builds that it has not canceled',
    'Canceled 0 builds; 100 not canceled. More builds may match.',
    { operation: 'cancel-builds', 'created-from': '2020-01-01' },
  ],
])('a list that is interrupted on page 2 %s', async (_, sentence, inputs) => {
  const host = startBuilds();
  host.sandbox.faults.add({ ...always, kind: 'delay', ms: 10_000, on: 'builds.listForPipeline' });
  const list = { operation: 'list-builds', pipeline: 'acme/web', limit: '1000' };
  const { outcome, outputs } = await host.run({ ...list, ...inputs }, { abortMs: 500 });
  expect(outcome).toMatchObject({ success: false, sentence: `The step was interrupted. ${sentence}` });
  expect(outcome.summary({ bytes: 100_000 })).toMatch(/The step was interrupted.*100 /s);
  expect(outputs).toMatchObject({ complete: 'false', count: '100' });
  expect(writesOf(host)).toEqual([]);
});

it('a search uses the items of a list that was cut, and fails if a page cannot be read', async () => {
  const call = { method: 'GET', path: '/v2/builds', items: [1] } as const;
  const cause = new ApiError('503', { ...call, status: 503 });
  const cut = (reason: ListTruncatedError['reason']) =>
    collectItems(
      {
        toArray: async () => {
          throw new ListTruncatedError('cut', { ...call, reason, cause });
        },
      } as unknown as Listing<number>,
      { limit: 3 },
    );
  expect(await cut('link')).toEqual([1]);
  await expect(cut('failed')).rejects.toBe(cause);
});
