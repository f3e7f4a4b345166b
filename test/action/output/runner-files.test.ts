import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
  it('keep what was written before when a later write fails half-way', () => {
    writeFileSync(at('output'), 'state<<x\npassed\nx\n');
    const { files, warnings } = filesOf({ GITHUB_OUTPUT: at('output') });
    files.append('GITHUB_OUTPUT', (path) => {
      appendFileSync(path, 'json<<y\n{"half');
      throw systemError('ENOSPC');
    });
    expect(readFileSync(at('output'), 'utf8')).toBe('state<<x\npassed\nx\n');
    expect(warnings).toEqual([
      'Could not write outputs (GITHUB_OUTPUT): the disk is full. Later steps do not get what is set from now on.',
    ]);
  });

  it.each([
    ['ENOSPC', 'the disk is full'],
    ['EDQUOT', 'the disk quota is used up'],
    ['EACCES', 'permission denied'],
    ['EPERM', 'permission denied'],
    ['EROFS', 'the file system is read-only'],
    ['EIO', 'EIO'],
  ])('say why a write failed: %s', (code, reason) => {
    const { files, warnings } = filesOf({ GITHUB_STATE: at('state') });
    files.append('GITHUB_STATE', () => {
      throw systemError(code);
    });
    expect(warnings).toEqual([
      `Could not write state for the post step (GITHUB_STATE): ${reason}. A workflow command passes it on instead.`,
    ]);
  });

  it('say it once for each file, however often it fails', () => {
    mkdirSync(at('output'));
    const { files, warnings } = filesOf({
      GITHUB_OUTPUT: at('output'),
      GITHUB_STEP_SUMMARY: at('missing/summary'),
    });
    for (const place of ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY', 'GITHUB_OUTPUT'] as const)
      files.append(place, (path) => appendFileSync(path, 'text'));
    expect(warnings).toEqual([
      expect.stringContaining('(GITHUB_OUTPUT): it is a folder.'),
      expect.stringContaining('(GITHUB_STEP_SUMMARY): it does not exist.'),
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

describe.skipIf(process.platform === 'win32')("a runner's file that is no regular file", () => {
  it('is refused before it is opened: a FIFO that nobody reads', () => {
    execFileSync('mkfifo', [at('fifo')]);
    const { files, warnings } = filesOf({ GITHUB_STEP_SUMMARY: at('fifo') });
    const opened: string[] = [];
    files.append('GITHUB_STEP_SUMMARY', (path) => opened.push(path));
    expect(opened).toEqual([]);
    expect(warnings).toEqual([
      'Could not write the job summary (GITHUB_STEP_SUMMARY): it is not a regular file. The log says what happened.',
    ]);
  });

  it('is written if it never blocks: /dev/null', () => {
    const { files, warnings } = filesOf({ GITHUB_OUTPUT: '/dev/null' });
    files.append('GITHUB_OUTPUT', (opened) => appendFileSync(opened, ''));
    expect(warnings).toEqual([]);
  });
});
