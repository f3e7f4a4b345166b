/** True if the text matches the pattern, in which each `*` matches any text. Worst-case time is the product of the lengths. */
export function matchesPattern(text: string, pattern: string): boolean {
  const [head = '', ...rest] = pattern.split('*');
  const tail = rest.pop();
  if (tail === undefined) return text === head;
  if (text.length < head.length + tail.length) return false;
  if (!text.startsWith(head) || !text.endsWith(tail)) return false;
  const end = text.length - tail.length;
  let at = head.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
}

/**
 * True if a branch matches the filter of a pipeline or step: patterns separated by spaces, `*` for any text, a leading
 * `!` to exclude. Every branch matches an empty filter. The document does not show the syntax; it is the live service's.
 */
export function passesBranchFilter(branch: string, filter: string | null | undefined): boolean {
  const patterns = (filter ?? '').split(' ').filter((pattern) => pattern !== '');
  const excluded = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  if (excluded.some((pattern) => matchesPattern(branch, pattern))) return false;
  const included = patterns.filter((pattern) => !pattern.startsWith('!'));
  return included.length === 0 || included.some((pattern) => matchesPattern(branch, pattern));
}
