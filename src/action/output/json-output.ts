import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Journal } from '../../operations/context/journal.ts';
import type { Outcome } from '../../operations/context/outcome.ts';
import type { Redactor } from '../../report/text/redact.ts';
import { truncateJson } from './truncate-json.ts';

/** A new folder for the files of this step, so that no other process can have written to it. */
export function createResultFolder(parent: string | undefined): string {
  return mkdtempSync(join(parent || tmpdir(), 'kitestring-'));
}

/**
 * Sets `json`, `truncated` and `json-path`: the file has the complete value; the output too if it fits, otherwise the
 * shorter form, truncated if necessary. Secrets are removed before anything is truncated.
 */
export function publishJson(
  { json, shortJson }: Pick<Outcome, 'json' | 'shortJson'>,
  hosts: { readonly journal: Journal; readonly redactor: Redactor; readonly folder: string },
): void {
  const { journal, redactor, folder } = hosts;
  const safe = redactor.json(json);
  const path = join(folder, 'result.json');
  writeFileSync(path, `${JSON.stringify(safe, null, 2)}\n`);
  journal.output('json-path', path);
  const fitting = truncateJson(safe);
  const truncated = fitting !== JSON.stringify(safe);
  const short = truncated && shortJson !== undefined;
  journal.output('json', short ? truncateJson(redactor.json(shortJson)) : fitting);
  journal.output('truncated', String(truncated));
}
