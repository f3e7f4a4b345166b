import { type Block, omittedNote } from './blocks.ts';
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
    const text = fitBlocks(present.slice(0, kept), note.markdown, budget);
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
  const texts = blocks.filter(isPresent).map((block) => withRows(block, Number.POSITIVE_INFINITY));
  const text = together([...texts, foot.markdown]);
  return budget.measure(text) <= budget.limit ? text : null;
}

/** The blocks with as many rows as fit, and the note; null if even the frames do not fit. */
function fitBlocks(blocks: readonly Block[], note: string, { limit, measure }: Budget): string | null {
  const frames = [...blocks.map((block) => withRows(block, 0)), note];
  let room = frames.reduce((left, frame) => left - measure(`${frame}${gap}`), limit);
  if (room < 0) return null;
  const texts = blocks.map((block) => {
    if (block.kind === 'paragraph') return block.body.markdown;
    let shown = 0;
    for (const row of block.rows.slice(0, block.max)) {
      const size = measure(`${row.markdown}\n`);
      if (size > room) break;
      room -= size;
      shown += 1;
    }
    return withRows(block, shown);
  });
  return together([...texts, note]);
}

/** The block with so many of its rows, if it has and may show as many. */
function withRows(block: Block, most: number): string {
  if (block.kind === 'paragraph') return block.body.markdown;
  const rows = block.rows.slice(0, Math.min(block.max, most));
  const left = block.total - rows.length;
  const closing = left > 0 ? [block.more(left)] : [];
  return join([block.head, ...rows, ...closing, block.tail], '\n').markdown;
}

function together(texts: readonly string[]): string {
  return `${texts.filter((text) => text !== '').join(gap)}\n`;
}

function isPresent(block: Block): boolean {
  return block.kind === 'rows' || block.body.markdown !== '';
}
