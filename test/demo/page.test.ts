import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { mermaidFile, renderPage } from '../../scripts/demo/page.ts';
import type { ToldStory } from '../../scripts/demo/stories.ts';
import { hostileNames } from '../report/support/hostile-names.ts';

/** A told story that holds one text wherever a story holds text that it did not write itself. */
function toldWith(text: string, parts: Partial<ToldStory> = {}): ToldStory {
  return {
    story: {
      id: 'a-story',
      title: 'A story',
      words: 'What to look for.',
      event: { name: 'push', payload: {}, environment: {} },
      inputs: { operation: 'trigger-build', message: text },
      exitCode: 0,
    },
    log: [
      { level: 'plain', text },
      { level: 'error', text },
    ],
    outputs: { json: text },
    summary: `## Verdict\n\n${text}\n`,
    comment: `### Verdict\n\n${text}\n`,
    exitCode: 0,
    ...parts,
  };
}

/** The page as a browser reads it; nothing in it is run or loaded. */
function open(html: string): Document {
  return new JSDOM(html).window.document;
}

function attributes(document: Document): Attr[] {
  return [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
}

/** What a reader of HTML makes of a text: of line breaks one kind, of half a character a mark. */
function asRead(text: string): string {
  return text.replace(/\r\n?/g, '\n').toWellFormed();
}

const hostilePage = open(renderPage(hostileNames.map((name) => toldWith(name))));

describe('the page of the demo, whatever names are in it,', () => {
  it('has no script but its own two', () => {
    const [mermaid, drawing, ...others] = hostilePage.querySelectorAll('script');
    expect(mermaid?.getAttribute('src')).toBe(mermaidFile);
    expect(drawing?.textContent).toContain('mermaid.run()');
    expect(others).toEqual([]);
    expect(attributes(hostilePage).filter(({ name }) => name.startsWith('on'))).toEqual([]);
  });

  it('loads nothing but Mermaid from beside itself', () => {
    const loaders =
      'img, picture, source, iframe, object, embed, link, base, video, audio, form, svg, [http-equiv=refresh]';
    expect(hostilePage.querySelectorAll(loaders)).toHaveLength(0);
    expect(
      attributes(hostilePage).filter(({ name }) => /^(?:src|srcset|style|background)$/.test(name)),
    ).toEqual([expect.objectContaining({ name: 'src', value: mermaidFile })]);
    expect(hostilePage.querySelector('style')?.textContent).not.toMatch(/url\(|@import/);
  });

  it('forbids by its policy what it does not do', () => {
    const policy = hostilePage
      .querySelector('[http-equiv="Content-Security-Policy"]')
      ?.getAttribute('content');
    const script = hostilePage.querySelector('script:not([src])')?.textContent ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|http|\*)/);
  });

  it('has links that a click may follow, and no others', () => {
    const targets = attributes(hostilePage).filter(({ name }) => name === 'href');
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter(({ value }) => !/^(?:#|https?:|mailto:)/.test(value))).toEqual([]);
  });

  it('shows them in log and outputs as they are', () => {
    const texts = (selector: string) =>
      [...hostilePage.querySelectorAll(selector)].map(({ textContent }) => asRead(textContent));
    expect(texts('.log .plain')).toEqual(hostileNames.map((name) => asRead(`${name}\n`)));
    expect(texts('.log .error')).toEqual(hostileNames.map((name) => asRead(`Error: ${name}\n`)));
    const shown = texts('.outputs td');
    expect(shown).toHaveLength(hostileNames.length);
    for (const [index, name] of hostileNames.entries())
      expect(shown[index]).toContain(asRead(name.slice(0, 200)));
  });
});

describe('a summary or comment on the page', () => {
  const render = (markdown: string) =>
    open(renderPage([toldWith('', { summary: markdown, comment: markdown })]));

  it('keeps tables, folds and charts, the chart as text for Mermaid', () => {
    const chart = 'gantt\n  section <b>\n  a :0, 1';
    const table = '| a | b |\n| --- | --: |\n| c<wbr>d<br><sub>e</sub> | f |';
    const fold = '<details><summary>More</summary>\n\nInside\n\n</details>';
    const summary = render(`\`\`\`mermaid\n${chart}\n\`\`\`\n\n${table}\n\n${fold}\n`).querySelector(
      '.summary',
    );
    expect(summary?.querySelector('pre.mermaid')?.textContent).toBe(`${chart}\n`);
    expect([...(summary?.querySelectorAll('td') ?? [])].map((cell) => cell.innerHTML)).toEqual([
      'c<wbr>d<br><sub>e</sub>',
      'f',
    ]);
    expect(summary?.querySelector('details')?.textContent).toContain('Inside');
  });

  it('links mentions and references, as GitHub does to text that is not made safe', () => {
    const comment = render('cc @octocat, see #12').querySelector('.comment');
    const links = [...(comment?.querySelectorAll('.markdown a') ?? [])].map((link) => link.textContent);
    expect(links).toEqual(['@octocat', '#12']);
  });

  it('breaks lines in a comment, where GitHub does, and not in a summary', () => {
    const document = render('one\ntwo');
    expect(document.querySelector('.comment .markdown p')?.innerHTML).toBe('one<br>\ntwo');
    expect(document.querySelector('.summary .markdown p')?.innerHTML).toBe('one\ntwo');
  });

  it('cannot take the name of a section', () => {
    const document = render('<a id="a-story">x</a>');
    expect(document.getElementById('a-story')?.tagName).toBe('SECTION');
    expect(document.querySelectorAll('[id="a-story"]')).toHaveLength(1);
  });

  it('is left out if there is none', () => {
    const document = open(renderPage([toldWith('', { summary: '', comment: null })]));
    expect(document.querySelectorAll('.card')).toHaveLength(0);
  });
});
