import { describe, expect, it } from 'vitest';
import { readCloneUrl } from '../../../src/model/clone-url.ts';
import { changeUrl, commitUrl, isOfRepository, sourceUrl } from '../../../src/report/text/repository.ts';
import { link, safeUrl } from '../../../src/report/text/url.ts';
import { renderMarkdown } from '../support/rendered.ts';

describe('a safe address', () => {
  it.each(['https://ci.example/acme/web/builds/42#0190-a', 'https://ci.example:8443/a?b=c&d=e'])(
    'is %s',
    (address) => {
      expect(safeUrl(address)).toBe(address);
    },
  );

  it.each([
    ['http', 'http://ci.example/'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a password', 'https://user:secret@ci.example/'],
    ['relative', '/acme/web'],
    ['no address', 'hello'],
    ['too long', `https://ci.example/${'x'.repeat(2_000)}`],
    ['nothing', null],
  ])('is not %s', (_, address) => {
    expect(safeUrl(address)).toBeNull();
  });

  it('may be http on this machine, and only if the service runs there', () => {
    expect(safeUrl('http://127.0.0.1:8080/x', true)).toBe('http://127.0.0.1:8080/x');
    expect(safeUrl('http://[::1]/x', true)).toBe('http://[::1]/x');
    expect(safeUrl('http://127.0.0.1:8080/x')).toBeNull();
    expect(safeUrl('http://127.0.0.1.evil.example/x', true)).toBeNull();
  });

  it.each(['a)b', 'a b', 'a](https://evil.example)', 'a|b', 'a\\', '<x>', '`x`', '"x"', '$x$', '*_~'])(
    'stays one link with %j in it',
    (part) => {
      const url = safeUrl(`https://ci.example/${part}?q=${part}#${part}`);
      const { links, tables } = renderMarkdown(
        `| a | b |\n| - | - |\n| ${link('label', url).markdown} | c |`,
      );
      expect(links.map((found) => new URL(found).host)).toEqual(['ci.example']);
      expect(tables).toEqual([[2, 2]]);
    },
  );
});

describe('links into the repository', () => {
  const repository = { server: 'https://github.com/', name: 'acme/web', sha: 'a'.repeat(40), pullRequest: 7 };

  it('lead to the commit only if it is certainly that of the run', () => {
    expect(commitUrl(repository, 'a'.repeat(40))).toBe(
      `https://github.com/acme/web/commit/${'a'.repeat(40)}`,
    );
    expect(commitUrl(repository, 'b'.repeat(40))).toBeNull();
    expect(commitUrl(null, 'a'.repeat(40))).toBeNull();
  });

  it('lead to the line of a file, whatever its name', () => {
    expect(sourceUrl(repository, { file: 'a b/c#d?.rb', line: 3 })).toBe(
      `https://github.com/acme/web/blob/${'a'.repeat(40)}/a%20b/c%23d%3F.rb#L3`,
    );
    expect(sourceUrl(repository, { file: 'lone\uD800.rb', line: null })).toContain('/lone%EF%BF%BD.rb');
    expect(sourceUrl({ ...repository, sha: '' }, { file: 'a.rb', line: 3 })).toBeNull();
  });

  it('lead to the file among the changes, by the hash that GitHub gives it', () => {
    // printf 'README.md' | sha256sum
    const hash = 'b335630551682c19a781afebcf4d07bf978fb1f8ac04c6bf87428ed5106870f5';
    expect(changeUrl(repository, { file: 'README.md', line: 3 })).toBe(
      `https://github.com/acme/web/pull/7/files#diff-${hash}R3`,
    );
    expect(changeUrl({ ...repository, pullRequest: null }, { file: 'README.md', line: 3 })).toBeNull();
  });
});

describe('a clone URL', () => {
  const web = 'github.com/acme/web';
  it.each([
    ['https://github.com/acme/web', web],
    ['http://user:pass@GitHub.com:8443/Acme/Web.GIT/', web],
    ['ssh://git@github.com:22/acme/web.git', web],
    ['git+ssh://git@github.com/acme/web', web],
    ['git://github.com/acme/web.git', web],
    [' git@github.com:acme/web.git', web],
    ['github.com:123/web', 'github.com/123/web'],
    ['git@github-web:acme/web', 'github-web/acme/web'],
    ['/srv/git/web.git', null],
    [`https://github.com/${'y'.repeat(500)}`, null],
    [null, null],
  ])('names host, owner and name: %j', (url, place) => {
    const repository = { server: 'https://github.com:8443/', name: 'Acme/Web', sha: '' };
    expect(readCloneUrl(url)).toBe(place);
    expect(isOfRepository(url, repository)).toBe(place === web);
  });
});
