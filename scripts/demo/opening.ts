import type { RootContent } from 'hast';
import { renderGitHubMarkdown } from './github-markdown.ts';

const invisible = /\u200b/g;

/** How a summary begins, as plain text: the verdict and the lines below it, up to the first table, chart or fold. */
export function readOpening(markdown: string): string[] {
  const blocks = renderGitHubMarkdown(markdown, 'summary').children.filter(({ type }) => type === 'element');
  const end = blocks.findIndex((block) => block.type === 'element' && !/^(?:h\d|p)$/.test(block.tagName));
  return blocks
    .slice(0, end < 0 ? blocks.length : end)
    .flatMap((block) => textOf(block).replace(invisible, '').split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  return node.tagName === 'br' ? '\n' : node.children.map(textOf).join('');
}
