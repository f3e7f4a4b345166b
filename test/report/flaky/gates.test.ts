import { describe, expect, it } from 'vitest';
import { describeOffenders, evaluateGates, type GateLimits } from '../../../src/report/flaky/gates.ts';
import type { FlakyContext } from '../../../src/report/flaky/report.ts';
import { baselineOf, flakyContext, flakyTest, flakyTests, reportOn } from '../support/flaky-tests.ts';

const changedFiles = { paths: ['spec/models/thing_1_spec.rb'], complete: true };
const changing = { complete: false, whyIncomplete: 'it changed' };
const some = { ...changedFiles, complete: false };
const earlier = baselineOf(flakyTests(17), { ...flakyContext, changedFiles });

/** Of twenty tests two are in a changed file, and three are new. */
const report = (parts: Partial<FlakyContext> = {}, tests = flakyTests(20)) =>
  reportOn(tests, { changedFiles, earlier, ...parts });
const gates = (limits: GateLimits, ...given: Parameters<typeof report>) =>
  evaluateGates([report(...given)], limits);

describe('gates', () => {
  it.each([
    ['max-flaky', 20, 'flaky tests'],
    ['max-new', 3, 'new flaky tests'],
    ['max-touched', 2, 'flaky tests in files changed by the pull request'],
  ] as const)('allow what they say: %s of %d and no more', (name, actual, words) => {
    const passed = gates({ [name]: actual });
    const reason = `${name} passed: ${actual} ${words}, at most ${actual} allowed.`;
    const results = [{ name, outcome: 'passed', reason }];
    expect(passed).toMatchObject({ failures: [], unevaluated: [], results });
    const failed = gates({ [name]: actual - 1 });
    const failures = [`${name} failed: ${actual} ${words}, at most ${actual - 1} allowed.`];
    expect(failed).toMatchObject({ failures, unevaluated: [], results: [{ name, outcome: 'failed' }] });
    expect(gates({ [name]: 0 }).failures).toHaveLength(1);
    expect(gates({ [name]: null })).toEqual({ failures: [], unevaluated: [], results: [] });
  });

  it.each<[string, Partial<FlakyContext>, (keyof GateLimits)[]]>([
    ['the list of flaky tests is incomplete: it changed', changing, ['max-flaky', 'max-new', 'max-touched']],
    ['the earlier report has other filters', { filters: { 'min-instances': 1 } }, ['max-new']],
    ['the changed files of the pull request are unknown', { changedFiles: null }, ['max-touched']],
    ['not all changed files of the pull request are known', { changedFiles: some }, ['max-touched']],
  ])('are not evaluated if a gap concerns them, and only then: %s', (gap, parts, concerned) => {
    const limits = { 'max-flaky': 20, 'max-new': 3, 'max-touched': 2 };
    const { results, failures } = gates(limits, parts);
    const unknown = results.filter(({ outcome }) => outcome === 'not evaluated');
    expect(unknown.map(({ name }) => name)).toEqual(concerned);
    for (const { name, reason } of unknown)
      expect(reason).toMatch(new RegExp(`^${name} was not evaluated: ${gap}[.;]`));
    expect([results.length, failures]).toEqual([3, []]);
  });

  it('name each gap that concerns them', () => {
    const { unevaluated } = gates({ 'max-new': 3 }, { ...changing, earlier: 'gone' });
    const gaps = 'the list of flaky tests is incomplete: it changed; gone';
    expect(unevaluated).toEqual([`max-new was not evaluated: ${gaps}.`]);
  });

  it('count no test as new that has moved to another file', () => {
    const moved = flakyTest(4, { file_name: './spec/moved_spec.rb', location: './spec/moved_spec.rb:3' });
    const tests = flakyTests(17).map((test, index) => (index === 4 ? moved : test));
    expect(gates({ 'max-new': 0 }, {}, tests)).toMatchObject({ failures: [], unevaluated: [] });
    const copied = [...flakyTests(17), moved];
    expect(gates({ 'max-new': 0 }, {}, copied).failures).toHaveLength(1);
  });

  it('fail despite a gap if there are too many tests, and by a gap with gate-unknown: fail', () => {
    expect(gates({ 'max-flaky': 19 }, { complete: false }).failures).toHaveLength(1);
    const strict = evaluateGates([report({ earlier: 'gone' })], { 'max-new': 3 }, true);
    expect(strict).toMatchObject({ failures: ['max-new was not evaluated: gone.'], unevaluated: [] });
  });

  it('are not evaluated as passed if tests have a path outside the repository', () => {
    const outside = [...flakyTests(20), flakyTest(90, { location: '/app/a_spec.rb:1', file_name: null })];
    const { failures, unevaluated } = gates({ 'max-touched': 2, 'max-flaky': 21 }, {}, outside);
    const [gap, found] = ['1 test has a path outside the repository: set path-prefix', '2 flaky tests'];
    const reason = `${gap}; so far ${found} in files changed by the pull request, at most 2 allowed`;
    expect([failures, unevaluated]).toEqual([[], [`max-touched was not evaluated: ${reason}.`]]);
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

  it('are one line each, also with hostile names', () => {
    const placeless = { name: '::error::x\ny', scope: '', location: null, file_name: null };
    const odd = [flakyTest(1, placeless), flakyTest(2, { name: '', scope: '' })];
    const lines = describeOffenders(gates({ 'max-flaky': 0 }, {}, odd));
    expect(lines.toSorted()).toEqual([
      'max-flaky: :\\:error::x y',
      'max-flaky: spec/models/thing_2_spec.rb:12 (no name)',
    ]);
  });
});
