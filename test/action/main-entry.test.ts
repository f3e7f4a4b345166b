import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'kitestring-main-'));

beforeAll(() => {
  mkdirSync(join(folder, 'action'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  copyFileSync(resolve(import.meta.dirname, '../../src/main.ts'), join(folder, 'main.ts'));
  const cancellation = 'export const listenForCancellation = () => ({ stop: () => {} });';
  writeFileSync(join(folder, 'action', 'cancellation.ts'), cancellation);
  writeFileSync(join(folder, 'action', 'uncaught.ts'), 'export const handleUncaught = () => {};');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The exit code of the entry, around a step with this body. */
function exitCodeOf(body: string): number | null {
  writeFileSync(join(folder, 'action', 'step.ts'), `export async function runStep() { ${body} }`);
  return spawnSync(process.execPath, [join(folder, 'main.ts')], { stdio: 'ignore' }).status;
}

test.each<[string, string, number]>([
  ['ends', '', 0],
  ['fails', 'process.exitCode = 1;', 1],
  ['throws', 'throw new Error();', 1],
  ['waits for what cannot happen any more', 'await new Promise(() => {});', 13],
])('a step that %s has the exit code of that', (_, body, code) => {
  expect(exitCodeOf(body)).toBe(code);
});
