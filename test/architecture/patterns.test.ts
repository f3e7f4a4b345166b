import { expect, it } from 'vitest';
import { sources } from './sources.ts';

/** A group that is repeated and holds a repetition, by how it begins: `(?:a+)+`, not `(?:\.a)+`. */
const nested =
  /(?<!\\)\((?:\?:|\?<\w+>)?(?<begin>\\?.)(?:[^()[\]\\\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])*[*+]\??\)[*+{]/g;

/** A sign that stands for itself, so that a text can be divided among the repetitions in one way only. */
const separates = /^(?:\\?[-/.,:;*|]|[ "'])$/;

function slowIn(text: string): string[] {
  return [...text.matchAll(nested)]
    .filter(({ groups }) => !separates.test(groups?.begin ?? '') || groups?.begin === '.')
    .map(([group]) => group);
}

it('the patterns of the sources repeat no group that holds a repetition, unless a separator begins it: that may take exponential time', () => {
  expect(sources.flatMap(({ path, text }) => slowIn(text).map((group) => `${path}: ${group}`))).toEqual([]);
});

it('the patterns of the sources are read by one that knows a slow pattern', () => {
  expect(slowIn('/(?:a+)+$/, /(\\w*,?[^b]+)*x/, /(?:.+)+/')).toHaveLength(3);
  expect(slowIn('/[a-z]+(?:-[a-z]+)*$/, /(?:\\.\\w+)+/, /(a|b)+/')).toEqual([]);
});

it('the patterns of the sources stand there as literals: none is made of a text, except of fixed texts that are escaped', () => {
  const made = sources.filter(({ text }) => /\bRegExp\(/.test(text));
  expect(made.map(({ path }) => path)).toEqual(['report/text/redact.ts']);
});
