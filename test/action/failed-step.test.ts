import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { setDefaultOutputs } from '../../src/action/failed-step.ts';
import { createJournal } from '../../src/action/output/journal.ts';
import { createLog } from '../../src/action/output/log.ts';
import { createRunnerFiles } from '../../src/action/output/runner-files.ts';
import { createSecrets } from '../../src/action/secrets/secrets.ts';
import { operations } from '../../src/operations/operations.ts';
import { safeUrl } from '../../src/report/text/url.ts';
import { withActionRunner } from '../support/action-runner.ts';
import { serveDuringTests } from '../support/served-sandbox.ts';
import { runStepHere } from '../support/step-here.ts';

const { sandbox, token, inputs: given } = serveDuringTests();
beforeEach(() => sandbox.faults.clear());

/** What a step leaves: its outputs, the file with its result, its summary. */
function run(inputs: Readonly<Record<string, string>>) {
  return runStepHere({ inputs: { ...given(), ...inputs }, pace: 60 }, (runner, failed) => {
    const outputs = runner.outputs();
    const path = outputs['json-path'];
    const file = path === undefined ? null : JSON.parse(readFileSync(path, 'utf8'));
    return { failed, outputs, file, summary: runner.summary() };
  });
}

const build = { pipeline: 'acme/web', build: '33' };
const suite = { organization: 'acme', suite: 'checkout' };
const trigger = { operation: 'trigger-build', pipeline: 'acme/web', commit: 'HEAD', branch: 'main' };

/** Good inputs of the operations that are not about one build. */
const others: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'trigger-build': trigger,
  'cancel-builds': { pipeline: 'acme/web', branch: 'main' },
  'list-builds': { organization: 'acme' },
  'list-flaky-tests': suite,
  'list-suites': { organization: 'acme' },
  'get-suite': suite,
  'create-suite': { organization: 'acme', name: 'Unit', 'default-branch': 'main' },
  'update-suite': { ...suite, name: 'Till' },
  'delete-suite': suite,
};

describe('the outputs of a step that fails', () => {
  it.each(operations)(
    '$name sets the error as json, and empty lists',
    async ({ name, outputs: declared }) => {
      sandbox.faults.add({ kind: 'status', status: 403, body: { message: 'No' }, times: 'always' });
      const { failed, outputs, file } = await run({ operation: name, ...(others[name] ?? build) });
      expect(failed).toBe(true);
      const message = expect.stringMatching(/^Could not .*: 403 - No/);
      const said = { error: { kind: 'ApiError', message, status: 403 } };
      expect([JSON.parse(outputs.json ?? ''), file, outputs.truncated]).toEqual([said, said, 'false']);
      for (const list of ['builds', 'matrix'] as const)
        expect(outputs[list]).toBe(declared.includes(list) ? '[]' : undefined);
      expect(outputs).not.toHaveProperty('count');
      expect(outputs).not.toHaveProperty('complete');
    },
  );

  it('are set for bad inputs and a dry run too, but not where it is not known what to do', async () => {
    const { outputs } = await run({ ...trigger, operation: ' trigger-build ', token: '' });
    const error = { kind: 'InputError', message: expect.stringMatching(/^Input token/), status: null };
    expect(JSON.parse(outputs.json ?? '')).toEqual({ error });
    expect(outputs.builds).toBe('[]');
    const dry = await run({ ...trigger, 'dry-run': 'true' });
    expect(dry).toMatchObject({ failed: false, outputs: { builds: '[]' } });
    expect(await run({ operation: 'nonsense' })).toMatchObject({ failed: true, outputs: {} });
  });

  it('stay where they were set before', async () => {
    await withActionRunner((runner) => {
      const secrets = createSecrets(true);
      const files = createRunnerFiles(process.env, createLog(secrets.redactor));
      const journal = createJournal(secrets, { files, toLink: safeUrl });
      journal.output('builds', [{ number: 42 }]);
      journal.output('json', '{"number":42}');
      const failure = { kind: 'Error', sentence: 'The summary could not be written.' };
      const step = { journal, secrets, files };
      setDefaultOutputs({ outputs: ['builds', 'json', 'json-path', 'truncated'] }, failure, step);
      expect(runner.outputs()).toEqual({ builds: '[{"number":42}]', json: '{"number":42}' });
    });
  });
});

describe('the summary of a step that fails', () => {
  it('has the key of a build that may exist, to copy', async () => {
    sandbox.faults.add({ kind: 'unanswered', on: 'builds.create' });
    sandbox.faults.add({ kind: 'status', status: 403, on: 'builds.listForPipeline', times: 'always' });
    const { summary } = await run(trigger);
    const [, key] = /\n```text\nkitestring-key = (\S{36})\n```\n/.exec(summary) ?? [];
    const [build] = sandbox.world.builds({ organization: 'acme', pipeline: 'web' });
    expect(build?.meta_data).toMatchObject({ 'kitestring-key': key });
  });

  it('shows neither a secret nor Markdown of others, as its outputs', async () => {
    const message = `no ${token} **bold** <img src=x> @team [link](https://evil.example)`;
    sandbox.faults.add({ kind: 'status', status: 422, body: { message }, times: 'always' });
    const { outputs, file, summary } = await run({ ...trigger, branch: `x-${token}` });
    expect(outputs.json).toContain('422 - no [redacted]');
    expect(JSON.stringify({ outputs, file, summary })).not.toContain(token.slice(0, 8));
    expect(summary).toMatchInlineSnapshot(`
      "## <code>trigger-build</code> failed

      > Could not create a build of acme/web: 422 - no \\[redacted\\] \\*\\*bold\\*\\* &lt;img src=x&gt; @​team \\[link\\](https:​//evil.example)

      | Input | Value |
      | :--- | :--- |
      | <code>pipeline</code> | <code>acme/web</code> |
      | <code>commit</code> | <code>HEAD</code> |
      | <code>branch</code> | <code>\\[redacted\\]</code> |

      "
    `);
  });
});
