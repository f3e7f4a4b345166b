import { type Block, paragraph } from '../text/blocks.ts';
import { count, formatNumber } from '../text/counts.ts';
import { formatDay } from '../text/durations.ts';
import { join, type Markdown, md, nothing, prose } from '../text/markdown.ts';
import type { FlakyReport, Gap } from './report.ts';

/** The messages about gates: why they failed, and why they were not evaluated. */
export interface GateWords {
  readonly failures: readonly string[];
  readonly unevaluated: readonly string[];
}

const longestReason = 500;

/** The verdict in one sentence: tests in changed files first. Plain text. */
export function describeFlaky(reports: readonly FlakyReport[]): string {
  const [only] = reports;
  const where =
    reports.length === 1 ? `in suite ${only?.suite.name}` : `in ${count(reports.length, 'suite')}`;
  const all = totalOf(reports);
  if (all === 0) {
    if (reports.some(({ filtered }) => filtered)) return `No flaky tests that match the filters ${where}`;
    const isKnown = reports.every(({ complete }) => complete);
    return isKnown ? `No flaky tests ${where}` : `No flaky tests found ${where}, but the list is incomplete`;
  }
  const total = `${count(all, 'flaky test')} ${where}`;
  if (reports.every(({ touched }) => touched === null)) return total;
  const theirs = reports.flatMap(({ touched }) => touched ?? []);
  if (theirs.length === 0) return `${total}, none in files changed by this pull request`;
  const added = theirs.filter(({ change }) => change === 'new').length;
  const noun = added === theirs.length ? 'new flaky test' : 'flaky test';
  const part = added === 0 || added === theirs.length ? '' : `, ${formatNumber(added)} of them new`;
  const touched = `${count(theirs.length, noun)} in files changed by this pull request${part}`;
  return `${touched}, ${formatNumber(all)} ${where}`;
}

/** The number of tests of all reports. */
export function totalOf(reports: readonly FlakyReport[]): number {
  return reports.reduce((sum, { tests }) => sum + tests.length, 0);
}

/** What changed since the report that it is compared with. Empty if there is none. */
export function changesLine({ baseline, added, gone, moved }: FlakyReport): Markdown {
  if (baseline === null || added === null) return nothing;
  const parts = [
    `${formatNumber(added)} new`,
    ...(gone === null ? [] : [`${formatNumber(gone)} gone`]),
    ...(moved === 0 ? [] : [`${formatNumber(moved)} moved to another file`]),
  ];
  const changes = added + moved === 0 && gone === 0 ? 'no changes' : parts.join(', ');
  const which = baseline.commit === null ? 'the report in the file' : 'the first report';
  return md`Since ${which} (${formatDay(baseline.at)}): ${changes}.`;
}

const gapWords: Readonly<Record<Gap['about'], string>> = {
  all: 'There may be more flaky tests',
  touched: 'More tests can be in changed files',
  new: 'New tests cannot be identified',
};

/** What the report does not know. Empty if it knows everything. */
export function caveats({ gaps, filtered }: FlakyReport): Markdown {
  const notes = [
    ...gaps
      .filter(({ isUsual }) => !isUsual)
      .map(({ about, words }) => md`**${gapWords[about]}**: ${words}.`),
    filtered ? md`The list is filtered, so there may be more flaky tests.` : nothing,
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
