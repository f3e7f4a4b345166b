/** Outputs that are passed on as environment variables fail at about 128 KiB. */
const maxBytes = 100_000;

/** A JSON value as text that fits into an output: of a list the first items, of anything else that is too long `null`. */
export function truncateJson(value: unknown, text: string = JSON.stringify(value)): string {
  if (Buffer.byteLength(text) <= maxBytes) return text;
  if (!Array.isArray(value)) return 'null';
  const items: string[] = [];
  let size = 1;
  for (const item of value) {
    const next = JSON.stringify(item);
    size += Buffer.byteLength(next) + 1;
    if (size > maxBytes) break;
    items.push(next);
  }
  return `[${items.join(',')}]`;
}
