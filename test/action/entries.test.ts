import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'kitestring-entries-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs an entry alone, around these modules; `saved` is what the step has saved. */
function run(
  entry: string,
  modules: Readonly<Record<string, string>>,
  saved?: string,
  more: Readonly<Record<string, string>> = {},
) {
  mkdirSync(join(folder, 'action'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const name of [entry, 'action/step-files.ts'])
    copyFileSync(resolve(import.meta.dirname, '../../src', name), join(folder, name));
  for (const [name, text] of Object.entries(modules)) writeFileSync(join(folder, name), text);
  const env = { PATH: process.env.PATH, ...more, ...(saved !== undefined && { STATE_kitestring: saved }) };
  return spawnSync(process.execPath, [join(folder, entry), 'more'], { encoding: 'utf8', env });
}

test.each<[string, string, number]>([
  ['ends', '', 0],
  ['fails', 'process.exitCode = 1;', 1],
  ['throws', 'throw new Error();', 1],
  ['waits for what cannot happen any more', 'await new Promise(() => {});', 13],
])('a step that %s has the exit code of that', (_, body, code) => {
  const modules = {
    'action/cancellation.ts': 'export const listenForCancellation = () => ({ stop: () => {} });',
    'action/uncaught.ts': 'export const handleUncaught = () => {};',
    'action/step.ts': `export async function runStep() { ${body} }`,
  };
  expect(run('main.ts', modules).status).toBe(code);
});

/** A bundle that only says with which words it was started. */
const bundle = { 'main.ts': 'console.log(JSON.stringify(process.argv.slice(2)));\n' };

// What a step saves that has nothing pending is `[]`, as the tests of the journal show.
test.each([undefined, '[]'])('the post step loads nothing and says nothing if the step saved %s', (saved) => {
  expect(run('post.ts', bundle, saved)).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

test.each(['[{"cancel":{"organization":"acme","pipeline":"web","number":1}}]', '[{"cancel":'])(
  'the post step is the bundle’s if the step saved %s, whatever stands on the command line',
  (saved) => {
    expect(run('post.ts', bundle, saved).stdout).toBe('["post"]\n');
  },
);

/** The variables of a step with a temporary folder. */
const ofStep = {
  RUNNER_TEMP: folder,
  GITHUB_RUN_ID: '1',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_JOB: 'test',
  GITHUB_ACTION: '__self',
};

test('the post step tells a step that still runs to end, and looks at what that has saved since', () => {
  expect(run('post.ts', bundle, '[]', ofStep).stdout).toBe('');
  expect(existsSync(join(folder, 'kitestring-1-1-test-__self-ended'))).toBe(true);
  writeFileSync(join(folder, 'kitestring-1-1-test-__self-pending'), '[{"key":"k"}]');
  expect(run('post.ts', bundle, '[]', ofStep).stdout).toBe('["post"]\n');
});

test('the post step does its work if the temporary folder cannot be written', () => {
  const gone = { ...ofStep, RUNNER_TEMP: join(folder, 'none') };
  expect(run('post.ts', bundle, '[{"key":"k"}]', gone)).toMatchObject({ stdout: '["post"]\n', stderr: '' });
});
