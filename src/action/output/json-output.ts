import type { Journal } from '../../operations/context/journal.ts';
import type { Outcome } from '../../operations/context/outcome.ts';
import type { Redactor } from '../../report/text/redact.ts';
import type { RunnerFiles } from './runner-files.ts';
import { truncateJson } from './truncate-json.ts';

/** Longer JSON is written without indentation, which can make it many times as long: people do not read it. */
const longestIndented = 1_000_000;

/**
 * Sets `json`, `truncated` and `json-path`: the file has the complete value; the output too if it fits, otherwise the
 * shorter form, with as many items as fit. Secrets are removed before anything is truncated.
 */
export function publishJson(
  { json, shortJson }: Pick<Outcome, 'json' | 'shortJson'>,
  hosts: { readonly journal: Journal; readonly redactor: Redactor; readonly files: RunnerFiles },
): void {
  const { journal, redactor, files } = hosts;
  const safe = redactor.json(json);
  const text = shortText(safe);
  const path = files.create(
    'result.json',
    text === null ? piecesOf(safe) : `${JSON.stringify(safe, null, 2)}\n`,
  );
  if (path !== null) journal.output('json-path', path);
  const fitting = truncateJson(safe);
  const truncated = fitting !== text;
  const short = truncated && shortJson !== undefined;
  journal.output('json', short ? fittingForm(shortJson, redactor) : fitting);
  journal.output('truncated', String(truncated));
}

/** The shorter form with the most items that fit. If it is too long without any, parts of it are left out. */
function fittingForm({ most, first }: NonNullable<Outcome['shortJson']>, redactor: Redactor): string {
  let [fits, tooMany] = [0, most + 1];
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2);
    const form = redactor.json(first(count));
    if (truncateJson(form) === JSON.stringify(form)) fits = count;
    else tooMany = count;
  }
  return truncateJson(redactor.json(first(fits)));
}

/** The value as JSON; null if that is too long to be indented. */
function shortText(value: unknown): string | null {
  let text = '';
  for (const piece of piecesOf(value)) {
    text += piece;
    if (text.length > longestIndented) return null;
  }
  return text;
}

/** The value as JSON. A list comes item by item: its text is as large as the list, and is never in memory at once. */
function* piecesOf(value: unknown): Generator<string> {
  if (!Array.isArray(value) || value.length === 0) return yield JSON.stringify(value);
  for (const [index, item] of value.entries()) yield `${index === 0 ? '[' : ','}${JSON.stringify(item)}`;
  yield ']';
}
