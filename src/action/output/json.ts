import type { Journal } from '../../operations/context/journal.ts';
import type { RunnerFiles } from './runner-files.ts';

/** Outputs that are passed on as environment variables fail at about 128 KiB. */
const maxBytes = 100_000;

/** A JSON value as text that fits into an output: of a list the first items, of anything else that is too long `null`. */
export function truncateJson(value: unknown, text: string = JSON.stringify(value)): string {
  if (Buffer.byteLength(text) <= maxBytes) return text;
  if (!Array.isArray(value)) return 'null';
  const items: string[] = [];
  let size = 1;
  for (const item of value) {
    const next = JSON.stringify(item);
    size += Buffer.byteLength(next) + 1;
    if (size > maxBytes) break;
    items.push(next);
  }
  return `[${items.join(',')}]`;
}

/**
 * Sets `json`, `truncated` and `json-path`: the file has the complete value, the output what fits of it. Secrets are removed
 * before anything is truncated. What is too long for the output is a file of one line: people do not read it.
 */
export function publishJson(
  json: unknown,
  { journal, files }: { readonly journal: Journal; readonly files: RunnerFiles },
): void {
  const safe = files.withoutSecrets(json);
  const text = JSON.stringify(safe);
  const fitting = truncateJson(safe, text);
  const truncated = fitting !== text;
  const path = files.createRedacted('result.json', truncated ? text : `${JSON.stringify(safe, null, 2)}\n`);
  if (path !== null) journal.output('json-path', path);
  journal.output('json', fitting);
  journal.output('truncated', String(truncated));
}
