import { count, formatNumber } from '../text/counts.ts';
import { formatAge } from '../text/durations.ts';
import { plainLine } from '../text/plain.ts';
import { ageOf } from './ages.ts';
import type { FlakyReport } from './analyze.ts';
import type { FlakyTestReport } from './test-report.ts';

/** An annotation of a line of a file, or of no file. Plain text; the caller escapes it for the runner. */
export interface Annotation {
  /** A notice unless given. */
  readonly level?: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  /** A path inside the repository, from its root; null for an annotation of no file. */
  readonly file: string | null;
  readonly line: number | null;
}

/** The runner keeps ten annotations of each level per step. */
const mostAnnotations = 10;

/**
 * Annotations of the flaky tests whose place in the repository is known: those in changed files, or all. At most ten, in
 * the order of the reports, and fewer if the step has other notices. If there are more tests, the last annotation says how
 * many are left, with those whose place is unknown.
 */
export function annotateTests(
  reports: readonly FlakyReport[],
  which: 'touched' | 'all',
  otherNotices = 0,
): Annotation[] {
  const wanted = reports.flatMap((report) => {
    const tests = which === 'touched' ? (report.touched ?? []) : report.tests;
    return tests.map((test) => ({ test, report }));
  });
  const placed = wanted.filter(({ test }) => test.place !== null);
  const most = Math.max(1, mostAnnotations - otherNotices - reports.flatMap(prefixNotice).length);
  const isCut = placed.length > most;
  const shown = placed.slice(0, isCut ? most - 1 : most).map(({ test, report }) => annotate(test, report));
  return isCut ? [...shown, rollUp(wanted.length - shown.length, which)] : shown;
}

/** A notice that names the prefix that the paths of the tests seem to lack, or says that the one that is set is wrong. */
export function prefixNotice({ missingPrefix }: FlakyReport): Annotation[] {
  if (missingPrefix === null) return [];
  const { prefixes, tests } = missingPrefix;
  const named = prefixes.map((prefix) => plainLine(prefix, 200)).join(' and ');
  const [condition, action] =
    prefixes.length === 0
      ? ['without path-prefix', 'remove it']
      : [`if path-prefix were ${named}${prefixes.length > 1 ? ', one per line' : ''}`, 'set it'];
  const message = `${count(tests, 'flaky test')} would be in files that this pull request changes ${condition}. If they are the same files, ${action}.`;
  return [{ title: 'Path prefix', message, file: null, line: null }];
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
  const where = which === 'touched' ? ' in files changed by this pull request' : '';
  return {
    title: 'More flaky tests',
    message: `${formatNumber(left)} more flaky tests${where}. The job summary lists them.`,
    file: null,
    line: null,
  };
}
