import { appendFileSync, statSync } from 'node:fs';
import type { Log } from '../operations/operation.ts';

/** The runner drops a summary above 1 MiB as a whole, and counts what earlier code of the step wrote. */
const mostBytes = 1_000_000;

/** Appends to the step's summary; `render` is told how many bytes are left. Without a file there is no summary. */
export function writeSummary(
  path: string | undefined,
  render: (limits: { readonly bytes: number }) => string,
  log: Log,
): void {
  if (!path) return;
  try {
    const used = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    const text = `${render({ bytes: mostBytes - used - 1 })}\n`;
    if (Buffer.byteLength(text) + used <= mostBytes) appendFileSync(path, text);
  } catch (error) {
    log.warning(
      `The job summary could not be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
