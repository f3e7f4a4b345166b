import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './sources.ts';

/** Words that are not plain technical English, and what says the same. They count in names too: `goOn`, `isTold`. */
const archaic: readonly (readonly [words: RegExp, plain: string])[] = [
  [/\bnobody\b/i, 'no one'],
  [/\banybody\b/i, 'anyone'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\b(?:by )?whom\b/i, 'who'],
  [/\bn[oa]ught\b/i, 'zero, nothing'],
  [/\bdeeds?\b/i, 'action, write'],
  [/\btwins?\b/i, 'duplicate, copy'],
  [/\bwhole(?! (?:numbers?|seconds?|minutes?|hours?|days?)\b)\b/i, 'complete, all of'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\blest\b/i, 'so that … not'],
  [/\bin earnest\b/i, 'really'],
  [/\bin vain\b/i, 'without success'],
  [/\b(?:go|goes|going|gone|went) on(?! to\b)\b/i, 'continue'],
  [/\btold\b/i, 'reported, given, distinguished'],
  [/\b(?:un)?said\b(?! that\b)/i, 'reported, stated, the message'],
  [/\bbec[ao]mes? of\b/i, 'what happened to, the result of'],
  [/\b(?:is|are|was|were) to be\b/i, 'should be, must be, will be'],
  [/\bsought\b/i, 'wanted, searched'],
  [/\bow(?:e|es|ed|ing)\b/i, 'pending, still to do'],
  [/\bso many\b/i, 'this many, a number of'],
  [/\bas yet\b/i, 'yet'],
  [/\bshall\b/i, 'must'],
  [/\bupon\b/i, 'on'],
  [/\bwhilst\b/i, 'while'],
  [/\b(?:there|where|here)(?:of|in|upon|with|to)\b/i, 'of it, in it'],
];

const own = 'test/architecture/words.test.ts';
const paths = globSync(
  ['{src,scripts,bench,test}/**/*.{ts,mjs}', 'docs/**/*.md', 'bench/**/*.md', '*.md', '.github/**/*.md'],
  { cwd: root },
)
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path !== own && path !== 'CHANGELOG.md' && !path.includes('/fixtures/'));

/** A text whose names are words: `goOn` is "go On", `whyToldOf` is "why Told Of". */
const inWords = (text: string) => text.replaceAll(/(?<=[a-z])(?=[A-Z])|[_-]/g, ' ');

/** Each archaic word of a text, as `path:line: "word": plain words`. */
function archaicIn(path: string, text: string): string[] {
  return inWords(text)
    .split('\n')
    .flatMap((line, index) =>
      archaic.flatMap(([words, plain]) => {
        const [found] = words.exec(line) ?? [];
        return found === undefined ? [] : [`${path}:${index + 1}: "${found}": ${plain}`];
      }),
    );
}

it('the words of sources, tests and documents are plain English, in names too', () => {
  expect(paths.flatMap((path) => archaicIn(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

it('the words of a line are found within names', () => {
  const lines = [
    'const isTold = goOn(1);',
    'a whole number, 30 whole seconds',
    'the whole file is to be read',
  ];
  expect(lines.map((line) => archaicIn('a.ts', line).length)).toEqual([2, 0, 2]);
});
