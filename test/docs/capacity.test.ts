import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../architecture/sources.ts';

/** The cells of the table after some words of a page, without its head. */
function rowsAfter(path: string, words: string): string[][] {
  const [, text = ''] = readFileSync(join(root, path), 'utf8').split(words);
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  const end = rows.findIndex((row, index) => index > 1 && row.startsWith('| ---'));
  const own = end < 0 ? rows : rows.slice(0, end - 1);
  return own.slice(2).map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
}

it('the guide says how many steps can wait as the simulation has recorded it', () => {
  const recorded = rowsAfter('bench/waiting/README.md', '<!-- capacity -->');
  const shown = rowsAfter('docs/guides/rate-limits.md', '## How many steps can wait');
  expect(shown).toHaveLength(3);
  expect(shown).toEqual(recorded.map(([limit, waiters, mean]) => [limit, waiters, `${mean} s`]));
});
