import { count, formatNumber } from './counts.ts';
import { join, type Markdown, md, nothing, type Piece, toText } from './markdown.ts';

/** A part of a document, which can be cut only between its rows. */
export interface Block {
  /** A constant of ours: it names the part if there is no room for it. */
  readonly name: string;
  readonly head: Markdown;
  readonly rows: readonly Markdown[];
  readonly tail: Markdown;
  readonly limit: RowLimit;
}

/** A column of a table. */
export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

/** Limits the rows of a block. */
export interface RowLimit {
  /** Maximum number of rows to show. */
  readonly max?: number;
  /** The total number of rows, if only the first of them are given. */
  readonly total?: number;
  /** Where to find the omitted rows. Follows `and n more`: ` in the list of all jobs`. */
  readonly elsewhere?: Piece;
}

/** A part that is shown complete or not at all. */
export function paragraph(name: string, body: Markdown): Block {
  return { name, head: body, rows: [], tail: nothing, limit: {} };
}

/** A table. Each row holds one piece per column. */
export function table(
  name: string,
  columns: readonly Column[],
  rows: readonly (readonly Piece[])[],
  limit: RowLimit = {},
): Block {
  const titles = columns.map((column) => column.title).join(' | ');
  const rule = columns.map((column) => (column.align === 'right' ? '---:' : ':---')).join(' | ');
  const head = { markdown: `| ${titles} |\n| ${rule} |` };
  // An empty cell needs a space to be a cell.
  const lines = rows.map((cells) => `| ${cells.map((cell) => toText(cell) || ' ').join(' | ')} |`);
  return { name, head, rows: lines.map((markdown) => ({ markdown })), tail: nothing, limit };
}

/** A list with one item per row. */
export function list(name: string, head: Markdown, items: readonly Piece[], limit: RowLimit = {}): Block {
  return { name, head, rows: items.map((item) => md`- ${item}`), tail: nothing, limit };
}

/** The block, collapsed under a title. The title must be ours: Markdown is not parsed inside these tags. */
export function collapsed(title: string, block: Block): Block {
  const open = { markdown: `<details><summary>${title}</summary>\n` };
  const close = { markdown: '\n</details>' };
  return { ...block, head: join([open, block.head], '\n'), tail: join([block.tail, close], '\n') };
}

/** The block with at most this many of its rows, and the number of rows that are omitted. */
export function withRows({ head, rows, tail, limit }: Block, most: number): string {
  const { elsewhere, max = rows.length, total = rows.length } = limit;
  const shown = rows.slice(0, Math.min(max, most));
  const left = total - shown.length;
  const more = left > 0 ? md`\nand ${{ markdown: formatNumber(left) }} more${elsewhere}` : nothing;
  return join([head, ...shown, more, tail], '\n').markdown;
}

/** The note that replaces blocks for which there is no room. */
export function omittedNote(blocks: readonly Block[]): Markdown {
  if (blocks.length === 0) return nothing;
  const names = blocks.map((block) => block.name).join(', ');
  return {
    markdown: `<sub>Omitted because of the size limit: ${count(blocks.length, 'section')} (${names}).</sub>`,
  };
}
