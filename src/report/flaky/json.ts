import { z } from 'zod';
import { flakyTestSchema } from '../../model/flaky-test.ts';
import { safeUrl } from '../text/url.ts';
import type { FlakyReport } from './analyze.ts';
import { type Baseline, fingerprintOfFilters, identityOf, rememberTests } from './baseline.ts';
import { type FlakyTestReport, readTests } from './test-report.ts';

/** A flaky test in outputs and files. Uses the service's field names where there are any. */
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

/** A report in a file. A later run can compare with it. */
export interface FlakyJson {
  readonly version: 1;
  readonly suite: { readonly organization: string; readonly slug: string; readonly name: string };
  /** ISO 8601. */
  readonly as_of: string;
  readonly complete: boolean;
  readonly filtered: boolean;
  /** Present if a filter may have omitted tests that match, because a value or a path is unknown. */
  readonly uncertain?: true;
  /** A hash of the suite and the filters. A report with other ones cannot be compared. */
  readonly filters: string;
  readonly count: number;
  readonly tests: readonly FlakyTestJson[];
}

const mostTests = 200_000;
const earlierSchema = z.object({
  version: z.literal(1),
  suite: z.object({ organization: z.string().max(255), slug: z.string().max(255) }),
  as_of: z.iso.datetime(),
  complete: z.boolean(),
  filtered: z.boolean(),
  uncertain: z.boolean().optional(),
  filters: z.string().max(64).optional(),
  count: z.number().int().nonnegative(),
  tests: z.array(flakyTestSchema).max(mostTests),
});
const otherVersion = z.object({ version: z.number().refine((version) => version !== 1), suite: z.object() });
const fileSchema = z.union([
  z.object({ version: z.literal(1), suites: z.array(earlierSchema).max(100) }),
  earlierSchema,
]);

/** The report as data for outputs and files, with all tests or only the first `top`, sorted. */
export function toFlakyJson(report: FlakyReport, top: number = report.tests.length): FlakyJson {
  const { organization, slug, name } = report.suite;
  return {
    version: 1,
    suite: { organization, slug, name },
    as_of: new Date(report.asOf).toISOString(),
    complete: report.complete,
    filtered: report.filtered,
    ...(report.whyMoreMatch !== null && { uncertain: true }),
    filters: report.filters,
    count: report.tests.length,
    tests: report.tests.slice(0, top).map(toTestJson),
  };
}

/** The reports on several suites as data; a report on one suite stands alone. */
export function toSuitesJson(
  reports: readonly FlakyReport[],
  top?: number,
): FlakyJson | { readonly version: 1; readonly count: number; readonly suites: readonly FlakyJson[] } {
  const suites = reports.map((report) => toFlakyJson(report, top));
  const [only] = suites;
  if (only !== undefined && suites.length === 1) return only;
  return { version: 1, count: suites.reduce((sum, { count }) => sum + count, 0), suites };
}

/**
 * The report on a suite in an earlier report's file, parsed as JSON, or what is wrong with it, worded to follow its name.
 */
export function baselineFromJson(
  value: unknown,
  suite: { readonly organization: string; readonly slug: string },
): Baseline | string {
  const parsed = fileSchema.safeParse(value);
  if (!parsed.success)
    return otherVersion.safeParse(value).success
      ? 'has a report of another version: create the file anew'
      : 'is not the JSON file of an earlier report';
  const reports = 'suites' in parsed.data ? parsed.data.suites : [parsed.data];
  const isOf = (one: Pick<typeof suite, 'organization' | 'slug'>) =>
    one.organization === suite.organization && one.slug === suite.slug;
  const found = reports.find((report) => isOf(report.suite));
  if (reports.length === 0) return 'is not the JSON file of an earlier report';
  if (found === undefined) {
    const theirs = reports.map(({ suite: { organization, slug } }) => `${organization}/${slug}`).join(', ');
    return `has no report on suite ${suite.organization}/${suite.slug}, only on ${theirs}`;
  }
  const { as_of, complete, filtered, uncertain, filters, count, tests } = found;
  if (uncertain) return 'may lack tests that match its filters';
  if (!complete || tests.length !== count) return 'does not include all of its tests';
  const at = Date.parse(as_of);
  const read = readTests(tests, { now: at, halfLifeMs: 1, toLink: safeUrl });
  return {
    at,
    commit: null,
    // Older files do not say which filters they have.
    filters: filters ?? (filtered ? '' : fingerprintOfFilters(suite, {})),
    tests: rememberTests(read, identityOf),
    keyOf: identityOf,
  };
}

function toTestJson(test: FlakyTestReport): FlakyTestJson {
  const line = test.line ? `:${test.line}` : '';
  return {
    id: test.ids[0] ?? '',
    ids: test.ids,
    name: test.name,
    scope: test.scope,
    file_name: test.caller ?? test.unplacedCaller ?? test.file,
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
