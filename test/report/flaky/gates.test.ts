import { describe, expect, it } from 'vitest';
import { analyzeFlakyTests, type FlakyContext } from '../../../src/report/flaky/analyze.ts';
import { firstReport } from '../../../src/report/flaky/baseline.ts';
import { evaluateGates, type GateLimits } from '../../../src/report/flaky/gates.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { baselineOf, earlierOf } from '../support/earlier.ts';
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
const earlier = earlierOf(tests.slice(0, 17), context);

/** Of twenty tests two are in a changed file, three are new, and the most frequent has twenty instances. */
function gates(limits: GateLimits, parts: Partial<FlakyContext> = {}) {
  return evaluateGates(analyzeFlakyTests(tests, { ...context, changedFiles, earlier, ...parts }), limits);
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
    ['max-new', { earlier: undefined }, 'there is no earlier report to compare with'],
    ['max-new', { earlier: { base: firstReport, last: null } }, 'this is the first report'],
    ['max-new', { earlier: { base: 'the file is empty', last: null } }, 'the file is empty'],
    ['max-new', { filters: { minInstances: 2 } }, 'the earlier report has other filters'],
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
      { earlier: undefined },
    );
    expect(outcome).toBe('failed');
    expect(results.map((result) => result.outcome)).toEqual(['passed', 'not evaluated', 'failed']);
  });

  it('never evaluate max-new on the commit of the first report, and always on another', () => {
    const evaluate = (commit: string | undefined, first: string, limit = 100) => {
      const base = baselineOf(tests.slice(0, 17), context, first);
      return gates({ 'max-new': limit }, { earlier: { base, last: base }, ...(commit && { commit }) });
    };
    for (const result of [evaluate('a', 'a'), evaluate('a', 'a', 0), evaluate(undefined, 'a')]) {
      expect(result.outcome).toBe('not evaluated');
      expect(result.results[0]?.reason).toContain(
        'the first report on the pull request is about the same commit',
      );
    }
    expect(evaluate('b', 'a').outcome).toBe('passed');
    expect(evaluate('b', 'a', 2).outcome).toBe('failed');
    expect(evaluate('b', 'a', 2).results[0]?.reason).toMatch(/default branch .* set baseline-path/);
  });

  it('count what the filters keep', () => {
    expect(gates({ 'max-flaky': 5 }, { filters: { minInstances: 16 } }).outcome).toBe('passed');
  });
});
