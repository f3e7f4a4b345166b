import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { stageForTests } from './support/stage.ts';

const stage = stageForTests();
beforeEach(() => stage.sandbox.requests.clear());

const path = '.github/workflows/run-operation.yml';
const form = parse(readFileSync(path, 'utf8')).on.workflow_dispatch.inputs;
const [, printed = ''] = /such as (\{.*\})$/.exec(form['more-inputs'].description) ?? [];

test.each<[string, Readonly<Record<string, string>>, object]>([
  [
    'an operation by hand',
    { operation: 'trigger-build', pipeline: 'acme/web', commit: 'HEAD', branch: 'main' },
    { state: 'passed' },
  ],
  [
    'the printed example of inputs that have no field of their own',
    { operation: 'list-builds', pipeline: 'acme/web', 'more-inputs': printed },
    { count: '2', complete: 'false' },
  ],
  [
    'nothing when wait is false',
    {
      operation: 'create-suite',
      organization: 'acme',
      'dry-run': 'true',
      'more-inputs': '{"name": "Payments", "default-branch": "main"}',
    },
    {},
  ],
])('runs %s', async (_, inputs, outputs) => {
  const play = { variables: { BUILDKITE_BASE_URL: stage.url }, payload: () => ({ inputs }) };
  const done = await stage.perform(path, 'workflow_dispatch', play);
  const testimonies = [{ steps: { kitestring: { outputs } } }];
  expect(done).toMatchObject({ exitCode: 0, warnings: [], testimonies });
  if (inputs['dry-run'] === undefined) return;
  expect(done.log).toContain('/v2/analytics/organizations/acme/suites');
  expect(stage.sandbox.requests.entries()).toEqual([]);
});
