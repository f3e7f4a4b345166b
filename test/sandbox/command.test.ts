import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';

const command = fileURLToPath(new URL('../../src/sandbox/command.ts', import.meta.url));

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function spawned(...args: readonly string[]) {
  const child = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  return child;
}

/** Starts the command, and returns its lines as they arrive. */
function run(...args: readonly string[]) {
  const child = spawned(...args);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, line: async () => String((await lines.next()).value) };
}

/** Runs the command until it exits, and returns its code and what it prints. */
async function finish(...args: readonly string[]) {
  const child = spawned(...args);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return `${code} ${out}${err}`;
}

it.each([
  [['--help'], '0 Usage: kitestring-sandbox [flags]'],
  [['--port', '65536'], '1 sandbox: options.port should be >= 0 and < 65536.'],
  [['--speed', '0'], '1 sandbox: speed must be greater than zero; it was 0'],
  [['--speed', 'x'], '1 sandbox: speed must be greater than zero; it was NaN'],
  [
    ['--control', '--host', '0.0.0.0'],
    '1 sandbox: --control is only for this machine, not for --host 0.0.0.0',
  ],
  [['--verbose'], "1 sandbox: Unknown option '--verbose'"],
])('npm run sandbox ends immediately with %j', async (args, expected) => {
  expect((await finish(...args)).startsWith(expected)).toBe(true);
});

it('npm run sandbox, with --json, prints one line that leads to builds and flaky tests, and stops immediately on Ctrl-C', async () => {
  const { child, line } = run('--json', '--speed', '60');
  const parts = JSON.parse(await line());
  expect(Object.keys(parts)).toEqual(['url', 'token', 'organization', 'pipeline', 'suite']);
  const { url, token, organization, pipeline, suite } = parts;
  const ask = async (path: string) =>
    (await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
  expect(await ask(`/v2/organizations/${organization}/pipelines/${pipeline}/builds`)).toHaveLength(30);
  const [{ web_url }] = await ask(
    `/v2/organizations/${organization}/pipelines/${pipeline}/builds?per_page=1`,
  );
  for (const address of [url, web_url])
    expect(await (await fetch(address)).text()).toContain('<!doctype html>');
  const tests = `/v2/analytics/organizations/${organization}/suites/${suite}/flaky-tests?period=28days`;
  expect(await ask(tests)).toHaveLength(30);
  // A port that is in use.
  expect(await finish('--port', new URL(url).port)).toMatch(/^1 .*EADDRINUSE/);
  child.kill('SIGINT');
  // Windows has no signals: there the child process is terminated.
  const ended = process.platform === 'win32' ? [null, 'SIGINT'] : [0, null];
  expect(await once(child, 'exit')).toEqual(ended);
});

it('npm run sandbox prints its address, and a curl line that works', async () => {
  const { line } = run();
  const lines: string[] = [];
  while (!lines.at(-1)?.includes('Ctrl-C')) lines.push(await line());
  expect(lines[0]).toMatch(/^The sandbox is running at http:/);
  const curl = lines.find((each) => each.includes('curl ')) ?? '';
  const words = [...curl.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const { stdout } = await promisify(execFile)(words[0] ?? '', words.slice(1));
  expect(JSON.parse(stdout)).toMatchObject([{ state: 'passed', pipeline: { slug: 'web' } }]);
});

it('docs/examples/sandbox/lost_response.sh drives the sandbox by its control address', async () => {
  const { line } = run('--json', '--control');
  const { url, control } = JSON.parse(await line());
  expect(control).toBe(`${url}/control`);
  const script = fileURLToPath(new URL('../../docs/examples/sandbox/lost_response.sh', import.meta.url));
  const { stdout } = await promisify(execFile)('sh', [script], { env: { ...process.env, SANDBOX: url } });
  expect(stdout.split('\n').at(-2)).toBe('The build was created once, and passed.');
});

it('npm run sandbox starts with the data of a file', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'kitestring-seed-')), 'my.json');
  const seed = { organizations: [{ slug: 'kites', pipelines: [{ slug: 'tail', script: { steps: [] } }] }] };
  writeFileSync(file, JSON.stringify(seed));
  const { line } = run('--json', '--seed', file);
  expect(JSON.parse(await line())).toMatchObject({ organization: 'kites', pipeline: 'tail' });
  writeFileSync(file, '{"organizations": [{}]}');
  const problem = await finish('--seed', file);
  expect(problem.startsWith(`1 sandbox: ${file} is not a seed:\n`)).toBe(true);
  expect(problem).toContain('at organizations[0].slug');
  rmSync(dirname(file), { recursive: true });
});
