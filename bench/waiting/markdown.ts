/** A Markdown table; the first columns are text, the others are numbers. */
export function renderTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  textColumns = 1,
): string {
  const rule = header.map((_, index) => (index < textColumns ? '---' : '--:'));
  return [header, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A count or a duration, with as many digits as mean something, or with this many. */
export function figure(value: number, digits?: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  if (value === 0) return '0';
  return value.toFixed(digits ?? (value >= 20 ? 0 : value < 0.1 ? 2 : 1));
}

/** Replaces what stands between the marks `<!-- name -->` and `<!-- /name -->` of a page. */
export function fill(page: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(open), page.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`The page has no place for "${name}".`);
  return `${page.slice(0, from + open.length)}\n\n${content}\n\n${page.slice(to)}`;
}
