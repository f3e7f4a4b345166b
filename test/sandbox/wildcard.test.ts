import { describe, expect, it } from 'vitest';
import { matchesPattern, passesBranchFilter } from '../../src/sandbox/wildcard.ts';

describe('a wildcard', () => {
  it.each([
    ['main', 'main', true],
    ['main', 'mai', false],
    ['main', '*', true],
    ['', '*', true],
    ['release/1.2', 'release/*', true],
    ['prerelease/1.2', 'release/*', false],
    ['my-dev-branch', '*dev*', true],
    ['aXbXc', 'a*b*c', true],
    ['acb', 'a*b*c', false],
    ['ab', 'ab*ab', false],
    ['aa', 'a*a*a', false],
    ['a.c', 'a?c', false],
  ])('is matched as expected: %s against %s: %s', (text, pattern, fits) => {
    expect(matchesPattern(text, pattern)).toBe(fits);
  });

  it('takes linear time on a hostile pattern', () => {
    expect(matchesPattern('a'.repeat(20_000), `${'*a'.repeat(2_000)}*b`)).toBe(false);
  });
});

describe('a branch filter', () => {
  it.each([
    ['main', undefined, true],
    ['main', '', true],
    ['main', 'main release/*', true],
    ['release/2', 'main release/*', true],
    ['feature', 'main release/*', false],
    ['main', '!main', false],
    ['feature', '!main', true],
    ['release/old', 'release/* !release/old', false],
  ])('is matched as expected: %s against %s: %s', (branch, filter, passes) => {
    expect(passesBranchFilter(branch, filter)).toBe(passes);
  });
});
