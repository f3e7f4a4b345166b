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
  const touch = (list: readonly FlakyTest[], changedFiles: NonNullable<FlakyContext['changedFiles']>) =>
    report(list, { changedFiles });

  it('tell the tests in them, new ones first, and which lines are in the diff', () => {
    const changedFiles = {
      paths: ['spec/models/thing_1_spec.rb'],
      diff: new Map([['spec/models/thing_1_spec.rb', [[10, 12]] as const]]),
      complete: true,
    };
    const earlier = baselineOf(flakyTests(18));
    const { touched } = report(flakyTests(20), { changedFiles, earlier });
    expect(touched?.map(({ line, inDiff, change }) => [line, inDiff, change])).toEqual([
      [28, false, 'new'],
      [11, true, null],
    ]);
    expect(report(flakyTests(20)).touched).toBeNull();
  });

  it('tell a renamed file at its new place, and a removed one as removed', () => {
    const [one, two, other] = [
      'spec/models/thing_1_spec.rb',
      'spec/models/thing_2_spec.rb',
      'spec/new_spec.rb',
    ];
    const renamed = [[one, other]] as const;
    const { tests } = touch([flakyTest(1), flakyTest(2)], {
      ...{ paths: [other], renamed, removed: [two, one], complete: true },
    });
    const at = (line: number) => tests.find((test) => test.line === line);
    expect(at(11)).toMatchObject({ touched: true, place: { file: other } });
    expect(at(12)).toMatchObject({ touched: false, removed: true, place: null });
  });

  it('count a shared example of RSpec as in its own file and in the spec that runs it', () => {
    const shared = flakyTest(1, { location: './spec/support/shared.rb:5', file_name: './spec/cart_spec.rb' });
    for (const path of ['spec/support/shared.rb', 'spec/cart_spec.rb'])
      expect(touch([shared], { paths: [path], complete: true }).touched).toHaveLength(1);
    expect(touch([shared], { paths: ['spec/other_spec.rb'], complete: true }).touched).toEqual([]);
  });
});

describe('a comparison with an earlier report', () => {
  const [first, second] = [flakyTest(1), flakyTest(2)];
  const compare = (before: readonly FlakyTest[], after: readonly FlakyTest[], parts = {}) => {
    const { added, gone } = report(after, { earlier: baselineOf(before), ...parts });
    return [added, gone];
  };

  it('tells which tests are new, and how many are gone', () => {
    expect(compare([first], [first, second])).toEqual([1, 0]);
    expect(compare([first, second], [second])).toEqual([0, 1]);
    expect(report([first, second], { earlier: baselineOf([first]) }).tests).toContainEqual(
      expect.objectContaining({ name: second.name, change: 'new' }),
    );
  });

  it.each<[string, Record<string, unknown>, number[]]>([
    ['another line is the same test', { location: './spec/models/thing_1_spec.rb:99' }, [0, 0]],
    ['another ID, count and time is the same test', { id: 'x', instances: 99 }, [0, 0]],
    ['another file is another test', { location: './spec/other_spec.rb:11' }, [1, 1]],
    ['another calling spec is another test', { file_name: './spec/other_spec.rb' }, [1, 1]],
    ['another scope is another test', { scope: 'Other' }, [1, 1]],
    ['another name is another test', { name: 'other' }, [1, 1]],
  ])('goes by what the service lists: %s', (_, parts, changes) => {
    expect(compare([first], [flakyTest(1, parts)])).toEqual(changes);
  });

  it('is the same on every runner, wherever its workspace is and whatever its prefix', () => {
    const list = [flakyTest(1, { location: '/home/runner/work/web/web/spec/a_spec.rb:3', file_name: null })];
    for (const roots of [{ workspace: '/home/runner/work/web/web' }, { workspace: '/app' }, { prefix: 'x' }])
      expect(compare(list, list, { roots })).toEqual([0, 0]);
  });

  it('counts the surplus as new if there are more tests with one key', () => {
    const again = flakyTest(1, { location: './spec/models/thing_1_spec.rb:99' });
    expect(compare([first], [first, again])).toEqual([1, 0]);
    expect(compare([first, again], [again])).toEqual([0, 1]);
  });

  it('is not made with a report of other filters or of another source, and says so', () => {
    const earlier = baselineOf([first], { ...flakyContext, filters: { minInstances: 2 } });
    expect(report([first], { earlier })).toMatchObject({ added: null, gone: null, baseline: null });
    expect(gapsOf([first], { earlier })).toContain('new: the earlier report has other filters');
    const source = 'tests' as const;
    expect(compare([first], [first], { source })).toEqual([null, null]);
  });

  it('does not tell what is gone by an incomplete list', () => {
    expect(compare([first, second], [second], { complete: false })).toEqual([0, null]);
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

  it('count the tests without a place in the repository, except those in removed files', () => {
    const paths = ['/app/spec/a_spec.rb:1', '../up.rb:1', null, 'spec/gone.rb'];
    const outside = paths.map((location, index) => flakyTest(index, { location, file_name: null }));
    const files = { ...changedFiles, removed: ['spec/gone.rb'] };
    const gap = 'touched: 2 tests have a path outside the repository: set path-prefix';
    expect(gapsOf(outside, { changedFiles: files, earlier: baselineOf(outside) })).toEqual([gap]);
  });
});

it('a report reads each name a few times: no step compares each test with each', () => {
  let reads = 0;
  const counted = flakyTests(500).map((test) => {
    return Object.defineProperty({ ...test }, 'name', {
      enumerable: true,
      get: () => {
        reads += 1;
        return test.name;
      },
    });
  });
  report(counted, { earlier: baselineOf(flakyTests(500)) });
  expect(reads).toBeLessThanOrEqual(4 * counted.length);
});
