/** JSON read, or why it could not be. */
export type JsonResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: 'empty' | 'syntax' | 'depth' };

/** No answer of the service nests this deeply; what does would overflow the stack of whoever writes it out again. */
const deepest = 64;

const quote = 0x22;
const backslash = 0x5c;
/** `[` and `{`, `]` and `}` differ by this one bit. */
const braceBit = 0x20;
const opening = 0x7b;
const closing = 0x7d;

/** Parses a JSON body of at most 64 levels, checked before the parser spends memory on them. */
export function parseJson(bytes: Uint8Array): JsonResult {
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return { ok: false, reason: 'empty' };
  if (!isShallow(text)) return { ok: false, reason: 'depth' };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, reason: 'syntax' };
  }
}

/** Counts brackets outside strings, which are most of an answer: their ends are looked for by native code. */
function isShallow(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if ((code | braceBit) === opening) depth += 1;
    else if ((code | braceBit) === closing) depth -= 1;
    if (depth > deepest) return false;
  }
  return true;
}

/** Where the string that starts here ends; the end of the text for one that does not. */
function endOfString(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at < 0 ? text.length : at;
}

/** An odd number of backslashes escapes; each run of them is counted for one quote alone. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === backslash) first -= 1;
  return (at - first) % 2 === 1;
}
