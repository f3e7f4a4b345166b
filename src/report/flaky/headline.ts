import { count, formatNumber } from '../text/counts.ts';
import { formatMoment } from '../text/durations.ts';
import { join, type Markdown, md, nothing, type Piece } from '../text/markdown.ts';
import { link } from '../text/url.ts';
import type { FlakyReport } from './analyze.ts';

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

function describeNone({ filtered, complete, suite, comparison }: FlakyReport): string {
  if (filtered) return `No flaky tests that match the filters in suite ${suite.name}`;
  if (!complete) return `No flaky tests found in suite ${suite.name}, but the list is incomplete`;
  const before = comparison?.before ?? 0;
  return `No flaky tests in suite ${suite.name}${before === 0 ? '' : `, ${formatNumber(before)} in the last report`}`;
}

/** What changed since the last report, or that this is the first. Empty if reports are not remembered. */
export function changesLine(report: FlakyReport): Markdown {
  const { comparison, first, tests } = report;
  const total = md`${formatNumber(tests.length)} in total`;
  if (comparison === null) return first ? md`First report: ${total}.` : nothing;
  const { added, activeAgain, gone, full, since } = comparison;
  const parts: Piece[] = [
    added === null ? nothing : md`**${formatNumber(added)} new**`,
    activeAgain === 0 ? nothing : md`${formatNumber(activeAgain)} active again`,
    gone === null || gone.length === 0
      ? nothing
      : md`${full ? nothing : md`at least `}${formatNumber(gone.length)} no longer reported`,
    total,
  ];
  return md`${join(parts, ' · ')}, compared with the report of ${formatMoment(since)}.`;
}

/** What is missing from the report, and why. Empty if nothing is missing. */
export function caveats(report: FlakyReport): Markdown {
  const { complete, whyIncomplete, filtered, comparison, earlierUnread, tests, touched, touchedComplete } =
    report;
  const removed = tests.filter((test) => test.removed).length;
  const notes = [
    complete
      ? nothing
      : md`**The list is incomplete**: ${whyIncomplete ?? 'not every page was read'}, so there may be more flaky tests.`,
    filtered ? md`The list is filtered, so there may be more flaky tests.` : nothing,
    earlierUnread ? md`The last report could not be read, so changes since then are unknown.` : nothing,
    comparison?.added === null ? newUnknown : nothing,
    comparison?.gone === null ? md`Tests that are no longer reported are not shown.` : nothing,
    touched === null || touchedComplete ? nothing : changesUnknown,
    removed === 0 ? nothing : md`${count(removed, 'flaky test')} in files removed by this pull request.`,
  ];
  const text = join(notes, ' ');
  return text.markdown === '' ? nothing : md`> ${text}`;
}

const newUnknown = md`New tests cannot be identified, because the last report does not include all of its tests.`;
const changesUnknown = md`Not all changed files are known, so there may be more tests in them.`;

/** The time and the source, for the foot of a report. */
export function sourceLine({ asOf, suite }: FlakyReport): Markdown {
  const page = link(md`suite ${suite.name}`, suite.url);
  return md`Reported at ${formatMoment(asOf)} for ${page}. The service lists tests that were recently flaky.`;
}
