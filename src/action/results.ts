import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Journal } from '../operations/journal.ts';
import type { Outcome } from '../operations/operation.ts';
import type { Redactor } from '../report/text/redact.ts';

/** Outputs that travel through environment variables break near 128 KiB. */
const mostCharacters = 100_000;

/** A new folder for the files of this step: nobody else has written there. */
export function createResultFolder(parent: string | undefined): string {
  return mkdtempSync(join(parent || tmpdir(), 'kitestring-'));
}

/**
 * Sets `json`, `truncated` and `json-path`: the whole goes to a file; the output holds it too where it fits, else the
 * shorter form, or as many items of a list as fit. Secrets are taken out before anything is cut.
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
  const forms = [safe, redactor.json(shortJson)].filter((form) => form !== undefined);
  const text = forms.map((form) => JSON.stringify(form)).find((form) => form.length <= mostCharacters);
  journal.output('json', text ?? firstItems(safe));
  journal.output('truncated', String(text === undefined || text !== JSON.stringify(safe)));
}

/** What of it fits: the first items of a list; of anything else nothing that could be read as the whole. */
function firstItems(value: unknown): string {
  if (!Array.isArray(value)) return 'null';
  const items: string[] = [];
  let size = 2;
  for (const item of value) {
    const text = JSON.stringify(item);
    size += text.length + 1;
    if (size > mostCharacters) break;
    items.push(text);
  }
  return `[${items.join(',')}]`;
}
