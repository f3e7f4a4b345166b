import { hash } from 'node:crypto';
import type { FlakyReport } from './analyze.ts';
import { identityOf } from './baseline.ts';

/**
 * A hash of the facts of a report: the tests, their changes, the tests that are gone, and the gates without a result. Time
 * and run are left out. A comment is written again only if it differs.
 */
export function fingerprintOf(report: FlakyReport, unevaluated: readonly string[] = []): string {
  const { comparison } = report;
  const facts = [
    report.complete,
    report.filters,
    report.touched !== null,
    report.newUnknown,
    report.suite.name,
    unevaluated,
    comparison?.gone?.map(({ name, lastSeenAt }) => [name, lastSeenAt]) ?? null,
  ];
  const tests = report.tests.map(({ ids, name, instances, lastSeenAt, touched, change }) => {
    return `${instances} ${lastSeenAt} ${touched} ${change} ${ids.join(' ')} ${name}`;
  });
  return digest([JSON.stringify(facts), ...tests]);
}

/** A hash of which tests are in changed files, without their counts and times; null if those files are unknown. */
export function fingerprintOfTouched({ touched }: FlakyReport): string | null {
  return touched && digest(touched.map(identityOf).toSorted());
}

function digest(lines: readonly string[]): string {
  return hash('sha256', lines.join('\n'), 'base64url').slice(0, 22);
}
