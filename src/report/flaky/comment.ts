import { type Block, collapsed, list, paragraph } from '../text/blocks.ts';
import { formatNumber } from '../text/counts.ts';
import { characters, renderComplete, renderDocument } from '../text/document.ts';
import { formatMoment } from '../text/durations.ts';
import { code, join, type Markdown, md, nothing } from '../text/markdown.ts';
import { commitUrl, type Repository } from '../text/repository.ts';
import { link, safeUrl } from '../text/url.ts';
import type { OwnersOf } from './owners.ts';
import type { FlakyReport } from './report.ts';
import { newFirst } from './select.ts';
import { locationCell, nameOf, testTable } from './tables.ts';
import { caveats, changesLine, describeFlaky, type GateWords, gateLines } from './words.ts';

/** How much a comment contains. The next tier is used if the comment is too long or GitHub rejects it. */
const commentTiers = ['full', 'compact', 'minimal'] as const;

type CommentTier = (typeof commentTiers)[number];

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

const touchedShown = 10;
const restShown = 25;
const firstShown = 5;

/**
 * The flaky tests of one or more suites as a comment on a pull request, in each tier that fits, the fullest first: the tests in
 * changed files, and the gates that failed; and one line for the rest of each suite. If none fits, the minimal tier is
 * cut between rows.
 */
export function renderFlakyComment(
  reports: readonly FlakyReport[],
  options: FlakyCommentOptions,
): readonly string[] {
  const budget = characters(options.characters);
  const foot = footer(reports, options);
  const complete = commentTiers.flatMap(
    (tier) => renderComplete(blocksOf(reports, options, tier), budget, foot) ?? [],
  );
  if (complete.length > 0) return complete;
  return [renderDocument(blocksOf(reports, options, 'minimal'), budget, foot)];
}

function blocksOf(reports: readonly FlakyReport[], options: FlakyCommentOptions, tier: CommentTier): Block[] {
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
      paragraph('changes', changesLine(report)),
      paragraph('caveats', caveats(report)),
      paragraph(
        'none',
        isOnly || report.tests.length > 0 || !report.complete ? nothing : md`No flaky tests.`,
      ),
      ...touchedTests(report, options, tier),
      ...otherTests(report, options, tier),
    ]),
  ];
}

function touchedTests(report: FlakyReport, options: FlakyCommentOptions, tier: CommentTier): Block[] {
  const { asOf, touched } = report;
  if (touched === null || touched.length === 0) return [];
  const { repository, ownersOf } = options;
  const elsewhere = md` in ${pointer(report, options)}`;
  const name = 'tests in changed files';
  if (tier !== 'minimal')
    return [testTable(name, touched, { asOf, repository, ownersOf }, { max: touchedShown, elsewhere })];
  const items = touched
    .slice(0, firstShown)
    .map((test) => join([nameOf(test), locationCell(test, { repository: null })], ' at '));
  return [list(name, nothing, items, { total: touched.length, elsewhere })];
}

/** The tests that are not in changed files: one line, which opens to the first of them, new ones first. */
function otherTests(report: FlakyReport, options: FlakyCommentOptions, tier: CommentTier): Block[] {
  const { repository, ownersOf } = options;
  const rest = report.tests.filter((test) => !test.touched);
  if (rest.length === 0) return [];
  const added = rest.filter(({ change }) => change === 'new').length;
  const news = added === 0 ? '' : `, ${formatNumber(added)} of them new`;
  const more = rest.length < report.tests.length ? ' more' : '';
  const line = `${formatNumber(rest.length)}${more} in the suite${news}`;
  const place = pointer(report, options);
  if (tier !== 'full') return [paragraph('other tests', md`${line}: see ${place}.`)];
  const limit = { max: restShown, elsewhere: md` in ${place}` };
  const style = { asOf: report.asOf, repository, ownersOf };
  return [collapsed(line, testTable('other tests', newFirst(rest), style, limit))];
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
