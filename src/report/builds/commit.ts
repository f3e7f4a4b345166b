import { code, type Markdown, md } from '../text/markdown.ts';

const fullSha = /^[0-9a-f]{40}$/i;

/** Seven digits of a full SHA; a branch or tag unchanged. */
export function shortCommit(commit: string): string {
  return fullSha.test(commit) ? commit.slice(0, 7) : commit;
}

/**
 * Seven digits of a SHA; a branch or tag unchanged. A line break opportunity prevents GitHub from linking the digits, and
 * unlike a zero-width space it is not copied with them. This is enough for a summary, which is never sent by email.
 */
export function commitLabel(commit: string): Markdown {
  const short = shortCommit(commit);
  if (short === commit) return code(commit, 80);
  return md`<code>${short.slice(0, 6)}<wbr>${short.slice(6)}</code>`;
}
