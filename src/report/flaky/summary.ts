import type { TestList } from '../tests/lists.ts';
import type { OwnersOf } from '../tests/owners.ts';
import { type Block, collapsed, paragraph } from '../text/blocks.ts';
import { bytes, renderDocument } from '../text/document.ts';
import { formatMoment } from '../text/durations.ts';
import { fenced, join, md, nothing } from '../text/markdown.ts';
import type { Repository } from '../text/repository.ts';
import { link } from '../text/url.ts';
import type { FlakyReport } from './report.ts';
import { type TestLimits, testBlocks } from './test-blocks.ts';
import { describeFlaky, type GateWords, gateLines } from './words.ts';

/** Options of a summary of flaky tests. */
export interface FlakySummaryOptions {
  /** Maximum size: what the summary of the step has left. */
  readonly bytes: number;
  /** The repository that the workflow runs for, to link source files. */
  readonly repository?: Repository | null;
  /** A list for a test runner, to copy. */
  readonly list?: TestList | null;
  /** Where to find omitted tests, in our own words, such as `the file at json-path`. */
  readonly elsewhere?: string;
  readonly gates?: GateWords;
  readonly ownersOf?: OwnersOf | undefined;
}

const limits: TestLimits = { touched: 25, first: 10, others: 90 };
/** A summary shows all tests of a suite up to this many, and of more the first ones. */
export const mostInFull = 500;
/** A longer block to copy belongs in a file. */
const longestBlock = 50_000;

/** The flaky tests of one or more suites as a job summary. */
export function renderFlakySummary(reports: readonly FlakyReport[], options: FlakySummaryOptions): string {
  const isOnly = reports.length === 1;
  const { repository = null, ownersOf } = options;
  const elsewhere = options.elsewhere === undefined ? null : md`${options.elsewhere}`;
  const limitsOf = ({ tests }: FlakyReport) =>
    tests.length > mostInFull ? limits : { ...limits, others: mostInFull };
  const blocks: Block[] = [
    paragraph('verdict', md`## ${describeFlaky(reports)}`),
    gateLines({ failures: options.gates?.failures ?? [], unevaluated: [] }),
    ...reports.flatMap((report) => [
      paragraph('suite', isOnly ? nothing : md`### Suite ${report.suite.name}`),
      ...testBlocks(report, limitsOf(report), { repository, ownersOf, elsewhere }),
    ]),
    ...(options.list ? copySection(options.list) : []),
  ];
  const sources = reports.map(({ asOf, suite }) => {
    const page = link(md`suite ${suite.name}`, suite.url);
    return md`Reported at ${formatMoment(asOf)} for ${page}. The service lists tests that were recently flaky.`;
  });
  return renderDocument(blocks, bytes(options.bytes), md`<sub>${join(sources, '<br>')}</sub>`);
}

function copySection(list: TestList): Block[] {
  if (list.listed === 0 || list.text.length > longestBlock) return [];
  const { run, skip } = list.use;
  const how = [run && `# Run them: ${run}`, skip && `# Skip them: ${skip}`, `# ${list.remark}`];
  const lines = fenced([...how.filter((line) => line !== null), list.text.trimEnd()].join('\n'));
  return [collapsed('List of these tests, to run or skip them', paragraph('list', lines))];
}
