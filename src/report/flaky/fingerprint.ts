import { hash } from 'node:crypto';
import type { FlakyReport } from './analyze.ts';
import type { FlakyTestReport } from './test-report.ts';

/**
 * A hash of the facts of a report: the tests, their changes, and the tests that are gone, without the time and the run. A
 * comment is written again only if it differs.
 */
export function fingerprintOf(report: FlakyReport): string {
  const facts = [
    report.tests.flatMap(({ ids, name, instances, lastSeenAt, touched, change }) => [
      ids,
      name,
      instances,
      lastSeenAt,
      touched,
      change,
    ]),
    report.comparison?.gone?.map((test) => test.nameKey) ?? null,
    [
      report.complete,
      report.filtered,
      report.touched !== null,
      report.comparison === null,
      report.earlierUnread,
      report.suite.name,
    ],
  ];
  return digest(facts);
}

/** A hash of which tests these are, without their counts and times. */
export function fingerprintOfTests(tests: readonly FlakyTestReport[]): string {
  return digest(tests.map(({ scope, name, file }) => JSON.stringify([scope, name, file])).toSorted());
}

function digest(facts: unknown): string {
  return hash('sha256', JSON.stringify(facts), 'base64url').slice(0, 22);
}
