import { describe, expect, it } from 'vitest';
import { analyzeFlakyTests, type FlakyContext } from '../../../src/report/flaky/analyze.ts';
import { toBaselineTest } from '../../../src/report/flaky/baseline.ts';
import { evaluateGates, type GateLimits } from '../../../src/report/flaky/gates.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { flakyTests } from '../support/flaky-tests.ts';
import { now } from '../support/moments.ts';

const tests = flakyTests(20).map((test, index) => ({ ...test, instances: index + 1 }));
const changedFiles = { paths: ['spec/models/thing_1_spec.rb'], complete: true };
const context: FlakyContext = {
  now,
  redact: createRedactor([]),
  suite: { organization: 'acme', slug: 'web' },
  complete: true,
};
const before = analyzeFlakyTests(tests.slice(0, 17), context).everything.map(toBaselineTest);
const baseline = { at: 0, total: 17, full: true, tests: before };

/** Of twenty tests two are in a changed file, three are new, and the most frequent has twenty instances. */
function gates(limits: GateLimits, parts: Partial<FlakyContext> = {}) {
  return evaluateGates(analyzeFlakyTests(tests, { ...context, changedFiles, baseline, ...parts }), limits);
}

describe('gates', () => {
  it.each([
    ['max-flaky', 20],
    ['max-new', 3],
    ['max-touched', 2],
    ['max-instances', 20],
  ] as const)('allow what they say: %s of %d and no more', (name, actual) => {
    expect(gates({ [name]: actual })).toMatchObject({
      outcome: 'passed',
      results: [{ name, limit: actual, actual, outcome: 'passed' }],
    });
    const strict = gates({ [name]: actual - 1 });
    expect(strict).toMatchObject({ outcome: 'failed', results: [{ name, actual, outcome: 'failed' }] });
    expect(strict.results[0]?.reason).toMatch(
      new RegExp(`^${name} failed: ${actual} .*, at most ${actual - 1} allowed\\.$`),
    );
  });

  it('are off by default, and zero is a limit', () => {
    expect(gates({})).toEqual({ outcome: 'passed', results: [] });
    expect(gates({ 'max-flaky': null })).toEqual({ outcome: 'passed', results: [] });
    expect(gates({ 'max-flaky': 0 }).outcome).toBe('failed');
    expect(gates({ 'max-new': 0 }, { baseline: { ...baseline, tests: [], full: false } }).outcome).toBe(
      'not evaluated',
    );
  });

  it('never let an incomplete list pass, but fail on what it shows', () => {
    const limits = { 'max-flaky': 25, 'max-new': 5, 'max-touched': 5, 'max-instances': 50 };
    const { outcome, results } = gates(limits, { complete: false });
    expect(outcome).toBe('not evaluated');
    expect(results.map((result) => result.outcome)).toEqual(Array.from({ length: 4 }, () => 'not evaluated'));
    expect(results[0]?.reason).toBe(
      'max-flaky was not evaluated: the list of flaky tests is incomplete; so far 20 flaky tests, at most 25 allowed.',
    );
    expect(gates({ 'max-flaky': 5 }, { complete: false }).outcome).toBe('failed');
  });

  it.each([
    ['max-new', { baseline: null }, 'there is no earlier report to compare with'],
    ['max-new', { baseline: 'unreadable' }, 'the earlier report could not be read'],
    [
      'max-new',
      { baseline: { ...baseline, full: false } },
      'the earlier report does not include all of its tests',
    ],
    ['max-touched', { changedFiles: null }, 'the changed files of the pull request are unknown'],
  ] as const)('are not evaluated without data: %s with %j', (name, parts, why) => {
    const { outcome, results } = gates({ [name]: 100 }, parts);
    expect(outcome).toBe('not evaluated');
    expect(results).toEqual([
      {
        name,
        limit: 100,
        actual: null,
        outcome: 'not evaluated',
        reason: `${name} was not evaluated: ${why}.`,
      },
    ]);
  });

  it('do not pass if changed files may be missing', () => {
    const cut = { changedFiles: { ...changedFiles, complete: false } };
    expect(gates({ 'max-touched': 5 }, cut).outcome).toBe('not evaluated');
    expect(gates({ 'max-touched': 1 }, cut).outcome).toBe('failed');
  });

  it('fail when one fails, whatever the others say', () => {
    const { outcome, results } = gates(
      { 'max-flaky': 100, 'max-new': 0, 'max-touched': 0 },
      { baseline: null },
    );
    expect(outcome).toBe('failed');
    expect(results.map((result) => result.outcome)).toEqual(['passed', 'not evaluated', 'failed']);
  });

  it('count what the filters keep', () => {
    expect(gates({ 'max-flaky': 5 }, { filters: { minInstances: 16 } }).outcome).toBe('passed');
  });
});
