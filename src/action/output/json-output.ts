import type { Journal } from '../../operations/context/journal.ts';
import type { Outcome } from '../../operations/context/outcome.ts';
import type { Redactor } from '../../report/text/redact.ts';
import type { RunnerFiles } from './runner-files.ts';
import { truncateJson } from './truncate-json.ts';

/** Longer JSON is written without indentation, which can make it many times as long: people do not read it. */
const longestIndented = 1_000_000;

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
  const text = JSON.stringify(safe);
  const path = files.create(
    'result.json',
    text.length > longestIndented ? text : `${JSON.stringify(safe, null, 2)}\n`,
  );
  if (path !== null) journal.output('json-path', path);
  const fitting = truncateJson(safe, undefined, text);
  const truncated = fitting !== text;
  const short = truncated && shortJson !== undefined;
  journal.output('json', short ? truncateJson(redactor.json(shortJson)) : fitting);
  journal.output('truncated', String(truncated));
}
