import { describe, expect, it } from 'vitest';
import { code, join, md, nothing, path, prose } from '../../../src/report/text/markdown.ts';

describe('a template', () => {
  it('takes its own words as they are and escapes what is filled in', () => {
    expect(md`**${'*bold*'}** | ${3} ${null}${undefined}${md`[x](y)`}`).toEqual({
      markdown: '**\\*bold\\*** | 3 [x](y)',
    });
  });

  it('shows a number that looks like a commit as a number', () => {
    expect([md`${999_999}`.markdown, md`${1_234_567}`.markdown]).toEqual(['999999', '123456\u200B7']);
  });
});

describe('pieces of Markdown', () => {
  it('are joined without those that are empty', () => {
    expect(join([md`a`, nothing, '', null, '@b'], ' · ').markdown).toBe('a · @\u200Bb');
  });

  it('are code by tags, so that pipes and backticks are harmless', () => {
    expect(code('a|`b`').markdown).toBe('<code>a&#124;&#96;b&#96;</code>');
    expect(code(' \u200B ')).toBe(nothing);
  });

  it('are cut if there is little room', () => {
    expect(prose('abcdef', 4).markdown).toBe('abc…');
  });

  it('may break after a slash of a path, and nowhere inside a tag', () => {
    expect(path('a/$b/c').markdown).toBe('a/<wbr><span>$</span>b/<wbr>c');
  });
});
