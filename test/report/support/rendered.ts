import type { Element, Root, Text } from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Markdown as GitHub's flavour renders it: its page, and what a reader meets on it. */
export interface Rendered {
  readonly page: Root;
  readonly links: readonly string[];
  readonly tags: ReadonlySet<string>;
  /** The rows of each table, each the number of its cells. */
  readonly tables: readonly (readonly number[])[];
  /** The text of the page, that of links of ours left out. */
  readonly text: string;
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw);

/** Renders Markdown, the HTML in it included. */
export function renderMarkdown(markdown: string): Rendered {
  const page = processor.runSync(processor.parse(markdown)) as Root;
  const links: string[] = [];
  const tags = new Set<string>();
  const tables: number[][] = [];
  visit(page, 'element', (element: Element) => {
    tags.add(element.tagName);
    if (element.tagName === 'a') links.push(String(element.properties.href));
    if (element.tagName === 'table') tables.push(rowsOf(element));
  });
  return { page, links, tags, tables, text: textOf(page) };
}

/** All text under a node; a break or the end of a block parts it. */
export function textOf(node: Root | Element): string {
  const parts: string[] = [];
  visit(node, (inner) => {
    if (inner.type === 'text') parts.push((inner as Text).value);
    if (inner.type === 'element' && /^(?:br|p|td|th|tr|li|h\d|summary|details|pre)$/.test(inner.tagName))
      parts.push('\n');
  });
  return parts.join('');
}

function rowsOf(table: Element): number[] {
  const rows: number[] = [];
  visit(table, 'element', (element: Element) => {
    if (element.tagName === 'tr')
      rows.push(element.children.filter((cell) => cell.type === 'element').length);
  });
  return rows;
}
