import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The committed bundle, as a runner would start it. */
const bundle = resolve(import.meta.dirname, '../../dist/index.js');

/** Where Node keeps what it has compiled, so that programs need not compile again what others of them have. */
export const compiled = resolve(import.meta.dirname, '../../node_modules/.cache/compiled');

/** A step as a workflow asks for it. */
export interface StepRequest {
  /** The inputs of `with:`; what is not given is what the runner hands over for it, the default or nothing. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly event?: { readonly name: string; readonly payload: unknown };
  /** Further variables of the runner, such as `GITHUB_SHA`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** State that the step saved, which makes this its post step. */
  readonly state?: Readonly<Record<string, string>>;
  /** Called once the step's process is there. */
  readonly onStart?: (child: ChildProcess) => void;
  /** Called with each line that the step prints, as it is printed. */
  readonly onLine?: (line: string, child: ChildProcess) => void;
  /** Another entry than that of the committed bundle. */
  readonly bundle?: string;
  /** Folder in which it runs. */
  readonly cwd?: string;
  /** Where the runner keeps its files; it is not removed when it is given. */
  readonly folder?: string;
}

/** What a step came to. */
export interface StepResult {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** All that it printed, debug lines and masks left out as the runner leaves them out. */
  readonly log: string;
  /** All that it printed, as it did. */
  readonly raw: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** Runs the bundle in a process of its own, with the variables and files that a runner gives a step. */
export async function runStep(request: StepRequest): Promise<StepResult> {
  const folder = request.folder ?? mkdtempSync(join(tmpdir(), 'kitestring-step-'));
  try {
    return await runIn(folder, request);
  } finally {
    if (request.folder === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

async function runIn(folder: string, request: StepRequest): Promise<StepResult> {
  const file = (name: string) => join(folder, name);
  for (const name of ['output', 'state', 'summary']) writeFileSync(file(name), '', { flag: 'a' });
  writeFileSync(file('event.json'), JSON.stringify(request.event?.payload ?? {}));
  const main = request.bundle ?? bundle;
  const entry = request.state === undefined ? main : join(dirname(main), 'post.js');
  const child = spawn(process.execPath, [entry], {
    cwd: request.cwd,
    env: {
      PATH: process.env.PATH,
      ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: request.event?.name ?? 'workflow_dispatch',
      GITHUB_EVENT_PATH: file('event.json'),
      GITHUB_OUTPUT: file('output'),
      GITHUB_STATE: file('state'),
      GITHUB_STEP_SUMMARY: file('summary'),
      GITHUB_REPOSITORY: 'acme/web',
      RUNNER_TEMP: folder,
      NODE_COMPILE_CACHE: compiled,
      ...request.environment,
      ...Object.fromEntries(
        Object.entries(request.inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
      ...Object.fromEntries(
        Object.entries(request.state ?? {}).map(([name, value]) => [`STATE_${name}`, value]),
      ),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  request.onStart?.(child);
  const raw = collect([child.stdout, child.stderr], (line) => request.onLine?.(line, child));
  const [exitCode, signal] = await once(child, 'close');
  return {
    exitCode,
    signal,
    raw: raw(),
    log: visible(raw()),
    outputs: readFileCommands(readFileSync(file('output'), 'utf8')),
    state: readFileCommands(readFileSync(file('state'), 'utf8')),
    summary: readFileSync(file('summary'), 'utf8'),
  };
}

function collect(streams: readonly NodeJS.ReadableStream[], onLine: (line: string) => void): () => string {
  let text = '';
  for (const stream of streams) {
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      text += chunk;
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    });
  }
  return () => text;
}

/** What a person sees of it: the runner swallows masks, and debug lines unless debugging. */
function visible(raw: string): string {
  return raw
    .split('\n')
    .filter((line) => !/^::(?:add-mask|debug)::/.test(line))
    .join('\n');
}

/**
 * The values in a file of the runner, by its own grammar: `name=value`, or `name<<delimiter`, lines, delimiter; the last one
 * counts.
 */
export function readFileCommands(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const [, plain, value] = /^((?:(?!<<)[^=])+)=(.*)$/s.exec(line) ?? [];
    if (plain !== undefined && value !== undefined) values[plain] = value;
    const [, name, delimiter] = /^([^=<]+)<<(.+)$/.exec(line.trimEnd()) ?? [];
    if (name === undefined || delimiter === undefined) continue;
    const end = lines.findIndex((line, at) => at > index && line.trimEnd() === delimiter);
    if (end < 0) throw new Error(`The value of ${name} is not closed.`);
    values[name] = lines
      .slice(index + 1, end)
      .join('\n')
      .replace(/\r$/, '');
    index = end;
  }
  return values;
}
