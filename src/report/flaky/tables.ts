import { type Block, type Column, type RowLimit, table } from '../text/blocks.ts';
import { changeUrl } from '../text/change-url.ts';
import { count, formatNumber } from '../text/counts.ts';
import { cutMiddle } from '../text/cut.ts';
import { day, formatAge, formatDay, formatMoment } from '../text/durations.ts';
import { join, type Markdown, md, nothing, type Piece, prose, wrapping } from '../text/markdown.ts';
import { type Repository, sourceUrl } from '../text/repository.ts';
import { link } from '../text/url.ts';
import { ageOf } from './ages.ts';
import type { FlakyReport } from './analyze.ts';
import type { OwnersOf } from './owners.ts';
import type { FlakyTestReport } from './test-report.ts';

/** Options of a table of tests. */
export interface TestTableOptions {
  /** The repository, to link source files; null for no links. */
  readonly repository: Repository | null;
  /** True to show the score, and a column for each number; false for few columns, which fit on a phone. */
  readonly score: boolean;
  /** Who owns a file; nobody unless given. */
  readonly ownersOf?: OwnersOf | undefined;
}

const right = 'right';

/** A table with one row per test. */
export function testTable(
  name: string,
  tests: readonly FlakyTestReport[],
  report: FlakyReport,
  options: TestTableOptions,
  limit: RowLimit = {},
): Block {
  const { asOf } = report;
  const columns: readonly Column[] = [
    { title: 'Test' },
    { title: 'Location' },
    ...(options.score
      ? [{ title: 'Instances', align: right } as const, { title: 'Last seen' }]
      : [{ title: 'Flaky' }]),
    ...(options.score ? [{ title: 'Score', align: right } as const] : []),
  ];
  // Only rows that can be shown are rendered.
  const rows = tests
    .slice(0, limit.max)
    .map((test): Piece[] => [
      testCell(test),
      locationCell(test, options),
      ...(options.score
        ? [instancesCell(test), lastSeenCell(test, asOf), test.score.toFixed(1)]
        : [flakyCell(test, asOf)]),
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

/** How often, when last, and since when: everything about time in one cell. */
function flakyCell(test: FlakyTestReport, asOf: number): Markdown {
  const often = test.instances === null ? md`unknown` : md`${count(test.instances, 'time')}`;
  const seen = test.lastSeenAt === null ? nothing : md`seen ${formatAge(ageOf(test.lastSeenAt, asOf))}`;
  const below = join([seen, knownWords(test)], '<br>');
  return below.markdown === '' ? often : md`${often}<br><sub>${below}</sub>`;
}

/** Since when a test is known to the pull request. */
export function knownWords({ knownSince }: FlakyTestReport): Markdown {
  return knownSince === null ? nothing : md`known here since ${formatDay(knownSince)}`;
}

/** The location of a test, linked to the source, and to the diff of the pull request if it is in there; and who owns it. */
export function locationCell(
  { file, line, place, caller, inDiff, removed }: FlakyTestReport,
  { repository, ownersOf = () => [] }: Pick<TestTableOptions, 'repository' | 'ownersOf'>,
  form: 'cell' | 'sentence' = 'cell',
): Markdown {
  if (file === null) return nothing;
  // Escaped as one text: characters that are harmless apart can have a meaning together.
  const label = wrapping(`${cutMiddle(place?.file ?? file, 80)}${line ? `:${line}` : ''}`);
  const called = caller === null ? nothing : md` (called from ${wrapping(cutMiddle(caller, 80))})`;
  if (place === null) return md`${label}${called}${removed ? md` (file removed)` : nothing}`;
  const named = prose(ownersOf(place.file).join(' '), 80);
  const words = form === 'cell' ? md`<br><sub>owner ${named}</sub>` : md`, owned by ${named}`;
  const owned = named.markdown === '' ? nothing : words;
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
