import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { delivery } from '../support/github/deliveries.ts';
import { runStep } from '../support/runner.ts';
import { differenceOf, packageModules } from './packages.ts';

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

/** Runs a step on a push, and tells what it loaded: the files of the bundle, their size, and modules of Node. */
async function recordStep(inputs: Readonly<Record<string, string>>) {
  const path = join(temporary, 'probed.json');
  const environment = { NODE_OPTIONS: `--require=${join(root, 'bench/start/probe.cjs')}`, PROBED: path };
  const event = { name: 'push', payload: delivery('push') };
  const result = await runStep({ inputs, environment, event });
  const probed: { files: string[]; bytes: number; builtins: string[] } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  return { result, ...probed, builtins: probed.builtins.map((name) => name.replace('NativeModule ', '')) };
}

/** What Node has inside that a step with bad input does without: each takes time to load. */
const unused = [
  ...['assert', 'child_process', 'fs/promises', 'http', 'http2', 'zlib'],
  'internal/deps/undici/undici',
];

describe('the bundle', () => {
  it('is few files, which can be reviewed, with one entry for the step and its post step', () => {
    expect(textOf('post.js').length).toBeLessThan(900);
    expect(files.length).toBeLessThanOrEqual(30);
    expect(files.reduce((sum, name) => sum + statSync(join(dist, name)).size, 0)).toBeLessThan(3_450_000);
  });

  it('holds packages as they are published', () => {
    const modules = packageModules(dist);
    expect(modules.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'node_modules/undici/index.js',
        'node_modules/undici/lib/llhttp/llhttp_simd-wasm.js',
        'node_modules/@actions/core/lib/core.js',
      ]),
    );
    const differences = modules.map((each) => [each.path, differenceOf(each)]);
    expect(differences.filter(([, difference]) => difference !== null)).toEqual([]);
  });

  it.each(['node_modules/undici/lib/core/util.js', 'node_modules/@actions/core/lib/file-command.js'])(
    'would be found out if a word of %s were changed, left out or added',
    (path) => {
      const { text } = packageModules(dist).find((each) => each.path === path) ?? { text: '' };
      const words = [...text.matchAll(/[\w$]+/g)];
      for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const { 0: word = '', index = 0 } = words[Math.floor(part * words.length)] ?? {};
        const [before, after] = [text.slice(0, index), text.slice(index + word.length)];
        for (const edit of [`${word}2`, '', `${word} ${word}`])
          expect(differenceOf({ path, text: `${before}${edit}${after}` }), edit).not.toBeNull();
      }
      expect(differenceOf({ path, text: '' })).not.toBeNull();
    },
  );

  it('holds undici and the GitHub client once, each apart from the entry', () => {
    for (const [holder, ...more] of [undici, octokit]) {
      expect(holder).toBeDefined();
      expect(holder).not.toBe('index.js');
      expect(more).toEqual([]);
    }
    const paths = packageModules(dist).map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('is not minified, so that it can be reviewed, and names no path of the machine that built it', () => {
    for (const text of files.map(textOf)) expect(text.length / text.split('\n').length).toBeLessThan(100);
    for (const name of readdirSync(dist)) expect(textOf(name)).not.toContain(root);
  });

  it('lists the license of each package in it', () => {
    const licenses = textOf('licenses.txt');
    const names = '@actions/core @actions/github @actions/http-client @octokit/core tunnel undici';
    for (const name of names.split(' ')) expect(licenses).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });

  it('has a bill of materials that lists each package of which it holds a module, and no other', () => {
    const bill = JSON.parse(textOf('sbom.cdx.json'));
    const listed: { name: string; purl: string; hashes: { content: string }[] }[] = bill.components;
    const held = packageModules(dist).map(
      ({ path }) => /.*node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//.exec(path)?.[1],
    );
    expect(listed.map(({ name }) => name)).toEqual([...new Set(held)].sort());
    expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(['undici', 'zod', 'picomatch']));
    expect(listed[0]?.purl).toMatch(/^pkg:npm\/%40actions\/core@\d+\.\d+\.\d+$/);
    for (const { hashes } of listed) expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  });

  it.each([
    ['an unknown operation with its entry alone', { operation: 'none' }, 'Input operation must be'],
    [
      'a missing input with no more, the summary included',
      { operation: 'get-build', pipeline: 'acme/web' },
      'Input build is missing',
    ],
  ])('reports %s', async (_, inputs, words) => {
    const { result, files, bytes, builtins } = await recordStep({ ...inputs, token: 'not-a-real-token' });
    expect(result.exitCode).toBe(1);
    expect(result.log).toContain(words);
    if (inputs.operation === 'none') expect(files).toEqual(['index.js']);
    expect(files.filter((name) => [...undici, ...octokit].includes(name))).toEqual([]);
    expect(bytes).toBeLessThan(290_000);
    for (const name of unused) expect(builtins).not.toContain(name);
  });

  it('reads a build without GitHub’s client', async () => {
    const sandbox = createSandbox();
    const server = await serveSandbox(sandbox, {});
    try {
      const { result, files, builtins } = await recordStep({
        operation: 'get-build',
        token: sandbox.tokens.all.token,
        'base-url': server.url,
        pipeline: 'acme/web',
        build: '1',
        'github-token': 'ghs_notasecret',
      });
      expect(result.log).toContain('Build 1 of acme/web');
      expect(result.exitCode).toBe(0);
      expect(files).toContain(undici[0]);
      expect(files.filter((name) => octokit.includes(name))).toEqual([]);
      for (const name of ['child_process', 'internal/deps/undici/undici'])
        expect(builtins).not.toContain(name);
    } finally {
      await server.close();
    }
  });
});
