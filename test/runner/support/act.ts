import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { type ActLine, readActLine } from './act-line.ts';

/** A workflow run as GitHub would start it. */
export interface ActRequest {
  /** The git checkout that holds the workflow. */
  readonly site: string;
  /** File of the workflow, below the site. */
  readonly workflow: string;
  readonly event: string;
  /** The payload of the event; the inputs of `workflow_dispatch` are in it. */
  readonly payload?: object | undefined;
  readonly secrets?: Readonly<Record<string, string>>;
  /** Variables of the repository. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Folders that stand in for published actions, by `owner/name@ref`. */
  readonly actions?: Readonly<Record<string, string>>;
  /** A folder for act's own files. */
  readonly home: string;
  /** Logged of each line as act prints it. */
  readonly onLine?: (line: ActLine) => void;
}

/** What act said and how it ended. */
export interface ActResult {
  readonly exitCode: number | null;
  readonly lines: readonly ActLine[];
}

/** A run under way. */
export interface RunningAct {
  /** Cancels the run, as a person would who clicks Cancel. */
  readonly interrupt: () => void;
  readonly ended: Promise<ActResult>;
}

/** Starts a workflow with act: on this machine, without containers and without the network. */
export function startAct(request: ActRequest): RunningAct {
  const payload = join(request.home, 'event.json');
  mkdirSync(request.home, { recursive: true });
  writeFileSync(payload, JSON.stringify(request.payload ?? {}));
  const child = spawn('act', [request.event, '--eventpath', payload, ...flags(request)], {
    cwd: request.site,
    env: {
      // A node24 action gets the first node there is.
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      HOME: request.home,
      XDG_CONFIG_HOME: request.home,
      XDG_CACHE_HOME: request.home,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { interrupt: () => void child.kill('SIGINT'), ended: follow(child, request.onLine) };
}

function flags(request: ActRequest): string[] {
  const each = (flag: string, values: Readonly<Record<string, string>> = {}) =>
    Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);
  return [
    ...['--workflows', request.workflow],
    ...['--platform', 'ubuntu-latest=-self-hosted', '--no-cache-server', '--json', '--rm'],
    ...each('--secret', request.secrets),
    ...each('--var', request.variables),
    ...each('--env', request.env),
    ...each('--local-repository', request.actions),
  ];
}

async function follow(child: ChildProcess, onLine?: (line: ActLine) => void): Promise<ActResult> {
  const lines: ActLine[] = [];
  const take = (text: string) => {
    const line = readActLine(text);
    lines.push(line);
    onLine?.(line);
  };
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop() ?? '';
      for (const part of parts) take(part);
    });
  }
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { exitCode, lines };
}
