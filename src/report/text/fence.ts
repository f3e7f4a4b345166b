import { cleanLines } from './clean.ts';
import type { Markdown } from './markdown.ts';

/**
 * Names to copy, in a fenced block: unmodified but for control characters. For summaries alone: mail shows a
 * comment as bare text, where a fence protects nobody from being mentioned.
 */
export function fenced(text: string, language = 'text'): Markdown {
  const inner = cleanLines(text);
  const longestRun = Math.max(2, ...[...inner.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  return { markdown: `${fence}${language}\n${inner}\n${fence}` };
}
