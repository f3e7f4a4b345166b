import { count, formatNumber } from '../text/counts.ts';
import { formatMoment } from '../text/durations.ts';
import { join, type Markdown, md, nothing, type Piece } from '../text/markdown.ts';
import { link } from '../text/url.ts';
import { type FlakyReport, noEarlierReport } from './analyze.ts';

/** The verdict in one sentence: tests in changed files first. Plain text. */
export function describeFlaky(report: FlakyReport): string {
  const { tests, touched, suite } = report;
  const where = `in suite ${suite.name}`;
  if (tests.length === 0) return describeNone(report);
  const total = count(tests.length, 'flaky test');
  if (touched === null) return `${total} ${where}`;
  if (touched.length === 0) return `${total} ${where}, none in files changed by this pull request`;
  const inChangedFiles = count(touched.length, 'flaky test');
  return `${inChangedFiles} in files changed by this pull request, ${formatNumber(tests.length)} ${where}`;
}

function describeNone({ filtered, complete, suite, sinceLast }: FlakyReport): string {
  if (filtered) return `No flaky tests that match the filters in suite ${suite.name}`;
  if (!complete) return `No flaky tests found in suite ${suite.name}, but the list is incomplete`;
  const before = sinceLast?.before ?? 0;
  return `No flaky tests in suite ${suite.name}${before === 0 ? '' : `, ${formatNumber(before)} in the last report`}`;
}

/** What is new, what changed since the last report, or that this is the first. Empty if reports are not remembered. */
export function changesLine(report: FlakyReport): Markdown {
  const { comparison, first, tests } = report;
  const total = md`${formatNumber(tests.length)} in total`;
  if (comparison === null)
    return join([first ? md`First report: ${total}.` : nothing, lastChanges(report)], ' ');
  const { added, gone, since, withFirst } = comparison;
  const parts: Piece[] = [md`**${formatNumber(added)} new**`, describeGone(gone?.length), total];
  const which = withFirst ? 'the first report on this pull request' : 'the report';
  const changes = md`${join(parts, ' · ')}, compared with ${which} of ${formatMoment(since)}.`;
  return join([changes, lastChanges(report)], ' ');
}

/** What changed since the last report, which is not the same as new. */
function lastChanges({ sinceLast, comparison, complete }: FlakyReport): Markdown {
  if (sinceLast === null) return nothing;
  const { added, activeAgain, gone, since } = sinceLast;
  const isSame = since === comparison?.since && added.size === comparison.added;
  const parts: Piece[] = [
    isSame || added.size === 0 ? nothing : md`${formatNumber(added.size)} more`,
    activeAgain.size === 0 ? nothing : md`${formatNumber(activeAgain.size)} active again`,
    isSame || !complete ? nothing : describeGone(gone.length),
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
export function caveats(report: FlakyReport, unevaluated: readonly string[] = []): Markdown {
  const { complete, whyIncomplete, filtered, comparison, first, newUnknown, tests, touched } = report;
  const hasEarlier = newUnknown !== noEarlierReport && !first;
  const removed = tests.filter((test) => test.removed).length;
  const notes = [
    ...unevaluated.map((reason) => md`**${reason}**`),
    complete
      ? nothing
      : md`**The list is incomplete**: ${whyIncomplete ?? 'not every page was read'}, so there may be more flaky tests.`,
    filtered ? md`The list is filtered, so there may be more flaky tests.` : nothing,
    newUnknown !== null && hasEarlier ? md`New tests cannot be identified: ${newUnknown}.` : nothing,
    comparison?.gone === null ? md`Tests that are no longer reported are not shown.` : nothing,
    touched === null || report.touchedComplete ? nothing : changesUnknown,
    removed === 0 ? nothing : md`${count(removed, 'flaky test')} in files removed by this pull request.`,
  ];
  const text = join(notes, ' ');
  return text.markdown === '' ? nothing : md`> ${text}`;
}

const changesUnknown = md`Not all changed files are known, so there may be more tests in them.`;

/** The time and the source, for the foot of a report. */
export function sourceLine({ asOf, suite }: FlakyReport): Markdown {
  const page = link(md`suite ${suite.name}`, suite.url);
  return md`Reported at ${formatMoment(asOf)} for ${page}. The service lists tests that were recently flaky.`;
}
