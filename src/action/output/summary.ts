import { appendFileSync, statSync } from 'node:fs';
import type { Log } from '../../operations/context/context.ts';
import { count } from '../../report/text/counts.ts';

/** The runner drops a summary above 1 MiB as a whole, and counts what earlier code of the step wrote. */
const mostBytes = 1_000_000;

/**
 * Appends to the step's summary; `render` is told how many bytes are left, and answers with the empty text where they
 * are too few, or where there is nothing to say at all. Without a file there is no summary.
 */
export function writeSummary(
  path: string | undefined,
  render: (limits: { readonly bytes: number }) => string,
  log: Log,
): void {
  if (!path) return;
  try {
    const used = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    const text = render({ bytes: mostBytes - used - 1 });
    if (text === '' && render({ bytes: mostBytes }) === '') return;
    const fits = text !== '' && used + Buffer.byteLength(text) + 1 <= mostBytes;
    if (fits) appendFileSync(path, `${text}\n`);
    else log.warning(describeNoRoom(used));
  } catch (error) {
    log.warning(
      `The job summary could not be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function describeNoRoom(used: number): string {
  return `The job summary of this operation is left out: the step has written ${count(used, 'byte')} to it before, and GitHub drops one above 1 MiB as a whole.`;
}
