import { describe, expect, it } from 'vitest';
import { baselineFromFile, toFlakyJson, toSuitesJson } from '../../../src/report/flaky/json.ts';
import type { FlakyContext } from '../../../src/report/flaky/report.ts';
import { flakyTest, flakyTests, reportOn } from '../support/flaky-tests.ts';
import { now } from '../support/setting.ts';

const report = (parts: Partial<FlakyContext> = {}, tests = flakyTests(3)) => reportOn(tests, parts);
const read = (value: unknown) =>
  baselineFromFile(typeof value === 'string' ? value : JSON.stringify(value), 'acme/web');

describe('a report as JSON', () => {
  it('has the test as the service lists it, and its place', () => {
    const location = '/w/web/spec/a_spec.rb:3';
    const list = [flakyTest(1, { location, file_name: null, instances: 63 })];
    expect(toFlakyJson(report({ roots: { workspace: '/w/web' } }, list)).tests).toEqual([
      {
        id: list[0]?.id,
        name: 'keeps its promise number 1',
        scope: 'Thing 1',
        file_name: null,
        location,
        path: 'spec/a_spec.rb',
        line: 3,
        instances: 63,
        runs: null,
        reliability: null,
        touched: false,
        change: null,
        most_recent_instance_at: expect.stringMatching(/Z$/),
        web_url: expect.stringMatching(/^https:/),
      },
    ]);
  });
});

describe('an earlier report in a file', () => {
  it('has the same tests, and is found among several suites', () => {
    const api = report({ suite: { organization: 'acme', slug: 'api' } });
    const web = report({ roots: { workspace: '/elsewhere' } });
    const keys = web.tests.map(({ key }) => key);
    const { filters } = web;
    expect(read(toSuitesJson([api, report()]))).toEqual({ at: now, commit: null, filters, keys });
    for (const others of [[api], [api, api]])
      expect(read(toSuitesJson(others))).toBe('has no report on suite acme/web');
  });

  const incomplete = 'does not include all of its tests';
  const other = 'is not the JSON file of an earlier report of this version';
  it.each<[unknown, string]>([
    [toFlakyJson(report({ complete: false })), incomplete],
    [{ ...toFlakyJson(report()), tests: [] }, incomplete],
    [{ ...toFlakyJson(report()), version: 1 }, other],
    [{ ...toFlakyJson(report()), as_of: 'yesterday' }, other],
    ...[null, 'x', [], {}].map((value): [unknown, string] => [value, other]),
  ])('is not read if it is incomplete, or none', (value, problem) => {
    expect(read(value)).toBe(problem);
  });
});
