import { describe, expect, it } from 'vitest';
import { readOpening } from '../../scripts/demo/opening.ts';

describe('the opening of a summary', () => {
  it('is its text up to the first table, chart or fold', () => {
    const summary =
      '## ✅ Good\n\n**[Open](https://ci.example)** · <code>4f\u200b0c</code>\n<br><sub>Why</sub>\n\n';
    const table = '| a |\n| --- |\n| b |\n\nAfter.\n';
    expect(readOpening(summary + table)).toEqual(['✅ Good', 'Open · 4f0c', 'Why']);
  });

  it('is a complete summary without them, and empty for an empty one', () => {
    expect(readOpening('## None\n\nNothing to see.')).toEqual(['None', 'Nothing to see.']);
    expect(readOpening('')).toEqual([]);
  });
});
