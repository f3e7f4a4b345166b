import { sparkline } from '../text/bar.ts';
import { count, formatNumber } from '../text/counts.ts';
import { formatMoment } from '../text/durations.ts';
import { join, type Markdown, md, nothing, type Piece } from '../text/markdown.ts';
import { link } from '../text/url.ts';
import type { FlakyReport } from './analyze.ts';

/** The verdict in one sentence: what concerns the pull request first. Plain text. */
export function describeFlaky(report: FlakyReport): string {
  const { tests, touched, suite } = report;
  const where = `in suite ${suite.name}`;
  if (tests.length === 0) return describeNone(report);
  const total = count(tests.length, 'flaky test');
  if (touched === null) return `${total} ${where}`;
  if (touched.length === 0) return `${total} ${where}, none in files that this pull request changes`;
  const theirs = count(touched.length, 'flaky test');
  return `${theirs} in files that this pull request changes, ${formatNumber(tests.length)} ${where}`;
}

function describeNone({ filtered, complete, suite, comparison }: FlakyReport): string {
  if (filtered) return `No flaky tests that match the filters in suite ${suite.name}`;
  if (!complete) return `No flaky tests in what could be read of suite ${suite.name}`;
  const before = comparison?.before ?? 0;
  return `No flaky tests reported in suite ${suite.name}${before === 0 ? '' : ` now, ${formatNumber(before)} listed before`}`;
}

/** What changed since the last report, or that this is the first; nothing where none is remembered or readable. */
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
      : md`${full ? nothing : md`at least `}${formatNumber(gone.length)} not reported any more`,
    total,
  ];
  return md`${join(parts, ' · ')}, compared with ${formatMoment(since)}.${trend(report)}`;
}

/** What the report cannot say, and why; nothing where it can say all. */
export function caveats(report: FlakyReport): Markdown {
  const { complete, filtered, comparison, earlierUnread, touched, touchedComplete } = report;
  const notes = [
    complete ? nothing : incomplete,
    filtered ? md`The list is filtered, so there may be more flaky tests.` : nothing,
    earlierUnread ? md`The last report could not be read: what changed since then is not known.` : nothing,
    comparison?.added === null ? newUnknown : nothing,
    comparison?.gone === null ? md`Nothing is said of tests that are not reported any more.` : nothing,
    touched === null || touchedComplete ? nothing : changesUnknown,
  ];
  const said = join(notes, ' ');
  return said.markdown === '' ? nothing : md`> ${said}`;
}

const incomplete = md`**The list is incomplete**: not every page could be read, so there may be more flaky tests.`;
const newUnknown = md`Which tests are new is not known: the last report did not hold all of them.`;
const changesUnknown = md`Not all changed files are known, so more tests may be in them.`;

/** When and from where, for the foot of a report. */
export function sourceLine({ asOf, suite }: FlakyReport): Markdown {
  const page = link(md`suite ${suite.name}`, suite.url);
  return md`As reported at ${formatMoment(asOf)} for ${page}; the service lists what it saw in its window of time.`;
}

/** A part of a list says nothing of how it goes on. */
function trend({ totals, complete, narrowed }: FlakyReport): Markdown {
  const [first, last] = [totals[0], totals.at(-1)];
  if (!complete || narrowed || totals.length < 3 || first === undefined || last === undefined) return nothing;
  return md` Trend: ${sparkline(totals)} (${formatNumber(first)} to ${formatNumber(last)})`;
}
