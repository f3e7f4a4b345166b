import { describe, expect, it } from 'vitest';
import { analyzeFlakyTests, type FlakyContext } from '../../../src/report/flaky/analyze.ts';
import { baselineFromJson, toFlakyJson, toSuitesJson } from '../../../src/report/flaky/json.ts';
import { createRedactor } from '../../../src/report/text/redact.ts';
import { flakyTest, flakyTests } from '../support/flaky-tests.ts';
import { now } from '../support/moments.ts';

const context = {
  now,
  redact: createRedactor(['hidden-secret-1']),
  suite: { organization: 'acme', slug: 'web' },
  complete: true,
};
const through = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe('a report as JSON', () => {
  it('has each test in the words of the service, and the findings of the report', () => {
    const [test] = toFlakyJson(
      analyzeFlakyTests([flakyTest(3, { name: 'keeps hidden-secret-1' })], context),
    ).tests;
    expect(test).toEqual({
      id: '0190a0b0-0000-7000-8000-000000000003',
      ids: ['0190a0b0-0000-7000-8000-000000000003'],
      name: 'keeps [redacted]',
      scope: 'Thing 3',
      file_name: 'spec/models/thing_3_spec.rb',
      location: 'spec/models/thing_3_spec.rb:13',
      instances: 90,
      most_recent_instance_at: '2026-07-28T15:00:00.000Z',
      web_url: 'https://ci.example/organizations/acme/analytics/suites/web/tests/3',
      score: 61.32,
      age: 'active',
      touched: false,
      change: null,
    });
  });

  it('can be cut to the first tests, and still counts all', () => {
    const json = toFlakyJson(analyzeFlakyTests(flakyTests(50), context), 5);
    expect(json.tests).toHaveLength(5);
    expect(json).toMatchObject({
      version: 1,
      count: 50,
      complete: true,
      filtered: false,
      as_of: '2026-08-01T12:00:00.000Z',
    });
  });
});

describe('an earlier report as the baseline', () => {
  const report = (parts: Partial<FlakyContext> = {}, count = 50) =>
    analyzeFlakyTests(flakyTests(count), { ...context, ...parts });
  const read = (value: unknown) => baselineFromJson(through(value), context.suite);
  const earlier = (value: unknown) => ({ base: read(value), last: null });

  it('finds nothing changed in the same list', () => {
    expect(report({ earlier: earlier(toFlakyJson(report())) }).comparison).toEqual({
      since: now,
      before: 50,
      added: 0,
      gone: [],
      withFirst: false,
      sameCommit: false,
    });
  });

  it('is compared with the same filters, and with no others', () => {
    const parts = { filters: { minInstances: 50, include: ['spec/**'] } };
    const file = toFlakyJson(report(parts));
    expect(file.count).toBeLessThan(50);
    expect(report({ ...parts, earlier: earlier(file) }).comparison).toMatchObject({ added: 0, gone: [] });
    expect(report({ earlier: earlier(file) }).newUnknown).toBe(
      'the earlier report has other filters or another path-prefix',
    );
  });

  it('has known filters only if it is not filtered or says which', () => {
    const { filters: _, ...older } = toFlakyJson(report());
    expect(report({ earlier: earlier(older) }).comparison?.added).toBe(0);
    expect(report({ earlier: earlier({ ...older, filtered: true }) }).comparison).toBeNull();
  });

  it.each<[string, unknown, string]>([
    ['cut', toFlakyJson(report(), 5), 'does not include all of its tests'],
    ['incomplete', toFlakyJson(report({ complete: false })), 'does not include all of its tests'],
    [
      'of another suite',
      toFlakyJson(report({ suite: { organization: 'acme', slug: 'other' } })),
      'has no report on suite acme/web, only on acme/other',
    ],
    [
      'of several other suites',
      toSuitesJson(['api', 'app'].map((slug) => report({ suite: { organization: 'acme', slug } }))),
      'has no report on suite acme/web, only on acme/api, acme/app',
    ],
    [
      'of another version',
      { ...toFlakyJson(report()), version: 2 },
      'has a report of another version: create the file anew',
    ],
    ...[
      null,
      'x',
      [],
      {},
      { version: 2 },
      { version: 1, as_of: 'yesterday', complete: true, filtered: false, count: 0, tests: [] },
    ].map((value): [string, unknown, string] => [
      JSON.stringify(value),
      value,
      'is not the JSON file of an earlier report',
    ]),
  ])('is not read if it is %s', (_, value, problem) => {
    expect(read(value)).toBe(problem);
  });
});
