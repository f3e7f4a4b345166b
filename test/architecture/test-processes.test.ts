import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { long, ownProcess, waiting } from './test-processes.ts';

const root = resolve(import.meta.dirname, '../..');

/** What cannot be undone, or holds for everything in the process meanwhile. */
const processWide =
  /from 'nock'|setDefaultCACertificates\(|runInThisContext\(|\bvi\.(?:mock|doMock|resetModules|setConfig)\(/;

it.each([...waiting, ...long, ...ownProcess])('the processes of the tests have a test for %s', (pattern) => {
  expect(globSync(pattern, { cwd: root })).not.toEqual([]);
});

it('the processes of the tests are not shared by tests that change them for all others', () => {
  const alone = new Set(globSync(ownProcess, { cwd: root }));
  const sharing = globSync('test/**/*.test.ts', {
    cwd: root,
    exclude: ['test/runner/**', 'test/test-runners/**'],
  }).filter((path) => !alone.has(path) && resolve(root, path) !== import.meta.filename);
  expect(sharing.length).toBeGreaterThan(100);
  expect(sharing.filter((path) => processWide.test(readFileSync(resolve(root, path), 'utf8')))).toEqual([]);
});

it('the processes of the tests set no limits of time, which a busy machine would break', () => {
  const limited = globSync('test/**/*.test.ts', { cwd: root }).filter((path) =>
    /[{,]\s*timeout: ?\d|^\}, [\d_]{4,}\);$/m.test(readFileSync(resolve(root, path), 'utf8')),
  );
  expect(limited).toEqual([]);
});
