import { cleanLines } from './clean.ts';
import type { Markdown } from './markdown.ts';

/**
 * Text to copy, in a fenced block, unchanged except for control characters. Only for summaries: email shows a comment as
 * plain text, where a fence does not prevent mentions.
 */
export function fenced(text: string, language = 'text'): Markdown {
  const inner = cleanLines(text);
  const longestRun = Math.max(2, ...[...inner.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  return { markdown: `${fence}${language}\n${inner}\n${fence}` };
}
