import fc from 'fast-check';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { createGlob } from '../../../src/report/flaky/glob.ts';

describe('a glob', () => {
  it.each([
    ['*.ts', 'a.ts', true],
    ['*.ts', 'src/a.ts', false],
    ['**/*.ts', 'a.ts', true],
    ['**/*.ts', 'src/deep/a.ts', true],
    ['src/**', 'src/deep/a.ts', true],
    ['src/**', 'source/a.ts', false],
    ['src/**', 'src', false],
    ['src/**/a.ts', 'src/a.ts', true],
    ['src/**/a.ts', 'src/x/y/a.ts', true],
    ['spec/models/', 'spec/models/user_spec.rb', true],
    ['spec/models/', 'spec/models.rb', false],
    ['**/*test*/*', 'x/unit-tests/a.js', true],
    ['a?.ts', 'ab.ts', true],
    ['a?.ts', 'a/.ts', false],
    ['[a-c]*.ts', 'b.ts', true],
    ['[!a-c]*.ts', 'b.ts', false],
    ['*.{ts,tsx}', 'a.tsx', true],
    ['{src,{lib,test}/*}/a.ts', 'lib/x/a.ts', true],
    ['.github/*', '.github/a', true],
    ['*', '.hidden', true],
    ['a[b', 'a[b', true],
    ['a{b', 'a{b', true],
    ['\\*.ts', '*.ts', true],
    ['\\*.ts', 'a.ts', false],
    ['src/é*.ts', 'src/été.ts', true],
  ])('%s says of %s: %s', (pattern, path, expected) => {
    expect(createGlob(pattern)(path)).toBe(expected);
  });

  it('agrees with a well-known matcher on patterns of whole segments', () => {
    const segment = fc.constantFrom(
      'a',
      'b',
      'ab',
      '*',
      '**',
      'a*',
      '*b',
      '?',
      '[ab]',
      '[^a]',
      '{a,b}',
      'a?',
      '*a*',
    );
    const patterns = fc
      .array(segment, { minLength: 1, maxLength: 4 })
      .filter((parts) => parts.length === 1 || parts.at(-1) !== '**')
      .map((parts) => parts.join('/'));
    const name = fc.stringMatching(/^[ab.]{1,3}$/).filter((part) => part !== '.' && part !== '..');
    const paths = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(patterns, paths, (pattern, path) => {
        expect([pattern, path, createGlob(pattern)(path)]).toEqual([
          pattern,
          path,
          picomatch.isMatch(path, pattern, { dot: true }),
        ]);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    '*a*a*a*a*a*a*a*b',
    '**/*test*unit*spec*.js',
    '{a,{a,{a,{a,{a,*}}}}}*'.repeat(8),
    '**/**/**/**/**/**/x',
  ])('looks at each character of a hostile path once for each part of %s', (pattern) => {
    let looks = 0;
    const path = 'testunitspec/a'.repeat(200);
    expect(createGlob(pattern, () => (looks += 1))(path)).toBe(false);
    expect(looks).toBeLessThanOrEqual(1_024 * pattern.length * 4);
  });

  it('says the same of a path after it has met more characters than it remembers', () => {
    const matches = createGlob('**/*b*c');
    for (let round = 0; round < 60; round += 1) {
      const strange = Array.from({ length: 1_000 }, (_, at) =>
        String.fromCodePoint(0x4e00 + round * 300 + at),
      );
      for (const end of ['bc', 'cb', 'bac', 'b/c'])
        expect(matches(`src/${strange.join('')}${end}`)).toBe(/b[^/]*c$/.test(end));
    }
  });

  it('cuts a path that is longer than any file has', () => {
    expect(createGlob('a*')('a'.repeat(5_000))).toBe(true);
    expect(createGlob(`*b`)(`${'a'.repeat(5_000)}b`)).toBe(false);
  });
});
