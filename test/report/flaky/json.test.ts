import { describe, expect, it } from 'vitest';
import { analyzeFlakyTests } from '../../../src/report/flaky/analyze.ts';
import { baselineFromJson, toFlakyJson } from '../../../src/report/flaky/json.ts';
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
  it('finds nothing changed in the same list', () => {
    const baseline = baselineFromJson(through(toFlakyJson(analyzeFlakyTests(flakyTests(50), context))));
    expect(baseline).toMatchObject({ at: now, total: 50, full: true });
    const { comparison } = analyzeFlakyTests(flakyTests(50), { ...context, baseline });
    expect(comparison).toEqual({ since: now, before: 50, full: true, added: 0, activeAgain: 0, gone: [] });
  });

  it('is not complete if it was cut, filtered or incomplete', () => {
    const report = analyzeFlakyTests(flakyTests(50), context);
    expect(baselineFromJson(through(toFlakyJson(report, 5)))?.full).toBe(false);
    expect(baselineFromJson(through({ ...toFlakyJson(report), filtered: true }))?.full).toBe(false);
    expect(baselineFromJson(through({ ...toFlakyJson(report), complete: false }))?.full).toBe(false);
  });

  it.each([
    null,
    'x',
    [],
    {},
    { version: 2 },
    { version: 1, as_of: 'yesterday', complete: true, filtered: false, count: 0, tests: [] },
  ])('is not read from %j', (value) => {
    expect(baselineFromJson(value)).toBeNull();
  });
});
