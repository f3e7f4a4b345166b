import { expect, it } from 'vitest';
import { readBaselineFile, withoutMemory } from '../../../src/operations/flaky-tests/baseline.ts';
import { createSeals } from '../../../src/operations/flaky-tests/report-flaky-tests.ts';
import { analyzeFlakyTests } from '../../../src/report/flaky/analyze.ts';
import { firstReport } from '../../../src/report/flaky/baseline.ts';
import { evaluateGates } from '../../../src/report/flaky/gates.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { sealOf } from '../../report/support/earlier.ts';
import { flakyTests } from '../../report/support/flaky-tests.ts';
import { now } from '../../report/support/moments.ts';

const suite = { organization: 'acme', suite: 'web' };
const read = (text: string) => readBaselineFile('report.json', suite, async () => ({ text }));

it.each(['{},', '0,', '[[]],'])(
  'a baseline with a million values such as %s is not parsed',
  async (value) => {
    expect(await read(`{"tests":[${value.repeat(1_100_000)}0]}`)).toBe(
      'the file at baseline-path has more values than a report can have',
    );
    expect(await read(`{"tests":[${value.repeat(1_000)}0]}`)).toBe(
      'the file at baseline-path is not the JSON file of an earlier report',
    );
  },
);

it('a first report with too many tests to remember says so at once, counted over all suites', () => {
  const reportOn = (slug: string, count: number) =>
    analyzeFlakyTests(flakyTests(count), {
      now,
      redact: createRedactor([]),
      suite: { organization: 'acme', slug },
      complete: true,
      earlier: { base: firstReport, last: null },
    });
  const reasonFor = (...counts: number[]) => {
    const reports = withoutMemory(
      counts.map((count, index) => reportOn(`suite-${index}`, count)),
      { comment: null, seal: sealOf(), commit: 'a' },
    );
    return evaluateGates(reports, { 'max-new': 0 }).results[0]?.reason;
  };
  expect(reasonFor(3_500)).toBe('max-new was not evaluated: this is the first report.');
  const reason =
    'max-new was not evaluated: this is the first report, and it is not remembered, because it has too many tests (at most 3,500 in all suites); set baseline-path, or delete the comment to start anew';
  expect(reasonFor(3_501)).toBe(`${reason}.`);
  expect(reasonFor(1_751, 1_750)).toMatch(/ too many tests .* \(suite suite-1\)\.$/);
});

it('the order of the suites does not change the key of the comment', () => {
  const workflow = { memory: { repository: 'R_1', defaultKey: 'k'.repeat(32) } } as const;
  const web = { organization: 'acme', suite: 'web' };
  const api = { organization: 'acme', suite: 'api' };
  const keyOf = (...suites: (typeof web)[]) =>
    createSeals({ 'comment-key': undefined, 'memory-key': undefined }, suites, workflow)(1).comment;
  expect(keyOf(web, api)).toBe(keyOf(api, web));
});
