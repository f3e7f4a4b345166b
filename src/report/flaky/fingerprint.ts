import { createHash } from 'node:crypto';
import type { FlakyReport } from './analyze.ts';
import type { FlakyTestReport } from './test-report.ts';

/**
 * A short text that is equal for two reports that say the same: of the tests, their changes and what is gone,
 * not of when and by which run it is said. A comment is written again only when it differs.
 */
export function fingerprintOf(report: FlakyReport): string {
  const facts = [
    report.tests.map((test) => [
      test.ids,
      test.name,
      test.instances,
      test.lastSeenAt,
      test.touched,
      test.change,
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

/** A short text that is equal for the same tests, whatever became of them. */
export function fingerprintOfTests(tests: readonly FlakyTestReport[]): string {
  return digest(tests.map(({ scope, name, file }) => JSON.stringify([scope, name, file])).toSorted());
}

function digest(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}
