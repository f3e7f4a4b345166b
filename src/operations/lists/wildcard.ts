/** True when a text fits a pattern, in which each `*` stands for any text. Looks at no part of it twice for one `*`. */
export function matchesWildcard(text: string, pattern: string): boolean {
  const [head = '', ...rest] = pattern.split('*');
  const tail = rest.pop();
  if (tail === undefined) return text === pattern;
  let at = head.length;
  if (!text.startsWith(head)) return false;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - tail.length >= at && text.endsWith(tail);
}
