import { beforeEach, expect, test } from 'vitest';
import { stageForTests } from './support/stage.ts';

const stage = stageForTests();
beforeEach(() => stage.sandbox.requests.clear());

test.each<[string, Readonly<Record<string, string>>, object]>([
  [
    'an operation by hand',
    { operation: 'trigger-build', pipeline: 'acme/web', commit: 'HEAD', branch: 'main' },
    { state: 'passed' },
  ],
  [
    'inputs that have no field of their own, as JSON',
    { operation: 'list-builds', pipeline: 'acme/web', others: '{"limit": 2, "created-from": "30d"}' },
    { count: '2', complete: 'false' },
  ],
  [
    'nothing when wait is false',
    {
      operation: 'create-suite',
      organization: 'acme',
      'dry-run': 'true',
      others: '{"name": "Payments", "default-branch": "main"}',
    },
    {},
  ],
])('runs %s', async (_, inputs, outputs) => {
  const play = { variables: { BUILDKITE_BASE_URL: stage.url }, payload: () => ({ inputs }) };
  const done = await stage.perform('.github/workflows/run-operation.yml', 'workflow_dispatch', play);
  const testimonies = [{ steps: { kitestring: { outputs } } }];
  expect(done).toMatchObject({ exitCode: 0, warnings: [], testimonies });
  if (inputs['dry-run'] === undefined) return;
  expect(done.log).toContain('/v2/analytics/organizations/acme/suites');
  expect(stage.sandbox.requests.entries()).toEqual([]);
});
