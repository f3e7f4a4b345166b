import { type Block, list, paragraph } from '../text/blocks.ts';
import { characters, renderDocument, renderWhole } from '../text/document.ts';
import { formatMoment } from '../text/durations.ts';
import { code, join, type Markdown, md, nothing } from '../text/markdown.ts';
import { commitUrl, type Repository } from '../text/repository.ts';
import { link, safeUrl } from '../text/url.ts';
import type { FlakyReport } from './analyze.ts';
import { fingerprintOf } from './fingerprint.ts';
import { caveats, changesLine, describeFlaky } from './headline.ts';
import { markerLine, renderMemory } from './marker.ts';
import { encodeMemory, type RunStamp, rememberReport } from './memory.ts';
import { goneSection, hotSpotSections, oneTest, orderLine } from './sections.ts';
import { locationCell, nameOf } from './tables.ts';
import { listTests } from './test-list.ts';

/** How much a comment holds: the next one is tried where one is too long, or GitHub refuses it. */
export const commentTiers = ['full', 'compact', 'minimal'] as const;

/** How much a comment holds. */
export type CommentTier = (typeof commentTiers)[number];

/** What GitHub takes, less a reserve. */
const commentCharacters = 65_536 - 4_096;

/** How a comment is written. */
export interface FlakyCommentOptions {
  /** Which comment of the pull request it is: one per key. */
  readonly key: string;
  /** The fullest tier that may be used. */
  readonly tier?: CommentTier;
  readonly characters?: number;
  /** The repository of the pull request. */
  readonly repository: Repository | null;
  /** The run that writes it. */
  readonly run: RunStamp & { readonly number: number; readonly url: string };
  /** Where the whole list is, told where tests are left out: our own words, such as `in the job summary`. */
  readonly elsewhere?: string;
  /** Where names to copy stand, which a comment holds none of: our own words as well. */
  readonly copyFrom?: string | undefined;
}

/** A comment, and what is worth knowing of it. */
export interface FlakyComment {
  readonly body: string;
  readonly tier: CommentTier;
  /** Equal for comments that say the same, times apart. */
  readonly fingerprint: string;
}

const touchedShown = 10;
const firstShown = 5;
const compactRows = 25;
/** So many rows that not even short ones fit need not be made. */
const shortestRow = 60;

/**
 * A suite's flaky tests as a comment on a pull request: the marker on the first line, what concerns the pull request
 * before what concerns the suite, and what the next comment needs to know at the very end. The fullest tier
 * that fits whole is used; the least of them is cut, between rows, where even it does not fit.
 */
export function renderFlakyComment(report: FlakyReport, options: FlakyCommentOptions): FlakyComment {
  const fingerprint = fingerprintOf(report);
  const marker = markerLine(options.key);
  const memory = encodeMemory(rememberReport(report, options.run, fingerprint));
  const bodyOf = (shown: string) => `${marker}\n${shown}\n${renderMemory(memory, shown)}`;
  const limit = (options.characters ?? commentCharacters) - bodyOf('').length;
  const foot = footer(report, options);
  const budget = characters(limit);
  const allowed = commentTiers.slice(commentTiers.indexOf(options.tier ?? 'full')).filter((tier) => {
    return tier !== 'full' || report.tests.length * shortestRow < limit;
  });
  for (const tier of allowed) {
    const whole = renderWhole(blocksOf(report, options, tier), budget, foot);
    if (whole !== null) return { body: bodyOf(whole), tier, fingerprint };
  }
  const cut = renderDocument(blocksOf(report, options, 'minimal'), budget, foot);
  return { body: bodyOf(cut), tier: 'minimal', fingerprint };
}

function blocksOf(report: FlakyReport, options: FlakyCommentOptions, tier: CommentTier): Block[] {
  const heading = [
    paragraph('verdict', md`### ${describeFlaky(report)}`),
    paragraph('changes', changesLine(report)),
    paragraph('caveats', caveats(report)),
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
    ...(tier === 'full' ? hotSpotSections(report, ['file']) : []),
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

/** In one line: of what commit, by which run, when, and where to look further. */
function footer({ asOf, suite }: FlakyReport, { run, repository, copyFrom }: FlakyCommentOptions): Markdown {
  const parts = [
    run.sha === '' ? nothing : md`Commit ${link(code(run.sha.slice(0, 7)), commitUrl(repository, run.sha))}`,
    link(`run ${run.number}`, safeUrl(run.url, true)),
    md`${formatMoment(asOf)}`,
    link(md`suite ${suite.name}`, suite.url),
    copyFrom ? md`names to copy stand ${copyFrom}` : nothing,
  ];
  return md`<sub>${join(parts, ' · ')}</sub>`;
}
