import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';

const root = resolve(import.meta.dirname, '../..');
const home = mkdtempSync(join(tmpdir(), 'kitestring-library-'));
const library = join(home, 'node_modules', 'kitestring');
const shell = process.platform === 'win32';

/** The library as somebody has it who installed it: compiled, beside its two dependencies, and nothing else. */
beforeAll(() => {
  mkdirSync(library, { recursive: true });
  for (const name of ['undici', 'zod', 'undici-types', '@types']) {
    symlinkSync(join(root, 'node_modules', name), join(home, 'node_modules', name), 'junction');
  }
  execFileSync('tsc', ['-p', 'tsconfig.library.json', '--outDir', join(library, 'build')], {
    cwd: root,
    shell,
  });
  copyFileSync(join(root, 'package.json'), join(library, 'package.json'));
}, 60_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

const program = `
import { createClient, ApiError, type Build } from 'kitestring';

const client = createClient({ token: process.env.TOKEN ?? '', baseUrl: process.env.URL ?? '' });
const numbers: number[] = [];
const list = client.builds.listForPipeline({ organization: 'acme', pipeline: 'web' }, { state: 'failed' }, { perPage: 2 });
for await (const build of list) numbers.push((build satisfies Build).number);
const refused = await client.builds.get({ organization: 'acme', pipeline: 'web', number: 999_999 }).catch((error) => error);
console.log(JSON.stringify({ numbers, known: refused instanceof ApiError, status: refused.status }));
await client.close();
`;

describe('the client alone', () => {
  it('compiles against its own declarations, strictly', () => {
    writeFileSync(join(home, 'program.mts'), program);
    writeFileSync(
      join(home, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          module: 'nodenext',
          target: 'es2024',
          types: ['node'],
          outDir: 'out',
        },
        files: ['program.mts'],
      }),
    );
    const tsc = join(root, 'node_modules', '.bin', 'tsc');
    expect(execFileSync(tsc, ['-p', home], { cwd: home, shell, encoding: 'utf8' })).toBe('');
  }, 60_000);

  it('lists and reads builds without the action around it', async () => {
    const sandbox = createSandbox();
    const server = await serveSandbox(sandbox, {});
    try {
      const printed = await new Promise<string>((settle, fail) => {
        const env = { PATH: process.env.PATH, TOKEN: sandbox.tokens.all.token, URL: server.url };
        execFile(process.execPath, [join(home, 'out', 'program.mjs')], { env }, (error, stdout) =>
          error ? fail(error) : settle(stdout),
        );
      });
      const { numbers, known, status } = JSON.parse(printed);
      expect(numbers.length).toBeGreaterThan(2);
      expect(numbers).toEqual(numbers.toSorted((a: number, b: number) => b - a));
      expect({ known, status }).toEqual({ known: true, status: 404 });
    } finally {
      await server.close();
    }
  });
});
