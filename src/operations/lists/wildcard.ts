/** True if a text matches a pattern in which `*` matches any text. Takes linear time. */
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
