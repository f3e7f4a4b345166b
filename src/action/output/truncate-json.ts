/** Outputs that travel through environment variables break near 128 KiB. */
const mostBytes = 100_000;

/**
 * A JSON value as text that fits into an output: a list up to as many items as fit, anything else without its largest
 * members, as many as have to go. A text alone that is too long leaves nothing that could be read as the whole.
 */
export function truncateJson(value: unknown, most: number = mostBytes): string {
  const text = JSON.stringify(value);
  if (Buffer.byteLength(text) <= most) return text;
  if (Array.isArray(value)) return firstItems(value, most);
  return typeof value === 'object' && value !== null ? withoutLargest(value, most) : 'null';
}

/** The first items that fit. One that is too large for any list is itself cut. */
function firstItems(items: readonly unknown[], most: number): string {
  const texts: string[] = [];
  let size = 2;
  for (const item of items) {
    const text = truncateJson(item, most - 2);
    size += Buffer.byteLength(text) + (texts.length === 0 ? 0 : 1);
    if (size > most) break;
    texts.push(text);
  }
  return `[${texts.join(',')}]`;
}

function withoutLargest(value: object, most: number): string {
  const members = Object.entries(value).map(([key, member]) => {
    const text = `${JSON.stringify(key)}:${JSON.stringify(member)}`;
    return { text, bytes: Buffer.byteLength(text) + 1 };
  });
  let size = members.reduce((sum, { bytes }) => sum + bytes, 1);
  const gone = new Set<string>();
  for (const { text, bytes } of members.toSorted((a, b) => b.bytes - a.bytes)) {
    if (size <= most) break;
    gone.add(text);
    size -= bytes;
  }
  const left = members.filter(({ text }) => !gone.has(text)).map(({ text }) => text);
  return `{${left.join(',')}}`;
}
