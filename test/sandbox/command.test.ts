import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { parseCommandLine, usage } from '../../src/sandbox/command-line.ts';

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

/** Runs the command until it exits. */
async function finish(...args: readonly string[]) {
  const child = spawned(...args);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
}

describe('the flags of the sandbox', () => {
  const usual = { port: 0, speed: 1, host: '127.0.0.1', seed: undefined, json: false, help: false };

  it.each([
    [[], usual],
    [['--port', '8080', '--speed=2.5', '--json'], { ...usual, port: 8080, speed: 2.5, json: true }],
  ])('are parsed: %j', (args, expected) => {
    expect(parseCommandLine(args)).toEqual(expected);
  });

  it.each([
    [['--port', '65536'], '--port must be a number from 0 to 65535; it was "65536"'],
    [['--port', 'x'], '--port must be a number'],
    [['--port', ''], '--port must be a number'],
    [['--speed', '0'], '--speed must be a number greater than 0'],
    [['--speed', '-1'], '--speed'],
    [['--speed', '1e9'], '--speed must be a number greater than 0'],
    [['--verbose'], "Unknown option '--verbose'"],
    [['--json=yes'], '--json'],
    [['stray'], "Unexpected argument 'stray'"],
  ])('with %j are rejected', (args, message) => {
    expect(() => parseCommandLine(args)).toThrow(message);
  });
});

it('the help names every flag', () => {
  const flags = ['--port', '--host', '--seed', '--speed', '--json', '--help'];
  expect(flags.filter((flag) => !usage.includes(flag))).toEqual([]);
});

describe('npm run sandbox', () => {
  it('with --json, prints one line that leads to builds and flaky tests, and stops at once on Ctrl-C', async () => {
    const { child, line } = run('--json', '--speed', '60');
    const parts = JSON.parse(await line());
    expect(Object.keys(parts)).toEqual(['url', 'token', 'organization', 'pipeline', 'suite']);
    const { url, token, organization, pipeline, suite } = parts;
    const ask = async (path: string) =>
      (await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
    expect(await ask(`/v2/organizations/${organization}/pipelines/${pipeline}/builds`)).toHaveLength(30);
    const tests = `/v2/analytics/organizations/${organization}/suites/${suite}/flaky-tests`;
    expect(await ask(tests)).toHaveLength(30);
    // A port that is in use.
    expect(await finish('--port', new URL(url).port)).toMatchObject({
      code: 1,
      err: expect.stringContaining('EADDRINUSE'),
    });
    child.kill('SIGINT');
    // Windows has no signals: there the child process is terminated.
    const ended = process.platform === 'win32' ? [null, 'SIGINT'] : [0, null];
    expect(await once(child, 'exit')).toEqual(ended);
  });

  it('prints its address, its tokens with their scopes, and a curl line that works', async () => {
    const { line } = run();
    const lines: string[] = [];
    while (!lines.at(-1)?.includes('Ctrl-C')) lines.push(await line());
    expect(lines[0]).toMatch(/^The sandbox is running at http:/);
    expect(lines.join('\n')).toMatch(/bkua_sandbox_readOnly +read_suites read_builds/);
    const curl = lines.find((each) => each.includes('curl ')) ?? '';
    const words = [...curl.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const { stdout } = await promisify(execFile)(words[0] ?? '', words.slice(1));
    expect(JSON.parse(stdout)).toMatchObject([{ state: 'passed', pipeline: { slug: 'web' } }]);
  });

  it('starts with the data of a file', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'kitestring-seed-')), 'my.json');
    const seed = { organizations: [{ slug: 'kites', pipelines: [{ slug: 'tail', script: { steps: [] } }] }] };
    writeFileSync(file, JSON.stringify(seed));
    const { line } = run('--json', '--seed', file);
    expect(JSON.parse(await line())).toMatchObject({ organization: 'kites', pipeline: 'tail' });
    writeFileSync(file, '{"organizations": [{}]}');
    const { code, err } = await finish('--seed', file);
    expect(code).toBe(2);
    expect(err.startsWith(`sandbox: ${file} is not a seed:\n`)).toBe(true);
    expect(err).toContain('at organizations[0].slug');
    rmSync(dirname(file), { recursive: true });
  });
});
