import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'kitestring-entries-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs an entry alone, around these modules; `saved` is what the step has saved. */
function run(entry: string, modules: Readonly<Record<string, string>>, saved?: string) {
  mkdirSync(join(folder, 'action'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  copyFileSync(resolve(import.meta.dirname, '../../src', entry), join(folder, entry));
  for (const [name, text] of Object.entries(modules)) writeFileSync(join(folder, name), text);
  const env = { PATH: process.env.PATH, ...(saved !== undefined && { STATE_kitestring: saved }) };
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
