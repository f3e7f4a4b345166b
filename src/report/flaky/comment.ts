import { type Block, collapsed, list, paragraph } from '../text/blocks.ts';
import { formatNumber } from '../text/counts.ts';
import { characters, renderComplete, renderDocument } from '../text/document.ts';
import { formatMoment } from '../text/durations.ts';
import { fenced } from '../text/fence.ts';
import { code, join, type Markdown, md, nothing } from '../text/markdown.ts';
import { commitUrl, type Repository } from '../text/repository.ts';
import { link, safeUrl } from '../text/url.ts';
import type { FlakyReport } from './analyze.ts';
import { testCommands } from './commands.ts';
import { caveats, changesLine, describeForAuthor, type GateWords, gateLines, totalOf } from './headline.ts';
import { createCommentBody, longestBody } from './marker.ts';
import { type MemoryOptions, type RunStamp, rememberReports } from './memory.ts';
import type { OwnersOf } from './owners.ts';
import { newFirst } from './rank.ts';
import { goneSection, oneTest } from './sections.ts';
import type { SelectorFormat } from './selectors.ts';
import { locationCell, nameOf, testTable } from './tables.ts';

/** How much a comment contains. The next tier is used if the comment is too long or GitHub rejects it. */
export const commentTiers = ['full', 'compact', 'minimal'] as const;

/** How much a comment contains. */
export type CommentTier = (typeof commentTiers)[number];

/** GitHub's limit, minus a reserve. */
const commentCharacters = longestBody - 4_096;

/** Options of a comment. */
export interface FlakyCommentOptions extends Omit<MemoryOptions, 'gates'> {
  /** The fullest tier that may be used. */
  readonly tier?: CommentTier;
  /** The repository of the pull request. */
  readonly repository: Repository | null;
  /** The run that writes the comment. */
  readonly run: RunStamp & { readonly number: number; readonly url: string };
  readonly gates?: GateWords;
  /** Whether the job summary shows all tests and copyable names. A comment refers to nothing that is gone with the runner. */
  readonly summary?: { readonly all: boolean; readonly names: boolean };
  /** The test runner, for commands. */
  readonly format?: SelectorFormat;
  readonly ownersOf?: OwnersOf | undefined;
}

/** A comment and the tier that it has. */
export interface FlakyComment {
  readonly body: string;
  readonly tier: CommentTier;
}

const touchedShown = 10;
const restShown = 25;
const firstShown = 5;
const noGates: GateWords = { failures: [], unevaluated: [] };

/**
 * The flaky tests of one or more suites as a comment on a pull request: the marker on the first line; the tests in changed
 * files, and the gates that failed; one line for the rest of each suite; and the memory for the next comment on the last
 * line. Uses the first tier that fits completely. If none does, the minimal tier is cut between rows.
 */
export function renderFlakyComment(
  reports: readonly FlakyReport[],
  options: FlakyCommentOptions,
): FlakyComment {
  const { seal, tier: fullest = 'full', gates: { failures, unevaluated } = noGates } = options;
  const memory = rememberReports(reports, { ...options, gates: [...failures, ...unevaluated] });
  const bodyOf = createCommentBody(memory, seal);
  const budget = characters(commentCharacters - bodyOf('').length);
  const foot = footer(reports, options);
  for (const tier of commentTiers.slice(commentTiers.indexOf(fullest))) {
    const complete = renderComplete(blocksOf(reports, options, tier), budget, foot);
    if (complete !== null) return { body: bodyOf(complete), tier };
  }
  const cut = renderDocument(blocksOf(reports, options, 'minimal'), budget, foot);
  return { body: bodyOf(cut), tier: 'minimal' };
}

function blocksOf(reports: readonly FlakyReport[], options: FlakyCommentOptions, tier: CommentTier): Block[] {
  const isOnly = reports.length === 1;
  return [
    paragraph('verdict', md`### ${describeForAuthor(reports)}`),
    gateLines(options.gates ?? noGates),
    ...reports.flatMap((report) => [
      ...(isOnly
        ? []
        : [paragraph('suite', md`#### ${link(md`Suite ${report.suite.name}`, report.suite.url)}`)]),
      paragraph('changes', changesLine(report)),
      paragraph('caveats', caveats(report)),
      ...(isOnly || report.tests.length > 0 ? [] : [paragraph('none', md`No flaky tests.`)]),
      ...suiteBody(report, options, tier),
    ]),
    ...(tier === 'full' ? commandSection(reports, options) : []),
  ];
}

