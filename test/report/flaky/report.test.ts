import { describe, expect, it } from 'vitest';
import type { FlakyTest } from '../../../src/model/flaky-test.ts';
import { type FlakyContext, noEarlierReport } from '../../../src/report/flaky/report.ts';
import { baselineOf, flakyContext, flakyTest, flakyTests, reportOn } from '../support/flaky-tests.ts';
import { now } from '../support/setting.ts';

const report = reportOn;
const gapsOf = (...given: Parameters<typeof report>) =>
  report(...given).gaps.map(({ about, words }) => `${about}: ${words}`);

describe('the tests of a report', () => {
  it('are sorted by how often they were flaky, then by when, then by name', () => {
    const rows = { d: [null, 1], c: [3, 2], b: [3, 1], a: [3, 2], e: [9, 9] };
    const list = Object.entries(rows).map(([name, [instances, minutes]], index) => {
      const at = new Date(now - Number(minutes) * 60_000).toISOString();
      return flakyTest(index, { name, instances, most_recent_instance_at: at });
    });
    expect(report(list).tests.map(({ name }) => name)).toEqual(['e', 'b', 'a', 'c', 'd']);
  });

  it.each([
    [{ instances: -1 }, { instances: null }],
    [{ instances: 1.5 }, { instances: 1 }],
    [{ most_recent_instance_at: 'yesterday' }, { lastSeenAt: null }],
    [
      { name: null, scope: null, location: null, file_name: null },
      { name: '', scope: '', file: null, place: null },
    ],
  ])('have counts, times and places only where they can be right: %j', (parts, expected) => {
    expect(report([flakyTest(1, parts)]).tests).toMatchObject([expected]);
  });
});

describe('changed files', () => {
  const one = 'spec/models/thing_1_spec.rb';

  it('mark the tests in them, new ones first, and which lines are in the diff', () => {
    const changedFiles = { paths: [one], diff: new Map([[one, [[10, 12]] as const]]), complete: true };
    const { touched } = report(flakyTests(20), { changedFiles, earlier: baselineOf(flakyTests(18)) });
    expect(touched?.map(({ line, inDiff, change }) => [line, inDiff, change])).toEqual([
      [28, false, 'new'],
      [11, true, null],
    ]);
    expect(report(flakyTests(20)).touched).toBeNull();
  });

  it('place a test of a renamed file at its new path', () => {
    const other = 'spec/new_spec.rb';
    const changedFiles = { paths: [other], renamed: [[one, other]] as const, complete: true };
    const { touched } = report([flakyTest(1), flakyTest(2)], { changedFiles });
    expect(touched).toMatchObject([{ line: 11, place: { file: other } }]);
  });

  it.each([
    ['spec/support/shared.rb', 1],
    ['spec/cart_spec.rb', 1],
    ['spec/other_spec.rb', 0],
  ])('include a shared example of RSpec by its own file and by the spec that runs it: %s', (path, count) => {
    const shared = flakyTest(1, { location: './spec/support/shared.rb:5', file_name: './spec/cart_spec.rb' });
    const changedFiles = { paths: [path], complete: true };
    expect(report([shared], { changedFiles }).touched).toHaveLength(count);
  });
});

