import { z } from 'zod';
import { flakyTestSchema } from '../../model/flaky-test.ts';
import type { FlakyReport } from './analyze.ts';
import { type Baseline, toBaselineTest } from './baseline.ts';
import { type FlakyTestReport, readTests } from './test-report.ts';

/** A flaky test as outputs and files hold it: the service's words for the service's things. */
export interface FlakyTestJson {
  readonly id: string;
  readonly ids: readonly string[];
  readonly name: string;
  readonly scope: string;
  readonly file_name: string | null;
  readonly location: string | null;
  readonly instances: number | null;
  readonly most_recent_instance_at: string | null;
  readonly web_url: string | null;
  readonly score: number;
  readonly age: string;
  readonly touched: boolean;
  readonly change: string | null;
}

/** A report as its file holds it. A later run may compare with it. */
export interface FlakyJson {
  readonly version: 1;
  readonly suite: { readonly organization: string; readonly slug: string; readonly name: string };
  /** ISO 8601. */
  readonly as_of: string;
  readonly complete: boolean;
  readonly filtered: boolean;
  readonly count: number;
  readonly totals: readonly number[];
  readonly tests: readonly FlakyTestJson[];
}

const mostTests = 200_000;
const earlierSchema = z.object({
  version: z.literal(1),
  suite: z.object({ organization: z.string().max(255), slug: z.string().max(255) }),
  as_of: z.iso.datetime(),
  complete: z.boolean(),
  filtered: z.boolean(),
  count: z.number().int().nonnegative(),
  totals: z.array(z.number().int().nonnegative()).max(100).catch([]),
  tests: z.array(flakyTestSchema).max(mostTests),
});

/** The report as data for outputs and files, its tests in order: all of them, or the first so many. */
export function toFlakyJson(report: FlakyReport, top: number = report.tests.length): FlakyJson {
  const { organization, slug, name } = report.suite;
  return {
    version: 1,
    suite: { organization, slug, name },
    as_of: new Date(report.asOf).toISOString(),
    complete: report.complete,
    filtered: report.filtered,
    count: report.tests.length,
    totals: report.totals,
    tests: report.tests.slice(0, top).map(toTestJson),
  };
}

/** The baseline in an earlier report's file, parsed as JSON, and its suite; null where it is none of ours. */
export function baselineFromJson(
  value: unknown,
): (Baseline & { readonly suite: { readonly organization: string; readonly slug: string } }) | null {
  const parsed = earlierSchema.safeParse(value);
  if (!parsed.success) return null;
  const { suite, as_of, complete, filtered, count, totals, tests } = parsed.data;
  const at = Date.parse(as_of);
  const read = readTests(tests, { now: at, halfLifeMs: 1, loopback: false });
  const full = complete && !filtered && tests.length === count;
  return { suite, at, total: count, full, totals, tests: read.map(toBaselineTest) };
}

function toTestJson(test: FlakyTestReport): FlakyTestJson {
  const line = test.place?.line ? `:${test.place.line}` : '';
  return {
    id: test.ids[0] ?? '',
    ids: test.ids,
    name: test.name,
    scope: test.scope,
    file_name: test.file,
    location: test.file === null ? null : `${test.file}${line}`,
    instances: test.instances,
    most_recent_instance_at: test.lastSeenAt === null ? null : new Date(test.lastSeenAt).toISOString(),
    web_url: test.url,
    score: Math.round(test.score * 1_000) / 1_000,
    age: test.age,
    touched: test.touched,
    change: test.change,
  };
}
