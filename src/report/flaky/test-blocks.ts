import { type Block, collapsed, paragraph } from '../text/blocks.ts';
import { formatNumber } from '../text/counts.ts';
import { type Markdown, md } from '../text/markdown.ts';
import type { FlakyReport } from './report.ts';
import { newFirst } from './select.ts';
import { type TestTableOptions, testTable } from './tables.ts';
import { caveats, changesLine } from './words.ts';

/** How many tests are shown, of which kind. */
export interface TestLimits {
  readonly touched: number;
  /** The first ones if none is in changed files. */
  readonly first: number;
  /** Those that are collapsed: with 0, a line says how many there are. */
  readonly others: number;
}

/**
 * A report in a summary or a comment: what changed, what is not known, and its tests: in the open those in changed files, or the
 * first ones; the others collapsed, new ones first. `elsewhere` is where to find omitted tests.
 */
export function testBlocks(
  report: FlakyReport,
  limits: TestLimits,
  { elsewhere, ...options }: TestTableOptions & { readonly elsewhere: Markdown | null },
): Block[] {
  const { tests, touched } = report;
  const theirs = touched ?? [];
  const all = [...theirs, ...newFirst(tests.filter((test) => !test.touched))];
  const most = theirs.length > 0 ? Math.min(theirs.length, limits.touched) : limits.first;
  const [open, others] = [all.slice(0, most), all.slice(most)];
  const added = others.filter(({ change }) => change === 'new').length;
  const news = added === 0 ? '' : `, ${formatNumber(added)} of them new`;
  const line = `${formatNumber(others.length)}${open.length === 0 ? '' : ' more'} in the suite${news}`;
  const limit = { max: limits.others, ...(elsewhere && { elsewhere: md` in ${elsewhere}` }) };
  const rest =
    limits.others === 0
      ? paragraph('other tests', md`${line}: see ${elsewhere}.`)
      : collapsed(line, testTable('other tests', others, options, limit));
  return [
    paragraph('changes', changesLine(report)),
    paragraph('caveats', caveats(report)),
    ...(open.length === 0
      ? []
      : [testTable(theirs.length > 0 ? 'tests in changed files' : 'first tests', open, options)]),
    ...(others.length === 0 ? [] : [rest]),
  ];
}
