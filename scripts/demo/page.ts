import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';
import { readHome } from '../home.ts';
import { type Place, renderGitHubMarkdown } from './github-markdown.ts';
import type { PlayedStory } from './stories.ts';

/** The name under which the page looks for Mermaid, beside itself. */
export const mermaidFile = 'mermaid.tiny.js';

const style = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');
const drawing = `
const dark = matchMedia('(prefers-color-scheme: dark)').matches;
mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', theme: dark ? 'dark' : 'default' });
mermaid.run().finally(() => document.documentElement.classList.add('drawn'));
`;
const drawingHash = createHash('sha256').update(drawing).digest('base64');
/** Nothing is loaded but what lies beside the page, and no script runs but the two of it, whatever a text says. */
const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'self' file: 'sha256-${drawingHash}'`;

/** The stories as a page of HTML: a section each, with log, outputs, and what GitHub would show. */
export function renderPage(played: readonly PlayedStory[]): string {
  const head = h('head', [
    h('meta', { charSet: 'utf-8' }),
    h('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('title', 'Kitestring, as GitHub would show it'),
    h('style', style),
  ]);
  const body = h('body', [
    h('h1', 'Kitestring'),
    h('p', 'What the committed bundle did against the sandbox, and what GitHub would show of it.'),
    h(
      'ol',
      played.map(({ story }) => h('li', h('a', { href: `#${story.id}` }, story.title))),
    ),
    ...played.map(section),
    h('script', { src: mermaidFile }),
    h('script', drawing),
  ]);
  const html = h('html', { lang: 'en' }, [head, body]);
  const page: Root = { type: 'root', children: [{ type: 'doctype' }, html] };
  return unified().use(rehypeStringify).stringify(page);
}

const prefixes = { plain: '', notice: 'Notice: ', warning: 'Warning: ', error: 'Error: ' };

function section({ story, log, outputs, summary, comment, exitCode }: PlayedStory): Element {
  const result = exitCode === 0 ? h('span.good', 'succeeded') : h('span.bad', 'failed');
  const lines = log.map(({ level, text }) => h(`span.${level}`, `${prefixes[level]}${text}\n`));
  const rows = Object.entries(outputs).map(([name, value]) =>
    h('tr', [h('th', name), h('td', h('code', shorten(value)))]),
  );
  return h('section', { id: story.id }, [
    h('h2', [`${story.title}: `, result]),
    h('p', story.words),
    h('figure', [h('figcaption', 'Step'), h('pre', h('code', describeStep(story.inputs)))]),
    h('figure', [h('figcaption', `Log, on ${story.event.name}`), h('pre.log', lines)]),
    h('details', [h('summary', `Outputs (${rows.length})`), h('table.outputs', rows)]),
    ...(summary === '' ? [] : [card('summary', 'Job summary', summary)]),
    ...(comment === null ? [] : [card('comment', 'github-actions commented', comment)]),
  ]);
}

function card(place: Place, title: string, markdown: string): Element {
  return h(`.card.${place}`, [h('.title', title), h('.markdown', renderGitHubMarkdown(markdown, place))]);
}

/** The step as a workflow's author writes it. The demo's own addresses are left out. */
function describeStep({ operation, ...inputs }: Readonly<Record<string, string>>): string {
  const uses = `${readHome().repository}/actions/${operation}@v0`;
  return stringify([{ uses, with: { ...inputs, token: '${{ secrets.BUILDKITE_API_TOKEN }}' } }]).trimEnd();
}

function shorten(value: string): string {
  return value.length <= 200 ? value : `${value.slice(0, 200)} … (${value.length} characters)`;
}
