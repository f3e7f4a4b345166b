import { hash } from 'node:crypto';
import type { FlakyReport } from './analyze.ts';
import { identityOf } from './baseline.ts';

/**
 * A hash of the facts of the reports: the tests, their changes, the tests that are gone, and what is said about gates. Time
 * run, and the order of the suites are left out.
 */
export function fingerprintOf(reports: readonly FlakyReport[], gates: readonly string[] = []): string {
  return digest([JSON.stringify(gates), ...reports.map((report) => digest(factsOf(report))).toSorted()]);
}

function factsOf(report: FlakyReport): string[] {
  const { comparison } = report;
  const facts = [
    report.complete,
    report.filters,
    report.touched !== null,
    report.newUnknown,
    report.suite.name,
    comparison?.gone?.map(({ name, lastSeenAt }) => [name, lastSeenAt]) ?? null,
  ];
  const tests = report.tests.map(({ ids, name, instances, lastSeenAt, touched, inDiff, change }) => {
    return `${instances} ${lastSeenAt} ${touched} ${inDiff} ${change} ${ids.join(' ')} ${name}`;
  });
  return [JSON.stringify(facts), ...tests];
}

/** A hash of which tests are in changed files, without their counts and times; null if those files are unknown. */
export function fingerprintOfTouched(reports: readonly FlakyReport[]): string | null {
  const theirs = reports.flatMap(({ touched, filters }) =>
    touched === null ? [] : [`${filters} ${touched.map(identityOf).toSorted()}`],
  );
  return theirs.length === 0 ? null : digest(theirs.toSorted());
}

/** A short hash of texts. */
export function digest(lines: readonly string[]): string {
  return hash('sha256', lines.join('\n'), 'base64url').slice(0, 22);
}
