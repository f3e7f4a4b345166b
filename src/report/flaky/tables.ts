import { type Block, type Column, type RowLimit, table } from '../text/blocks.ts';
import { formatNumber } from '../text/counts.ts';
import { cutMiddle } from '../text/cut.ts';
import { formatAge, formatDay, formatMoment } from '../text/durations.ts';
import { type Markdown, md, nothing, type Piece, wrapping } from '../text/markdown.ts';
import { changeUrl, type Repository, sourceUrl } from '../text/repository.ts';
import { link, type SafeUrl } from '../text/url.ts';
import { ageOf } from './ages.ts';
import type { FlakyReport } from './analyze.ts';
import type { FlakyTestReport } from './test-report.ts';

/** Options of a table of tests. */
export interface TestTableOptions {
  /** The repository, to link source files; null for no links. */
  readonly repository: Repository | null;
  /** True to show the score. */
  readonly score: boolean;
  /** True for short rows: source files are not linked, and times are days. */
  readonly brief?: boolean;
}

const right = 'right';
const day = 86_400_000;

/** A table with one row per test. */
export function testTable(
  name: string,
  tests: readonly FlakyTestReport[],
  report: FlakyReport,
  options: TestTableOptions,
  limit: RowLimit = {},
): Block {
  const { score, brief = false } = options;
  const repository = brief ? null : options.repository;
  const columns: readonly Column[] = [
    { title: 'Test' },
    { title: 'Location' },
    { title: 'Instances', align: right },
    { title: 'Last seen' },
    ...(score ? [{ title: 'Score', align: right } as const] : []),
  ];
  // Only rows that can be shown are rendered.
  const rows = tests
    .slice(0, limit.max)
    .map((test): Piece[] => [
      testCell(test),
      locationCell(test, repository),
      instancesCell(test),
      brief ? lastSeenDay(test, report.asOf) : lastSeenCell(test, report.asOf),
      ...(score ? [test.score.toFixed(1)] : []),
    ]);
  return table(name, columns, rows, { total: tests.length, ...limit });
}

/** A test's name as a link, with its scope below. The change comes first, because a phone cuts off the last columns. */
function testCell({ name, scope, url, ids, change }: FlakyTestReport): Markdown {
  const news = change === null ? nothing : md`**${change}** · `;
  const several = ids.length > 1 ? md` (listed ${ids.length} times)` : nothing;
  const below = scope === '' ? nothing : md`<br><sub>${wrapping(scope, 120)}</sub>`;
  return md`${news}${link(nameOf({ name }), url)}${several}${below}`;
}

/** The location of a test, linked to the changes of the pull request or else to the source. */
export function locationCell(
  { file, line, place, caller, inChanges, removed }: FlakyTestReport,
  repository: Repository | null,
): Markdown {
  if (file === null) return nothing;
  // Escaped as one text: characters that are harmless apart can have a meaning together.
  const label = wrapping(`${cutMiddle(place?.file ?? file, 80)}${line ? `:${line}` : ''}`);
  const called = caller === null ? nothing : md` (called from ${wrapping(cutMiddle(caller, 80))})`;
  if (repository === null || place === null) return md`${label}${called}${removed ? ' (file removed)' : ''}`;
  const url: SafeUrl | null =
    (inChanges ? changeUrl(repository, place) : null) ?? sourceUrl(repository, place);
  return md`${link(label, url)}${called}`;
}

/** A test's name, which can be empty. */
export function nameOf({ name }: Pick<FlakyTestReport, 'name'>): Markdown {
  const shown = wrapping(name, 200);
  return shown.markdown === '' ? md`(no name)` : shown;
}

function instancesCell({ instances }: FlakyTestReport): Piece {
  return instances === null ? 'unknown' : formatNumber(instances);
}

/** When a test was last seen, relative to the report and in UTC. */
export function lastSeenWords({ lastSeenAt }: FlakyTestReport, asOf: number): Markdown {
  if (lastSeenAt === null) return md`at an unknown time`;
  return md`${formatAge(ageOf(lastSeenAt, asOf))} (${formatMoment(Math.min(lastSeenAt, asOf))})`;
}

/** After two days, the day is exact enough. */
function lastSeenCell(test: FlakyTestReport, asOf: number): Markdown {
  if (test.lastSeenAt === null) return md`unknown`;
  const age = ageOf(test.lastSeenAt, asOf);
  const when = age < 2 * day ? formatMoment(Math.min(test.lastSeenAt, asOf)) : lastSeenDay(test, asOf);
  return md`${formatAge(age)}<br><sub>${when}</sub>`;
}

function lastSeenDay({ lastSeenAt }: FlakyTestReport, asOf: number): Markdown {
  return lastSeenAt === null ? md`unknown` : md`${formatDay(Math.min(lastSeenAt, asOf))}`;
}
