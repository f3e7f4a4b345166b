import { type Block, collapsed, paragraph } from '../text/blocks.ts';
import { bytes, renderDocument } from '../text/document.ts';
import { fenced } from '../text/fence.ts';
import { join, md, nothing } from '../text/markdown.ts';
import type { Repository } from '../text/repository.ts';
import type { FlakyReport } from './analyze.ts';
import { caveats, changesLine, describeFlaky, sourceLine } from './headline.ts';
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
  /** Why gates failed. */
  readonly failures?: readonly string[];
}

const touchedShown = 25;
const firstShown = 10;
/** With more tests than this, the summary shows only the first hundred. */
const mostInFull = 500;
const shownOfMany = 100;
/** A longer block to copy belongs in a file. */
const longestBlock = 50_000;

/** Whether a summary shows all tests and copyable names, for a comment that refers to it. */
export function contentsOf(
  report: FlakyReport,
  selectors: Selectors,
): { readonly all: boolean; readonly names: boolean } {
  return { all: mostShown(report) >= report.tests.length, names: selectors.listed > 0 && fits(selectors) };
}

/** A suite's flaky tests as a job summary. */
export function renderFlakySummary(report: FlakyReport, options: FlakySummaryOptions): string {
  const blocks: Block[] = [
    paragraph('verdict', md`## ${describeFlaky(report)}`),
    paragraph(
      'failures',
      join(
        (options.failures ?? []).map((reason) => md`> ❌ ${reason}`),
        '\n>\n',
      ),
    ),
    paragraph('changes', changesLine(report)),
    paragraph('caveats', caveats(report)),
    ...body(report, options),
  ];
  return renderDocument(blocks, bytes(options.bytes), md`<sub>${sourceLine(report)}</sub>`);
}

function body(
  report: FlakyReport,
  { repository = null, selectors, elsewhere, copyFrom }: FlakySummaryOptions,
): Block[] {
  const { tests } = report;
  const style = { repository, score: true };
  const [only] = tests;
  if (only === undefined) return goneSection(report);
  if (tests.length === 1)
    return [oneTest(only, report, style), ...goneSection(report), ...copySection(selectors, copyFrom)];
  const list = listTests(report, {
    open: style,
    folded: style,
    most: { touched: touchedShown, first: firstShown },
    max: mostShown(report),
    elsewhere,
  });
  return [
    list.open,
    ...list.others,
    ...goneSection(report),
    ...copySection(selectors, copyFrom),
    paragraph('order', md`<sub>${orderLine(report)}</sub>`),
  ];
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
