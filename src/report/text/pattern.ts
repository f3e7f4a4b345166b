const syntax = /[\\^$.*+?()[\]{}|/]/g;

/** The text as a regular expression that matches just it: read alike by JavaScript (any flag) and by Go. */
export function escapePattern(text: string): string {
  return text.replace(syntax, '\\$&');
}
