import { describe, expect, it } from 'vitest';
import { code, join, md, nothing, wrapping } from '../../../src/report/text/markdown.ts';

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

  it.each([
    ['services/web/$x/thing_spec.rb', 'services/<wbr>web/<wbr><span>$</span>x/<wbr>thing_<wbr>spec.<wbr>rb'],
    ['TestServer/WithHTTPClient=on--now', 'Test<wbr>Server/<wbr>With<wbr>HTTP<wbr>Client=<wbr>on--<wbr>now'],
    [
      'tests/a_test.py::TestA::test__b',
      'tests/<wbr>a_<wbr>test.<wbr>py::<wbr>\u200BTest<wbr>A::<wbr>test__<wbr>b',
    ],
    [`${'x'.repeat(30)}[a|b]`, `${'x'.repeat(12)}<wbr>${'x'.repeat(12)}<wbr>${'x'.repeat(6)}\\[a&#124;b\\]`],
    ['keeps its promise in a_b.c', 'keeps its promise in a_b.c'],
  ])('may break %s in its long words, and nowhere inside a tag', (text, markdown) => {
    expect(wrapping(text).markdown).toBe(markdown);
  });

  it('make no commit of the rest of a word that may break', () => {
    expect(wrapping('someTestOfTheABCDEF1').markdown).toBe('some<wbr>Test<wbr>Of<wbr>The<wbr>ABCDEF\u200B1');
  });
});
