import { type Block, collapsed, paragraph } from '../text/blocks.ts';
import { formatNumber } from '../text/counts.ts';
import { bytes, renderDocument } from '../text/document.ts';
import { formatMoment } from '../text/durations.ts';
import { fenced, join, md, nothing } from '../text/markdown.ts';
import type { Repository } from '../text/repository.ts';
import { link } from '../text/url.ts';
import type { TestList } from './lists.ts';
import type { OwnersOf } from './owners.ts';
import type { FlakyReport } from './report.ts';
import { newFirst } from './select.ts';
import { testTable } from './tables.ts';
import { caveats, changesLine, describeFlaky, type GateWords, gateLines } from './words.ts';

/** Options of a summary of flaky tests. */
export interface FlakySummaryOptions {
  /** Maximum size: what the summary of the step has left. */
  readonly bytes: number;
  /** The repository that the workflow runs for, to link source files. */
  readonly repository?: Repository | null;
  /** A list for a test runner, to copy. */
  readonly list?: TestList | null;
  /** Where to find omitted tests, in our own words, such as `in the file at json-path`. */
  readonly elsewhere?: string;
  readonly gates?: GateWords;
  readonly ownersOf?: OwnersOf | undefined;
}

const touchedShown = 25;
const firstShown = 10;
/** With more tests of a suite than this, the summary shows only the first hundred. */
export const mostInFull = 500;
const shownOfMany = 100;
/** A longer block to copy belongs in a file. */
const longestBlock = 50_000;

/** The flaky tests of one or more suites as a job summary. */
export function renderFlakySummary(reports: readonly FlakyReport[], options: FlakySummaryOptions): string {
  const isOnly = reports.length === 1;
  const blocks: Block[] = [
    paragraph('verdict', md`## ${describeFlaky(reports)}`),
    gateLines({ failures: options.gates?.failures ?? [], unevaluated: [] }),
    ...reports.flatMap((report) => [
      paragraph('suite', isOnly ? nothing : md`### Suite ${report.suite.name}`),
      paragraph('changes', changesLine(report)),
      paragraph('caveats', caveats(report)),
      ...tablesOf(report, options),
    ]),
    ...(options.list ? copySection(options.list) : []),
  ];
  const sources = reports.map(({ asOf, suite }) => {
    const page = link(md`suite ${suite.name}`, suite.url);
    return md`Reported at ${formatMoment(asOf)} for ${page}. The service lists tests that were recently flaky.`;
  });
  return renderDocument(blocks, bytes(options.bytes), md`<sub>${join(sources, '<br>')}</sub>`);
}

/** The tests in changed files, or the first ones; the others collapsed. New tests must not be the ones omitted. */
function tablesOf(
  { tests, touched, asOf }: FlakyReport,
  { repository = null, elsewhere, ownersOf }: FlakySummaryOptions,
): Block[] {
  if (tests.length === 0) return [];
  const style = { repository, ownersOf, asOf };
  const theirs = touched ?? [];
  const most = theirs.length > 0 ? Math.min(theirs.length, touchedShown) : firstShown;
  const all = [...theirs, ...newFirst(tests.filter((test) => !test.touched))];
  const [shown, others] = [all.slice(0, most), all.slice(most)];
  const max = tests.length > mostInFull ? shownOfMany - shown.length : others.length;
  const place = elsewhere === undefined ? nothing : md` ${elsewhere}`;
  const rest = testTable('other tests', others, style, { max, elsewhere: place });
  return [
    testTable(theirs.length > 0 ? 'tests in changed files' : 'first tests', shown, style),
    ...(others.length === 0 ? [] : [collapsed(`${formatNumber(others.length)} more`, rest)]),
  ];
}

function copySection(list: TestList): Block[] {
  if (list.listed === 0 || list.text.length > longestBlock) return [];
  const { run, skip } = list.use;
  const how = [run && `# Run them: ${run}`, skip && `# Skip them: ${skip}`, `# ${list.remark}`];
  const lines = fenced([...how.filter((line) => line !== null), list.text.trimEnd()].join('\n'));
  return [collapsed('List of these tests, to run or skip them', paragraph('list', lines))];
}
