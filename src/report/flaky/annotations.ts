import { count, formatNumber } from '../text/counts.ts';
import { formatAge } from '../text/durations.ts';
import { plainLine } from '../text/plain.ts';
import { ageOf } from './ages.ts';
import type { FlakyReport } from './analyze.ts';
import type { FlakyTestReport } from './test-report.ts';

/** A note at a line of a file, or at none. Plain text; whoever writes it escapes it for the runner. */
export interface Annotation {
  readonly title: string;
  readonly message: string;
  /** From the root of the repository, never out of it; null for a note on the whole. */
  readonly file: string | null;
  readonly line: number | null;
}

/** The runner keeps ten of each kind from one step. */
const mostAnnotations = 10;

/**
 * Notes at the flaky tests whose place in the repository is sure: of those in changed files, or of all. At most
 * ten, in the report's order; where there are more, the last says how many.
 */
export function annotateTests(report: FlakyReport, which: 'touched' | 'all'): Annotation[] {
  const wanted = which === 'touched' ? (report.touched ?? []) : report.tests;
  const placed = wanted.filter((test) => test.place !== null);
  if (placed.length <= mostAnnotations) return placed.map((test) => annotate(test, report));
  const shown = placed.slice(0, mostAnnotations - 1).map((test) => annotate(test, report));
  return [...shown, rollUp(placed.length - shown.length, which)];
}

function annotate(
  { name, scope, instances, lastSeenAt, place }: FlakyTestReport,
  { asOf }: FlakyReport,
): Annotation {
  const seen = lastSeenAt === null ? '' : `, last seen ${formatAge(ageOf(lastSeenAt, asOf))}`;
  const often = instances === null ? '' : ` (${count(instances, 'instance')}${seen})`;
  const full = [scope, name].filter((part) => part !== '').join(' ');
  return {
    title: 'Flaky test',
    message: plainLine(`${full || '(no name)'}${often}`, 1_000),
    file: place?.file ?? null,
    line: place?.line ?? null,
  };
}

function rollUp(left: number, which: 'touched' | 'all'): Annotation {
  const where = which === 'touched' ? ' in files that this pull request changes' : '';
  return {
    title: 'More flaky tests',
    message: `and ${formatNumber(left)} more flaky tests${where}; the job summary lists them`,
    file: null,
    line: null,
  };
}
