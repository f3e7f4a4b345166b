import { describe, expect, it } from 'vitest';
import { inputs } from '../../src/operations/inputs/declarations/inputs.ts';
import { operations } from '../../src/operations/operations.ts';
import { outputs } from '../../src/operations/outputs/declarations.ts';
import { defaultSeed } from '../../src/sandbox/seed/default-seed.ts';
import { createHost, type Inputs } from '../support/operation-host.ts';

/** One good run of each operation, in the order in which the README tells of them. */
const runs: Readonly<Record<string, Inputs>> = {
  'trigger-build': { pipeline: 'acme/web', commit: 'HEAD', branch: 'main' },
  'wait-for-build': { pipeline: 'acme/web', build: '31' },
  'get-build': { pipeline: 'acme/web', build: '31' },
  'explain-build': { pipeline: 'acme/web', build: '31' },
  'cancel-build': { pipeline: 'acme/web', build: '31' },
  'cancel-builds': { pipeline: 'acme/web', branch: 'main' },
  'rebuild-build': { pipeline: 'acme/web', build: '31' },
  'retry-failed-jobs': { pipeline: 'acme/web', build: '31' },
  'unblock-build': { pipeline: 'acme/shop', build: '1' },
  'run-command': { pipeline: 'acme/web' },
  'download-artifacts': { pipeline: 'acme/web', build: '31' },
  'list-builds': { organization: 'acme' },
  'list-flaky-tests': { organization: 'acme', suite: 'web-end-to-end' },
  'list-suites': { organization: 'acme' },
  'get-suite': { organization: 'acme', suite: 'checkout' },
  'create-suite': { organization: 'acme', name: 'Unit', 'default-branch': 'main', 'show-api-token': 'true' },
  'update-suite': { organization: 'acme', suite: 'checkout', name: 'Till' },
  'delete-suite': { organization: 'acme', suite: 'checkout' },
  'check-setup': { organization: 'acme', suite: 'checkout', for: 'get-suite' },
};

it('there are nineteen operations, each with its own name', () => {
  expect(operations.map(({ name }) => name)).toEqual(Object.keys(runs));
});

describe.each(operations)('the operation $name', (operation) => {
  it('names its inputs and outputs once each, and has a full sentence', () => {
    for (const names of [operation.inputs, operation.outputs]) expect([...new Set(names)]).toEqual(names);
    expect(operation.sentence).toMatch(/^[A-Z].*\.$/);
  });

  it('needs no other scopes than it declares, and sets no other outputs', async () => {
    const { run, journaled } = await runWithOwnScopes(operation);
    expect(run.outcome.success).toBe(true);
    expect(operation.outputs).toEqual(expect.arrayContaining([...journaled, ...Object.keys(run.outputs)]));
    if (run.outcome.json !== undefined) expect(operation.outputs).toContain('json');
  });
});

/** What a dry run shows of each operation that writes. */
const shown = {
  'trigger-build': 'POST /organizations/acme/pipelines/web/builds',
  'cancel-build': 'PUT /organizations/acme/pipelines/web/builds/31/cancel',
  'cancel-builds': 'PUT /organizations/acme/pipelines/web/builds/32/cancel',
  'rebuild-build': 'PUT /organizations/acme/pipelines/web/builds/31/rebuild',
  'retry-failed-jobs': 'PUT /organizations/acme/pipelines/web/builds/31/retry_failed_jobs',
  'unblock-build': 'PUT /organizations/acme/pipelines/shop/builds/1/jobs/',
  'create-suite': 'POST /analytics/organizations/acme/suites',
  'update-suite': 'PATCH /analytics/organizations/acme/suites/checkout',
  'delete-suite': 'DELETE /analytics/organizations/acme/suites/checkout',
};

it.each(Object.entries(shown))('a dry run of %s only shows its request', async (operation, request) => {
  const host = createHost();
  host.sandbox.world.run({ organization: 'acme', pipeline: 'web', branch: 'main' });
  const { outcome } = await host.run({ operation, ...runs[operation], 'dry-run': 'true' });
  expect(outcome.sentence).toMatch(/^Dry run: \d+ requests? (was|were) not sent\./);
  expect(host.lines.find((line) => line.startsWith(request.split(' ')[0] ?? ''))).toContain(
    request.replace(' ', ' http://127.0.0.1:1/v2'),
  );
  expect(host.requests().filter((line) => !line.startsWith('GET'))).toEqual([]);
});

async function drain(_parts: readonly string[], pieces: AsyncIterable<Uint8Array>) {
  for await (const _ of pieces);
  return false;
}

async function runWithOwnScopes(operation: (typeof operations)[number]) {
  // What checks others needs what they need.
  const scopes = operation.name === 'check-setup' ? ['read_suites'] : operation.scopes;
  const seed = { ...defaultSeed(), tokens: { own: { scopes } } };
  const folder = { path: '/work', partial: '/work/.partial', isWindows: false, reserve: async () => null };
  const openFolder = async () => ({ ...folder, write: drain, close: async () => true });
  const host = createHost({ seed, openFolder });
  const run = await host.run({ operation: operation.name, ...runs[operation.name] }, { token: 'own' });
  return { run, journaled: Object.keys(host.outputs) };
}

it.each([
  ['input', inputs],
  ['output', outputs],
] as const)('every declared %s is one of an operation', (kind, declared) => {
  const used = operations.flatMap((operation): readonly string[] => operation[`${kind}s`]);
  expect(new Set(used)).toEqual(new Set(Object.keys(declared)));
});
