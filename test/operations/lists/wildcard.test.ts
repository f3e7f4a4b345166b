import { expect, it } from 'vitest';
import { matchesWildcard } from '../../../src/operations/lists/matching-builds.ts';

it.each([
  ['main', 'main main* * m*n *a*i*', 'mai Main? *x main*main m.*n'],
  ['release/2.4', 'release/* release/2.4* *', 'release/*/2.4 release'],
  ['fix/a/b', 'fix/*/b fix/**b', 'fix/b fix/*/a'],
  ['abab', '*ab ab*ab *abab', 'aba*bab'],
])('the branch %s matches %s, not %s', (branch, patterns, others) => {
  const fitting = (text: string) => text.split(' ').filter((pattern) => matchesWildcard(branch, pattern));
  expect(fitting(patterns)).toEqual(patterns.split(' '));
  expect(fitting(others)).toEqual([]);
});
