import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readInputFile } from '../../../src/action/event/input-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'kitestring-input-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

it('a file that a user names is read as text', () => {
  writeFileSync(at('text'), 'Größe: 1 MiB\n');
  expect(readInputFile(at('text'))).toEqual({ text: 'Größe: 1 MiB\n' });
});

it.each([
  ['nothing', 'does not exist'],
  ['text/below', 'does not exist'],
  ['\0', 'cannot be read'],
  ['.', 'is not a regular file'],
])('it is told what is wrong with one that cannot be read: %j', (name, problem) => {
  expect(readInputFile(at(name))).toEqual({ problem });
});

it('a file can be 64 MiB large, and no byte more', () => {
  writeFileSync(at('large'), '');
  truncateSync(at('large'), 64 * 1024 * 1024);
  expect(readInputFile(at('large'))).toHaveProperty('text');
  truncateSync(at('large'), 64 * 1024 * 1024 + 1);
  expect(readInputFile(at('large'))).toEqual({ problem: 'is larger than 64 MiB' });
});

it.skipIf(process.platform === 'win32')('a FIFO, which may have no end, is not read', () => {
  execFileSync('mkfifo', [at('fifo')]);
  expect(readInputFile(at('fifo'))).toEqual({ problem: 'is not a regular file' });
});
