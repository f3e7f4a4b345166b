import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesWildcard } from '../../../src/operations/lists/matching-builds.ts';

describe('a pattern of a branch', () => {
  it.each([
    ['main', 'main', true],
    ['main', 'mai', false],
    ['main', 'Main', false],
    ['release/2.4', 'release/*', true],
    ['release', 'release/*', false],
    ['release/', 'release/*', true],
    ['fix/a/b', 'fix/*/b', true],
    ['fix/b', 'fix/*/b', false],
    ['anything', '*', true],
    ['abab', '*ab', true],
    ['ab', 'ab*ab', false],
    ['a1b2c', 'a*b*c', true],
    ['a1c2b', 'a*b*c', false],
    ['a.b', 'a?b', false],
    ['a.b', 'a.*', true],
  ])('in %j matches %j: %j', (text, pattern, fits) => {
    expect(matchesWildcard(text, pattern)).toBe(fits);
  });

  it('matches whatever replaces its stars', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 5 }), { minLength: 1, maxLength: 6 }),
        fc.string(),
        (parts, filling) => {
          const plain = parts.map((part) => part.replaceAll('*', ''));
          expect(matchesWildcard(plain.join(filling), plain.join('*'))).toBe(true);
        },
      ),
    );
  });
});
