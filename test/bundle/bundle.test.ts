import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { bundledPackages, unlistedPackages } from '../../scripts/licenses.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { delivery } from '../support/github/deliveries.ts';
import { runStep } from '../support/runner.ts';

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const files = readdirSync(dist).filter((name) => name.endsWith('.js'));
const textOf = (name: string) => readFileSync(join(dist, name), 'utf8');

/** The files of the bundle that hold a piece of text, which stands once in the package that it comes from. */
function holders(piece: string): string[] {
  return files.filter((name) => textOf(name).includes(piece));
}

const temporary = mkdtempSync(join(tmpdir(), 'kitestring-bundle-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const octokit = holders('createTokenAuth');
const undici = holders('class Undici' + 'Error extends Error');
const service = undici.filter((name) => !octokit.includes(name));
const zod = holders('class $Zod' + 'AsyncError extends Error');

/** Runs a step on a push, and tells what it loaded: the files of the bundle, their size, and modules of Node. */
async function recordStep(inputs: Readonly<Record<string, string>>) {
  const path = join(temporary, 'probed.json');
  const environment = { NODE_OPTIONS: `--require=${join(root, 'bench/start/probe.cjs')}`, PROBED: path };
  const event = { name: 'push', payload: delivery('push') };
  const result = await runStep({ inputs, environment, event });
  const { files, bytes, builtins } = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly files: readonly string[];
    readonly bytes: number;
    readonly builtins: readonly string[];
  };
  return { result, files, bytes, builtins: builtins.map((name) => name.replace('NativeModule ', '')) };
}

/** What Node has inside that most steps do without: each takes time to load. */
const unused = [
  ...['assert', 'child_process', 'crypto', 'fs/promises', 'http', 'http2', 'perf_hooks', 'zlib'],
  'internal/deps/undici/undici',
];

describe('the bundle', () => {
  it('serves the step and its post step from one entry', () => {
    const { runs } = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
    expect(runs).toEqual({ using: 'node24', main: 'dist/index.js', post: 'dist/post.js' });
    expect(textOf('post.js').length).toBeLessThan(600);
  });

  it('reaches the service with a part of undici, in a chunk of its own', () => {
    expect(service).toHaveLength(1);
    expect(service).not.toContain('index.js');
    for (const part of [
      'class Mock' + 'Agent extends',
      'class Form' + 'Data {',
      'node:http' + '2"',
      'AGFzbQ' + 'EAAAA',
    ])
      expect(textOf(service[0] ?? '')).not.toContain(part);
  });

  it('holds the GitHub client, with an undici that is complete, in a chunk of its own', () => {
    expect(octokit).toHaveLength(1);
    expect(octokit).not.toContain('index.js');
    expect(undici).toHaveLength(2);
  });

  it('holds zod once, in a chunk of its own', () => {
    expect(zod).toHaveLength(1);
    expect(zod).not.toContain('index.js');
  });

  it('is not minified, so that it can be reviewed', () => {
    for (const name of files) {
      const text = textOf(name);
      expect(text.length / text.split('\n').length).toBeLessThan(100);
    }
  });

  it('names no path of the machine that built it', () => {
    for (const name of readdirSync(dist)) expect(textOf(name)).not.toContain(root);
  });

  it('lists the license of each package in it', () => {
    const licenses = textOf('licenses.txt');
    for (const name of [
      '@actions/core',
      '@actions/github',
      '@actions/http-client',
      '@octokit/core',
      'tunnel',
      'undici',
      'zod',
    ])
      expect(licenses).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });

  it('counts the packages of every chunk, also those inside of joined modules, and nothing that was dropped', () => {
    const account = join(temporary, 'account.json');
    const inner = { name: './node_modules/tunnel/lib/tunnel.js', chunks: [] };
    const joined = {
      name: './node_modules/@actions/core/lib/core.js + 1 modules',
      chunks: [7],
      modules: [inner],
    };
    const dropped = { name: './node_modules/zod/index.js', chunks: [] };
    writeFileSync(account, JSON.stringify({ modules: [joined, dropped] }));
    expect(bundledPackages(root, account).map(({ name }) => name)).toEqual(['@actions/core', 'tunnel']);
  });

  it('is not built with a module of a package that these do not list', () => {
    const chunk = [
      '// EXTERNAL MODULE: ./node_modules/tunnel/lib/tunnel.js',
      ';// CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js',
      '// EXTERNAL MODULE: external "os"',
    ].join('\n');
    const listed = [{ path: 'node_modules/@actions/core' }];
    expect(unlistedPackages(chunk, listed)).toEqual(['node_modules/tunnel']);
  });

  it('reports an unknown operation with its entry, and what reads the file of the event, alone', async () => {
    const { result, files, bytes, builtins } = await recordStep({
      operation: 'none',
      token: 'not-a-real-token',
    });
    expect(result.exitCode).toBe(1);
    expect(result.log).toContain('Input operation must be');
    expect(files).toEqual([...holders('maxBytes = 64 * mebibyte'), 'index.js']);
    expect(bytes).toBeLessThan(230_000);
    for (const name of unused) expect(builtins).not.toContain(name);
  });

  it('reports a missing input with little more, for the summary', async () => {
    const inputs = { operation: 'get-build', pipeline: 'acme/web', token: 'not-a-real-token' };
    const { result, files, bytes, builtins } = await recordStep(inputs);
    expect(result.exitCode).toBe(1);
    expect(result.log).toContain('Input build is missing');
    expect(files.filter((name) => [...service, ...octokit, ...zod].includes(name))).toEqual([]);
    expect(bytes).toBeLessThan(240_000);
    for (const name of unused) expect(builtins).not.toContain(name);
  });

  it('reads a build with less than 700 kB of code, without GitHub’s client and zod', async () => {
    const sandbox = createSandbox();
    const server = await serveSandbox(sandbox, {});
    try {
      const { result, files, bytes, builtins } = await recordStep({
        operation: 'get-build',
        token: sandbox.tokens.all.token,
        'base-url': server.url,
        pipeline: 'acme/web',
        build: '1',
        'github-token': 'ghs_notasecret',
      });
      expect(result.log).toContain('Build 1 of acme/web');
      expect(result.exitCode).toBe(0);
      expect(files).toContain(service[0]);
      expect(files).toContain('llhttp_simd.wasm');
      expect(files.filter((name) => [...octokit, ...zod].includes(name))).toEqual([]);
      expect(bytes).toBeLessThan(700_000);
      for (const name of unused) expect(builtins).not.toContain(name);
    } finally {
      await server.close();
    }
  });
});
