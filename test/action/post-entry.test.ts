import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createJournal } from '../../src/action/output/journal.ts';
import { createLog } from '../../src/action/output/log.ts';
import { createRunnerFiles } from '../../src/action/output/runner-files.ts';
import { createSecrets } from '../../src/action/secrets/secrets.ts';
import type { Obligation } from '../../src/operations/context/journal.ts';
import { safeUrl } from '../../src/report/text/url.ts';
import { readFileCommands } from '../support/runner.ts';

const folder = mkdtempSync(join(tmpdir(), 'kitestring-post-'));
const entry = join(folder, 'post.ts');

/** A bundle that only says with which words it was started. */
const bundle = 'console.log(JSON.stringify(process.argv.slice(2)));\n';

beforeAll(() => {
  copyFileSync(resolve(import.meta.dirname, '../../src/post.ts'), entry);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'main.ts'), bundle);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the post step prints when the step saved this text. */
function post(saved?: string): string {
  const state = saved === undefined ? {} : { STATE_kitestring: saved };
  return execFileSync(process.execPath, [entry, 'more'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...state },
  });
}

/** The text that a step saves. */
function spell(owed: readonly Obligation[]): string {
  const file = join(folder, 'state');
  writeFileSync(file, '');
  vi.stubEnv('GITHUB_STATE', file);
  const secrets = createSecrets(false);
  const files = createRunnerFiles(process.env, createLog(secrets.redactor));
  const { owe } = createJournal(secrets, { files, toLink: safeUrl });
  owe('wait', [{ cancel: { organization: 'acme', pipeline: 'web', number: 2 } }]);
  owe('wait', owed);
  vi.unstubAllEnvs();
  return readFileCommands(readFileSync(file, 'utf8')).kitestring ?? '';
}

const web = { organization: 'acme', pipeline: 'web' };

test.each<[string, string | undefined]>([
  ['saved nothing', undefined],
  ['was done', spell([])],
])('the post step of a step that %s loads nothing and says nothing', (_, saved) => {
  expect(post(saved)).toBe('');
});

test.each<[string, string]>([
  ['waits', spell([{ cancel: { ...web, number: 1 } }])],
  ['saved what is not readable', '[{"cancel":'],
])('the post step of a step that %s is the bundle’s, whatever stands on the command line', (_, saved) => {
  expect(post(saved)).toBe('["post"]\n');
});
