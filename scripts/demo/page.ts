import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { type Child, h } from 'hastscript';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';
import { readHome } from '../home.ts';
import { renderGitHubMarkdown } from './github-markdown.ts';
import type { ToldStory } from './tell.ts';

/** The name under which the page looks for Mermaid, beside itself. */
export const mermaidFile = 'mermaid.min.js';

const style = ['page.css', 'github.css']
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');
const drawing = `
const dark = matchMedia('(prefers-color-scheme: dark)').matches;
mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', theme: dark ? 'dark' : 'default' });
mermaid.run().finally(() => document.documentElement.classList.add('drawn'));
`;
const drawingHash = createHash('sha256').update(drawing).digest('base64');
/** Nothing is loaded but what lies beside the page, and no script runs but the two of it, whatever a text says. */
const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'self' file: 'sha256-${drawingHash}'`;

/** The stories as a page of HTML: a section each, with log, outputs, and what GitHub would show. */
export function renderPage(told: readonly ToldStory[]): string {
  const head = h('head', [
    h('meta', { charSet: 'utf-8' }),
    h('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('title', 'Kitestring, as GitHub would show it'),
    h('style', style),
  ]);
  const body = h('body', [
    h('header', [
      h('h1', 'Kitestring'),
      h('p', 'What the committed bundle did against the sandbox, and what GitHub would show of it.'),
      h('nav', h('ol', told.map(contentsItem))),
    ]),
    h('main', told.map(section)),
    h('script', { src: mermaidFile }),
    h('script', drawing),
  ]);
  const page: Root = {
    type: 'root',
    children: [{ type: 'doctype' }, h('html', { lang: 'en' }, [head, body])],
  };
  return unified().use(rehypeStringify).stringify(page);
}

function contentsItem({ story, exitCode }: ToldStory): Element {
  return h('li', [h('a', { href: `#${story.id}` }, story.title), ' ', result(exitCode)]);
}

function section(told: ToldStory): Element {
  const { story, log, outputs, summary, comment, exitCode } = told;
  const names = Object.keys(outputs);
  return h('section', { id: story.id }, [
    h('h2', [story.title, ' ', result(exitCode)]),
    h('p', story.words),
    h('.step', [
      h('figure', [h('figcaption', 'Step'), h('pre', h('code', describeStep(story.inputs)))]),
      h('figure', [
        h('figcaption', `Log, on ${story.event.name}`),
        h(
          'pre.log',
          log.map(({ level, text }) => h(`span.${level}`, `${prefixes[level]}${text}\n`)),
        ),
      ]),
    ]),
    h('details', [
      h('summary', `Outputs (${names.length})`),
      h(
        'table.outputs',
        names.map((name) => h('tr', [h('th', name), h('td', h('code', shorten(outputs[name] ?? '')))])),
      ),
    ]),
    ...(summary === '' ? [] : [card('summary', 'Job summary', markdownBody(summary, 'summary'))]),
    ...(comment === null ? [] : [conversation(comment)]),
  ]);
}

const prefixes = { plain: '', notice: 'Notice: ', warning: 'Warning: ', error: 'Error: ' };

function conversation(comment: string): Element {
  const said = [h('strong', 'github-actions'), ' ', h('span.bot', 'bot'), ' commented'];
  return h('.conversation', [
    h('.avatar', { ariaHidden: 'true' }),
    card('comment', said, markdownBody(comment, 'comment')),
  ]);
}

function card(kind: 'summary' | 'comment', title: Child, body: Element): Element {
  return h(`.card.${kind}`, [h('.title', title), body]);
}

function markdownBody(markdown: string, place: 'summary' | 'comment'): Element {
  return h('.markdown', renderGitHubMarkdown(markdown, place));
}

function result(exitCode: number | null): Element {
  return exitCode === 0 ? h('span.result.good', 'succeeded') : h('span.result.bad', 'failed');
}

/** The step as a workflow's author writes it. The demo's own addresses are left out. */
function describeStep({ operation, ...inputs }: Readonly<Record<string, string>>): string {
  const step = {
    uses: `${readHome().repository}/actions/${operation}@v0`,
    with: { ...inputs, token: '${{ secrets.BUILDKITE_API_TOKEN }}' },
  };
  return stringify([step]).trimEnd();
}

function shorten(value: string): string {
  const most = 200;
  return value.length <= most ? value : `${value.slice(0, most)} … (${value.length} characters)`;
}
