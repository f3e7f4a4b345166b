import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Journal } from '../../operations/context/journal.ts';
import type { Outcome } from '../../operations/context/outcome.ts';
import type { Redactor } from '../../report/text/redact.ts';
import { truncateJson } from './truncate-json.ts';

/** A new folder for the files of this step: nobody else has written there. */
export function createResultFolder(parent: string | undefined): string {
  return mkdtempSync(join(parent || tmpdir(), 'kitestring-'));
}

/**
 * Sets `json`, `truncated` and `json-path`: the whole goes to a file; the output holds it too where it fits, else the
 * shorter form, or what fits of it. Secrets are taken out before anything is cut.
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
  const whole = JSON.stringify(safe);
  const fitting = truncateJson(safe);
  const cut = fitting !== whole;
  journal.output('json', cut && shortJson !== undefined ? truncateJson(redactor.json(shortJson)) : fitting);
  journal.output('truncated', String(cut));
}
