import { appendFileSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as core from '@actions/core';
import type { Log } from '../../operations/context/context.ts';
import { count } from '../../report/text/counts.ts';
import type { Redactor } from '../../report/text/redact.ts';
import { stepFile } from '../step-files.ts';

/** What a step writes for the runner, by the variable that names the place, and what is lost without it. */
const losses = {
  GITHUB_OUTPUT: ['outputs', 'Later steps do not get all of them.'],
  GITHUB_STATE: ['state for the post step', 'If this step is stopped, the post step cannot clean up.'],
  GITHUB_STEP_SUMMARY: ['the job summary', 'The log says what happened.'],
  RUNNER_TEMP: ['files', 'The outputs that name these files stay empty.'],
} as const;

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EACCES: 'permission denied',
  EROFS: 'the file system is read-only',
  EISDIR: 'it is a folder',
  ENOTDIR: 'its folder is not a folder',
  ENOENT: 'it does not exist',
};

/**
 * How the toolkit sets a value: between delimiters that cannot be guessed, for which it loads Node's cryptography. That takes
 * a fifth of the start of an empty process, and a value of one line needs no delimiter.
 */
const toolkit = { GITHUB_OUTPUT: core.setOutput, GITHUB_STATE: core.saveState };

/** More than ends a line for any runner. */
const lineBreak = /[\n\r\v\f\u0085\u2028\u2029]/;

/** The runner discards a summary larger than 1 MiB, and also counts what the step has written to it before. */
const maxSummaryBytes = 1_000_000;

/** Where a step writes for the runner, each text once. What cannot be written never fails the step: one warning a place says why. */
export type RunnerFiles = ReturnType<typeof createRunnerFiles>;

/** The runner's files, as the environment names them. */
export function createRunnerFiles(environment: NodeJS.ProcessEnv, log: Log, redactor: Redactor) {
  const warned = new Set<string>();
  let folder: string | undefined;
  const attempt = (place: keyof typeof losses, write: () => void): boolean => {
    try {
      write();
      return true;
    } catch (error) {
      const [what, loss] = losses[place];
      if (!warned.has(place)) log.warning(`Could not write ${what} (${place}): ${reasonOf(error)}. ${loss}`);
      warned.add(place);
      return false;
    }
  };
  const create = (name: string, text: string) => {
    let path = '';
    const isWritten = attempt('RUNNER_TEMP', () => {
      // A new folder, so that no other process can have written to it.
      folder ??= mkdtempSync(join(environment.RUNNER_TEMP || tmpdir(), 'kitestring-'));
      path = join(folder, name);
      writeFileSync(path, text);
    });
    return isWritten ? path : null;
  };
  return {
    /**
     * Appends to the step's summary. `render` gets the number of bytes left, and returns an empty string if they are too few or
     * if there is nothing to report. Without a file there is no summary.
     */
    summarize: (render: (limits: { readonly bytes: number }) => string) =>
      void attempt('GITHUB_STEP_SUMMARY', () => {
        const path = environment.GITHUB_STEP_SUMMARY ?? '';
        if (path === '') return;
        const used = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
        const text = redactor.text(render({ bytes: maxSummaryBytes - used - 1 }));
        if (text === '' && render({ bytes: maxSummaryBytes }) === '') return;
        if (text !== '' && used + Buffer.byteLength(text) + 1 <= maxSummaryBytes)
          appendFileSync(path, `${text}\n`);
        else
          log.warning(
            `The job summary of this operation is omitted: it already has ${count(used, 'byte')}, and GitHub discards a summary larger than 1 MiB.`,
          );
      }),
    /** Sets an output, or a value of the state. Returns false if it could not be written. */
    set: (place: 'GITHUB_OUTPUT' | 'GITHUB_STATE', name: string, value: string) =>
      attempt(place, () => {
        const path = environment[place] ?? '';
        if (path === '' || lineBreak.test(value)) toolkit[place](name, value);
        else appendFileSync(path, `${name}=${value}\n`);
      }),
    /** Writes what a post step finds that begins while the step still runs; null removes it. */
    keepPending: (text: string | null) => {
      const path = stepFile(environment, 'pending');
      if (path === null) return;
      attempt('RUNNER_TEMP', () => {
        if (text === null) return rmSync(path, { force: true });
        // A file with its name is complete.
        writeFileSync(`${path}-new`, text);
        renameSync(`${path}-new`, path);
      });
    },
    /** Writes a text into a file in the step's own folder. Returns its path, null if it could not be written. */
    create: (name: string, text: string) => create(name, redactor.text(text)),
    /** The same with a text that was made of values without secrets. */
    createRedacted: create,
    /** A value without secrets, to make such a text of it. */
    withoutSecrets: redactor.json,
  };
}

/** The system's code of an error; empty if it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Why a write failed: never the system's own words, which hold a path. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const code = codeOf(error);
  return reasons[code] ?? (/^E[A-Z]{1,20}$/.test(code) ? code : error.name);
}
