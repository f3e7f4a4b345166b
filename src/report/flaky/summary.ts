import { type Block, collapsed, paragraph } from '../text/blocks.ts';
import { formatNumber } from '../text/counts.ts';
import { bytes, renderDocument } from '../text/document.ts';
import { md, nothing } from '../text/markdown.ts';
import type { Repository } from '../text/repository.ts';
import type { FlakyReport } from './analyze.ts';
import { caveats, changesLine, describeFlaky, sourceLine } from './headline.ts';
import { describeFormula } from './score.ts';
import { ageTable, hotSpotTable, testTable } from './tables.ts';

/** How a summary of flaky tests is written. */
export interface FlakySummaryOptions {
  /** How many bytes it may take, after what the step has written before. */
  readonly bytes: number;
  /** The repository that the workflow runs for: links source files. */
  readonly repository?: Repository | null;
  /** Where the whole list is, told where tests are left out: our own words, such as `in the report file`. */
  readonly elsewhere?: string;
}

const openTests = 10;
/** Above this many tests, a table of all is read by nobody: the first hundred, and the file. */
const wholeTable = 500;
const partOfTable = 100;
const hotSpots = 10;

/** A suite's flaky tests as a job summary. */
export function renderFlakySummary(report: FlakyReport, options: FlakySummaryOptions): string {
  const { tests } = report;
  const heading = [
    paragraph('verdict', md`## ${describeFlaky(report)}`),
    paragraph('changes', changesLine(report)),
  ];
  const notes = [paragraph('caveats', caveats(report))];
  const body = tests.length === 0 ? [] : sections(report, options);
  const foot = paragraph('source', md`<sub>${sourceLine(report)}</sub>`);
  return renderDocument([...heading, ...notes, foot, ...body], bytes(options.bytes));
}

function sections(report: FlakyReport, { repository = null, elsewhere }: FlakySummaryOptions): Block[] {
  const { tests, touched, instances, files, scopes, top } = report;
  const style = { repository, score: true };
  const limit = top ?? (tests.length > wholeTable ? partOfTable : tests.length);
  const blocks: Block[] = [];
  if (touched !== null && touched.length > 0) {
    blocks.push(
      testTable('tests in changed files', touched, report, style, {
        max: openTests,
        elsewhere: 'in the list of all',
      }),
    );
  } else {
    blocks.push(testTable('first tests', tests.slice(0, Math.min(openTests, limit)), report, style));
  }
  blocks.push(paragraph('concentration', concentrationLine(report)));
  blocks.push(paragraph('order', md`<sub>${orderLine(report)}</sub>`));
  if (tests.length > openTests || touched?.length) {
    const rows = testTable('all tests', tests, report, style, {
      max: limit,
      ...(elsewhere ? { elsewhere } : {}),
    });
    blocks.push(collapsed(`All flaky tests: ${formatNumber(tests.length)}`, rows));
  }
  if (files.length > 1)
    blocks.push(
      collapsed(`By file: ${formatNumber(files.length)}`, hotSpotTable('File', files, instances, hotSpots)),
    );
  if (scopes.length > 1)
    blocks.push(
      collapsed(
        `By scope: ${formatNumber(scopes.length)}`,
        hotSpotTable('Scope', scopes, instances, hotSpots),
      ),
    );
  if (tests.length > 1) blocks.push(collapsed('By when they were last seen', ageTable(report)));
  return blocks;
}

function concentrationLine({ concentration, tests }: FlakyReport) {
  if (concentration === null || tests.length < 3) return nothing;
  const { tests: few, instances, share } = concentration;
  return md`**${formatNumber(few)} of ${formatNumber(tests.length)}** tests make up ${share * 100}% of all ${formatNumber(instances)} instances.`;
}

function orderLine({ sort, halfLifeMs }: FlakyReport) {
  const by = sort === 'score' ? describeFormula(halfLifeMs) : sort;
  return md`Order: ${by}; ties by instances, then by last seen, then by id.`;
}
