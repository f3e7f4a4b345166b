import type { View } from './view.ts';

/**
 * The service's webhook addresses, `https://webhook.example/deliver/<secret>`. Most tokens may not see `webhook_url`, so a
 * message or a log can show one that no response has named.
 */
export const webhookPath = '/deliver/';
const hostStart = 'webhook.';

/** Calls `onFound` with the first and the last code unit of a webhook address whose path is at `at`, if there is one. */
export function findWebhook(view: View, at: number, onFound: (first: number, last: number) => void): void {
  const { codes, length } = view;
  if (!hasText(view, webhookPath, at)) return;
  let host = -1;
  for (let from = at - 1; from >= 0 && (isNameOrDot(codes[from]) || codes[from] === colon); from -= 1)
    if (hasText(view, hostStart, from)) host = from;
  const start = at + webhookPath.length;
  let end = start;
  while (end < length && isOfPath(codes[end])) end += 1;
  while (codes[end - 1] === dot) end -= 1;
  if (host >= 0 && end > start) onFound(host, end - 1);
}

function hasText({ codes }: View, text: string, at: number): boolean {
  for (let index = 0; index < text.length; index += 1)
    if (codes[at + index] !== text.charCodeAt(index)) return false;
  return true;
}

const [plus, dot, slash, colon, equals, tilde] = [0x2b, 0x2e, 0x2f, 0x3a, 0x3d, 0x7e];

/** In a view, `-` is `+`, `_` is `/`, and there are no capitals. */
function isNameOrDot(code = 0): boolean {
  const isLetter = code >= 0x61 && code <= 0x7a;
  return isLetter || (code >= 0x30 && code <= 0x39) || code === plus || code === dot;
}

function isOfPath(code = 0): boolean {
  return isNameOrDot(code) || code === slash || code === equals || code === tilde;
}
