import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** A workflow run as GitHub would start it. */
export interface ActRequest {
  /** The git checkout that holds the workflow. */
  readonly site: string;
  /** File of the workflow, below the site. */
  readonly workflow: string;
  readonly event: string;
  /** The payload of the event; the inputs of `workflow_dispatch` are in it. */
  readonly payload?: object | undefined;
  readonly secrets: Values;
  /** Variables of the repository. */
  readonly variables?: Values;
  readonly env: Values;
  /** Folders that stand in for published actions, by `owner/name@ref`. */
  readonly actions: Values;
  /** A folder for act's own files. */
  readonly home: string;
  readonly onLine?: (line: ReturnType<typeof readActLine>) => void;
}

type Values = Readonly<Record<string, string>>;

/** Starts a workflow with act: on this machine, without containers and without the network. `interrupt` is a click on Cancel. */
export function startAct(request: ActRequest) {
  const { site, workflow, event, home, onLine } = request;
  const payload = join(home, 'event.json');
  mkdirSync(home, { recursive: true });
  writeFileSync(payload, JSON.stringify(request.payload ?? {}));
  // act can lose what a command has written that ends at once.
  const lingering = join(home, 'lingering.sh');
  writeFileSync(lingering, "trap 'sleep 0.1' EXIT\n");
  const each = (flag: string, values: Values = {}) =>
    Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);
  const flags = [
    ...['--eventpath', payload, '--workflows', workflow],
    ...['--platform', 'ubuntu-latest=-self-hosted', '--no-cache-server', '--json', '--rm'],
    ...each('--secret', request.secrets),
    ...each('--var', request.variables),
    ...each('--env', { ...request.env, BASH_ENV: lingering }),
    ...each('--local-repository', request.actions),
  ];
  // A node24 action gets the first node there is.
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const child = spawn('act', [event, ...flags], {
    cwd: site,
    env: { PATH, HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: ReturnType<typeof readActLine>[] = [];
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (text) => {
      const line = readActLine(text);
      lines.push(line);
      onLine?.(line);
    });
  const { promise: exited, resolve, reject } = Promise.withResolvers<number | null>();
  child.on('error', reject).on('close', resolve);
  const ended = exited.then((exitCode) => ({ exitCode, lines }));
  return { interrupt: () => void child.kill('SIGINT'), ended };
}

/**
 * A line of `act --json`, as far as it is of use here, or a plain one, which is all text. `stage` is `Pre`, `Main` or `Post`,
 * and `stepResult` how a step ended; `summary` is the Markdown of a job summary.
 */
function readActLine(line: string): {
  readonly text: string;
  readonly stage?: unknown;
  readonly stepResult?: unknown;
  readonly summary?: unknown;
} {
  try {
    const { msg, stage, stepResult, command, content } = JSON.parse(line);
    const text = String(msg ?? '').trimEnd();
    return { text, stage, stepResult, ...(command === 'summary' && { summary: content }) };
  } catch {
    return { text: line };
  }
}
