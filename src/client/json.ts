/** JSON read, or why it could not be. */
export type JsonResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: 'empty' | 'syntax' | 'depth' };

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
  if (!isShallow(bytes)) return { ok: false, fault: 'depth' };
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return { ok: false, fault: 'empty' };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, fault: 'syntax' };
  }
}

/** Counts brackets outside strings; every byte of UTF-8 above ASCII is above 0x7f, so bytes will do. */
function isShallow(bytes: Uint8Array): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) at = endOfString(bytes, at);
    else if ((byte | braceBit) === opening) depth += 1;
    else if ((byte | braceBit) === closing) depth -= 1;
    if (depth > deepest) return false;
  }
  return true;
}

function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}
