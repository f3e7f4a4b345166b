import {
  closeSync,
  constants,
  existsSync,
  mkdtempSync,
  type OpenMode,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as core from '@actions/core';
import type { Log } from '../../operations/context/context.ts';

/** What a step writes for the runner, by the variable that names the place, and what is lost without it. */
const losses = {
  GITHUB_OUTPUT: ['outputs', 'Later steps do not get what is set from now on.'],
  GITHUB_STATE: ['state for the post step', 'A workflow command passes it on instead.'],
  GITHUB_STEP_SUMMARY: ['the job summary', 'The log says what happened.'],
  RUNNER_TEMP: ['files', 'The outputs that name these files stay empty.'],
} as const;

const endless = 'ENDLESS';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  EISDIR: 'it is a folder',
  [endless]: 'it is not a regular file',
  ENOTDIR: 'its folder is not a folder',
  ENOENT: 'it does not exist',
};

/**
 * How the toolkit sets a value: between delimiters that nobody can guess, for which it loads Node's cryptography. That takes
 * a fifth of the start of an empty process, and a value of one line needs no delimiter.
 */
const toolkit = { GITHUB_OUTPUT: core.setOutput, GITHUB_STATE: core.saveState };

/** More than ends a line for any runner. */
const lineBreak = /[\n\r\v\f\u0085\u2028\u2029]/;

/** After the name of a value that did not go through the file. */
export const lateSuffix = '-late';

/** To the end of a file that exists. */
const toEnd = constants.O_WRONLY | constants.O_APPEND;

/** A place that the runner gives to a step, by the variable that names it. */
type RunnerPlace = keyof typeof losses;

/** Where a step writes for the runner. What cannot be written never fails the step: one warning a place says why. */
export interface RunnerFiles {
  /**
   * Appends to one of the runner's own files, by `write`. What a failed write left of its text is removed. Returns false if it
   * has failed.
   */
  readonly append: (place: Exclude<RunnerPlace, 'RUNNER_TEMP'>, write: (path: string) => void) => boolean;
  /**
   * Sets an output, or a value of the state. Once the state's file cannot be written, its values go to the runner by a
   * workflow command, with `-late` after their names: the file may still hold older ones. Returns false if an output could not
   * be written.
   */
  readonly set: (place: 'GITHUB_OUTPUT' | 'GITHUB_STATE', name: string, value: string) => boolean;
  /** Writes a file into the step's own folder, in pieces. Returns its path, null if it could not be written. */
  readonly create: (name: string, text: string | Generator<string>) => string | null;
}

/** The runner's files, as the environment names them. */
export function createRunnerFiles(environment: NodeJS.ProcessEnv, log: Log): RunnerFiles {
  const warned = new Set<RunnerPlace>();
  let folder: string | undefined;
  const warn = (place: RunnerPlace, error: unknown) => {
    if (!warned.has(place)) log.warning(describe(place, reasonOf(error, environment[place])));
    warned.add(place);
  };
  const append: RunnerFiles['append'] = (place, write) => {
    const path = environment[place] ?? '';
    const size = sizeOf(path);
    try {
      refuseEndless(path);
      write(path);
      return true;
    } catch (error) {
      if (size !== null) quietly(() => truncateSync(path, size));
      warn(place, error);
      return false;
    }
  };
  return {
    append,
    set: (place, name, value) => {
      const write = (path: string) => {
        if (path === '' || lineBreak.test(value)) toolkit[place](name, value);
        else writePieces(path, toEnd, [`${name}=${value}\n`]);
      };
      if (place === 'GITHUB_OUTPUT') return append(place, write);
      if (warned.has(place) || !append(place, write)) commandState(`${name}${lateSuffix}`, value);
      return true;
    },
    create: (name, text) => {
      let path = '';
      try {
        // A new folder, so that no other process can have written to it.
        folder ??= mkdtempSync(join(environment.RUNNER_TEMP || tmpdir(), 'kitestring-'));
        path = join(folder, name);
        writePieces(path, 'w', typeof text === 'string' ? [text] : text);
        return path;
      } catch (error) {
        quietly(() => rmSync(path, { force: true }));
        warn('RUNNER_TEMP', error);
        return null;
      }
    },
  };
}

/** Passes a value of the state on by the older way, which runners still know. */
function commandState(name: string, value: string): void {
  const data = value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  process.stdout.write(`::save-state name=${name}::${data}\n`);
}

function writePieces(path: string, flags: OpenMode, pieces: Iterable<string>): void {
  const file = openSync(path, flags);
  try {
    for (const piece of pieces) writeFileSync(file, piece);
  } finally {
    closeSync(file);
  }
}

function describe(place: RunnerPlace, reason: string): string {
  const [what, loss] = losses[place];
  return `Could not write ${what} (${place}): ${reason}. ${loss}`;
}

/** Why a write failed. The toolkit reports a missing file without a code. */
function reasonOf(error: unknown, path: string | undefined): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (reasons[code] !== undefined) return reasons[code];
  if (/^E[A-Z]{1,20}$/.test(code)) return code;
  const name = error instanceof Error ? error.name : 'unknown error';
  return path !== undefined && existsSync(path) ? name : 'it does not exist';
}

/**
 * Refuses a FIFO and a disk: opening or writing one may never end, and no signal could end it. Not a FIFO below
 * `/dev` or `/proc`: `/dev/stdout` and the like are open already.
 */
function refuseEndless(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  const isOwn = /^\/(?:dev|proc)\//.test(path);
  if ((stats?.isFIFO() && !isOwn) || stats?.isBlockDevice())
    throw Object.assign(new Error(path), { code: endless });
}

/** The size of a regular file; null if there is none. */
function sizeOf(path: string): number | null {
  let size: number | null = null;
  quietly(() => {
    const stats = statSync(path);
    if (stats.isFile()) size = stats.size;
  });
  return size;
}

/** Tries to remove what a failed write has left; nothing is lost if that fails too. */
function quietly(task: () => void): void {
  try {
    task();
  } catch {}
}
