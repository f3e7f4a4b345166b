import type { Element, Root, RootContent } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkGithub from 'remark-github';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Markdown as GitHub's flavour renders it: what a reader, and a mail program, meets of it. */
export interface Rendered {
  readonly links: readonly string[];
  /** The links after references, mentions and commits became links too, by a library that knows GitHub's rules. */
  readonly linksOnGitHub: readonly string[];
  /** Every element's name, with its attributes where it has any. */
  readonly elements: readonly string[];
  /** The number of cells in each row of each table. */
  readonly tables: readonly (readonly number[])[];
  /** All text as mail shows it, code included, but for blocks to copy. */
  readonly text: string;
  /** What GitHub would make something of in this text, each with the rule that says so. */
  readonly autolinks: readonly string[];
}

const parser = unified().use(remarkParse).use(remarkGfm);
const toPage = unified().use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw);
const likeGitHub = unified().use(remarkGithub, { repository: 'acme/web' });
const blocks = /^(?:br|p|td|th|tr|li|ul|h\d|summary|details|pre|table|blockquote)$/;

/** Renders Markdown, the HTML in it included. */
export function renderMarkdown(markdown: string): Rendered {
  const tree = parser.parse(markdown);
  const page = toPage.runSync(structuredClone(tree)) as unknown as Root;
  const links: string[] = [];
  const elements: string[] = [];
  const tables: number[][] = [];
  visit(page, 'element', (element: Element) => {
    elements.push([element.tagName, ...Object.keys(element.properties)].join(' '));
    if (element.tagName === 'a') links.push(String(element.properties.href));
    if (element.tagName === 'table') tables.push(cellsOf(element));
  });
  const text = textOf(page);
  const autolinks = findAutolinks(text);
  return { links, linksOnGitHub: linksOnGitHub(tree), elements, tables, text, autolinks };
}

function linksOnGitHub(tree: MarkdownRoot): string[] {
  const urls: string[] = [];
  visit(likeGitHub.runSync(tree) as MarkdownRoot, ['link', 'image', 'definition'], (node) => {
    if ('url' in node) urls.push(String(node.url));
  });
  return urls;
}

function textOf(node: Root | RootContent): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const inner = node.children.map(textOf).join('');
  if (node.type !== 'element') return inner;
  if (node.tagName === 'pre') return '\n';
  return blocks.test(node.tagName) ? `\n${inner}\n` : inner;
}

function cellsOf(table: Element): number[] {
  const rows: number[] = [];
  visit(table, 'element', (element: Element) => {
    if (element.tagName === 'tr') rows.push(element.children.filter(({ type }) => type === 'element').length);
  });
  return rows;
}

/*
 * What GitHub turns into links, mentions and pictures, by what it documents of references and addresses: searched
 * for without asking whether the user, issue or commit exists, and a little wider than GitHub does.
 */
const rules: readonly (readonly [string, RegExp])[] = [
  ['mention', /@[\w-]/g],
  ['issue', /#\d/g],
  ['issue by GH-', /(?<![0-9a-z])gh-\d/gi],
  ['commit', /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/gi],
  ['address', /:\/\//g],
  ['address by www', /www\.\S/gi],
  ['emoji', /:[\w+-]+:/g],
];

function findAutolinks(text: string): string[] {
  return rules.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map(([found]) => `${name}: ${found}`),
  );
}
