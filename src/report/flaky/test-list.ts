import { type Block, collapsed, paragraph } from '../text/blocks.ts';
import { formatNumber } from '../text/counts.ts';
import { md, nothing } from '../text/markdown.ts';
import type { FlakyReport } from './analyze.ts';
import { newFirst } from './rank.ts';
import { type TestTableOptions, testTable } from './tables.ts';
import type { FlakyTestReport } from './test-report.ts';

/** Options of the tables of a report's tests. */
export interface TestListOptions {
  readonly style: TestTableOptions;
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

/** Tests that are all in changed files, or none of them. */
interface Group {
  readonly title: string;
  readonly tests: readonly FlakyTestReport[];
}

const changedFiles = 'in files changed by this pull request';

/**
 * The tests of a report as tables. Tests in changed files are visible, or collapsed under their own title if there are too
 * many. Other tests follow, and dormant tests are last. New tests come before others: they must not be the ones omitted.
 */
export function listTests(report: FlakyReport, options: TestListOptions): TestList {
  const { touched, top } = report;
  const tests = newFirst(report.tests);
  const max = Math.min(options.max, top ?? tests.length);
  const theirs = touched?.length ? touched : null;
  const shown = (theirs ?? tests).slice(0, Math.min(max, theirs ? options.most.touched : options.most.first));
  const name = theirs ? 'tests in changed files' : 'first tests';
  const { listed, omitted } = splitByRoom(
    groupOthers({ tests, touched }, new Set(shown)),
    max - shown.length,
  );
  const further = theirs !== null && listed.length > 0 && theirs.length > shown.length;
  const limit = further ? { total: theirs.length, elsewhere: md` below` } : {};
  const words = options.elsewhere === undefined ? nothing : md` ${options.elsewhere}`;
  return {
    open: testTable(name, shown, report, options.style, limit),
    others: [
      ...listed.map(({ title, tests: group, most }) =>
        collapsed(title, testTable(title, group, report, options.style, { max: most, elsewhere: words })),
      ),
      ...(omitted.length === 0
        ? []
        : [paragraph('other tests', md`And ${describeOmitted(omitted)}${words}.`)]),
    ],
  };
}

function groupOthers(
  { tests, touched }: Pick<FlakyReport, 'tests' | 'touched'>,
  shown: ReadonlySet<FlakyTestReport>,
): Group[] {
  const theirs = (touched ?? []).filter((test) => !shown.has(test));
  const [recent, dormant]: [FlakyTestReport[], FlakyTestReport[]] = [[], []];
  for (const test of tests) {
    if (test.touched || shown.has(test)) continue;
    (test.age === 'dormant' && test.change !== 'new' ? dormant : recent).push(test);
  }
  return [
    { title: `${formatNumber(theirs.length)} more ${changedFiles}`, tests: theirs },
    { title: `${formatNumber(recent.length)} more`, tests: recent },
    { title: `${formatNumber(dormant.length)} not seen for 30 days`, tests: dormant },
  ].filter((group) => group.tests.length > 0);
}

/** The groups that have room for at least one test, and the other groups. */
function splitByRoom(groups: readonly Group[], room: number) {
  const listed: (Group & { readonly most: number })[] = [];
  const omitted: Group[] = [];
  let most = room;
  for (const group of groups) {
    if (most > 0) listed.push({ ...group, most });
    else omitted.push(group);
    most -= group.tests.length;
  }
  return { listed, omitted };
}

function describeOmitted(groups: readonly Group[]): string {
  const count = (some: readonly Group[]) => some.reduce((sum, { tests }) => sum + tests.length, 0);
  const touched = count(groups.filter(({ tests }) => tests[0]?.touched));
  const part = touched === 0 ? '' : `, ${formatNumber(touched)} of them ${changedFiles},`;
  return `${formatNumber(count(groups))} more${part}`;
}
