import * as z from 'zod/mini';
import { flakyTestSchema } from '../../model/flaky-test.ts';
import { fields, flag, listOf, literal, number, objectWith, read, text } from '../../model/schema.ts';
import { parseTime } from '../../model/times.ts';
import { identifyTests, keyOf } from '../tests/identity.ts';
import { suiteKey } from './note.ts';
import type { Baseline, FlakyReport } from './report.ts';

/** A report in a file. A later run can compare with it. */
export type FlakyJson = ReturnType<typeof toFlakyJson>;

const version = 2;
const moment = z.pipe(z.transform(parseTime), number);
const earlierSchema = objectWith('version suite as_of complete filters count tests', {
  version: literal(version),
  suite: objectWith('organization slug', fields(text, 'organization slug')),
  as_of: moment,
  complete: flag,
  filters: text,
  count: number,
  tests: listOf(flakyTestSchema),
});
const suitesSchema = objectWith('version suites', {
  version: literal(version),
  suites: listOf(earlierSchema),
});

/** The report as data for outputs and files, sorted. Uses the service's field names where there are any. */
export function toFlakyJson(report: FlakyReport) {
  const { organization, slug, name } = report.suite;
  return {
    version,
    suite: { organization, slug, name },
    as_of: new Date(report.asOf).toISOString(),
    complete: report.complete,
    filtered: report.filtered,
    filters: report.filters,
    count: report.tests.length,
    tests: report.tests.map((test) => ({
      id: test.id,
      name: test.name,
      scope: test.scope,
      // As the service lists them: by these, a later report recognizes the test.
      file_name: test.listed.file_name ?? null,
      location: test.listed.location ?? null,
      path: test.place?.file ?? null,
      line: test.line,
      instances: test.instances,
      runs: test.runs,
      reliability: test.reliability,
      most_recent_instance_at: test.lastSeenAt === null ? null : new Date(test.lastSeenAt).toISOString(),
      web_url: test.url,
      touched: test.touched,
      change: test.change,
    })),
  };
}

/** The reports on several suites as data; a report on one suite stands alone. */
export function toSuitesJson(reports: readonly FlakyReport[]) {
  const suites = reports.map(toFlakyJson);
  const [only] = suites;
  if (only !== undefined && suites.length === 1) return only;
  return { version, count: suites.reduce((sum, { count }) => sum + count, 0), suites };
}

/** The report on a suite, `organization/slug`, in an earlier report's file, or what is wrong with that, worded to follow its name. */
export function baselineFromFile(text: string, suite: string): Baseline | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {}
  const [file, alone] = [read(suitesSchema, value), read(earlierSchema, value)];
  const reports = alone.ok ? [alone.value] : file.ok ? file.value.suites : [];
  if (reports.length === 0) return 'is not the JSON file of an earlier report of this version';
  const found = reports.find((report) => suiteKey(report.suite) === suite);
  if (found === undefined) return `has no report on suite ${suite}`;
  const { as_of, complete, filters, count, tests } = found;
  if (!complete || tests.length !== count) return 'does not include all of its tests';
  const keys = identifyTests(tests, found.suite.organization).map(keyOf);
  return { at: as_of, commit: null, filters, keys };
}
