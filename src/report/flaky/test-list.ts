import { type Block, collapsed, paragraph } from '../text/blocks.ts';
import { formatNumber } from '../text/counts.ts';
import { md, nothing } from '../text/markdown.ts';
import type { FlakyReport } from './analyze.ts';
import { type TestTableOptions, testTable } from './tables.ts';
import type { FlakyTestReport } from './test-report.ts';

/** Options of the tables of a report's tests. */
export interface TestListOptions {
  /** Options of the visible table. */
  readonly open: TestTableOptions;
  /** Options of the collapsed tables. */
  readonly folded: TestTableOptions;
  /** Maximum number of visible tests: those in changed files if there are any, else of all. */
  readonly most: { readonly touched: number; readonly first: number };
  /** Maximum number of visible and collapsed tests. The report can set a lower one. */
  readonly max: number;
  /** Where to find omitted tests, in words of ours. */
  readonly elsewhere?: string | undefined;
}

/** The visible table, and the collapsed ones. */
export interface TestList {
  readonly open: Block;
  readonly others: readonly Block[];
}

interface Group {
  readonly title: string;
  readonly tests: readonly FlakyTestReport[];
}

const changedFiles = 'in files changed by this pull request';

/**
 * The tests of a report as tables. Tests in changed files are visible, or collapsed under their own title if there are too
 * many. Other tests follow, and dormant tests are last.
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
  const recent = others.filter((test) => test.age !== 'dormant');
  const dormant = others.filter((test) => test.age === 'dormant');
  return [
    { title: `${formatNumber(theirs.length)} more ${changedFiles}`, tests: theirs },
    { title: `${formatNumber(recent.length)} more`, tests: recent },
    { title: `${formatNumber(dormant.length)} not seen for 30 days`, tests: dormant },
  ].filter((group) => group.tests.length > 0);
}

/** The groups that can be listed at least in part, and the tests of the other groups. */
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
