import { type Block, collapsed, list, paragraph } from '../text/blocks.ts';
import { count, formatNumber } from '../text/counts.ts';
import { formatMoment } from '../text/durations.ts';
import { type Markdown, md, nothing } from '../text/markdown.ts';
import { link } from '../text/url.ts';
import type { FlakyReport } from './analyze.ts';
import type { BaselineTest } from './baseline.ts';
import { describeFormula } from './score.ts';
import { hotSpotTable, lastSeenWords, locationCell, nameOf, type TestTableOptions } from './tables.ts';
import type { FlakyTestReport } from './test-report.ts';

const hotSpots = 10;

/** One test alone, as a sentence. */
export function oneTest(
  test: FlakyTestReport,
  { asOf }: FlakyReport,
  { repository, brief = false }: TestTableOptions,
): Block {
  const often = test.instances === null ? nothing : md`, ${count(test.instances, 'instance')}`;
  const where = locationCell(test, brief ? null : repository);
  const place = where.markdown === '' ? nothing : md` at ${where}`;
  const scope = test.scope === '' ? nothing : md` (${test.scope})`;
  return paragraph(
    'the test',
    md`The test **${link(nameOf(test), test.url)}**${scope}${place}${often}, last seen ${lastSeenWords(test, asOf)}.`,
  );
}

/** Files and scopes with the most instances. */
export function hotSpotSections(
  { files, scopes, instances }: FlakyReport,
  by: readonly ('file' | 'scope')[],
): Block[] {
  return by.flatMap((kind) => {
    const spots = kind === 'file' ? files : scopes;
    if (spots.length < 2) return [];
    const title = kind === 'file' ? 'File' : 'Scope';
    return [
      collapsed(
        `By ${kind} (${formatNumber(spots.length)})`,
        hotSpotTable(title, spots, instances, hotSpots),
      ),
    ];
  });
}

/** The tests that the service does not report any more. It is never said that they are solved. */
export function goneSection({ comparison }: FlakyReport): Block[] {
  const gone = comparison?.gone ?? [];
  if (gone.length === 0) return [];
  const named = gone.filter((test) => test.name !== null);
  const head = md`Not in the service’s window of time any more, which does not mean that they are solved:\n`;
  const rows = list('tests not reported any more', head, named.map(goneItem), { total: gone.length });
  const least = comparison?.full ? '' : 'At least ';
  return [collapsed(`${least}${formatNumber(gone.length)} not reported any more`, rows)];
}

/** How few tests make up most of the flakiness; nothing where it takes all of them, which goes without saying. */
export function concentrationLine({ concentration, tests }: FlakyReport): Markdown {
  if (concentration === null || tests.length < 3 || concentration.tests === tests.length) return nothing;
  const { tests: few, instances, share } = concentration;
  const part = md`**${formatNumber(few)} of ${formatNumber(tests.length)}** tests`;
  const verb = few === 1 ? 'makes' : 'make';
  // Rounded down: less than all must not read as all.
  return md`${part} ${verb} up ${Math.floor(share * 100)}% of all ${formatNumber(instances)} instances.`;
}

/** How the order comes about. */
export function orderLine({ sort, halfLifeMs }: FlakyReport): Markdown {
  const by = sort === 'score' ? describeFormula(halfLifeMs) : sort;
  return md`Order: ${by}; ties by instances, then by last seen, then by id.`;
}

function goneItem({ name, lastSeenAt, instances }: BaselineTest): Markdown {
  const seen = lastSeenAt === null ? nothing : md`, last seen ${formatMoment(lastSeenAt)}`;
  const often = instances === null ? nothing : md`, ${count(instances, 'instance')}`;
  return md`${nameOf({ name: name ?? '' })}${often}${seen}`;
}
