import type { OwnersOf } from '../tests/owners.ts';
import { type Block, paragraph } from '../text/blocks.ts';
import { characters, renderComplete, renderDocument } from '../text/document.ts';
import { formatMoment } from '../text/durations.ts';
import { code, join, type Markdown, md, nothing } from '../text/markdown.ts';
import { commitUrl, type Repository } from '../text/repository.ts';
import { link, safeUrl } from '../text/url.ts';
import type { FlakyReport } from './report.ts';
import { type TestLimits, testBlocks } from './test-blocks.ts';
import { describeFlaky, type GateWords, gateLines } from './words.ts';

const full: TestLimits = { touched: 10, first: 0, others: 25 };
/** If the comment is too long, or GitHub rejects it. */
const compact: TestLimits = { ...full, others: 0 };

/** Options of a comment. */
export interface FlakyCommentOptions {
  /** The room for the text, in characters. */
  readonly characters: number;
  /** The repository of the pull request. */
  readonly repository: Repository | null;
  /** The run that writes the comment, and the commit that it reports on. */
  readonly run: { readonly number: number; readonly url: string; readonly sha: string };
  readonly gates: GateWords;
  /** True if the job summary shows all tests. A comment refers to nothing that is gone with the runner. */
  readonly summaryShowsAll: boolean;
  readonly ownersOf?: OwnersOf | undefined;
}

/**
 * The flaky tests of one or more suites as a comment on a pull request, in each tier that fits, the fullest first: the tests in
 * changed files, and the gates that failed; and one line for the rest of each suite. If none fits, the compact one is cut between
 * rows.
 */
export function renderFlakyComment(
  reports: readonly FlakyReport[],
  options: FlakyCommentOptions,
): readonly string[] {
  const budget = characters(options.characters);
  const foot = footer(reports, options);
  const complete = [full, compact].flatMap(
    (limits) => renderComplete(blocksOf(reports, options, limits), budget, foot) ?? [],
  );
  if (complete.length > 0) return complete;
  return [renderDocument(blocksOf(reports, options, compact), budget, foot)];
}

function blocksOf(
  reports: readonly FlakyReport[],
  options: FlakyCommentOptions,
  limits: TestLimits,
): Block[] {
  const { repository, ownersOf } = options;
  const isOnly = reports.length === 1;
  const names = reports.map(({ suite }) => suite.name).join(', ');
  return [
    // It distinguishes the comment from others.
    paragraph('heading', md`### ${`Flaky tests in ${isOnly ? 'suite' : 'suites'} ${names}`}`),
    paragraph('verdict', md`**${describeFlaky(reports)}**`),
    gateLines(options.gates),
    ...reports.flatMap((report) => [
      paragraph(
        'suite',
        isOnly ? nothing : md`#### ${link(md`Suite ${report.suite.name}`, report.suite.url)}`,
      ),
      paragraph(
        'none',
        isOnly || report.tests.length > 0 || !report.complete ? nothing : md`No flaky tests.`,
      ),
      ...testBlocks(report, limits, { repository, ownersOf, elsewhere: pointer(report, options) }),
    ]),
  ];
}

/** Where all tests are shown, as long as the run or the suite exist. */
function pointer({ suite }: FlakyReport, { summaryShowsAll, run }: FlakyCommentOptions): Markdown {
  return suite.url === null || summaryShowsAll
    ? link('the job summary', safeUrl(run.url, true))
    : link(md`suite ${suite.name}`, suite.url);
}

/** What was checked last, in one line: the commit, the run, the time, the suite. */
function footer(reports: readonly FlakyReport[], { run, repository }: FlakyCommentOptions): Markdown {
  const [first] = reports;
  const only = reports.length === 1 ? first?.suite : undefined;
  const parts = [
    run.sha === '' ? nothing : md`commit ${link(code(run.sha.slice(0, 7)), commitUrl(repository, run.sha))}`,
    link(`run ${run.number}`, safeUrl(run.url, true)),
    first === undefined ? nothing : md`${formatMoment(first.asOf)}`,
    only === undefined ? nothing : link(md`suite ${only.name}`, only.url),
  ];
  return md`<sub>Last checked: ${join(parts, ' · ')}</sub>`;
}
