import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { readFileCommands } from './runner.ts';

/** The runner's side of a step that runs in this very process: its files, its variables, and what it is shown. */
export interface ActionRunner {
  readonly folder: string;
  /** The variables that it gives the step. */
  readonly environment: Readonly<Record<string, string>>;
  /** All that was written to stdout since the start. */
  readonly stdout: () => string;
  readonly outputs: () => Record<string, string>;
  readonly state: () => Record<string, string>;
  readonly summary: () => string;
  /** Hands over an input as the runner does. */
  readonly give: (name: string, value: string) => void;
}

/**
 * Plays the runner while something runs, and then puts everything back: variables, stdout and the exit code, which the
 * toolkit sets on the process.
 */
export async function withActionRunner<Value>(
  body: (runner: ActionRunner) => Value | Promise<Value>,
): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'kitestring-runner-'));
  const file = (name: string) => join(folder, name);
  for (const name of ['output', 'state', 'summary']) writeFileSync(file(name), '');
  const environment = {
    GITHUB_ACTIONS: 'true',
    GITHUB_OUTPUT: file('output'),
    GITHUB_STATE: file('state'),
    GITHUB_STEP_SUMMARY: file('summary'),
    RUNNER_TEMP: folder,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const written: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
  const exitCode = process.exitCode;
  try {
    return await body({
      folder,
      environment,
      stdout: () => written.join(''),
      outputs: () => readFileCommands(readFileSync(file('output'), 'utf8')),
      state: () => readFileCommands(readFileSync(file('state'), 'utf8')),
      summary: () => readFileSync(file('summary'), 'utf8'),
      give: (name, value) => vi.stubEnv(`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value),
    });
  } finally {
    write.mockRestore();
    vi.unstubAllEnvs();
    process.exitCode = exitCode;
    rmSync(folder, { recursive: true, force: true });
  }
}
