/** Outputs that are passed on as environment variables fail at about 128 KiB. */
const maxOutputBytes = 100_000;

/**
 * A JSON value as text that fits into an output: the first items of a list, or an object without its largest members. A
 * string that is too long becomes null, so that no part of it is taken for the complete value.
 */
export function truncateJson(value: unknown, maxBytes = maxOutputBytes): string {
  if (Array.isArray(value)) return firstItems(value, maxBytes);
  const text = JSON.stringify(value);
  if (Buffer.byteLength(text) <= maxBytes) return text;
  return typeof value === 'object' && value !== null ? withoutLargest(value, maxBytes) : 'null';
}

/** The first items that fit. One that is too large for any list is itself truncated. */
function firstItems(items: readonly unknown[], maxBytes: number): string {
  const texts: string[] = [];
  let size = 2;
  for (const item of items) {
    const text = truncateJson(item, maxBytes - 2);
    size += Buffer.byteLength(text) + (texts.length === 0 ? 0 : 1);
    if (size > maxBytes) break;
    texts.push(text);
  }
  return `[${texts.join(',')}]`;
}

function withoutLargest(value: object, maxBytes: number): string {
  const members = Object.entries(value).map(([key, member]) => {
    const text = `${JSON.stringify(key)}:${JSON.stringify(member)}`;
    return { text, bytes: Buffer.byteLength(text) + 1 };
  });
  let size = members.reduce((sum, { bytes }) => sum + bytes, 1);
  const removed = new Set<string>();
  for (const { text, bytes } of members.toSorted((a, b) => b.bytes - a.bytes)) {
    if (size <= maxBytes) break;
    removed.add(text);
    size -= bytes;
  }
  const kept = members.filter(({ text }) => !removed.has(text)).map(({ text }) => text);
  return `{${kept.join(',')}}`;
}
