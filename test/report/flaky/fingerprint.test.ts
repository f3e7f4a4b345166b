import { describe, expect, it } from 'vitest';
import { analyzeFlakyTests, type FlakyReport } from '../../../src/report/flaky/analyze.ts';
import { renderFlakyComment } from '../../../src/report/flaky/comment.ts';
import { fingerprintOf } from '../../../src/report/flaky/fingerprint.ts';
import { readComment } from '../../../src/report/flaky/marker.ts';
import type { FlakyTestReport } from '../../../src/report/flaky/test-report.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { earlierOf, sealOf } from '../support/earlier.ts';
import { flakyTests } from '../support/flaky-tests.ts';
import { now } from '../support/moments.ts';

const context = { redact: createRedactor([]), suite: { organization: 'acme', slug: 'web' }, complete: true };
const changedFiles = { paths: ['spec/models/thing_3_spec.rb'], complete: true };
const earlier = earlierOf(flakyTests(6), { ...context, now });
const reportAt = (moment: number) =>
  analyzeFlakyTests(flakyTests(5), { ...context, now: moment, changedFiles, earlier });
const report = reportAt(now);

/** The report with its first test changed. */
function withTest(parts: Partial<FlakyTestReport>): FlakyReport {
  return {
    ...report,
    tests: report.tests.map((test, index) => (index === 0 ? { ...test, ...parts } : test)),
  };
}

describe('the fingerprint of a report', () => {
  it('is equal for the same content at another time, by another run', () => {
    const comment = (moment: number, id: number) => {
      const run = {
        id,
        attempt: 1,
        sha: `${id}`.repeat(40),
        number: id,
        url: 'https://github.com/acme/web/actions',
      };
      return renderFlakyComment([reportAt(moment)], { seal: sealOf(), before: null, repository: null, run })
        .body;
    };
    const [first, second] = [comment(now, 1), comment(now + 60_000, 2)];
    expect(second).not.toBe(first);
    const fingerprints = [first, second].map((body) => readComment(body, sealOf())?.memory.fingerprint);
    expect(fingerprints[0]).toMatch(/^[\w-]{22}$/);
    expect(fingerprints[1]).toBe(fingerprints[0]);
  });

  it('is equal for the same suites in another order', () => {
    const other = { ...report, suite: { ...report.suite, name: 'other' }, tests: report.tests.slice(1) };
    expect(fingerprintOf([report, other])).toBe(fingerprintOf([other, report]));
    expect(fingerprintOf([report, other])).not.toBe(fingerprintOf([report, report]));
  });

  it.each<[string, FlakyReport]>([
    ['another id', withTest({ ids: ['other'] })],
    ['another name', withTest({ name: 'other' })],
    ['other instances', withTest({ instances: 999 })],
    ['another time of a test', withTest({ lastSeenAt: 1 })],
    ['a test touched or not', withTest({ touched: report.tests[0]?.touched !== true })],
    ['a test that is new', withTest({ change: 'new' })],
    ['a test fewer', { ...report, tests: report.tests.slice(1) }],
    ['another order', { ...report, tests: report.tests.toReversed() }],
    ['nothing gone', { ...report, comparison: report.comparison && { ...report.comparison, gone: [] } }],
    [
      'nothing known to be gone',
      { ...report, comparison: report.comparison && { ...report.comparison, gone: null } },
    ],
    ['an incomplete list', { ...report, complete: false }],
    ['other filters', { ...report, filters: 'other' }],
    ['no changed files known', { ...report, touched: null }],
    ['no earlier report', { ...report, newUnknown: 'there is none' }],
    ['another suite', { ...report, suite: { ...report.suite, name: 'other' } }],
  ])('differs with %s', (_, other) => {
    expect(fingerprintOf([other])).not.toBe(fingerprintOf([report]));
  });

  it('distinguishes no earlier report from one without tests that are gone', () => {
    const unknown = { ...report, comparison: report.comparison && { ...report.comparison, gone: null } };
    expect(fingerprintOf([unknown])).not.toBe(
      fingerprintOf([{ ...report, comparison: null, newUnknown: 'none' }]),
    );
    expect(fingerprintOf([report], ['max-new was not evaluated'])).not.toBe(fingerprintOf([report]));
  });
});
