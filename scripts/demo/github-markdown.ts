import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import remarkGithub from 'remark-github';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type Preset, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { repository } from './events.ts';

/** Where GitHub shows a text: in comments a line break is one, in summaries it is a space. */
export type Place = 'summary' | 'comment';

const pictures = ['img', 'picture', 'source'];
const beyondDefault = 'abbr bdo caption cite dfn figcaption figure mark small wbr'.split(' ');

/** What GitHub lets through, but for pictures: the page loads nothing from anywhere. */
const schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), ...beyondDefault].filter((name) => !pictures.includes(name)),
};

const parser = unified().use(remarkParse).use(remarkGfm);
const toHtml: Preset = {
  plugins: [
    [remarkGithub, { repository }],
    [remarkRehype, { allowDangerousHtml: true }],
    rehypeRaw,
    [rehypeSanitize, schema],
    () => drawCharts,
  ],
};
const processors = {
  summary: unified().use(toHtml),
  comment: unified().use(remarkBreaks).use(toHtml),
};

/**
 * Markdown as GitHub renders it: its flavor, its references and mentions, its sanitizer. Charts become
 * `<pre class="mermaid">`, which Mermaid draws where it is loaded.
 */
export function renderGitHubMarkdown(markdown: string, place: Place): Root {
  return processors[place].runSync(parser.parse(markdown)) as Root;
}

function drawCharts(tree: Root): void {
  visit(tree, 'element', (pre: Element) => {
    const [code] = pre.children;
    if (pre.tagName !== 'pre' || code?.type !== 'element' || !isChart(code)) return;
    pre.properties.className = ['mermaid'];
    pre.children = code.children;
  });
}

function isChart({ tagName, properties }: Element): boolean {
  const { className } = properties;
  return tagName === 'code' && Array.isArray(className) && className.includes('language-mermaid');
}
