import { type Block, omittedNote, type Rows } from './blocks.ts';
import { join, type Markdown, nothing } from './markdown.ts';

/** The maximum size of a document, in the unit of its destination. */
export interface Budget {
  readonly limit: number;
  readonly measure: (text: string) => number;
}

/** A budget in bytes of UTF-8, for a job summary. */
export function bytes(limit: number): Budget {
  return { limit, measure: (text) => Buffer.byteLength(text) };
}

/** A budget in JavaScript characters, for a comment. */
export function characters(limit: number): Budget {
  return { limit, measure: (text) => text.length };
}

const gap = '\n\n';

/**
 * The blocks as one text within the budget. Heads, tails, and `and n more` lines are reserved first; rows get the rest,
 * in the order of the blocks. If even the reserved parts are too large, the last blocks are omitted and a note names
 * them; the foot stays. Empty if nothing fits.
 */
export function renderDocument(blocks: readonly Block[], budget: Budget, foot: Markdown = nothing): string {
  const complete = renderComplete(blocks, budget, foot);
  if (complete !== null) return complete;
  const present = blocks.filter(isPresent);
  for (let kept = present.length; kept > 0; kept -= 1) {
    const dropped = present.slice(kept);
    const note = join([dropped.length === 0 ? nothing : omittedNote(dropped), foot], gap);
    const text = fitBlocks(present.slice(0, kept), textOf(note), budget);
    if (text !== null) return text;
  }
  return '';
}

/** The blocks as one text, each with all the rows that it may show; null if that exceeds the budget. */
export function renderComplete(
  blocks: readonly Block[],
  budget: Budget,
  foot: Markdown = nothing,
): string | null {
  const texts = blocks.filter(isPresent).map((block) => withRows(block, mostRows(block)));
  const text = `${[...texts, textOf(foot)].filter(isText).join(gap)}\n`;
  return budget.measure(text) <= budget.limit ? text : null;
}

/** The blocks with as many rows as fit, and the note; null if even the frames do not fit. */
function fitBlocks(blocks: readonly Block[], note: string, { limit, measure }: Budget): string | null {
  const frames = [...blocks.map((block) => withRows(block, 0)), note].map((frame) =>
    measure(`${frame}${gap}`),
  );
  let room = limit - frames.reduce((sum, size) => sum + size, 0);
  if (room < 0) return null;
  const texts = blocks.map((block) => {
    if (block.kind === 'paragraph') return block.body.markdown;
    const { shown, used } = takeRows(block, room, measure);
    room -= used;
    return withRows(block, shown);
  });
  return `${[...texts, note].filter(isText).join(gap)}\n`;
}

function takeRows(block: Rows, room: number, measure: Budget['measure']): { shown: number; used: number } {
  let used = 0;
  let shown = 0;
  for (const row of block.rows.slice(0, block.max)) {
    const size = measure(`${row.markdown}\n`);
    if (used + size > room) break;
    used += size;
    shown += 1;
  }
  return { shown, used };
}

function withRows(block: Block, shown: number): string {
  if (block.kind === 'paragraph') return block.body.markdown;
  const left = Math.max(0, block.total - shown);
  const rows = block.rows.slice(0, shown);
  const closing = left === 0 ? [] : [block.more(left)];
  return [block.head, ...rows, ...closing, block.tail].map(textOf).filter(isText).join('\n');
}

function textOf(part: Markdown): string {
  return part.markdown;
}

function isText(text: string): boolean {
  return text !== '';
}

function isPresent(block: Block): boolean {
  return block.kind === 'rows' || isText(textOf(block.body));
}

function mostRows(block: Block): number {
  return block.kind === 'rows' ? Math.min(block.max, block.rows.length) : 0;
}
