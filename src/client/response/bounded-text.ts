/**
 * Text of the service for use in a message: one line, well-formed, at most `limit` characters. It must still be escaped
 * for the place where it is shown.
 */
export function boundedText(text: string, limit: number): string {
  const line = Array.from(text.slice(0, limit).toWellFormed(), (char) => (isControl(char) ? ' ' : char));
  return text.length > limit ? `${line.join('')}…` : line.join('').trim();
}

function isControl(char: string): boolean {
  const code = char.charCodeAt(0);
  return code < 0x20 || (code >= 0x7f && code <= 0x9f) || code === 0x2028 || code === 0x2029;
}
