const syntax = /[\\^$.*+?()[\]{}|/]/g;

/** A regular expression that matches exactly this text, in JavaScript (with any flag) and in Go. */
export function escapePattern(text: string): string {
  return text.replace(syntax, '\\$&');
}
