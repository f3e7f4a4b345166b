import type { Annotation } from '../text/annotation.ts';
import { formatNumber } from '../text/counts.ts';
import { formatDay } from '../text/durations.ts';
import { plainLine } from '../text/plain.ts';
import type { FlakyReport } from './report.ts';
import { howOften } from './tables.ts';
import type { FlakyTestReport } from './test.ts';

/** The runner keeps ten annotations of each level per step: two are left for what the step says itself. */
const mostAnnotations = 8;

/**
 * Annotations of the flaky tests whose place in the repository is known: those in changed files, or all, in the order of the
 * reports. If there are too many, the last annotation says how many are left, with those whose place is unknown.
 */
export function annotateTests(reports: readonly FlakyReport[], which: 'touched' | 'all'): Annotation[] {
  const wanted = reports.flatMap((report) => {
    const tests = which === 'touched' ? (report.touched ?? []) : report.tests;
    return tests.map((test) => ({ test, report }));
  });
  const placed = wanted.filter(({ test }) => test.place !== null);
  const isCut = placed.length > mostAnnotations;
  const shown = placed
    .slice(0, isCut ? mostAnnotations - 1 : mostAnnotations)
    .map(({ test }) => annotate(test));
  if (!isCut) return shown;
  const where = which === 'touched' ? ' in files changed by this pull request' : '';
  const left = formatNumber(wanted.length - shown.length);
  const message = `${left} more flaky tests${where}. The job summary lists them.`;
  return [...shown, { title: 'More flaky tests', message, file: null, line: null }];
}

function annotate(test: FlakyTestReport): Annotation {
  const { name, scope, lastSeenAt, place } = test;
  const seen = lastSeenAt === null ? '' : `, last seen ${formatDay(lastSeenAt)}`;
  const message = plainLine(`${`${scope} ${name}`.trim() || '(no name)'} (${howOften(test)}${seen})`, 1_000);
  return { title: 'Flaky test', message, file: place?.file ?? null, line: place?.line ?? null };
}
