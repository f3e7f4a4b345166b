import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapsed, list, paragraph, table } from '../../../src/report/text/blocks.ts';
import { characters, renderComplete, renderDocument } from '../../../src/report/text/document.ts';
import { md, nothing } from '../../../src/report/text/markdown.ts';
import { renderMarkdown } from '../support/rendered.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => [`row ${index}`, index]);
const two = [{ title: 'Name' }, { title: 'Number', align: 'right' as const }];

function sample(count: number) {
  return [
    paragraph('heading', md`## Heading`),
    table('first', two, numbered(count)),
    collapsed('More', table('second', two, numbered(count))),
    list(
      'third',
      nothing,
      numbered(count).map(([name]) => name),
    ),
  ];
}

describe('a document', () => {
  it('holds everything if there is room', () => {
    const text = renderDocument(sample(2), characters(10_000), md`foot`);
    expect(text).toBe(
      [
        '## Heading\n',
        '| Name | Number |\n| :--- | ---: |\n| row 0 | 0 |\n| row 1 | 1 |\n',
        '<details><summary>More</summary>\n\n| Name | Number |\n| :--- | ---: |\n| row 0 | 0 |\n| row 1 | 1 |\n\n</details>\n',
        '- row 0\n- row 1\n',
        'foot\n',
      ].join('\n'),
    );
  });

  it('cuts between rows and says how many are left', () => {
    const text = renderDocument(sample(100), characters(1_000), md`foot`);
    const { tables } = renderMarkdown(text);
    const shown = tables.map((rows) => rows.length - 1);
    expect(text.length).toBeLessThanOrEqual(1_000);
    expect(shown[0]).toBeGreaterThan(20);
    expect(text).toContain(`and ${100 - (shown[0] ?? 0)} more`);
    expect(text).toContain('and 100 more\n\n</details>');
    expect(text.endsWith('foot\n')).toBe(true);
  });

  it('counts rows that it was not given', () => {
    const block = table('rows', two, numbered(3), { total: 5_000, max: 2, elsewhere: md` in the file` });
    expect(renderDocument([block], characters(1_000))).toContain(
      '| row 1 | 1 |\n\nand 4,998 more in the file\n',
    );
  });

  it('leaves sections out from the end, and names them, if there is no room for their frames', () => {
    const text = renderDocument(sample(100), characters(165), md`foot`);
    expect(text).toContain('<sub>Omitted because of the size limit: 2 sections (second, third).</sub>');
    expect(text.endsWith('foot\n')).toBe(true);
  });

  it('is empty if nothing fits', () => {
    expect(renderDocument(sample(3), characters(5))).toBe('');
    expect(renderDocument(sample(3), characters(-1))).toBe('');
  });

  it('keeps a cell for an empty value', () => {
    const text = renderDocument([table('t', two, [['', null]])], characters(100));
    expect(renderMarkdown(text).tables).toEqual([[2, 2]]);
  });

  it('stays within any limit, with balanced tags', () => {
    fc.assert(
      fc.property(fc.nat(120), fc.integer({ min: -10, max: 4_000 }), (rows, limit) => {
        const text = renderDocument(sample(rows), characters(limit), md`foot`);
        expect(text.length).toBeLessThanOrEqual(Math.max(0, limit));
        expect(text.split('<details>').length).toBe(text.split('</details>').length);
      }),
    );
  });

  it('is complete as soon as everything fits, to the character', () => {
    const all = renderDocument(sample(30), characters(1_000_000), md`foot`);
    expect(renderComplete(sample(30), characters(all.length), md`foot`)).toBe(all);
    expect(renderComplete(sample(30), characters(all.length - 1), md`foot`)).toBeNull();
    expect(renderDocument(sample(30), characters(all.length - 1), md`foot`)).toContain('more');
  });

  it('takes work in proportion to the rows', () => {
    const measured = (rows: number) => {
      let calls = 0;
      const measure = (text: string) => {
        calls += 1;
        return text.length;
      };
      // Less than all of it takes, so that the rows are counted one by one.
      renderDocument(sample(rows), { limit: 40 * rows, measure });
      return calls;
    };
    expect(measured(1_000)).toBeGreaterThan(2_000);
    expect(measured(2_000)).toBeLessThanOrEqual(2 * measured(1_000) + 10);
  });
});
