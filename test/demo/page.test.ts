import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { mermaidFile, renderPage } from '../../scripts/demo/page.ts';
import type { PlayedStory } from '../../scripts/demo/stories.ts';
import { hostileNames } from '../report/support/hostile-names.ts';

/** A story that holds one text wherever a story holds text that it did not write itself. */
function storyWith(text: string, parts: Partial<PlayedStory> = {}): PlayedStory {
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

const hostilePage = open(renderPage(hostileNames.map((name) => storyWith(name))));

it('the page of the demo runs and loads nothing but Mermaid from beside itself, whatever names are in it', () => {
  const [mermaid, drawing, ...others] = hostilePage.querySelectorAll('script');
  expect(mermaid?.getAttribute('src')).toBe(mermaidFile);
  expect(others).toEqual([]);
  const loaders =
    'img, picture, source, iframe, object, embed, link, base, video, audio, form, svg, [http-equiv=refresh]';
  expect(hostilePage.querySelectorAll(loaders)).toHaveLength(0);
  const active = attributes(hostilePage).filter(({ name }) =>
    /^(?:on.*|src|srcset|style|background)$/.test(name),
  );
  expect(active).toEqual([expect.objectContaining({ name: 'src', value: mermaidFile })]);
  expect(hostilePage.querySelector('style')?.textContent).not.toMatch(/url\(|@import/);
  const policy = hostilePage.querySelector('[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
  const hash = createHash('sha256')
    .update(drawing?.textContent ?? '')
    .digest('base64');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`'sha256-${hash}'`);
  expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|http|\*)/);
  const targets = attributes(hostilePage).filter(({ name }) => name === 'href');
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter(({ value }) => !/^(?:#|https?:|mailto:)/.test(value))).toEqual([]);
});

it('the page of the demo shows them in log and outputs as they are', () => {
  const texts = (selector: string) =>
    [...hostilePage.querySelectorAll(selector)].map(({ textContent }) => asRead(textContent));
  expect(texts('.log .plain')).toEqual(hostileNames.map((name) => asRead(`${name}\n`)));
  expect(texts('.log .error')).toEqual(hostileNames.map((name) => asRead(`Error: ${name}\n`)));
  const starts = texts('.outputs td').map((shown) => shown.split(' … (')[0]);
  expect(starts).toEqual(hostileNames.map((name) => asRead(name.slice(0, 200))));
});

describe('a summary or comment on the page', () => {
  const render = (markdown: string) =>
    open(renderPage([storyWith('', { summary: markdown, comment: markdown })]));

  it('keeps tables, folds and charts, the chart as text for Mermaid', () => {
    const chart = 'gantt\n  section <b>\n  a :0, 1';
    const table = '| a | b |\n| --- | --: |\n| c<wbr>d<br><sub>e</sub> | f |';
    const fold = '<details><summary>More</summary>\n\nInside\n\n</details>';
    const text = `\`\`\`mermaid\n${chart}\n\`\`\`\n\n${table}\n\n${fold}\n`;
    const summary = render(text).querySelector('.summary');
    expect(summary?.querySelector('pre.mermaid')?.textContent).toBe(`${chart}\n`);
    const cells = [...(summary?.querySelectorAll('td') ?? [])].map((cell) => cell.innerHTML);
    expect(cells).toEqual(['c<wbr>d<br><sub>e</sub>', 'f']);
    expect(summary?.querySelector('details')?.textContent).toContain('Inside');
  });

  it('links mentions and references, and breaks lines in a comment alone, as GitHub does', () => {
    const document = render('cc @octocat, see #12\ntwo');
    const links = [...document.querySelectorAll('.comment .markdown a')].map((link) => link.textContent);
    expect(links).toEqual(['@octocat', '#12']);
    expect(document.querySelectorAll('.comment .markdown br, .summary .markdown br')).toHaveLength(1);
  });

  it('cannot take the name of a section', () => {
    const document = render('<a id="a-story">x</a>');
    expect(document.getElementById('a-story')?.tagName).toBe('SECTION');
    expect(document.querySelectorAll('[id="a-story"]')).toHaveLength(1);
  });
});
