import { type Block, collapsed, paragraph } from '../text/blocks.ts';
import { bytes, renderDocument } from '../text/document.ts';
import { fenced } from '../text/fence.ts';
import { join, md, nothing } from '../text/markdown.ts';
import type { Repository } from '../text/repository.ts';
import type { FlakyReport } from './analyze.ts';
import { firstReport } from './baseline.ts';
import {
  caveats,
  changesLine,
  describeFlaky,
  type GateWords,
  gateLines,
  sourceLine,
  totalOf,
} from './headline.ts';
import type { OwnersOf } from './owners.ts';
import { goneSection, oneTest, orderLine } from './sections.ts';
import type { Selectors } from './selectors.ts';
import { listTests } from './test-list.ts';

/** Options of a summary of flaky tests. */
export interface FlakySummaryOptions {
  /** Maximum size: what the summary of the step has left. */
  readonly bytes: number;
  /** The repository that the workflow runs for, to link source files. */
  readonly repository?: Repository | null;
  /** A list for a test runner, to copy. */
  readonly selectors?: Selectors | null;
  /** Where to find omitted tests, in words of ours such as `in the file at json-path`. */
  readonly elsewhere?: string;
  /** Where to find the list for a test runner if it is too long to show, in words of ours. */
  readonly copyFrom?: string;
  readonly gates?: GateWords;
  readonly ownersOf?: OwnersOf | undefined;
}

const rememberedFirst = md`This is the first report on this pull request.`;
const touchedShown = 25;
const firstShown = 10;
/** With more tests than this, the summary shows only the first hundred. */
const mostInFull = 500;
const shownOfMany = 100;
/** A longer block to copy belongs in a file. */
const longestBlock = 50_000;

/** Whether a summary shows all tests and copyable names, for a comment that refers to it. */
export function contentsOf(
  reports: readonly FlakyReport[],
  selectors: Selectors,
): { readonly all: boolean; readonly names: boolean } {
  const all = reports.every((report) => mostShown(report) >= report.tests.length);
  return { all, names: selectors.listed > 0 && fits(selectors) };
}

/** The flaky tests of one or more suites as a job summary. */
export function renderFlakySummary(reports: readonly FlakyReport[], options: FlakySummaryOptions): string {
  const isOnly = reports.length === 1;
  const { gates, selectors, copyFrom } = options;
  const [first] = reports;
  const blocks: Block[] = [
    paragraph('verdict', md`## ${describeFlaky(reports)}`),
    gateLines({ failures: gates?.failures ?? [], unevaluated: [] }),
    ...reports.flatMap((report) => [
      ...(isOnly ? [] : [paragraph('suite', md`### Suite ${report.suite.name}`)]),
      paragraph('first', report.newUnknown === firstReport ? rememberedFirst : nothing),
      paragraph('changes', changesLine(report)),
      paragraph('caveats', caveats(report)),
      ...(isOnly || report.tests.length > 0 ? [] : [paragraph('none', md`No flaky tests.`)]),
      ...body(report, options),
    ]),
    ...copySection(selectors, copyFrom),
    ...(first !== undefined && totalOf(reports) > 1
      ? [paragraph('order', md`<sub>${orderLine(first)}</sub>`)]
      : []),
  ];
  return renderDocument(
    blocks,
    bytes(options.bytes),
    md`<sub>${join(reports.map(sourceLine), '<br>')}</sub>`,
  );
}

function body(report: FlakyReport, { repository = null, elsewhere, ownersOf }: FlakySummaryOptions): Block[] {
  const { tests } = report;
  const style = { repository, score: true, ownersOf };
  const [only] = tests;
  if (only === undefined) return goneSection(report);
  if (tests.length === 1) return [oneTest(only, report, style), ...goneSection(report)];
  const list = listTests(report, {
    style,
    most: { touched: touchedShown, first: firstShown },
    max: mostShown(report),
    elsewhere,
  });
  return [list.open, ...list.others, ...goneSection(report)];
}

function mostShown({ tests, top }: FlakyReport): number {
  return top ?? (tests.length > mostInFull ? shownOfMany : tests.length);
}

function fits({ text }: Selectors): boolean {
  return text.length <= longestBlock;
}

function copySection(selectors: Selectors | null | undefined, copyFrom: string | undefined): Block[] {
  if (!selectors || selectors.listed === 0) return [];
  if (fits(selectors))
    return [
      collapsed('Run or skip these tests', paragraph('copyable names', fenced(selectors.text.trimEnd()))),
    ];
  const place = copyFrom === undefined ? nothing : md` It is ${copyFrom}.`;
  return [
    paragraph('copyable names', md`The list to run or skip these tests is too long to show here.${place}`),
  ];
}
