import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRunnerFiles } from '../../../src/action/output/runner-files.ts';
import { keepWarnings } from '../../support/warnings.ts';

let folder = '';
const at = (name: string) => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kitestring-runner-files-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The files of a runner, and the warnings about them. */
function filesOf(environment: NodeJS.ProcessEnv) {
  const { log, warnings } = keepWarnings();
  return { files: createRunnerFiles(environment, log), warnings };
}

/** An error of the file system, as Node throws it. */
function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: some text, write '${folder}'`), { code });
}

describe("the runner's files", () => {
  it.each([
    ['ENOSPC', 'the disk is full'],
    ['EACCES', 'permission denied'],
    ['EROFS', 'the file system is read-only'],
    ['EIO', 'EIO'],
  ])('say why a write failed, once for each, however often: %s', (code, reason) => {
    const { files, warnings } = filesOf({ GITHUB_STEP_SUMMARY: at('summary') });
    for (const _ of [1, 2])
      files.summarize(() => {
        throw systemError(code);
      });
    expect(warnings).toEqual([
      `Could not write the job summary (GITHUB_STEP_SUMMARY): ${reason}. The log says what happened.`,
    ]);
  });

  it.each([
    ['a folder', '.', 'it is a folder'],
    ['missing', 'missing/state', 'it does not exist'],
  ])('are named when they are %s', (_, name, reason) => {
    const { files, warnings } = filesOf({ GITHUB_STATE: at(name) });
    expect(files.set('GITHUB_STATE', 'kitestring', '[]')).toBe(false);
    expect(warnings).toEqual([
      `Could not write state for the post step (GITHUB_STATE): ${reason}. If this step is stopped, the post step cannot clean up.`,
    ]);
  });

  it('are created in a folder of the step alone', () => {
    const paths = [1, 2].map(() => filesOf({ RUNNER_TEMP: folder }).files.create('result.json', '{}'));
    expect(new Set(paths).size).toBe(2);
    for (const path of paths) expect(path).toMatch(/kitestring-[^/\\]+[/\\]result\.json$/);
    const { files } = filesOf({ RUNNER_TEMP: folder });
    files.create('one', '');
    files.create('two', '');
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('are left out when they cannot be created, with one warning', () => {
    const { files, warnings } = filesOf({ RUNNER_TEMP: at('missing') });
    expect([files.create('result.json', '{}'), files.create('comment.md', '')]).toEqual([null, null]);
    expect(warnings).toEqual([
      'Could not write files (RUNNER_TEMP): it does not exist. The outputs that name these files stay empty.',
    ]);
  });
});
