import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readInputFile } from '../../../src/action/event/input-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'kitestring-input-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

describe('a file that a user names', () => {
  it('is read as text', async () => {
    writeFileSync(at('text'), 'Größe: 1 MiB\n');
    expect(await readInputFile(at('text'))).toEqual({ text: 'Größe: 1 MiB\n' });
    writeFileSync(at('empty'), '');
    expect(await readInputFile(at('empty'))).toEqual({ text: '' });
  });

  it('can be 64 MiB large, and no byte more', async () => {
    writeFileSync(at('large'), '');
    truncateSync(at('large'), 64 * 1024 * 1024);
    const largest = await readInputFile(at('large'));
    expect('text' in largest && largest.text.length).toBe(64 * 1024 * 1024);
    truncateSync(at('large'), 64 * 1024 * 1024 + 1);
    expect(await readInputFile(at('large'))).toEqual({ problem: 'is larger than 64 MiB' });
  });

  it.each([
    ['nothing', 'does not exist'],
    ['text/below', 'does not exist'],
    ['\0', 'cannot be read'],
  ])('is told if it is missing or unreadable: %j', async (name, problem) => {
    expect(await readInputFile(at(name))).toEqual({ problem });
  });

  it('is no folder', async () => {
    expect(await readInputFile(folder)).toEqual({
      problem: process.platform === 'win32' ? 'cannot be read' : 'is a folder',
    });
  });
});

describe.skipIf(process.platform === 'win32')('what is no file', () => {
  it('is refused at once: a FIFO that nobody writes to', async () => {
    execFileSync('mkfifo', [at('fifo')]);
    expect(await readInputFile(at('fifo'))).toEqual({ problem: 'is not a regular file' });
  });

  it.each(['/dev/zero', '/dev/null'])('is refused: %s', async (device) => {
    expect(await readInputFile(device)).toEqual({ problem: 'is not a regular file' });
  });
});
