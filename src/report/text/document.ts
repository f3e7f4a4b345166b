import { type Block, omittedNote, withRows } from './blocks.ts';
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
  const present = blocks.filter((block) => withRows(block, 1) !== '');
  for (let kept = present.length; kept > 0; kept -= 1) {
    const note = join([omittedNote(present.slice(kept)), foot], gap);
    const text = fitBlocks(present.slice(0, kept), note.markdown, budget);
    if (text !== null) return text;
  }
  return '';
}

/** The blocks as one text, each with all the rows that it may show; null if that exceeds the budget. */
export function renderComplete(
  blocks: readonly Block[],
  { limit, measure }: Budget,
  foot: Markdown = nothing,
): string | null {
  const text = together([...blocks.map((block) => withRows(block, Number.POSITIVE_INFINITY)), foot.markdown]);
  return measure(text) <= limit ? text : null;
}

/** The blocks with as many rows as fit, and the note; null if even the frames do not fit. */
function fitBlocks(blocks: readonly Block[], note: string, { limit, measure }: Budget): string | null {
  const frames = [...blocks.map((block) => withRows(block, 0)), note];
  let room = frames.reduce((left, frame) => left - measure(`${frame}${gap}`), limit);
  if (room < 0) return null;
  const texts = blocks.map((block) => {
    let shown = 0;
    for (const row of block.rows.slice(0, block.limit.max)) {
      const size = measure(`${row.markdown}\n`);
      if (size > room) break;
      room -= size;
      shown += 1;
    }
    return withRows(block, shown);
  });
  return together([...texts, note]);
}

function together(texts: readonly string[]): string {
  return `${texts.filter((text) => text !== '').join(gap)}\n`;
}
