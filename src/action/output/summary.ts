import { appendFileSync, statSync } from 'node:fs';
import type { Log } from '../../operations/context/context.ts';
import { count } from '../../report/text/counts.ts';
import type { RunnerFiles } from './runner-files.ts';

/** The runner discards a summary larger than 1 MiB, and also counts what the step has written to it before. */
const maxBytes = 1_000_000;

/**
 * Appends to the step's summary. `render` gets the number of bytes left, and returns an empty string if they are too few
 * or if there is nothing to report. Without a file there is no summary.
 */
export function writeSummary(
  files: RunnerFiles,
  render: (limits: { readonly bytes: number }) => string,
  log: Log,
): void {
  files.append('GITHUB_STEP_SUMMARY', (path) => {
    if (path === '') return;
    const used = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    const text = render({ bytes: maxBytes - used - 1 });
    if (text === '' && render({ bytes: maxBytes }) === '') return;
    const fits = text !== '' && used + Buffer.byteLength(text) + 1 <= maxBytes;
    if (fits) appendFileSync(path, `${text}\n`);
    else log.warning(describeOverflow(used));
  });
}

function describeOverflow(used: number): string {
  return `The job summary of this operation is omitted: it already has ${count(used, 'byte')}, and GitHub discards a summary larger than 1 MiB.`;
}
