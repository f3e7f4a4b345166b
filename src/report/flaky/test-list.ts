import { type Block, collapsed, paragraph } from '../text/blocks.ts';
import { formatNumber } from '../text/counts.ts';
import { md, nothing } from '../text/markdown.ts';
import type { FlakyReport } from './analyze.ts';
import { type TestTableOptions, testTable } from './tables.ts';
import type { FlakyTestReport } from './test-report.ts';

/** How the tests of a report are listed. */
export interface TestListOptions {
  /** How those that stand open are written, and those behind titles. */
  readonly open: TestTableOptions;
  readonly folded: TestTableOptions;
  /** How many stand open: of those in changed files where there are any, else of all. */
  readonly most: { readonly touched: number; readonly first: number };
  /** How many are listed at most, unless the report lists fewer: open or behind titles. */
  readonly max: number;
  /** Where the rest can be seen, in our own words. */
  readonly elsewhere?: string | undefined;
}

/** The tests that stand open, and all others behind titles. */
export interface TestList {
  readonly open: Block;
  readonly others: readonly Block[];
}

interface Group {
  readonly title: string;
  readonly tests: readonly FlakyTestReport[];
}

const changedFiles = 'in files that this pull request changes';

/**
 * The tests of a report as tables: first those that concern the pull request, the rest of them behind a title of their
 * own, before the others; the dormant ones last.
 */
export function listTests(report: FlakyReport, options: TestListOptions): TestList {
  const { tests, touched, top } = report;
  const max = Math.min(options.max, top ?? tests.length);
  const theirs = touched?.length ? touched : null;
  const shown = (theirs ?? tests).slice(0, Math.min(max, theirs ? options.most.touched : options.most.first));
  const name = theirs ? 'tests in changed files' : 'first tests';
  const { listed, left } = listGroups(groupOthers(report, new Set(shown)), max - shown.length);
  const further = theirs !== null && listed.length > 0 && theirs.length > shown.length;
  const limit = further ? { total: theirs.length, elsewhere: md` below` } : {};
  const words = options.elsewhere === undefined ? nothing : md` ${options.elsewhere}`;
  return {
    open: testTable(name, shown, report, options.open, limit),
    others: [
      ...listed.map(({ title, tests: group, most }) =>
        collapsed(title, testTable(title, group, report, options.folded, { max: most, elsewhere: words })),
      ),
      ...(left.length === 0 ? [] : [paragraph('other tests', md`And ${countLeft(left)}${words}.`)]),
    ],
  };
}

function groupOthers({ tests, touched }: FlakyReport, shown: ReadonlySet<FlakyTestReport>): Group[] {
  const theirs = (touched ?? []).filter((test) => !shown.has(test));
  const others = tests.filter((test) => !shown.has(test) && !test.touched);
  const lively = others.filter((test) => test.age !== 'dormant');
  const dormant = others.filter((test) => test.age === 'dormant');
  return [
    { title: `${formatNumber(theirs.length)} more ${changedFiles}`, tests: theirs },
    { title: `${formatNumber(lively.length)} more`, tests: lively },
    { title: `${formatNumber(dormant.length)} not seen for 30 days`, tests: dormant },
  ].filter((group) => group.tests.length > 0);
}

/** The groups of which some can be listed, and the tests of those of which none can. */
function listGroups(groups: readonly Group[], room: number) {
  let most = room;
  const listed: (Group & { readonly most: number })[] = [];
  const left: FlakyTestReport[] = [];
  for (const group of groups) {
    if (most > 0) listed.push({ ...group, most });
    else left.push(...group.tests);
    most -= group.tests.length;
  }
  return { listed, left };
}

function countLeft(left: readonly FlakyTestReport[]): string {
  const theirs = left.filter((test) => test.touched).length;
  const part = theirs === 0 ? '' : `, ${formatNumber(theirs)} of them ${changedFiles},`;
  return `${formatNumber(left.length)} more${part}`;
}
