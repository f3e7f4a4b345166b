import { type Block, paragraph } from '../text/blocks.ts';
import { count, formatNumber } from '../text/counts.ts';
import { formatMoment } from '../text/durations.ts';
import { join, type Markdown, md, nothing, type Piece, prose } from '../text/markdown.ts';
import { link } from '../text/url.ts';
import { type FlakyReport, noEarlierReport } from './analyze.ts';
import { firstReport } from './baseline.ts';
import type { FlakyTestReport } from './test-report.ts';

/** What is said about gates: why they failed, and why they were not evaluated. */
export interface GateWords {
  readonly failures: readonly string[];
  readonly unevaluated: readonly string[];
}

const longestReason = 500;

/** The verdict in one sentence: tests in changed files first. Plain text. */
export function describeFlaky(reports: readonly FlakyReport[]): string {
  const [all, theirs] = [totalOf(reports), touchedIn(reports)];
  if (all === 0) return describeNone(reports);
  const total = `${count(all, 'flaky test')} ${whereIn(reports)}`;
  if (theirs === null) return total;
  if (theirs.length === 0) return `${total}, none in files changed by this pull request`;
  return `${describeTouched(theirs)}, ${formatNumber(all)} ${whereIn(reports)}`;
}

/** The same for the author of a pull request, who first wants to know what concerns it. Plain text. */
export function describeForAuthor(reports: readonly FlakyReport[]): string {
  const theirs = touchedIn(reports);
  if (theirs === null || totalOf(reports) === 0) return describeFlaky(reports);
  return theirs.length === 0
    ? 'No flaky tests in files changed by this pull request'
    : describeTouched(theirs);
}

/** The number of tests of all reports. */
export function totalOf(reports: readonly FlakyReport[]): number {
  return reports.reduce((sum, { tests }) => sum + tests.length, 0);
}

function touchedIn(reports: readonly FlakyReport[]): FlakyTestReport[] | null {
  const known = reports.flatMap(({ touched }) => (touched === null ? [] : [touched]));
  return known.length === 0 ? null : known.flat();
}

function describeTouched(theirs: readonly FlakyTestReport[]): string {
  const added = theirs.filter(({ change }) => change === 'new').length;
  const noun = added === theirs.length ? 'new flaky test' : 'flaky test';
  const part = added === 0 || added === theirs.length ? '' : `, ${formatNumber(added)} of them new`;
  return `${count(theirs.length, noun)} in files changed by this pull request${part}`;
}

function describeNone(reports: readonly FlakyReport[]): string {
  const where = whereIn(reports);
  if (reports.some(({ filtered }) => filtered)) return `No flaky tests that match the filters ${where}`;
  if (reports.some(({ complete }) => !complete))
    return `No flaky tests found ${where}, but the list is incomplete`;
  const before = reports.reduce((sum, { sinceLast }) => sum + (sinceLast?.before ?? 0), 0);
  return `No flaky tests ${where}${before === 0 ? '' : `, ${formatNumber(before)} in the last report`}`;
}

function whereIn(reports: readonly FlakyReport[]): string {
  const [only] = reports;
  return reports.length === 1 ? `in suite ${only?.suite.name}` : `in ${count(reports.length, 'suite')}`;
}

/** What is new, and what changed since the last report. Empty if there is none to compare with. */
export function changesLine(report: FlakyReport): Markdown {
  const { comparison, complete } = report;
  if (comparison === null) return lastChanges(report);
  const { added, gone, since, withFirst } = comparison;
  const soFar = complete ? nothing : md` so far`;
  const parts: Piece[] = [md`**${formatNumber(added)} new**${soFar}`, describeGone(gone?.length)];
  const which = withFirst ? 'the first report on this pull request' : 'the report';
  const changes = md`${join(parts, ' · ')}, compared with ${which} of ${formatMoment(since)}.`;
  return join([changes, lastChanges(report)], ' ');
}

/** What changed since the last report, which is not the same as new. */
function lastChanges({ sinceLast, comparison, complete, whyMoreMatch }: FlakyReport): Markdown {
  if (sinceLast === null) return nothing;
  const { added, activeAgain, gone, since } = sinceLast;
  const isSame = since === comparison?.since && added.size === comparison.added;
  const parts: Piece[] = [
    isSame || added.size === 0 ? nothing : md`${formatNumber(added.size)} more`,
    activeAgain.size === 0 ? nothing : md`${formatNumber(activeAgain.size)} active again`,
    isSame || !complete || whyMoreMatch !== null ? nothing : describeGone(gone.length),
  ];
  const changes = join(parts, ', ');
  if (changes.markdown === '') return nothing;
  return isSame
    ? md`Since then, ${changes}.`
    : md`Since the last report of ${formatMoment(since)}: ${changes}.`;
}

function describeGone(gone = 0): Markdown {
  return gone === 0 ? nothing : md`${formatNumber(gone)} no longer reported`;
}

/** What is missing from the report, and why. Empty if nothing is missing. */
export function caveats(report: FlakyReport): Markdown {
  const { complete, whyIncomplete, filtered, comparison, newUnknown, tests, whyMoreTouched, whyMoreNew } =
    report;
  const isUsual = newUnknown === noEarlierReport || newUnknown === firstReport;
  const removed = tests.filter((test) => test.removed).length;
  const notes = [
    complete
      ? nothing
      : md`**The list is incomplete**: ${whyIncomplete ?? 'not every page was read'}, so there may be more flaky tests.`,
    filtered ? md`The list is filtered, so there may be more flaky tests.` : nothing,
    newUnknown !== null && !isUsual ? md`New tests cannot be identified: ${newUnknown}.` : nothing,
    comparison?.gone === null ? md`Tests that are no longer reported are not shown.` : nothing,
    whyMoreNew === null ? nothing : md`More tests can be new: ${whyMoreNew}.`,
    whyMoreTouched === null ? nothing : md`More tests can be in changed files: ${whyMoreTouched}.`,
    removed === 0 ? nothing : md`${count(removed, 'flaky test')} in files removed by this pull request.`,
  ];
  const text = join(notes, ' ');
  return text.markdown === '' ? nothing : md`> ${text}`;
}

/** The gates that failed, and those without a result. */
export function gateLines({ failures, unevaluated }: GateWords): Block {
  const lines = [
    ...failures.map((reason) => md`❌ ${prose(reason, longestReason)}`),
    ...unevaluated.map((reason) => md`⚠️ ${prose(reason, longestReason)}`),
  ];
  return paragraph('gates', join(lines, '\n\n'));
}

/** The time and the source, for the foot of a report. */
export function sourceLine({ asOf, suite }: FlakyReport): Markdown {
  const page = link(md`suite ${suite.name}`, suite.url);
  return md`Reported at ${formatMoment(asOf)} for ${page}. The service lists tests that were recently flaky.`;
}
