import type { OwnersOf } from '../tests/owners.ts';
import { type Block, type Column, type RowLimit, table } from '../text/blocks.ts';
import { count, formatNumber } from '../text/counts.ts';
import { cutMiddle } from '../text/cut.ts';
import { formatDay } from '../text/durations.ts';
import { join, type Markdown, md, nothing, type Piece, prose, wrapping } from '../text/markdown.ts';
import { changeUrl, type Repository, sourceUrl } from '../text/repository.ts';
import { link } from '../text/url.ts';
import type { FlakyTestReport } from './test.ts';

/** Options of a table of tests. */
export interface TestTableOptions {
  /** The repository, to link source files; null for no links. */
  readonly repository: Repository | null;
  /** Who owns a file; no owners unless given. */
  readonly ownersOf?: OwnersOf | undefined;
}

const columns: readonly Column[] = [{ title: 'Test' }, { title: 'Location' }, { title: 'Flaky' }];

/** A table with one row per test: three columns, which fit on a phone. */
export function testTable(
  name: string,
  tests: readonly FlakyTestReport[],
  options: TestTableOptions,
  limit: RowLimit = {},
): Block {
  // Only rows that can be shown are rendered.
  const rows = tests.slice(0, limit.max).map((test): Piece[] => {
    const { scope, url, change, lastSeenAt, reliability } = test;
    // The change comes first, because a phone cuts off the last columns.
    const news = change === null ? nothing : md`**${change}** · `;
    const below = scope === '' ? nothing : md`<br><sub>${wrapping(scope, 120)}</sub>`;
    const seen = lastSeenAt === null ? nothing : md`seen ${formatDay(lastSeenAt)}`;
    const share = reliability === null ? nothing : md`${(100 * reliability).toFixed(1)} % reliable`;
    const details = join([seen, share], '<br>');
    const shown = details.markdown === '' ? nothing : md`<br><sub>${details}</sub>`;
    return [
      md`${news}${link(nameOf(test), url)}${below}`,
      locationCell(test, options),
      md`${howOften(test)}${shown}`,
    ];
  });
  return table(name, columns, rows, { total: tests.length, ...limit });
}

/** How often a test was flaky, or how many of its runs failed. Plain text. */
export function howOften({ instances, runs }: Pick<FlakyTestReport, 'instances' | 'runs'>): string {
  if (runs !== null) return `${formatNumber(instances ?? 0)} of ${count(runs, 'run')}`;
  return instances === null ? 'unknown' : count(instances, 'time');
}

/** The location of a test, linked to the source, and to the diff of the pull request if it is in there; and who owns it. */
export function locationCell(
  { file, line, place, caller, inDiff }: FlakyTestReport,
  { repository, ownersOf }: TestTableOptions,
): Markdown {
  if (file === null) return nothing;
  // Escaped as one text: characters that are harmless apart can have a meaning together.
  const label = wrapping(`${cutMiddle(place?.file ?? file, 80)}${line ? `:${line}` : ''}`);
  const called = caller === null ? nothing : md` (called from ${wrapping(cutMiddle(caller, 80))})`;
  if (place === null) return md`${label}${called}`;
  const named = prose((ownersOf?.(place.file) ?? []).join(' '), 80);
  const owned = named.markdown === '' ? nothing : md`<br><sub>owner ${named}</sub>`;
  if (repository === null) return md`${label}${called}${owned}`;
  const change = inDiff ? changeUrl(repository, place) : null;
  const diff = change === null ? nothing : md` · ${link('diff', change)}`;
  return md`${link(label, sourceUrl(repository, place))}${diff}${called}${owned}`;
}

/** A test's name, which can be empty. */
export function nameOf({ name }: Pick<FlakyTestReport, 'name'>): Markdown {
  const shown = wrapping(name, 200);
  return shown.markdown === '' ? md`(no name)` : shown;
}
