import { expect, it } from 'vitest';
import { createMatcher } from '../../../src/report/text/globs.ts';

it.each<[string, string, boolean]>([
  ['app/(shop)/**', 'app/(shop)/cart.test.ts', true],
  ['app/(shop)/**', 'app/shop/cart.test.ts', false],
  ['app/\\(shop\\)/**', 'app/(shop)/cart.test.ts', true],
  ['**/*.(a)', 'x/y.(a)', true],
  ['app/{shop,blog}/**', 'app/blog/a.ts', true],
])('%s has parentheses as a part of the name: %s', (glob, file, matches) => {
  expect(createMatcher([glob])(file)).toBe(matches);
});
