import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findFiles } from '../../../src/action/event/find-files.ts';
import { readInputFile } from '../../../src/action/event/input-file.ts';
import { readTestRoots } from '../../../src/operations/flaky-tests/test-roots.ts';
import type { GoModule } from '../../../src/report/flaky/go-packages.ts';
import { flakyTest } from '../../report/support/flaky-tests.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A checkout with these files. */
function checkout(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'checkout-'));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** The roots of such tests in this checkout, and how often it was searched. */
async function rootsOf(
  locations: readonly string[],
  { prefixes = [] as readonly string[], workspace = '' as string | null, name = 'acme/web' } = {},
) {
  let searches = 0;
  const tests = locations.map((location, id) => flakyTest(id, { location, file_name: null }));
  const roots = await readTestRoots(tests, prefixes, {
    workflow: {
      workspace,
      repository: { server: 'https://github.com', name, sha: '' },
      findFiles: async (names) => {
        searches += 1;
        return findFiles(workspace ?? '', { names });
      },
      readFile: async (path) => readInputFile(path),
    },
    signal: new AbortController().signal,
  });
  return { ...roots, searches };
}

const byFolder = (a: GoModule, b: GoModule) => a.folder.localeCompare(b.folder);

const bare = ['./cart_test.go:9', 'cart/cart_test.go:9'];

