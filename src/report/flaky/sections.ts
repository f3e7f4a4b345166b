import { type Block, collapsed, list, paragraph } from '../text/blocks.ts';
import { count, formatNumber } from '../text/counts.ts';
import { formatMoment } from '../text/durations.ts';
import { join, type Markdown, md, nothing, wrapping } from '../text/markdown.ts';
import { link } from '../text/url.ts';
import type { FlakyReport } from './analyze.ts';
import type { RememberedTest } from './baseline.ts';
import { describeFormula } from './score.ts';
import { knownWords, lastSeenWords, locationCell, nameOf, type TestTableOptions } from './tables.ts';
import type { FlakyTestReport } from './test-report.ts';

/** The only test, as a sentence. */
export function oneTest(
  test: FlakyTestReport,
  { asOf }: FlakyReport,
  options: Omit<TestTableOptions, 'score'>,
): Block {
  const often = test.instances === null ? nothing : md`, ${count(test.instances, 'instance')}`;
  const where = locationCell(test, options, 'sentence');
  const place = where.markdown === '' ? nothing : md` at ${where}`;
  const scope = test.scope === '' ? nothing : md` (${wrapping(test.scope, 120)})`;
  return paragraph(
    'the test',
    md`**${link(nameOf(test), test.url)}**${scope}${place}${often}, ${join(
      [md`last seen ${lastSeenWords(test, asOf)}`, knownWords(test)],
      ', ',
    )}.`,
  );
}

/** The tests that the service no longer reports. The text never says that they are fixed. */
export function goneSection({ comparison }: FlakyReport): Block[] {
  const gone = comparison?.gone ?? [];
  if (gone.length === 0) return [];
  const named = gone.filter((test) => test.name !== null);
  const head = md`The service no longer lists these tests. This does not mean that they are fixed.\n`;
  const rows = list('tests that are no longer reported', head, named.map(goneItem), { total: gone.length });
  return [collapsed(`${formatNumber(gone.length)} no longer reported`, rows)];
}

/** How the tests are sorted. */
export function orderLine({ sort, halfLifeMs, comparison }: FlakyReport): Markdown {
  const by = sort === 'score' ? describeFormula(halfLifeMs) : sort;
  const news = (comparison?.added ?? 0) === 0 ? nothing : md`New tests first. `;
  return md`${news}Sorted by ${by}, then by instances, last seen, and ID.`;
}

function goneItem({ name, lastSeenAt, instances }: RememberedTest): Markdown {
  const seen = lastSeenAt === null ? nothing : md`, last seen ${formatMoment(lastSeenAt)}`;
  const often = instances === null ? nothing : md`, ${count(instances, 'instance')}`;
  return md`${nameOf({ name: name ?? '' })}${often}${seen}`;
}
