import { type Block, collapsed, paragraph } from '../text/blocks.ts';
import { bytes, renderDocument } from '../text/document.ts';
import { fenced } from '../text/fence.ts';
import { join, md, nothing } from '../text/markdown.ts';
import type { Repository } from '../text/repository.ts';
import type { FlakyReport } from './analyze.ts';
import { caveats, changesLine, describeFlaky, sourceLine } from './headline.ts';
import { concentrationLine, goneSection, hotSpotSections, oneTest, orderLine } from './sections.ts';
import type { Selectors } from './selectors.ts';
import { ageTable } from './tables.ts';
import { listTests } from './test-list.ts';

/** How a summary of flaky tests is written. */
export interface FlakySummaryOptions {
  /** How many bytes it may take, after what the step has written before. */
  readonly bytes: number;
  /** The repository that the workflow runs for: links source files. */
  readonly repository?: Repository | null;
  /** A list for a test runner, to copy from. */
  readonly selectors?: Selectors | null;
  /** Where the whole list is, told where tests are left out: our own words, such as `in the report file`. */
  readonly elsewhere?: string;
  /** Where the list to copy from is when it is too long to stand here: our own words. */
  readonly copyFrom?: string;
  /** Why gates failed, in our own words. */
  readonly failures?: readonly string[];
  /** What the action could not do, in our own words: of a comment not written, and the permission that it needs. */
  readonly notes?: readonly string[];
}

const touchedShown = 25;
const firstShown = 10;
/** Above this many tests, a table of all is read by nobody: the first hundred of them. */
const wholeTable = 500;
const partOfTable = 100;
/** A block to copy from that is longer than this belongs into a file. */
const longestBlock = 20_000;

/** What a summary holds, for a comment that points to it: every test, and names to copy. */
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
    paragraph(
      'caveats',
      join([caveats(report), ...(options.notes ?? []).map((note) => md`> ${note}`)], '\n>\n'),
    ),
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
    paragraph('concentration', concentrationLine(report)),
    ...list.others,
    ...hotSpotSections(report, ['file', 'scope']),
    collapsed('By when they were last seen', ageTable(report)),
    ...goneSection(report),
    ...copySection(selectors, copyFrom),
    paragraph('order', md`<sub>${orderLine(report)}</sub>`),
  ];
}

function mostShown({ tests, top }: FlakyReport): number {
  return top ?? (tests.length > wholeTable ? partOfTable : tests.length);
}

function fits({ text }: Selectors): boolean {
  return text.length <= longestBlock;
}

function copySection(selectors: Selectors | null | undefined, copyFrom: string | undefined): Block[] {
  if (!selectors || selectors.listed === 0) return [];
  if (fits(selectors))
    return [
      collapsed('To run or to skip these', paragraph('names to copy', fenced(selectors.text.trimEnd()))),
    ];
  const place = copyFrom === undefined ? nothing : md`: it is ${copyFrom}`;
  return [
    paragraph('names to copy', md`The list to run or to skip these is too long to stand here${place}.`),
  ];
}
