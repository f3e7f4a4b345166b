import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { type ListFormat, listTests } from '../../src/report/flaky/lists.ts';
import { analyzeFlakyTests } from '../../src/report/flaky/report.ts';
import { createRedactor } from '../../src/report/text/redact.ts';
import { flakyTest } from '../report/support/flaky-tests.ts';
import { now } from '../report/support/moments.ts';

/** Every printable ASCII character that is neither a letter nor a digit, and what a shell would do with some of them. */
const hostile = [
  ...Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter((char) =>
    /\W|_/.test(char),
  ),
  ' ',
  '  ',
  '$(touch taken)',
  '`touch taken`',
  "'; touch taken; '",
  '"; touch taken; "',
  '| touch taken #',
  '&& touch taken',
  '$HOME ${PATH} $$ $?',
  '!! !1',
  '--help',
  '-k',
  '@list',
  '\\n \\\\ \\',
  '%s %d %%',
  '#{`touch taken`} #$0',
  'exit',
  '*/ */*',
  '{a,b} [a-z] ~root',
  'ünï ☃ 🎉',
];

/** So many different names, which begin and end with what a shell reads as something else. */
export function makeNames(count: number): string[] {
  const names = Array.from({ length: count }, (_, index) => {
    const part = hostile[index % hostile.length] ?? '';
    return `${part} fails now and then number ${index} ${part} of them${part}`;
  });
  return names;
}

/** A test as a collector reports it. */
export interface Reported {
  readonly scope: string;
  readonly name: string;
  readonly location?: string | null;
  readonly file_name?: string | null;
}

/** Writes the list of these tests next to the folder, and returns its path. */
export function writeList(
  folder: string,
  format: ListFormat,
  tests: readonly Reported[],
  prefix?: string,
): string {
  const listed = tests.map((test, index) =>
    flakyTest(index, { ...test, location: test.location ?? null, file_name: test.file_name ?? null }),
  );
  const report = analyzeFlakyTests(listed, {
    now,
    redact: createRedactor([]),
    suite: { organization: 'acme', slug: 'web' },
    complete: true,
    roots: { prefix },
  });
  const { text } = listTests([report], format);
  const path = join(dirname(folder), 'list.txt');
  writeFileSync(path, text);
  return path;
}

/** A folder for a project, and for what is beside it. */
export function makeProject(): { readonly top: string; readonly folder: string } {
  const top = mkdtempSync(join(tmpdir(), 'kitestring-'));
  return { top, folder: mkdtempSync(join(top, 'project-')) };
}

/** Runs a command of the reference in the folder, in which the list is `../list.txt`. Nothing else may run than the test runner. */
export function useList(
  command: string,
  folder: string,
  { env = {}, fails = false }: { env?: Readonly<Record<string, string>>; fails?: boolean } = {},
): string {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (!fails) expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(readdirSync(folder)).not.toContain('taken');
  return stdout;
}
