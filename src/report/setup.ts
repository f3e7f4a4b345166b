import { type Block, paragraph, table } from './text/blocks.ts';
import { bytes, renderDocument } from './text/document.ts';
import { join, md, prose } from './text/markdown.ts';
import { link, type ToLink } from './text/url.ts';

/** How a check ended. A `failed` one fails the step; an `unknown` one could not be made. */
export type SetupResult = 'ok' | 'note' | 'warning' | 'failed' | 'unknown';

/** A check of the setup. Its texts are untrusted. */
export interface SetupRow {
  readonly what: string;
  readonly result: SetupResult;
  /** In sentences. */
  readonly found: string;
  /** What to do about it, in one sentence. */
  readonly remedy?: string | undefined;
  /** The web page on which to do it. */
  readonly page?: string | null | undefined;
}

/** A check as a line of the log. */
export function describeSetupRow({ what, result, found, remedy = '', page }: SetupRow): string {
  return [`${result.padEnd(7)} ${what}: ${found}`, remedy, page ?? ''].filter(Boolean).join(' ');
}

/** The checks as a job summary. */
export function renderSetup(
  rows: readonly SetupRow[],
  {
    verdict,
    toLink,
    ...limits
  }: { readonly verdict: string; readonly toLink: ToLink; readonly bytes: number },
): string {
  const columns = ['Check', 'Result', 'Found', 'What to do'].map((title) => ({ title }));
  const cells = rows.map(({ what, result, found, remedy = '', page }) => [
    prose(what, 200),
    result === 'failed' ? md`**failed**` : result,
    prose(found, 600),
    join([prose(remedy, 300), link(page ? 'Open the page' : '', toLink(page))], ' '),
  ]);
  const blocks: Block[] = [paragraph('verdict', md`## ${verdict}`), table('checks', columns, cells)];
  return renderDocument(blocks, bytes(limits.bytes));
}
