import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStage, type Performance, type Stage } from './support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
});
beforeEach(() => stage.sandbox.requests.clear());
afterAll(() => stage.close());

/** Runs an operation as a person would by hand. */
function runOperation(inputs: Readonly<Record<string, string>>): Promise<Performance> {
  return stage.perform({
    workflow: '.github/workflows/run-operation.yml',
    event: 'workflow_dispatch',
    variables: { BUILDKITE_BASE_URL: stage.url },
    payload: () => ({ inputs }),
  });
}

function outputsOf({ testimonies }: Performance): Readonly<Record<string, string>> {
  return testimonies[0]?.steps.kitestring?.outputs ?? {};
}

test('runs an operation by hand', async () => {
  const done = await runOperation({
    operation: 'trigger-build',
    pipeline: 'acme/web',
    commit: 'HEAD',
    branch: 'main',
  });
  expect(done).toMatchObject({ exitCode: 0, warnings: [] });
  expect(outputsOf(done)).toMatchObject({ state: 'passed' });
});

test('takes inputs that have no field of their own, as JSON', async () => {
  const done = await runOperation({
    operation: 'list-builds',
    pipeline: 'acme/web',
    others: '{"limit": 2, "created-from": "30d"}',
  });
  expect(outputsOf(done)).toMatchObject({ count: '2', complete: 'false' });
  expect(done.warnings).toEqual([]);
});

test('sends nothing when it is told not to', async () => {
  const done = await runOperation({
    operation: 'create-suite',
    organization: 'acme',
    others: '{"name": "Payments", "default-branch": "main"}',
    'dry-run': 'true',
  });
  expect(done.exitCode).toBe(0);
  expect(done.log).toContain('/v2/analytics/organizations/acme/suites');
  expect(stage.sandbox.requests.entries()).toEqual([]);
});
