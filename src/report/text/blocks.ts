import { count, formatNumber } from './counts.ts';
import { join, type Markdown, md, nothing, type Piece } from './markdown.ts';

/** A part of a document that is shown whole or not at all. */
export interface Paragraph {
  readonly kind: 'paragraph';
  readonly name: string;
  readonly body: Markdown;
}

/** A part of a document that may be cut, between its rows alone. */
export interface Rows {
  readonly kind: 'rows';
  readonly name: string;
  readonly head: Markdown;
  readonly rows: readonly Markdown[];
  readonly tail: Markdown;
  /** How many rows are shown at most, however much room there is. */
  readonly max: number;
  /** How many there are in all, where the rows given are only the first of them. */
  readonly total: number;
  /** What closes the section when rows are left out, told how many. */
  readonly more: (left: number) => Markdown;
}

/** A part of a document. Its name says, in our own words, what was left out when there is no room for it. */
export type Block = Paragraph | Rows;

/** A column of a table: its title, and to which side it is set. */
export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

/** A limit on rows: how many are shown at most, and of how many they are the first. */
export interface RowLimit {
  readonly max?: number;
  readonly total?: number;
  /** Where the rest can be seen, told after `and n more`: ` in the list of all`. */
  readonly elsewhere?: Piece;
}

/** A paragraph that stands or falls whole. */
export function paragraph(name: string, body: Markdown): Paragraph {
  return { kind: 'paragraph', name, body };
}

/** A table; each row holds one piece per column. */
export function table(
  name: string,
  columns: readonly Column[],
  rows: readonly (readonly Piece[])[],
  limit: RowLimit = {},
): Rows {
  const titles = columns.map((column) => column.title).join(' | ');
  const rule = columns.map((column) => (column.align === 'right' ? '---:' : ':---')).join(' | ');
  const head = { markdown: `| ${titles} |\n| ${rule} |` };
  return cuttable(name, head, rows.map(tableRow), limit);
}

/** A list with one item a row. */
export function list(name: string, head: Markdown, items: readonly Piece[], limit: RowLimit = {}): Rows {
  return cuttable(
    name,
    head,
    items.map((item) => md`- ${item}`),
    limit,
  );
}

/** The block behind a title that opens it. The title is ours: inside its tags Markdown would not be read. */
export function collapsed(title: string, block: Block): Block {
  const open = { markdown: `<details><summary>${title}</summary>\n` };
  const close = { markdown: '\n</details>' };
  if (block.kind === 'paragraph') return { ...block, body: join([open, block.body, close], '\n') };
  return { ...block, head: join([open, block.head], '\n'), tail: join([block.tail, close], '\n') };
}

function cuttable(name: string, head: Markdown, rows: readonly Markdown[], limit: RowLimit): Rows {
  const elsewhere = limit.elsewhere ?? nothing;
  return {
    kind: 'rows',
    name,
    head,
    rows,
    tail: nothing,
    max: limit.max ?? rows.length,
    total: limit.total ?? rows.length,
    more: (left) => md`\nand ${{ markdown: formatNumber(left) }} more${elsewhere}`,
  };
}

function tableRow(cells: readonly Piece[]): Markdown {
  return md`| ${join(
    cells.map((cell) => orSpace(cell)),
    ' | ',
  )} |`;
}

/** An empty cell must still be a cell. */
function orSpace(cell: Piece): Piece {
  const piece = md`${cell}`;
  return piece.markdown === '' ? { markdown: ' ' } : piece;
}

/** What is said of blocks for which there was no room. */
export function leftOut(blocks: readonly Block[]): Markdown {
  const names = blocks.map((block) => block.name).join(', ');
  return { markdown: `<sub>Left out for want of room: ${count(blocks.length, 'section')} (${names}).</sub>` };
}
