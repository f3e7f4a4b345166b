import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLogTests } from '../../../src/report/failures/read-log-tests.ts';

const folder = join(import.meta.dirname, 'fixtures');

/** The logs of the real test runners, as `runner/form`. */
export const fixtures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.log'))
  .map((path) => path.replaceAll('\\', '/').slice(0, -'.log'.length))
  .toSorted();

/** What a test runner printed, without colors and what else is for a terminal. */
export function logOf(fixture: string): string {
  const log = readFileSync(join(folder, `${fixture}.log`), 'utf8').replaceAll('\r\n', '\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is for a terminal begins with a control character.
  return log.replaceAll(/\u001b(?:\[[\d;?]*[A-Za-z]|\(B)/g, '');
}

/** The failed tests of a text as rows `file:line | scope | name | message`, and the runner before them; only the count if it tells others. */
export function rowsOf(text: string, cut = false): readonly string[] | null {
  const read = readLogTests(text, cut);
  if (read === null) return null;
  const rows = read.tests.map(({ file, line, scope, name, message }) =>
    [`${file ?? ''}:${line ?? ''}`, scope, name, message.replaceAll('\n', '⏎')].join(' | '),
  );
  return rows.length === 0 ? [`${read.count} by ${read.runner}`] : [read.runner, ...rows];
}
