import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { setDefaultOutputs } from '../../../src/action/output/failed-step.ts';
import { createJournal } from '../../../src/action/output/journal.ts';
import { createLog } from '../../../src/action/output/log.ts';
import { createRunnerFiles } from '../../../src/action/output/runner-files.ts';
import { createSecrets } from '../../../src/action/secrets/secrets.ts';
import { operations } from '../../../src/operations/operations.ts';
import { safeUrl } from '../../../src/report/text/url.ts';
import { withActionRunner } from '../../support/action-runner.ts';
import { serveDuringTests } from '../../support/served-sandbox.ts';
import { runStepHere } from '../../support/step-here.ts';

const { sandbox, token, inputs: given } = serveDuringTests();
beforeEach(() => sandbox.faults.clear());

/** The outputs of a step, as text. */
function outputsOf(inputs: Readonly<Record<string, string>>) {
  return runStepHere({ inputs: { ...given(), ...inputs }, pace: 60 }, (runner, failed) => {
    const outputs = runner.outputs();
    const path = outputs['json-path'];
    return { failed, outputs, file: path === undefined ? null : JSON.parse(readFileSync(path, 'utf8')) };
  });
}

const build = { pipeline: 'acme/web', build: '33' };
const suite = { organization: 'acme', suite: 'checkout' };

/** A run of each operation with good inputs. */
const runs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'trigger-build': { pipeline: 'acme/web', commit: 'HEAD', branch: 'main' },
  'wait-for-build': build,
  'get-build': build,
  'cancel-build': build,
  'cancel-builds': { pipeline: 'acme/web', branch: 'main' },
  'rebuild-build': build,
  'retry-failed-jobs': build,
  'unblock-build': build,
  'download-artifacts': build,
  'list-builds': { organization: 'acme' },
  'list-flaky-tests': suite,
  'list-suites': { organization: 'acme' },
  'get-suite': suite,
  'create-suite': { organization: 'acme', name: 'Unit', 'default-branch': 'main' },
  'update-suite': { ...suite, name: 'Till' },
  'delete-suite': suite,
};

it.each(operations)('$name, when it fails, sets the error as json, and empty lists', async (operation) => {
  const { name, outputs: declared } = operation;
  sandbox.faults.add({ kind: 'status', status: 403, body: { message: 'No' }, times: 'always' });
  const { failed, outputs, file } = await outputsOf({ operation: name, ...runs[name] });
  expect(failed).toBe(true);
  const message = expect.stringMatching(/^Could not .*: 403 - No/);
  const said = { error: { kind: 'ApiError', message, status: 403 } };
  expect([JSON.parse(outputs.json ?? ''), file, outputs.truncated]).toEqual([said, said, 'false']);
  for (const list of ['builds', 'matrix'] as const)
    expect(outputs[list]).toBe(declared.includes(list) ? '[]' : undefined);
  expect(outputs).not.toHaveProperty('count');
  expect(outputs).not.toHaveProperty('complete');
});

it('bad inputs set them too', async () => {
  const { outputs } = await outputsOf({ operation: ' trigger-build ', ...runs['trigger-build'], token: '' });
  const error = { kind: 'InputError', message: expect.stringMatching(/^Input token/), status: null };
  expect(JSON.parse(outputs.json ?? '')).toEqual({ error });
  expect(outputs.builds).toBe('[]');
});

it('outputs that were set before a step failed stay', async () => {
  await withActionRunner((runner) => {
    const secrets = createSecrets(true);
    const files = createRunnerFiles(process.env, createLog(secrets.redactor));
    const journal = createJournal(secrets, { files, toLink: safeUrl });
    journal.output('builds', [{ number: 42 }]);
    journal.output('json', '{"number":42}');
    const failure = { kind: 'Error', sentence: 'The summary could not be written.' };
    const hosts = { journal, redactor: secrets.redactor, files };
    setDefaultOutputs({ outputs: ['builds', 'json', 'json-path', 'truncated'] }, failure, hosts);
    expect(runner.outputs()).toEqual({ builds: '[{"number":42}]', json: '{"number":42}' });
  });
});

it('a step that does not know what to do sets nothing', async () => {
  expect(await outputsOf({ operation: 'nonsense' })).toMatchObject({ failed: true, outputs: {} });
});

it('a dry run sets empty lists too', async () => {
  const inputs = { operation: 'trigger-build', ...runs['trigger-build'], 'dry-run': 'true' };
  expect(await outputsOf(inputs)).toMatchObject({ failed: false, outputs: { builds: '[]' } });
});

it('an error shows no secret', async () => {
  sandbox.faults.add({ kind: 'status', status: 422, times: 2, body: { message: `no ${token}` } });
  const { outputs, file } = await outputsOf({ operation: 'get-build', ...build });
  expect(outputs.json).toContain('422 - no [redacted]');
  expect(JSON.stringify({ outputs, file })).not.toContain(token);
});
