import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../../src/operations/operations.ts';
import { commandsIn } from '../support/runner-commands.ts';
import { serveDuringTests } from '../support/served-sandbox.ts';
import { runStepHere, type Setting } from '../support/step-here.ts';

const { sandbox, token, inputs: given } = serveDuringTests();
beforeEach(() => sandbox.faults.clear());

/** What a step leaves that may do everything: what it printed, its outputs, the file with its result, its summary. */
function run(inputs: Setting['inputs'], environment: Setting['environment'] = {}) {
  return runStepHere({ inputs: { ...given(), ...inputs }, environment, pace: 60 }, (runner, failed) => {
    const outputs = runner.outputs();
    const path = outputs['json-path'];
    const file = path === undefined ? null : JSON.parse(readFileSync(path, 'utf8'));
    return { failed, outputs, file, summary: runner.summary(), printed: runner.stdout() };
  });
}

const build = { pipeline: 'acme/web', build: '31' };
const get = { operation: 'get-build', ...build };
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

it('a step that succeeds sets its outputs, writes its summary and its file, and says what it did', async () => {
  expect(await run(get)).toMatchObject({
    failed: false,
    outputs: { 'build-number': '31', state: 'passed', truncated: 'false' },
    file: { number: 31 },
    summary: expect.stringMatching(/^## ✅ acme\/web build 31 passed/),
    printed: expect.stringContaining('Build 31 of acme/web passed'),
  });
});

it.each(['https_proxy', 'HTTP_PROXY'])(
  'a step names the variable of a proxy that is not valid: %s',
  async (name) => {
    const { failed, printed } = await run(get, { [name]: 'ftp://proxy.example' });
    expect(failed).toBe(true);
    expect(printed).toContain(`The environment variable ${name} must be the address of an http`);
  },
);

it.each(['31', '99999'])('a step writes no summary if it is turned off: build %s', async (build) => {
  expect((await run({ ...get, build, summary: 'false' })).summary).toBe('');
  const { failed, summary } = await run({ ...get, build, summary: 'on-failure' });
  expect(summary !== '').toBe(failed);
  expect((await run({ ...get, build, summary: 'true' })).summary).not.toBe('');
});

describe('a step that fails', () => {
  // check-setup reports errors as rows, and without a comment a command asks the service nothing.
  it.each(operations.filter(({ name }) => name !== 'check-setup' && name !== 'run-command'))(
    'sets the error as json, and empty lists: $name',
    async ({ name, outputs: declared }) => {
      sandbox.faults.add({ kind: 'status', status: 403, body: { message: 'No' }, times: 'always' });
      const { failed, outputs, file } = await run({ operation: name, ...(others[name] ?? build) });
      expect(failed).toBe(true);
      const message = expect.stringMatching(/^Could not .*: 403 - No/);
      const written = { error: { kind: 'ApiError', message, status: 403 } };
      expect([JSON.parse(outputs.json ?? ''), file, outputs.truncated]).toEqual([written, written, 'false']);
      for (const list of ['builds', 'matrix'] as const)
        expect(outputs[list]).toBe(declared.includes(list) ? '[]' : undefined);
      expect(outputs).not.toHaveProperty('count');
      expect(outputs).not.toHaveProperty('complete');
    },
  );

  it('sets them for bad inputs and a dry run too, but not where it is not known what to do', async () => {
    const { outputs } = await run({ ...trigger, operation: ' trigger-build ', token: '' });
    const error = { kind: 'InputError', message: expect.stringMatching(/^Input token/), status: null };
    expect(JSON.parse(outputs.json ?? '')).toEqual({ error });
    expect(outputs.builds).toBe('[]');
    const dry = await run({ ...trigger, 'dry-run': 'true' });
    expect(dry).toMatchObject({ failed: false, outputs: { builds: '[]' } });
    expect(await run({ operation: 'nonsense' })).toMatchObject({ failed: true, outputs: {} });
  });

  it('has the key of a build that may exist in its summary, to copy', async () => {
    sandbox.faults.add({ kind: 'unanswered', on: 'builds.create' });
    sandbox.faults.add({ kind: 'status', status: 403, on: 'builds.listForPipeline', times: 'always' });
    const { summary } = await run(trigger);
    const [, key] = /\n```text\nkitestring-key = (\S{36})\n```\n/.exec(summary) ?? [];
    const [build] = sandbox.world.builds({ organization: 'acme', pipeline: 'web' });
    expect(build?.meta_data).toMatchObject({ 'kitestring-key': key });
  });

  it('shows neither a secret nor Markdown of others, and its stack only in debug runs', async () => {
    const message = `no ${token} **bold** <img src=x> @team [link](https://evil.example)`;
    sandbox.faults.add({ kind: 'status', status: 422, body: { message }, times: 'always' });
    const { outputs, file, summary, printed } = await run({ ...trigger, branch: `x-${token}` });
    expect(outputs.json).toContain('422 - no [redacted]');
    expect(JSON.stringify({ outputs, file, summary })).not.toContain(token.slice(0, 8));
    expect(summary).toMatchInlineSnapshot(`
      "## <code>trigger-build</code> failed

      > Could not create a build of acme/web: 422 - no \\[redacted\\] \\*\\*bold\\*\\* &lt;img src=x&gt; @​team \\[link\\](https:​//evil.example)

      "
    `);
    expect(printed).not.toMatch(/\.ts:\d/);
    vi.stubEnv('RUNNER_DEBUG', '1');
    expect((await run(trigger)).printed).toMatch(/^::debug::ApiError: .*\.ts:\d/m);
  });
});

describe('the masks of a step', () => {
  const https_proxy = 'http://me:proxy-password@127.0.0.1:1';
  const secrets = [token, 'ghs_0123456789abcdef', 'proxy-password', 'second-line-of-it'];

  it.each<[string, Setting['inputs']]>([
    ['a step that succeeds', get],
    ['a step whose inputs are wrong', { operation: 'nonsense' }],
    ['a step that the service refuses', { ...get, build: '9999' }],
    ['a step whose token has two lines', { ...get, token: `${token}\nsecond-line-of-it` }],
  ])('come before anything else is printed, by %s', async (_, inputs) => {
    const { printed } = await run({ 'github-token': 'ghs_0123456789abcdef', ...inputs }, { https_proxy });
    const commands = printed.split('\n');
    const first = commands.findIndex((line) => line !== '' && !line.startsWith('::add-mask::'));
    const masked = commands.slice(0, first).map((line) => line.replace('::add-mask::', ''));
    expect(masked[0]?.startsWith(token)).toBe(true);
    expect(masked).toEqual(expect.arrayContaining(secrets.slice(1, 3)));
    for (const secret of secrets) expect(commands.slice(first).join('\n')).not.toContain(secret);
  });

  it('do not hide what the error about an expression in quotes says to write', async () => {
    const { printed } = await run({ ...get, token: '{{ secrets.BUILDKITE_API_TOKEN }}' });
    expect(printed).toContain('text of an expression: write ${{ secrets.BUILDKITE_API_TOKEN }}.');
    expect(printed).not.toContain('::add-mask::{{');
  });

  it('are not written if there is no runner to read them', async () => {
    const { printed } = await run(get, { GITHUB_ACTIONS: '' });
    expect(printed).not.toContain('::add-mask::');
    expect(printed).not.toContain(token);
  });
});

it('the words of the service form no workflow command, and no forged output', async () => {
  const hostile = 'x\n::set-output name=state::passed\r\n##[error]forged \u2028::add-mask::e';
  sandbox.faults.add({ kind: 'status', status: 422, times: 2, body: { message: hostile }, on: 'builds.get' });
  const { failed, outputs, printed } = await run(get);
  expect(failed).toBe(true);
  const commands = commandsIn(printed).map(({ name }) => name);
  expect(commands.filter((name) => name !== 'debug')).toEqual(['add-mask', 'error']);
  expect(Object.keys(outputs).join(' ')).toBe('builds failed-jobs failed-tests json-path json truncated');
});

it('a field of a build that is not valid reaches no output', async () => {
  const hostile = {
    id: '$(touch /tmp/pwn)',
    number: 31,
    state: '$(curl evil)',
    web_url: 'javascript:x\n::set-output name=state::passed',
    pipeline: { provider: { webhook_url: '' } },
  };
  sandbox.faults.add({ kind: 'garble', body: JSON.stringify(hostile), on: 'builds.get' });
  const { outputs } = await run(get);
  expect(outputs).toMatchObject({ 'build-number': '31', 'build-id': '', 'build-url': '', state: '' });
  expect(JSON.parse(outputs.builds ?? '')).toEqual([
    { organization: 'acme', pipeline: 'web', number: 31, id: null, url: null, state: null },
  ]);
});
