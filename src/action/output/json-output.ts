import type { Journal } from '../../operations/context/journal.ts';
import type { Redactor } from '../../report/text/redact.ts';
import type { RunnerFiles } from './runner-files.ts';
import { truncateJson } from './truncate-json.ts';

/**
 * Sets `json`, `truncated` and `json-path`: the file has the complete value, the output what fits of it. Secrets are removed
 * before anything is truncated. What is too long for the output is a file of one line: people do not read it.
 */
export function publishJson(
  json: unknown,
  hosts: { readonly journal: Journal; readonly redactor: Redactor; readonly files: RunnerFiles },
): void {
  const { journal, redactor, files } = hosts;
  const safe = redactor.json(json);
  const text = JSON.stringify(safe);
  const fitting = truncateJson(safe, text);
  const truncated = fitting !== text;
  const path = files.create('result.json', truncated ? text : `${JSON.stringify(safe, null, 2)}\n`);
  if (path !== null) journal.output('json-path', path);
  journal.output('json', fitting);
  journal.output('truncated', String(truncated));
}
