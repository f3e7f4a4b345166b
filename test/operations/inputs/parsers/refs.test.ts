import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBranch, parseRef } from '../../../../src/operations/inputs/parsers/refs.ts';
import { read, refusals } from './reading.ts';

const rule = 'a git ref without spaces, control characters, "..", "@{" or any of ~ ^ ? * [ \\';

const atEnds = ['/main', 'main/', 'main.', '.main', 'feature/.hidden', 'main.lock', 'main.lock/fix'];

refusals([
  [parseRef, rule, ['', '@', ...[...' \t\n\0\u007f~^?*[\\\ud83d'].map((sign) => `a${sign}b`)]],
  [parseRef, rule, ['a..b', 'a//b', 'main@{1}', ...atEnds]],
  // An agent could read it as an option.
  [parseRef, 'a git ref that does not start with a dash', ['-f', '--upload-pack=evil', '-']],
  [
    parseBranch,
    'a branch name; * matches any text',
    ['', '-main', 'a b', 'a..b', 'a?b', '/*', '.lock', 'x.lock'],
  ],
]);

describe('a ref', () => {
  it.each([
    'main',
    'HEAD',
    'v2.4.0',
    'refs/heads/main',
    'feature/JIRA-12_fix',
    'dependabot/npm_and_yarn/react-19.1.1',
    'octocat:main',
    'a@b',
    'ünïcødé',
    '🚀',
    'a.lockfile',
    'weird"quotes\'',
    '$(id)',
    '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
  ])('can be %s', (text) => {
    expect(read(parseRef, text)).toBe(text);
  });

  it('follows the rules of git, whatever it is made of', () => {
    const pieces = [...'aB0./-@~* \u0001:é', '..', '@{', '.lock'];
    const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        expect('value' in parseRef(text, 0)).toBe(isRef(text) && !text.startsWith('-'));
      }),
      { numRuns: 2_000 },
    );
  });
});

/** The rules of `git check-ref-format`, one after the other as its manual has them; a colon is let through. */
function isRef(text: string): boolean {
  const parts = text.split('/');
  const rules = [
    parts.every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock')),
    !text.includes('..'),
    [...text].every((sign) => sign >= ' ' && sign !== '\u007f' && !' ~^?*[\\'.includes(sign)),
    !text.endsWith('.'),
    !text.includes('@{'),
    text !== '@',
  ];
  return rules.every(Boolean);
}

describe('a branch to filter by', () => {
  it.each(['main', '*', 'release/*', '*/*', 'octocat:*', 'v*.x'])('can be %s', (text) => {
    expect(read(parseBranch, text)).toBe(text);
  });
});

describe('a branch with the name of its remote', () => {
  it.each([
    ['origin/main', 'main'],
    ['origin/feature/a', 'feature/a'],
    ['refs/remotes/upstream/main', 'main'],
  ])('%s is read as %s, with a note', (text, value) => {
    expect(parseBranch(text, 0)).toEqual({ value, note: `${text} is read as ${value}` });
  });

  it('keeps folders that only look like a remote', () => {
    expect(parseBranch('upstream/main', 0)).toEqual({ value: 'upstream/main' });
  });
});
