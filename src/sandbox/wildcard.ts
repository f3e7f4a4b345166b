/** True when the text fits the pattern, in which each `*` stands for any text. Time grows with the product of the lengths at worst. */
export function matchesWildcard(text: string, pattern: string): boolean {
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
 * True when a branch passes a filter as pipelines and steps write it: patterns parted by spaces, `*` for any text, a
 * leading `!` to exclude. No filter lets everything pass. The syntax is not in the document; the live service has it.
 */
export function passesBranchFilter(branch: string, filter: string | null | undefined): boolean {
  const patterns = (filter ?? '').split(' ').filter((pattern) => pattern !== '');
  const excluded = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  if (excluded.some((pattern) => matchesWildcard(branch, pattern))) return false;
  const included = patterns.filter((pattern) => !pattern.startsWith('!'));
  return included.length === 0 || included.some((pattern) => matchesWildcard(branch, pattern));
}
