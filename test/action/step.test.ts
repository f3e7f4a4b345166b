import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { ActionRunner } from '../support/action-runner.ts';
import { commandsIn } from '../support/runner-commands.ts';
import { serveDuringTests } from '../support/served-sandbox.ts';
import { runStepHere, type Setting } from '../support/step-here.ts';

const { sandbox, token, inputs: given } = serveDuringTests();

/** Runs a step against the sandbox, with a token that may do everything. */
function run<Value>({ inputs, ...rest }: Setting, read: (runner: ActionRunner, failed: boolean) => Value) {
  return runStepHere({ ...rest, inputs: { ...given(), ...inputs } }, read);
}

const get = { operation: 'get-build', pipeline: 'acme/web', build: '33' };

describe('a step that succeeds', () => {
  it('sets its outputs, writes its summary and its file, and says what it did', async () => {
    await run({ inputs: get }, (runner, failed) => {
      expect(failed).toBe(false);
      expect(runner.outputs()).toMatchObject({ 'build-number': '33', state: 'passed', truncated: 'false' });
      expect(JSON.parse(readFileSync(runner.outputs()['json-path'] ?? '', 'utf8'))).toMatchObject({
        number: 33,
      });
      expect(runner.summary()).toMatch(/^## ✅ acme\/web build 33 passed/);
      expect(runner.stdout()).toContain('Build 33 of acme/web passed');
    });
  });

  it.each(['33', '99999'])('writes no summary if it is turned off: build %s', async (build) => {
    const inputs = { ...get, build };
    await run({ inputs: { ...inputs, summary: 'false' } }, (runner) => expect(runner.summary()).toBe(''));
    await run({ inputs: { ...inputs, summary: 'true' } }, (runner) => expect(runner.summary()).not.toBe(''));
  });
});

it('a step that fails shows the stack only in debug runs', async () => {
  const inputs = { ...get, build: '9999' };
  await run({ inputs }, (runner) => expect(runner.stdout()).not.toMatch(/\.ts:\d/));
  vi.stubEnv('RUNNER_DEBUG', '1');
  await run({ inputs }, (runner) => expect(runner.stdout()).toMatch(/^::debug::ApiError: .*\.ts:\d/m));
});

describe('the masks of a step', () => {
  const proxy = 'http://me:proxy-password@127.0.0.1:1';

  it.each<[string, Setting]>([
    ['a step that succeeds', { inputs: get }],
    ['a step whose inputs are wrong', { inputs: { operation: 'nonsense' } }],
    ['a step that the service refuses', { inputs: { ...get, build: '9999' } }],
    ['a step whose token has two lines', { inputs: { ...get, token: `${token}\nsecond-line-of-it` } }],
  ])('come before anything else is printed, by %s', async (_, setting) => {
    const environment = { https_proxy: proxy };
    const inputs = { 'github-token': 'ghs_0123456789abcdef', ...setting.inputs };
    await run({ inputs, environment }, (runner) => {
      const commands = runner.stdout().split('\n');
      const printed = commands.findIndex((line) => line !== '' && !line.startsWith('::add-mask::'));
      const masked = commands.slice(0, printed).map((line) => line.replace('::add-mask::', ''));
      expect(masked.length).toBeGreaterThanOrEqual(3);
      expect(masked[0]?.startsWith(token)).toBe(true);
      expect(masked).toContain('ghs_0123456789abcdef');
      expect(masked).toContain('proxy-password');
      const rest = commands.slice(printed).join('\n');
      for (const secret of [token, 'ghs_0123456789abcdef', 'proxy-password', 'second-line-of-it'])
        expect(rest).not.toContain(secret);
    });
  });

  it('are not written if there is no runner to read them', async () => {
    await run({ inputs: get, environment: { GITHUB_ACTIONS: '' } }, (runner) => {
      expect(runner.stdout()).not.toContain('::add-mask::');
      expect(runner.stdout()).not.toContain(token);
    });
  });
});

it('the words of the service form no workflow command, and no forged output', async () => {
  const hostile = 'x\n::set-output name=state::passed\r\n##[error]forged \u2028::add-mask::e';
  sandbox.faults.add({ kind: 'status', status: 422, times: 2, body: { message: hostile }, on: 'builds.get' });
  await run({ inputs: get }, (runner, failed) => {
    expect(failed).toBe(true);
    const commands = commandsIn(runner.stdout()).map(({ name }) => name);
    expect(commands.filter((name) => name !== 'debug')).toEqual(['add-mask', 'error']);
    expect(Object.keys(runner.outputs()).join(' ')).toBe(
      'builds failed-jobs failed-tests json-path json truncated',
    );
  });
});

it('a field of a build that is not valid reaches no output', async () => {
  const hostile = {
    id: '$(touch /tmp/pwn)',
    number: 33,
    state: '$(curl evil)',
    web_url: 'javascript:x\n::set-output name=state::passed',
    pipeline: { provider: { webhook_url: '' } },
  };
  sandbox.faults.add({ kind: 'garble', body: JSON.stringify(hostile), on: 'builds.get' });
  await run({ inputs: get }, (runner) => {
    const nothing = { 'build-id': '', 'build-url': '', state: '' };
    expect(runner.outputs()).toMatchObject({ 'build-number': '33', ...nothing });
    expect(JSON.parse(runner.outputs().builds ?? '')).toEqual([
      { organization: 'acme', pipeline: 'web', number: 33, id: null, url: null, state: null },
    ]);
  });
});
