import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRunnerFiles } from '../../../src/action/output/runner-files.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { keepWarnings } from '../../support/warnings.ts';

const secret = 'bkua_0123456789abcdef';
let folder = '';
const at = (name: string) => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kitestring-runner-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The files of a runner, and the warnings about them. */
function filesOf(environment: NodeJS.ProcessEnv) {
  const { log, warnings } = keepWarnings();
  return { files: createRunnerFiles(environment, log, createRedactor([secret])), warnings };
}

const lostSummary = (reason: string) =>
  `Could not write the job summary (GITHUB_STEP_SUMMARY): ${reason}. The log says what happened.`;

describe("the runner's files", () => {
  it.each([
    ['ENOSPC', 'the disk is full'],
    ['EACCES', 'permission denied'],
    ['EROFS', 'the file system is read-only'],
    ['EIO', 'EIO'],
    [undefined, 'Error'],
  ])('say why a write failed, once for each, however often: %s', (code, reason) => {
    const { files, warnings } = filesOf({ GITHUB_STEP_SUMMARY: at('summary') });
    for (const _ of [1, 2])
      files.summarize(() => {
        throw Object.assign(new Error(`some text, write '${folder}'`), code && { code });
      });
    expect(warnings).toEqual([lostSummary(reason)]);
  });

  it('say what is lost', () => {
    const { files, warnings } = filesOf({ GITHUB_STATE: folder, RUNNER_TEMP: at('missing') });
    expect(files.set('GITHUB_STATE', 'kitestring', '[]')).toBe(false);
    expect([files.create('result.json', '{}'), files.create('comment.md', '')]).toEqual([null, null]);
    expect(warnings).toEqual([
      'Could not write state for the post step (GITHUB_STATE): it is a folder. If this step is stopped, the post step cannot clean up.',
      'Could not write files (RUNNER_TEMP): it does not exist. The outputs that name these files stay empty.',
    ]);
  });

  it('are created in a folder of the step alone', () => {
    for (const names of [['result.json'], ['one', 'two']]) {
      const { files } = filesOf({ RUNNER_TEMP: folder });
      const paths = names.map((name) => files.create(name, ''));
      for (const path of paths) expect(path).toMatch(/kitestring-[^/\\]+[/\\](?:result\.json|one|two)$/);
    }
    expect(readdirSync(folder)).toHaveLength(2);
  });
});

describe('the summary', () => {
  const tooLong = (bytes: string) =>
    `The job summary of this operation is omitted: it already has ${bytes} bytes, and GitHub discards a summary larger than 1 MiB.`;

  it.each<[string, string | null, (bytes: number) => string, number, string, string[]]>([
    ['is added to what the step has written before', 'before\n', () => 'after', 999_992, 'after\n', []],
    ['is new', null, () => 'text', 999_999, 'text\n', []],
    ['has the bytes that are left', 'x'.repeat(400_000), () => 'text', 599_999, 'text\n', []],
    // The runner would drop all of it.
    ['is left out without room', 'x'.repeat(999_990), () => 'more than ten bytes', 9, '', ['999,990']],
    ['is missed without any', 'x'.repeat(1_000_001), (n) => (n < 0 ? '' : 'x'), -2, '', ['1,000,001']],
    ['is empty, without a word, if there is nothing to report', null, () => '', 999_999, '', []],
    ['counts bytes, not characters', null, (n) => '🪁'.repeat(n / 4 + 1), 999_999, '', ['0']],
  ])('%s', (_, before, render, bytes, added, expected) => {
    const { files, warnings } = filesOf({ GITHUB_STEP_SUMMARY: at('summary') });
    if (before !== null) writeFileSync(at('summary'), before);
    const limitsSeen: number[] = [];
    files.summarize((limits) => {
      limitsSeen.push(limits.bytes);
      return render(limits.bytes);
    });
    expect(limitsSeen[0]).toBe(bytes);
    expect(warnings).toEqual(expected.map(tooLong));
    if (before === null && added === '') expect(readdirSync(folder)).toEqual([]);
    else expect(readFileSync(at('summary'), 'utf8')).toBe(`${before ?? ''}${added}`);
  });

  it('is not rendered if there is no file for it', () => {
    filesOf({ GITHUB_STEP_SUMMARY: '' }).files.summarize(() => expect.unreachable());
  });
});
