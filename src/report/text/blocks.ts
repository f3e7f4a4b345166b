import { count, formatNumber } from './counts.ts';
import { join, type Markdown, md, nothing, type Piece, toText } from './markdown.ts';

/** A part of a document that is shown complete or not at all. */
export interface Paragraph {
  readonly kind: 'paragraph';
  readonly name: string;
  readonly body: Markdown;
}

/** A part of a document that can be cut, but only between its rows. */
export interface Rows {
  readonly kind: 'rows';
  readonly name: string;
  readonly head: Markdown;
  readonly rows: readonly Markdown[];
  readonly tail: Markdown;
  /** Maximum number of rows to show, even if there is room for more. */
  readonly max: number;
  /** The total number of rows, if `rows` holds only the first of them. */
  readonly total: number;
  /** The last line of the section if rows are omitted. Takes the number of omitted rows. */
  readonly more: (left: number) => Markdown;
}

/** A part of a document. Its name is a constant of ours: it names the part if there is no room for it. */
export type Block = Paragraph | Rows;

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

/** A paragraph. */
export function paragraph(name: string, body: Markdown): Paragraph {
  return { kind: 'paragraph', name, body };
}

/** A table. Each row holds one piece per column. */
export function table(
  name: string,
  columns: readonly Column[],
  rows: readonly (readonly Piece[])[],
  limit: RowLimit = {},
): Rows {
  const titles = columns.map((column) => column.title).join(' | ');
  const rule = columns.map((column) => (column.align === 'right' ? '---:' : ':---')).join(' | ');
  const head = { markdown: `| ${titles} |\n| ${rule} |` };
  return createRows(name, head, rows.map(tableRow), limit);
}

/** A list with one item per row. */
export function list(name: string, head: Markdown, items: readonly Piece[], limit: RowLimit = {}): Rows {
  return createRows(
    name,
    head,
    items.map((item) => md`- ${item}`),
    limit,
  );
}

/** The block, collapsed under a title. The title must be ours: Markdown is not parsed inside these tags. */
export function collapsed(title: string, block: Block): Block {
  const open = { markdown: `<details><summary>${title}</summary>\n` };
  const close = { markdown: '\n</details>' };
  if (block.kind === 'paragraph') return { ...block, body: join([open, block.body, close], '\n') };
  return { ...block, head: join([open, block.head], '\n'), tail: join([block.tail, close], '\n') };
}

function createRows(name: string, head: Markdown, rows: readonly Markdown[], limit: RowLimit): Rows {
  const { elsewhere = nothing, max = rows.length, total = rows.length } = limit;
  const more = (left: number) => md`\nand ${{ markdown: formatNumber(left) }} more${elsewhere}`;
  return { kind: 'rows', name, head, rows, tail: nothing, max, total, more };
}

/** An empty cell needs a space to be a cell. */
function tableRow(cells: readonly Piece[]): Markdown {
  return { markdown: `| ${cells.map((cell) => toText(cell) || ' ').join(' | ')} |` };
}

/** The note that replaces blocks for which there is no room. */
export function omittedNote(blocks: readonly Block[]): Markdown {
  const names = blocks.map((block) => block.name).join(', ');
  return {
    markdown: `<sub>Omitted because of the size limit: ${count(blocks.length, 'section')} (${names}).</sub>`,
  };
}
