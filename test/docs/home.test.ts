import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findStrayAddresses, type Home, isPlaceholder, readHome, readTexts } from '../../scripts/home.ts';

const root = resolve(import.meta.dirname, '../..');
const home: Home = { repository: 'acme/kites', owner: 'acme', packageName: '@acme/kites' };

/** The files that name a home, and those that say it to the scripts, in a repository of their own. */
const checkout = mkdtempSync(join(tmpdir(), 'kitestring-home-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout, encoding: 'utf8' });
const node = (script: string, ...args: string[]) => {
  const spawned = { cwd: checkout, encoding: 'utf8', env: { PATH: process.env.PATH } } as const;
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts', script), ...args], spawned);
  return { status, stderr };
};

beforeAll(() => {
  const { owner } = readHome();
  for (const [path, text] of readTexts(root)) {
    if (!text.includes(owner)) continue;
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    cpSync(join(root, path), join(checkout, path));
  }
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@acme.example', 'commit', '--quiet', '--message=First');
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

describe('the home of the project', () => {
  it('is named by every address that the project gives of itself', () => {
    expect(findStrayAddresses(readTexts(root), readHome())).toEqual([]);
  });

  it.each([
    ['SECURITY.md', 'https://github.com/someone/kites/issues', 'someone/kites'],
    ['docs/b.yml', 'uses: acme/kites@v0\nuses: someone/kites/actions/get-build@v0', 'someone/kites'],
    ['SECURITY.md', 'gh release verify v1.0.0 -R someone/kites', 'someone/kites'],
    ['.github/CODEOWNERS', '* @someone/maintainers @acme/security', 'someone'],
  ])('is not what %s names with %j', (path, text, stray) => {
    expect(findStrayAddresses(new Map([[path, text]]), home)).toEqual([
      `${path} names ${stray}, and the home is acme/kites.`,
    ]);
    expect(findStrayAddresses(new Map([['a.md', 'github.com/someone/kites-of-mine']]), home)).toEqual([]);
  });

  it('must be set before a release is tagged, and is set everywhere at once', () => {
    const before = readHome();
    expect(node('check-home.ts')).toEqual({ status: 0, stderr: '' });
    git('tag', 'v0.1.0');
    const { status, stderr } = node('check-home.ts');
    if (isPlaceholder(before)) expect(stderr).toContain('v0.1.0 is tagged, and the project has no home');
    expect(status).toBe(isPlaceholder(before) ? 1 : 0);
    expect(node('set-home.ts', 'acme/Kites')).toEqual({ status: 0, stderr: '' });
    expect(node('check-home.ts')).toEqual({ status: 0, stderr: '' });
    const left = [...readTexts(checkout)].filter(([, text]) => text.includes(before.repository));
    expect(left.map(([path]) => path)).toEqual([]);
    for (const [path, text] of [
      ['package.json', '"name": "@acme/kites"'],
      ['.github/CODEOWNERS', ' @acme/maintainers'],
      ['README.md', 'uses: acme/Kites/actions/trigger-build@v0'],
    ] as const)
      expect(readFileSync(join(checkout, path), 'utf8')).toContain(text);
  });

  it.each([[], ['kites'], ['-acme/kites'], ['your--account/kites'], ['acme/kites', 'kites']])(
    'is not set from "%s" "%s"',
    (...args) => {
      expect(node('set-home.ts', ...args).status).toBe(2);
    },
  );
});
