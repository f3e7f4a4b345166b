import { describe, expect, it } from 'vitest';
import { describeOffenders, evaluateGates, type GateLimits } from '../../../src/report/flaky/gates.ts';
import { analyzeFlakyTests, type FlakyContext, firstReport } from '../../../src/report/flaky/report.ts';
import { baselineOf } from '../support/earlier.ts';
import { flakyContext, flakyTest, flakyTests } from '../support/flaky-tests.ts';

const tests = flakyTests(20);
const context: FlakyContext = {
  ...flakyContext,
  changedFiles: { paths: ['spec/models/thing_1_spec.rb'], complete: true },
};
const earlier = baselineOf(tests.slice(0, 17), context);
const report = (parts: Partial<FlakyContext> = {}) =>
  analyzeFlakyTests(tests, { ...context, earlier, ...parts });

/** Of twenty tests two are in a changed file, and three are new. */
const gates = (limits: GateLimits, parts: Partial<FlakyContext> = {}) =>
  evaluateGates([report(parts)], limits);

/** The worst result of all. */
const outcomeOf = ({ failures, unevaluated }: ReturnType<typeof gates>) =>
  failures.length > 0 ? 'failed' : unevaluated.length > 0 ? 'not evaluated' : 'passed';

describe('gates', () => {
  it.each([
    ['max-flaky', 20],
    ['max-new', 3],
    ['max-touched', 2],
  ] as const)('allow what they say: %s of %d and no more', (name, actual) => {
    expect(gates({ [name]: actual })).toMatchObject({
      failures: [],
      results: [{ name, limit: actual, actual, outcome: 'passed' }],
    });
    const strict = gates({ [name]: actual - 1 });
    expect(strict).toMatchObject({ unevaluated: [], results: [{ name, actual, outcome: 'failed' }] });
    expect(strict.results[0]?.reason).toMatch(
      new RegExp(`^${name} failed: ${actual} .*, at most ${actual - 1} allowed\\.$`),
    );
  });

  it('are off without a limit, and on with a limit of 0', () => {
    expect(gates({ 'max-flaky': null })).toEqual({ failures: [], unevaluated: [], results: [] });
    expect(outcomeOf(gates({ 'max-flaky': 0 }))).toBe('failed');
  });

  it('have the worst result of all', () => {
    expect(outcomeOf(gates({ 'max-flaky': 20, 'max-new': 3 }))).toBe('passed');
    expect(outcomeOf(gates({ 'max-flaky': 20, 'max-new': 3 }, { earlier: 'gone' }))).toBe('not evaluated');
    expect(outcomeOf(gates({ 'max-flaky': 1, 'max-new': 3 }, { earlier: 'gone' }))).toBe('failed');
    const strict = evaluateGates([report({ earlier: 'gone' })], { 'max-new': 3 }, true);
    expect(strict).toMatchObject({ failures: [expect.stringMatching(/not evaluated/)], unevaluated: [] });
  });

  const incomplete = { complete: false, whyIncomplete: 'it changed' };
  it.each<[keyof GateLimits, Partial<FlakyContext>, string]>([
    ['max-flaky', incomplete, 'the list of flaky tests is incomplete: it changed'],
    ['max-new', incomplete, 'the list of flaky tests is incomplete: it changed'],
    ['max-touched', incomplete, 'the list of flaky tests is incomplete: it changed'],
    ['max-new', { earlier: firstReport }, 'this is the first report'],
    [
      'max-new',
      { earlier: baselineOf([], { ...context, filters: { minInstances: 2 } }) },
      'the earlier report has other filters',
    ],
    ['max-touched', { changedFiles: null }, 'the changed files of the pull request are unknown'],
    [
      'max-touched',
      { changedFiles: { paths: [], complete: false } },
      'not all changed files of the pull request are known',
    ],
  ])('are not passed if a gap concerns them: %s, %j', (name, parts, gap) => {
    const [result] = gates({ [name]: 99 }, parts).results;
    expect(result?.outcome).toBe('not evaluated');
    expect(result?.reason).toMatch(new RegExp(`^${name} was not evaluated: ${gap}[.;]`));
  });

  it('fail all the same if there are too many already, without saying what would make them pass', () => {
    const [result] = gates({ 'max-flaky': 19 }, incomplete).results;
    expect(result).toMatchObject({ outcome: 'failed', remedy: '' });
  });

  it('do not care about gaps that do not concern them', () => {
    expect(outcomeOf(gates({ 'max-flaky': 20 }, { earlier: 'gone', changedFiles: null }))).toBe('passed');
    expect(outcomeOf(gates({ 'max-new': 3 }, { changedFiles: null }))).toBe('passed');
    expect(outcomeOf(gates({ 'max-touched': 2 }, { earlier: 'gone' }))).toBe('passed');
  });

  it('are not passed by tests whose path leads nowhere in the repository, if that matters', () => {
    const outside = [...tests, flakyTest(90, { location: '/app/spec/a_spec.rb:1', file_name: null })];
    const of = (limits: GateLimits) =>
      evaluateGates([analyzeFlakyTests(outside, { ...context, earlier })], limits);
    expect(of({ 'max-touched': 2 }).results[0]?.reason).toBe(
      'max-touched was not evaluated: 1 test has a path outside the repository: set path-prefix; so far 2 flaky tests in files changed by the pull request, at most 2 allowed.',
    );
    expect(outcomeOf(of({ 'max-flaky': 21 }))).toBe('passed');
  });

  it('say what would make them pass', () => {
    const remedyOf = (limits: GateLimits, parts: Partial<FlakyContext> = {}) => gates(limits, parts).failures;
    expect(remedyOf({ 'max-flaky': 18 })).toEqual([
      'max-flaky failed: 20 flaky tests, at most 18 allowed. It passes once 2 of them are no longer reported, or with max-flaky: 20.',
    ]);
    expect(remedyOf({ 'max-new': 0 })).toEqual([
      'max-new failed: 3 new flaky tests, at most 0 allowed. It passes once all of them are no longer reported, or with max-new: 3.',
    ]);
    const first = baselineOf(tests.slice(0, 17), context, 'b');
    expect(remedyOf({ 'max-new': 2 }, { earlier: first, commit: 'c' })[0]).toMatch(
      / 1 of them is no longer reported, or with max-new: 3\. Tests that became flaky on the default branch .* baseline-path/,
    );
  });

  it('are not evaluated by the first report on the same commit, although its changes are shown', () => {
    const first = baselineOf(tests.slice(0, 17), context, 'b');
    expect(gates({ 'max-new': 3 }, { earlier: first, commit: 'b' }).results[0]).toMatchObject({
      outcome: 'not evaluated',
      actual: 3,
    });
    expect(outcomeOf(gates({ 'max-new': 3 }, { earlier: first, commit: 'c' }))).toBe('passed');
  });

  it('count all suites, and name the suite of a gap', () => {
    const api = { suite: { organization: 'acme', slug: 'api' } };
    const both = [report(), report({ ...api, earlier: 'the file has none' })];
    expect(outcomeOf(evaluateGates(both, { 'max-flaky': 39 }))).toBe('failed');
    expect(evaluateGates(both, { 'max-new': 3 }).results[0]?.reason).toBe(
      'max-new was not evaluated: the file has none (suite api); so far 3 new flaky tests, at most 3 allowed.',
    );
    expect(outcomeOf(evaluateGates(both, { 'max-new': 2 }))).toBe('failed');
  });
});

describe('the tests that made gates fail', () => {
  it('are named, ten at most', () => {
    const lines = describeOffenders(gates({ 'max-flaky': 0 }));
    expect(lines).toHaveLength(11);
    expect(lines[0]).toMatch(/^max-flaky: spec\/models\/thing_\d+_spec\.rb:\d+ Thing \d+ keeps its promise/);
    expect(lines.at(-1)).toBe('max-flaky: and 10 more');
    expect(describeOffenders(gates({ 'max-flaky': 0, 'max-new': 0 }))).toHaveLength(9);
    expect(describeOffenders(gates({ 'max-flaky': 99 }))).toEqual([]);
  });

  it('are one line each, whatever they are called', () => {
    const odd = [
      flakyTest(1, { name: '::error::x\ny', scope: '', location: null, file_name: null }),
      flakyTest(2, { name: '', scope: '' }),
    ];
    const lines = describeOffenders(evaluateGates([analyzeFlakyTests(odd, context)], { 'max-flaky': 0 }));
    expect(lines.toSorted()[1]).toMatch(/thing_2_spec\.rb:12 \(no name\)$/);
    expect(lines.join()).not.toMatch(/[\r\n]/);
  });
});