describe('the Go modules of the checkout', () => {
  it.each([
    ['module example.com/kites\n\ngo 1.24\n', 'example.com/kites'],
    ['// module wrong\nmodule "example.com/kites" // Deprecated: no.\n', 'example.com/kites'],
    ['module (\n\texample.com/kites\n)\n', 'example.com/kites'],
    ['\tmodule `example.com/kites`\r\n', 'example.com/kites'],
    ['go 1.24\n', null],
    ['modules example.com/kites\n', null],
  ])('have the name in go.mod: %j', async (text, name) => {
    const { goModules } = await rootsOf(bare, { workspace: checkout({ 'go.mod': text }) });
    expect(goModules).toEqual(name === null ? [] : [{ name, folder: '' }]);
  });

  it('are found in all folders but those that Go leaves out, or that come from elsewhere', async () => {
    const workspace = checkout({
      'go.mod': 'module example.com/kites',
      'services/pay/go.mod': 'module example.com/kites/pay',
      'hack/tools/go.mod': 'module example.com/kites/tools',
      'services/pay/gone.mod': 'module example.com/gone',
      ...Object.fromEntries(
        ['vendor/x', 'a/node_modules/y', 'pkg/testdata', '_old', '.cache/z'].map((folder) => [
          `${folder}/go.mod`,
          `module example.com/${folder}`,
        ]),
      ),
    });
    symlinkSync(workspace, join(workspace, 'services/loop'));
    const { goModules } = await rootsOf(bare, { workspace });
    expect(goModules?.toSorted(byFolder)).toEqual([
      { name: 'example.com/kites', folder: '' },
      { name: 'example.com/kites/tools', folder: 'hack/tools' },
      { name: 'example.com/kites/pay', folder: 'services/pay' },
    ]);
  });

  it.each([
    ['config', 'sparseCheckout = true', 0],
    ['config', 'sparseCheckout', 0],
    ['config', 'sparseCheckout = 1', 0],
    ['config.worktree', 'sparsecheckout = "TRUE"', 0],
    ['config', 'sparseCheckout = false', 1],
    ['config', 'sparseCheckoutCone = true', 1],
  ])('are unknown in a checkout of only some folders: .git/%s, %j', async (file, setting, count) => {
    const workspace = checkout({
      'go.mod': 'module example.com/kites',
      '.git/config': '',
      [`.git/${file}`]: `[core]\n\t${setting}\n`,
    });
    expect((await rootsOf(bare, { workspace })).goModules).toHaveLength(count);
  });

  it('are those that a sparse checkout of an earlier step no longer hides', async () => {
    const workspace = checkout({
      'go.mod': 'module example.com/kites',
      '.git/config': '[core]\n\tsparseCheckout = true\n',
      '.git/config.worktree': '[core]\n\tsparseCheckout = false\n',
    });
    expect((await rootsOf(bare, { workspace })).goModules).toHaveLength(1);
  });

  const remote = (url: string) => `[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*\n`;

  it.each([
    'https://github.com/acme/web',
    'https://github.com/Acme/Web.git',
    'git@github.com:acme/web.git',
    'ssh://git@github.example:22/acme/web/',
  ])('are those of this repository, wherever it is checked out: %s', async (url) => {
    const own = { 'go.mod': 'module example.com/kites', 'pay/go.mod': 'module example.com/kites/pay' };
    const at = (folder: string, files: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
    const workspace = checkout({
      ...at('src', { ...own, '.git/config': remote(url), 'sub/.git': 'gitdir: ../.git/modules/sub' }),
      ...at('base', { ...own, '.git/config': remote(url) }),
      ...at('src/sub', { 'go.mod': 'module example.com/sub' }),
      ...at('tools', { 'go.mod': 'module example.com/tools', '.git/config': remote(`${url}-tools`) }),
      'tmp/go.mod': 'module example.com/tmp',
    });
    expect((await rootsOf(bare, { workspace })).goModules?.toSorted(byFolder)).toEqual([
      { name: 'example.com/kites', folder: '' },
      { name: 'example.com/kites/pay', folder: 'pay' },
    ]);
  });

  it('are unknown where another repository is checked out', async () => {
    const files = {
      'go.mod': 'module example.com/kites',
      '.git/config': remote('https://github.com/acme/tools'),
    };
    expect((await rootsOf(bare, { workspace: checkout(files) })).goModules).toEqual([]);
  });

  it('are unknown where there is too much to search, or nothing', async () => {
    const workspace = checkout({ 'go.mod': 'module example.com/kites', 'a/b/c': '' });
    expect(await findFiles(workspace, { names: ['go.mod'], most: 2 })).toBeNull();
    expect(await findFiles(workspace, { names: ['go.mod'] })).toEqual(['go.mod']);
    expect((await rootsOf(bare, { workspace: join(workspace, 'none') })).goModules).toEqual([]);
  });

  it('are not searched for any longer once the step is interrupted', async () => {
    const stopped = AbortSignal.abort(new Error('The step was interrupted.'));
    const search = findFiles(checkout({ 'go.mod': '' }), { names: ['go.mod'], signal: stopped });
    await expect(search).rejects.toThrow('interrupted');
  });

  it('are not looked for if no Go test is listed without its folder, or without a checkout', async () => {
    const workspace = checkout({ 'go.mod': 'module example.com/kites' });
    const others = await rootsOf(['cart/cart_test.go:9', 'cart.rb:1'], { workspace });
    expect(others).toMatchObject({ goModules: [], searches: 0 });
    expect(await rootsOf(bare, { workspace: null })).toMatchObject({ goModules: [], searches: 0 });
  });
});

describe('path-prefix', () => {
  it.each([
    [['/work/web/services/pay'], ['services/pay']],
    [['/work/web/services/../api/'], ['api']],
    [['/work/web'], ['/work/web']],
    [['/work/website'], ['/work/website']],
    [['/app'], ['/app']],
    [['/app//'], ['/app']],
    [['/./app/.'], ['/app']],
    [['services/pay'], ['services/pay']],
    [
      ['services/pay', '/work/web/build'],
      ['services/pay', '/work/web/build'],
    ],
  ])('%j, if it is a folder of the workspace, is the folder of the tests: %j', async (prefixes, read) => {
    for (const workspace of ['/work/web', '/work/web/'])
      expect((await rootsOf([], { prefixes, workspace })).prefixes).toEqual(read);
  });

  it('stands for the root if the repository is checked out in this folder', async () => {
    const workspace = checkout({ 'src/.git/HEAD': 'ref: refs/heads/main', 'src/web/a_spec.rb': '' });
    const prefixesOf = async (prefix: string) =>
      (await rootsOf([], { prefixes: [prefix], workspace })).prefixes;
    expect(await prefixesOf(`${workspace}/src/`)).toEqual([`${workspace}/src`]);
    expect(await prefixesOf(`${workspace}/src/web`)).toEqual(['web', `${workspace}/src/web`]);
    expect(await prefixesOf(`${workspace}/web`)).toEqual(['web']);
  });

  it('can be a folder of a workspace on Windows', async () => {
    const paths = { prefixes: ['D:\\a\\web\\web\\services\\pay'], workspace: 'D:\\a\\web\\web' };
    expect((await rootsOf([], paths)).prefixes).toEqual(['services/pay']);
  });
});
