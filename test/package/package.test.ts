import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHome } from '../../scripts/home.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { type ServedSandbox, serveSandbox } from '../../src/sandbox/serve.ts';

const root = resolve(import.meta.dirname, '../..');
const home = mkdtempSync(join(tmpdir(), 'kitestring-package-'));
const { packageName } = readHome();
const installed = join(home, 'node_modules', packageName);
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const archive = join(root, 'build', `kitestring-${version}.tgz`);
const sandbox = createSandbox();
let server: ServedSandbox;

/** Lists builds of a served sandbox, by the global `fetch` or by undici, and of a sandbox that is a value. */
const program = `
import { createClient, createUndiciTransport } from '${packageName}';
import { createSandbox } from '${packageName}/sandbox';

async function main() {
  const { URL_OF_SERVICE: baseUrl, TOKEN: token, UNDICI } = process.env;
  const sandbox = createSandbox();
  const fetch = (url, init) => sandbox.fetch(new Request(url, init));
  const undici = { transport: createUndiciTransport(), outageTimeoutMs: 0 };
  const served = { token, baseUrl, ...(UNDICI && undici) };
  for (const options of [served, { token: sandbox.tokens.all.token, fetch }]) {
    const client = createClient(options);
    const builds = await client.builds.listForPipeline({ organization: 'acme', pipeline: 'web' }).toArray();
    console.log(builds.length);
    await client.close();
  }
}
void main();
`;

/** The package as npm packs and unpacks it, beside what it depends on. */
beforeAll(async () => {
  execFileSync('npm', ['run', 'package', '--silent'], { cwd: root });
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', installed]);
  for (const name of ['zod', 'undici'])
    symlinkSync(join(root, 'node_modules', name), join(home, 'node_modules', name));
  writeFileSync(join(home, 'program.mjs'), program);
  server = await serveSandbox(sandbox);
});
afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

const run = promisify(execFile);

/** What a program prints, with the address of the served sandbox in its environment. */
async function print(command: string, args: readonly string[], more = {}): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: home, TOKEN: sandbox.tokens.all.token };
  const { stdout } = await run(command, args, {
    cwd: home,
    env: { ...env, URL_OF_SERVICE: server.url, ...more },
  });
  return stdout;
}

const found = '31\n31\n';

describe('the packed library', () => {
  it.each([
    ['the lowest Node', 'node22', ['program.mjs']],
    ['the Node of the action', process.execPath, ['program.mjs']],
    ['Bun', 'bun', ['program.mjs']],
    ['Deno', 'deno', ['run', '--allow-all', '--node-modules-dir=manual', 'program.mjs']],
  ])('runs on %s', async (_, command, args) => {
    expect(await print(command, args)).toBe(found);
  });

  it('uses undici where it is installed', async () => {
    expect(await print('node22', ['program.mjs'], { UNDICI: '1' })).toBe(found);
    rmSync(join(home, 'node_modules', 'undici'));
    await expect(print('node22', ['program.mjs'], { UNDICI: '1' })).rejects.toThrow(
      "Cannot find package 'undici'",
    );
  });

  it.each([
    ['esm', 'mjs'],
    ['cjs', 'cjs'],
  ])('works as a part of a bundle by esbuild: %s', async (format, ending) => {
    const output = `bundle.${ending}`;
    const options = ['--bundle', '--platform=node', `--format=${format}`, `--outfile=${output}`];
    const { stderr } = await run('esbuild', ['program.mjs', ...options, '--log-level=warning'], {
      cwd: home,
    });
    expect(stderr).toBe('');
    expect(await print('node22', [output])).toBe(found);
  });

  it('has the lowest Node as its engine', async () => {
    const { engines } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect(engines.node).toBe(`>=${(await print('node22', ['--version'])).trim().slice(1)}`);
  });

  it.each([
    ['publint', ['--strict', archive]],
    ['attw', [archive, '--profile', 'esm-only', '--no-color']],
  ])('is as %s wants it', async (command, args) => {
    expect(await print(command, args)).toMatch(/All good!|No problems found|🟢/);
  });

  it('starts the sandbox as a command', async () => {
    const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    const command = join(installed, bin['kitestring-sandbox']);
    const child = spawn('node22', [command, '--json'], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
      const { url, token } = JSON.parse(String(value));
      expect(await print('node22', ['program.mjs'], { URL_OF_SERVICE: url, TOKEN: token })).toBe(found);
    } finally {
      child.kill('SIGKILL');
    }
  });
});
