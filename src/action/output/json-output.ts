import type { Journal } from '../../operations/context/journal.ts';
import type { Outcome } from '../../operations/context/outcome.ts';
import type { Redactor } from '../../report/text/redact.ts';
import type { RunnerFiles } from './runner-files.ts';
import { truncateJson } from './truncate-json.ts';

/**
 * Sets `json`, `truncated` and `json-path`: the file has the complete value; the output too if it fits, otherwise the
 * shorter form, truncated if necessary. Secrets are removed before anything is truncated.
 */
export function publishJson(
  { json, shortJson }: Pick<Outcome, 'json' | 'shortJson'>,
  hosts: { readonly journal: Journal; readonly redactor: Redactor; readonly files: RunnerFiles },
): void {
  const { journal, redactor, files } = hosts;
  const safe = redactor.json(json);
  const path = files.create('result.json', `${JSON.stringify(safe, null, 2)}\n`);
  if (path !== null) journal.output('json-path', path);
  const fitting = truncateJson(safe);
  const truncated = fitting !== JSON.stringify(safe);
  const short = truncated && shortJson !== undefined;
  journal.output('json', short ? truncateJson(redactor.json(shortJson)) : fitting);
  journal.output('truncated', String(truncated));
}
