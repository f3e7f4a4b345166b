/** JSON read, or why it could not be. */
export type JsonResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: 'empty' | 'syntax' };

/** Parses a JSON body of any depth. Code that walks the value by recursion limits the depth itself. */
export function parseJson(bytes: Uint8Array): JsonResult {
  return parseJsonText(new TextDecoder().decode(bytes));
}

/** The same, of a text. */
function parseJsonText(text: string): JsonResult {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, reason: text.trim() === '' ? 'empty' : 'syntax' };
  }
}
