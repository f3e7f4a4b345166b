import { bar } from '../text/bar.ts';
import { type Block, type Column, type RowLimit, table } from '../text/blocks.ts';
import { formatNumber } from '../text/counts.ts';
import { cutMiddle } from '../text/cut.ts';
import { formatAge, formatDay, formatMoment } from '../text/durations.ts';
import { type Markdown, md, nothing, type Piece, path, prose } from '../text/markdown.ts';
import { changeUrl, type Repository, sourceUrl } from '../text/repository.ts';
import { link, type SafeUrl } from '../text/url.ts';
import { ageGroups, ageMeanings, ageOf } from './ages.ts';
import type { FlakyReport } from './analyze.ts';
import type { HotSpot } from './hot-spots.ts';
import type { FlakyTestReport } from './test-report.ts';

/** How test tables are written. */
export interface TestTableOptions {
  /** The repository to link source files in; null links none. */
  readonly repository: Repository | null;
  /** True to show the score: where there is room for it. */
  readonly score: boolean;
  /** True to save room: names link to their pages, sources to nothing, and times are days. */
  readonly brief?: boolean;
}

const right = 'right';
const day = 86_400_000;

/** Tests, a row each. */
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
  // Rows that cannot be shown are not made: of 5,000, a hundred are.
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

/** Files or scopes, a row each, with their share as a bar. */
export function hotSpotTable(
  title: 'File' | 'Scope',
  spots: readonly HotSpot[],
  all: number,
  max: number,
): Block {
  const columns: readonly Column[] = [
    { title },
    { title: 'Tests', align: right },
    { title: 'Instances', align: right },
    { title: 'Share' },
  ];
  const largest = spots[0]?.instances ?? 0;
  const rows = spots.slice(0, max).map(({ name, tests, instances }) => {
    const share = all === 0 ? '' : `${bar(instances, largest)} ${Math.round((instances / all) * 100)}%`;
    return [
      title === 'File' ? path(cutMiddle(name, 80)) : prose(name, 80),
      formatNumber(tests),
      formatNumber(instances),
      share,
    ];
  });
  return table(`hot spots by ${title.toLowerCase()}`, columns, rows, { total: spots.length });
}

/** How many tests were last seen when. */
export function ageTable({ ages, tests }: FlakyReport): Block {
  const largest = Math.max(...Object.values(ages));
  const rows = ageGroups
    .filter((group) => ages[group] > 0)
    .map((group) => {
      const words = group === 'unknown' ? ageMeanings.unknown : `${group}: ${ageMeanings[group]}`;
      return [words, formatNumber(ages[group]), bar(ages[group], largest)];
    });
  const columns: readonly Column[] = [
    { title: 'Last seen' },
    { title: 'Tests', align: right },
    { title: `Of ${formatNumber(tests.length)}` },
  ];
  return table('age groups', columns, rows);
}

/** A test's name as a link, its scope in small type beneath. What changed comes first: a phone cuts the last columns off. */
function testCell({ name, scope, url, ids, change }: FlakyTestReport): Markdown {
  const news = change === null ? nothing : md`**${change}** · `;
  const several = ids.length > 1 ? md` (listed ${ids.length} times)` : nothing;
  const small = scope === '' ? nothing : md`<br><sub>${prose(scope, 120)}</sub>`;
  return md`${news}${link(nameOf({ name }), url)}${several}${small}`;
}

/** Where a test stands: among the changes of the pull request, or else in the source. */
export function locationCell(
  { file, place, touched }: FlakyTestReport,
  repository: Repository | null,
): Markdown {
  if (file === null) return nothing;
  const line = place?.line ? `:${place.line}` : '';
  // As one text: signs that mean nothing apart could mean something together.
  const label = path(`${cutMiddle(file, 80)}${line}`);
  if (repository === null || place === null) return label;
  const url: SafeUrl | null = (touched ? changeUrl(repository, place) : null) ?? sourceUrl(repository, place);
  return link(label, url);
}

/** A name, of which there may be none. */
export function nameOf({ name }: Pick<FlakyTestReport, 'name'>): Markdown {
  const shown = prose(name, 200);
  return shown.markdown === '' ? md`(no name)` : shown;
}

function instancesCell({ instances }: FlakyTestReport): Piece {
  return instances === null ? 'not given' : formatNumber(instances);
}

/** How long before the report a test was last seen, and when. */
export function lastSeenWords({ lastSeenAt }: FlakyTestReport, asOf: number): Markdown {
  if (lastSeenAt === null) return md`at a time not given`;
  return md`${formatAge(ageOf(lastSeenAt, asOf))} (${formatMoment(Math.min(lastSeenAt, asOf))})`;
}

/** Of what is older than two days, the hour interests nobody. */
function lastSeenCell(test: FlakyTestReport, asOf: number): Markdown {
  if (test.lastSeenAt === null) return md`not given`;
  const age = ageOf(test.lastSeenAt, asOf);
  const when = age < 2 * day ? formatMoment(Math.min(test.lastSeenAt, asOf)) : lastSeenDay(test, asOf);
  return md`${formatAge(age)}<br><sub>${when}</sub>`;
}

function lastSeenDay({ lastSeenAt }: FlakyTestReport, asOf: number): Markdown {
  return lastSeenAt === null ? md`not given` : md`${formatDay(Math.min(lastSeenAt, asOf))}`;
}
