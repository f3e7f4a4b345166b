import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect } from 'vitest';
import { type ListFormat, listTests } from '../../src/report/flaky/lists.ts';
import { flakyTest, reportOn } from '../report/support/flaky-tests.ts';

/** Every printable ASCII character that is neither a letter nor a digit, and what a shell would do with some of them. */
const hostile = [
  ...Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter((char) =>
    /\W|_/.test(char),
  ),
  ...[' ', '  ', '$(touch taken)', '`touch taken`', "'; touch taken; '", '"; touch taken; "'],
  ...['| touch taken #', '&& touch taken', '$HOME ${PATH} $$ $?', '!! !1', '--help', '-k', '@list'],
  ...['\\n \\\\ \\', '%s %d %%', '#{`touch taken`} #$0', 'exit', '*/ */*', '{a,b} [a-z] ~root'],
  ...['ünï ☃ 🎉'],
];

/** So many different names, which begin and end with what a shell reads as something else. */
export function makeNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const part = hostile[index % hostile.length] ?? '';
    return `${part} fails now and then number ${index} ${part} of them${part}`;
  });
}

/** A test as a collector reports it. */
export interface Reported {
  readonly scope: string;
  readonly name: string;
  readonly location?: string;
  readonly file_name?: string;
}

/** Writes the list of these tests next to the folder, and returns it. */
export function writeList(folder: string, format: ListFormat, tests: readonly Reported[]): string {
  const listed = tests.map((test, index) => flakyTest(index, { location: null, file_name: null, ...test }));
  const { text } = listTests([reportOn(listed)], format);
  writeFileSync(join(dirname(folder), 'list.txt'), text);
  return text;
}

/** A folder for a project, and for what is beside it. */
export function makeProject(): { readonly top: string; readonly folder: string } {
  const top = mkdtempSync(join(tmpdir(), 'kitestring-'));
  return { top, folder: mkdtempSync(join(top, 'project-')) };
}

/** Runs a command of the reference in the folder, in which the list is `../list.txt`. Nothing else may run than the test runner. */
export function useList(command: string, folder: string): string {
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const options = { cwd: folder, env: { ...process.env, PATH }, encoding: 'utf8', maxBuffer: 1e9 } as const;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], options);
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(readdirSync(folder)).not.toContain('taken');
  return stdout;
}
