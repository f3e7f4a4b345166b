import { type Block, list, paragraph } from '../text/blocks.ts';
import { characters, renderComplete, renderDocument } from '../text/document.ts';
import { formatMoment } from '../text/durations.ts';
import { code, join, type Markdown, md, nothing } from '../text/markdown.ts';
import { commitUrl, type Repository } from '../text/repository.ts';
import { link, safeUrl } from '../text/url.ts';
import type { FlakyReport } from './analyze.ts';
import { caveats, changesLine, describeFlaky } from './headline.ts';
import { createCommentBody } from './marker.ts';
import { type MemoryOptions, type RunStamp, rememberReport } from './memory.ts';
import { goneSection, oneTest, orderLine } from './sections.ts';
import { locationCell, nameOf } from './tables.ts';
import { listTests } from './test-list.ts';

/** How much a comment contains. The next tier is used if the comment is too long or GitHub rejects it. */
export const commentTiers = ['full', 'compact', 'minimal'] as const;

/** How much a comment contains. */
export type CommentTier = (typeof commentTiers)[number];

/** GitHub's limit, minus a reserve. */
const commentCharacters = 65_536 - 4_096;

/** Options of a comment. */
export interface FlakyCommentOptions extends MemoryOptions {
  /** The fullest tier that may be used. */
  readonly tier?: CommentTier;
  /** The repository of the pull request. */
  readonly repository: Repository | null;
  /** The run that writes the comment. */
  readonly run: RunStamp & { readonly number: number; readonly url: string };
  /** Where to find omitted tests, in words of ours such as `in the job summary`. */
  readonly elsewhere?: string;
  /** Where to find copyable names, in words of ours. A comment never contains them. */
  readonly copyFrom?: string | undefined;
}

/** A comment and the tier that it has. */
export interface FlakyComment {
  readonly body: string;
  readonly tier: CommentTier;
}

const touchedShown = 10;
const firstShown = 5;
const compactRows = 25;
/** The length of the shortest possible row. A tier that cannot fit is not rendered. */
const shortestRow = 60;

/**
 * A suite's flaky tests as a comment on a pull request: the marker on the first line, tests in changed files before other
 * tests, and the memory for the next comment on the last line. Uses the first tier that fits completely. If none does,
 * the minimal tier is cut between rows.
 */
export function renderFlakyComment(report: FlakyReport, options: FlakyCommentOptions): FlakyComment {
  const bodyOf = createCommentBody(rememberReport(report, options), options.seal);
  const limit = commentCharacters - bodyOf('').length;
  const foot = footer(report, options);
  const budget = characters(limit);
  const allowed = commentTiers.slice(commentTiers.indexOf(options.tier ?? 'full')).filter((tier) => {
    return tier !== 'full' || report.tests.length * shortestRow < limit;
  });
  for (const tier of allowed) {
    const complete = renderComplete(blocksOf(report, options, tier), budget, foot);
    if (complete !== null) return { body: bodyOf(complete), tier };
  }
  const cut = renderDocument(blocksOf(report, options, 'minimal'), budget, foot);
  return { body: bodyOf(cut), tier: 'minimal' };
}

function blocksOf(report: FlakyReport, options: FlakyCommentOptions, tier: CommentTier): Block[] {
  const heading = [
    paragraph('verdict', md`### ${describeFlaky(report)}`),
    paragraph('changes', changesLine(report)),
    paragraph('caveats', caveats(report, options.unevaluated)),
  ];
  return [...heading, ...(tier === 'minimal' ? minimalBody(report) : tableBody(report, options, tier))];
}

function tableBody(
  report: FlakyReport,
  { repository, elsewhere }: FlakyCommentOptions,
  tier: CommentTier,
): Block[] {
  const { tests } = report;
  const style = { repository, score: false, brief: tier !== 'full' };
  const [only] = tests;
  if (tests.length === 0 || only === undefined) return goneSection(report);
  if (tests.length === 1) return [oneTest(only, report, style), ...goneSection(report)];
  const list = listTests(report, {
    open: style,
    folded: { ...style, brief: true },
    most: { touched: touchedShown, first: firstShown },
    max: tier === 'full' ? tests.length : compactRows,
    elsewhere,
  });
  return [
    list.open,
    ...list.others,
    ...goneSection(report),
    paragraph('order', md`<sub>${orderLine(report)}</sub>`),
  ];
}

function minimalBody({ tests, touched }: FlakyReport): Block[] {
  const shown = touched?.length ? touched : tests;
  const items = shown
    .slice(0, firstShown)
    .map((test) => join([nameOf(test), locationCell(test, null)], ' at '));
  return items.length === 0 ? [] : [list('first tests', nothing, items, { total: tests.length })];
}

/** The commit, the run, the time, and where to find more, in one line. */
function footer({ asOf, suite }: FlakyReport, { run, repository, copyFrom }: FlakyCommentOptions): Markdown {
  const parts = [
    run.sha === '' ? nothing : md`Commit ${link(code(run.sha.slice(0, 7)), commitUrl(repository, run.sha))}`,
    link(`run ${run.number}`, safeUrl(run.url, true)),
    md`${formatMoment(asOf)}`,
    link(md`suite ${suite.name}`, suite.url),
    copyFrom ? md`Copyable names: ${copyFrom}` : nothing,
  ];
  return md`<sub>${join(parts, ' · ')}</sub>`;
}
