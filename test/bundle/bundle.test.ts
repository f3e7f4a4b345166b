import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
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

/** A copy of the bundle without some of its files: what runs from it does not need them. */
function without(names: readonly string[]): string {
  const folder = mkdtempSync(join(temporary, 'dist-'));
  cpSync(dist, folder, { recursive: true, filter: (source) => !names.some((name) => source.endsWith(name)) });
  return join(folder, 'index.js');
}

const undici = holders('class Undici' + 'Error extends Error');
const undiciIndex = holders('class Mock' + 'Agent extends');
const octokit = holders('createTokenAuth');

describe('the bundle', () => {
  it('serves the step and its post step from one entry', () => {
    const { runs } = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
    expect(runs).toEqual({ using: 'node24', main: 'dist/index.js', post: 'dist/post.js' });
    expect(textOf('post.js').length).toBeLessThan(600);
  });

  it('holds one copy of undici, in a chunk of its own', () => {
    expect(undici).toHaveLength(1);
    expect(undici).not.toContain('index.js');
    const copies = textOf(undici[0] ?? '').split('class Undici' + 'Error extends Error').length - 1;
    expect(copies).toBe(1);
  });

  it('holds the GitHub client in a chunk of its own', () => {
    expect(octokit).toHaveLength(1);
    expect(octokit).not.toContain('index.js');
  });

  it('is not minified, so that it can be reviewed', () => {
    const lines = textOf('index.js').split('\n');
    expect(lines.length).toBeGreaterThan(10_000);
  });

  it('names no path of the machine that built it', () => {
    for (const name of readdirSync(dist)) expect(textOf(name)).not.toContain(root);
  });

  it('reports bad input without loading what sends requests', async () => {
    const result = await runStep({
      inputs: { operation: 'none', token: 'not-a-real-token' },
      bundle: without([...undici, ...octokit]),
    });
    expect(result.exitCode).toBe(1);
    expect(result.log).toContain('Input operation must be');
  });

  it('reads a build without loading the GitHub client or all of undici', async () => {
    const sandbox = createSandbox();
    const server = await serveSandbox(sandbox, {});
    try {
      const result = await runStep({
        inputs: {
          operation: 'get-build',
          token: sandbox.tokens.all.token,
          'base-url': server.url,
          pipeline: 'acme/web',
          build: '1',
          'github-token': 'ghs_notasecret',
        },
        bundle: without([...octokit, ...undiciIndex]),
      });
      expect(undiciIndex).toHaveLength(1);
      expect(result.log).toContain('acme/web #1');
      expect(result.exitCode).toBe(0);
    } finally {
      await server.close();
    }
  });
});