function suiteBody(report: FlakyReport, options: FlakyCommentOptions, tier: CommentTier): Block[] {
  const { tests, touched } = report;
  const { repository, ownersOf } = options;
  const style = { repository, score: false, ownersOf };
  const theirs = touched ?? [];
  const [only] = tests;
  if (only === undefined) return goneSection(report);
  if (tests.length === 1 && (only.touched || touched === null) && tier !== 'minimal')
    return [oneTest(only, report, style), ...goneSection(report)];
  const elsewhere = md` in ${pointer(report, options)}`;
  const name = 'tests in changed files';
  const max = Math.min(tier === 'minimal' ? firstShown : touchedShown, report.top ?? tests.length);
  const items = theirs
    .slice(0, max)
    .map((test) => join([nameOf(test), locationCell(test, { repository: null })], ' at '));
  const open =
    tier === 'minimal'
      ? list(name, nothing, items, { total: theirs.length, elsewhere })
      : testTable(name, theirs, report, style, { max, elsewhere });
  return [
    ...(theirs.length === 0 ? [] : [open]),
    ...restOf(report, options, tier),
    ...(tier === 'full' ? goneSection(report) : []),
  ];
}

/** The tests that are not in changed files: one line, which opens to the first of them, new ones first. */
function restOf(report: FlakyReport, options: FlakyCommentOptions, tier: CommentTier): Block[] {
  const { repository, ownersOf } = options;
  const rest = report.tests.filter((test) => !test.touched);
  if (rest.length === 0) return [];
  const added = rest.filter(({ change }) => change === 'new');
  const news = added.length === 0 ? '' : `, ${formatNumber(added.length)} of them new`;
  const more = rest.length < report.tests.length ? ' more' : '';
  const line = `${formatNumber(rest.length)}${more} in the suite${news}`;
  const place = pointer(report, options);
  if (tier !== 'full') return [paragraph('other tests', md`${line}: see ${place}.`)];
  const limit = { max: Math.min(restShown, report.top ?? restShown), elsewhere: md` in ${place}` };
  return [
    collapsed(
      line,
      testTable('other tests', newFirst(rest), report, { repository, score: false, ownersOf }, limit),
    ),
  ];
}

/** Where all tests are shown, as long as the run or the suite exist. */
function pointer({ suite }: FlakyReport, { summary, run }: FlakyCommentOptions): Markdown {
  return suite.url === null || summary?.all ? summaryLink(run) : link(md`suite ${suite.name}`, suite.url);
}

function summaryLink({ url }: FlakyCommentOptions['run']): Markdown {
  return link('the job summary', safeUrl(url, true));
}

/** How to run and to skip the tests in changed files. Only plain names: email shows a fence as text. */
function commandSection(
  reports: readonly FlakyReport[],
  { format = 'plain', summary, run }: FlakyCommentOptions,
): Block[] {
  const theirs = reports.flatMap(({ touched }) => touched ?? []);
  const commands = testCommands(theirs, format, reports[0]?.testFolder ?? '');
  const names = summary?.names ? summaryLink(run) : nothing;
  if (commands === null) {
    const isNone = totalOf(reports) === 0 || names === nothing;
    return isNone ? [] : [paragraph('commands', md`Names to copy, to run or skip these tests: ${names}.`)];
  }
  const { run: toRun, skip: toSkip } = commands;
  const lines = ['# Run them', toRun, ...(toSkip === null ? [] : ['# Skip them', toSkip])];
  const title = `Run ${toSkip === null ? '' : 'or skip '}the tests in changed files`;
  const rest = toSkip === null && names !== nothing ? md`\n\nTo skip them: ${names}.` : nothing;
  return [collapsed(title, paragraph('commands', md`${fenced(lines.join('\n'), 'sh')}${rest}`))];
}

/** What was checked last, in one line: the commit, the run, the time, the suite. */
function footer(
  reports: readonly FlakyReport[],
  { run, repository, closed = false }: FlakyCommentOptions,
): Markdown {
  const [first] = reports;
  const isOnly = reports.length === 1;
  const parts = [
    run.sha === '' ? nothing : md`commit ${link(code(run.sha.slice(0, 7)), commitUrl(repository, run.sha))}`,
    link(`run ${run.number}`, safeUrl(run.url, true)),
    first === undefined ? nothing : md`${formatMoment(first.asOf)}`,
    isOnly && first !== undefined ? link(md`suite ${first.suite.name}`, first.suite.url) : nothing,
    closed ? md`the pull request is closed` : nothing,
  ];
  return md`<sub>Last checked: ${join(parts, ' · ')}</sub>`;
}
