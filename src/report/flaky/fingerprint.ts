import { hash } from 'node:crypto';
import type { FlakyReport } from './analyze.ts';
import type { FlakyTestReport } from './test-report.ts';

/**
 * A hash of the facts of a report: the tests, their changes, and the tests that are gone, without the time and the run. A
 * comment is written again only if it differs.
 */
export function fingerprintOf(report: FlakyReport): string {
  const facts = [
    report.complete,
    report.filtered,
    report.touched !== null,
    report.comparison === null,
    report.earlierUnread,
    report.suite.name,
    ...(report.comparison?.gone?.map((test) => test.nameKey) ?? [null]),
  ];
  const tests = report.tests.map(({ ids, name, instances, lastSeenAt, touched, change }) => {
    return `${instances} ${lastSeenAt} ${touched} ${change} ${ids.join(' ')} ${name}`;
  });
  return digest([JSON.stringify(facts), ...tests]);
}

/** A hash of which tests these are, without their counts and times. */
export function fingerprintOfTests(tests: readonly FlakyTestReport[]): string {
  return digest(tests.map(({ scope, name, file }) => JSON.stringify([scope, name, file])).toSorted());
}

function digest(lines: readonly string[]): string {
  return hash('sha256', lines.join('\n'), 'base64url').slice(0, 22);
}