describe('a comparison with an earlier report', () => {
  const [first, second] = [flakyTest(1), flakyTest(2)];
  const again = flakyTest(1, { location: './spec/models/thing_1_spec.rb:99' });
  const other = (parts: Record<string, unknown>) => [flakyTest(1, parts)];
  const local = other({ location: '/home/runner/work/web/web/spec/a_spec.rb:3', file_name: null });

  const agent = (name: string) =>
    other({ location: null, file_name: `/opt/builds/${name}/acme/kites/a_spec.rb` });
  const file = (path: string) => flakyTest(1, { location: path, file_name: null });

  it.each<[string, FlakyTest[], FlakyTest[], unknown[], Partial<FlakyContext>?]>([
    ['a test more is new', [first], [first, second], [1, 0, 0]],
    ['a test less is gone', [first, second], [second], [0, 1, 0]],
    ['an incomplete list shows no gone test', [first, second], [second], [0, null, 0], { complete: false }],
    ['another line is the same test', [first], [again], [0, 0, 0]],
    ['another ID, count and time is the same test', [first], other({ id: 'x', instances: 99 }), [0, 0, 0]],
    ['./ makes no difference', [file('./spec/a_spec.rb')], [file('spec/a_spec.rb')], [0, 0, 0]],
    ['separators make no difference', [file('spec\\a_spec.rb')], [file('spec/a_spec.rb')], [0, 0, 0]],
    ['the folder of another agent makes no difference', agent('one'), agent('two-3'), [0, 0, 0]],
    ['the folder of an agent makes no difference', agent('one'), [file('a_spec.rb')], [0, 0, 0]],
    ['another file is a move', [first], other({ file_name: './spec/other_spec.rb' }), [0, 0, 1]],
    ['a test with two files is new', [first], [file('b_spec.rb'), file('c_spec.rb')], [2, 1, 0]],
    ['one of two files gone is a test gone', [file('b.rb'), file('c.rb')], [first], [1, 2, 0]],
    ['another file besides the first one is a new test', [first], [first, file('b.rb')], [1, 0, 0]],
    ['another scope is another test', [first], other({ scope: 'Other' }), [1, 1, 0]],
    ['another name is another test', [first], other({ name: 'other' }), [1, 1, 0]],
    ['the surplus of one key is new', [first], [first, again], [1, 0, 0]],
    ['the surplus of one key is gone', [first, again], [again], [0, 1, 0]],
    ['another workspace makes no difference', local, local, [0, 0, 0], { roots: { workspace: '/app' } }],
    ['another prefix makes no difference', local, local, [0, 0, 0], { roots: { prefix: 'x' } }],
    ['another source is not compared', [first], [first], [null, null, 0], { source: 'tests' }],
  ])('identifies tests by scope, name and file: %s', (_, before, after, changes, parts = {}) => {
    const roots = { workspace: '/home/runner/work/web/web' };
    const earlier = baselineOf(before, { ...flakyContext, roots });
    const { added, gone, moved, tests } = report(after, { earlier, ...parts });
    expect([added, gone, moved]).toEqual(changes);
    expect(tests.filter(({ change }) => change === 'new')).toHaveLength(added ?? 0);
    expect(tests.filter(({ change }) => change === 'moved')).toHaveLength(moved);
  });

  it('is not made with a report of other filters, which a gap explains', () => {
    const earlier = baselineOf([first], { ...flakyContext, filters: { 'min-instances': 2 } });
    expect(report([first], { earlier })).toMatchObject({ added: null, gone: null, baseline: null });
    expect(gapsOf([first], { earlier })).toContain('new: the earlier report has other filters');
  });
});

describe('the gaps of a report', () => {
  const changedFiles = { paths: ['a.rb'], complete: true };
  const list = flakyTests(3);
  const earlier = baselineOf(list);

  // What each says stands with the gates that it concerns.
  it('are none if everything is known', () => {
    expect(gapsOf(list, { changedFiles, earlier })).toEqual([]);
    expect(gapsOf(list, { changedFiles })).toEqual([`new: ${noEarlierReport}`]);
    expect(gapsOf(list, { changedFiles, remembered: 3 })).toEqual([`new: ${noEarlierReport}`]);
  });

  it('count the tests without a place in the repository', () => {
    const paths = ['/app/spec/a_spec.rb:1', '../up.rb:1', null, 'spec/a.rb'];
    const outside = paths.map((location, index) => flakyTest(index, { location, file_name: null }));
    const gap = 'touched: 2 tests have a path outside the repository: set path-prefix';
    expect(gapsOf(outside, { changedFiles, earlier: baselineOf(outside) })).toEqual([gap]);
  });
});
