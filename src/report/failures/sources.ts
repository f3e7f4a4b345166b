import type { JobReport } from '../builds/jobs.ts';
import { keyOf } from '../tests/identity.ts';
import type { FailedTest, LoggedTest, TestSource } from './failed-test.ts';

/** The tests of a job in its test reports, or in its log. */
export interface JobTests {
  readonly source: TestSource;
  /** The runner, if it is known. */
  readonly runner: string | null;
  readonly tests: readonly LoggedTest[];
  /** Those that failed first, and passed when they ran again in the same job. */
  readonly retried: readonly LoggedTest[];
}

/** The failed tests of a build, and those that failed first. */
export interface BuildTests {
  readonly tests: readonly FailedTest[];
  readonly retried: readonly FailedTest[];
}

/** The tests of one job as those of a build. */
type ToFailed = (test: LoggedTest, from: { readonly job: string; readonly tests: JobTests }) => FailedTest;

/**
 * The failed tests of a build, those of each failed job by its best source: the service, else the first of the others that has
 * any. The service may not name the jobs of its tests: they are those of a job that names one of them too.
 */
export function chooseTests(
  failed: readonly JobReport[],
  known: BuildTests,
  {
    sourcesOf,
    toFailed,
  }: { readonly sourcesOf: (job: string) => readonly JobTests[]; readonly toFailed: ToFailed },
): BuildTests {
  const isKnown = (job: string) => known.tests.some(({ jobs }) => jobs.includes(job));
  const unplaced = known.tests.filter(({ jobs }) => jobs.length === 0);
  const jobsOf = new Map<FailedTest, string[]>();
  const chosen = failed.flatMap(({ id: job }) => {
    const sources = isKnown(job) ? [] : sourcesOf(job);
    const tests =
      sources.find((one) => one.tests.length > 0) ?? sources.find((one) => one.retried.length > 0);
    if (tests === undefined) return [];
    const same = unplaced.filter((one) => tests.tests.some((test) => isSame(one, test)));
    for (const one of same) jobsOf.set(one, [...(jobsOf.get(one) ?? []), job]);
    return same.length > 0 ? [] : [{ job, tests }];
  });
  const of = (part: 'tests' | 'retried') =>
    together(chosen.flatMap(({ job, tests }) => tests[part].map((test) => toFailed(test, { job, tests }))));
  const tests = [
    ...known.tests.map((test) => ({ ...test, jobs: jobsOf.get(test) ?? test.jobs })),
    ...of('tests'),
  ];
  const retried = [...known.retried, ...of('retried')];
  return { tests, retried: retried.filter((one) => !tests.some((test) => isSame(one, test))) };
}

/** True if two sources, which can name tests differently, mean the same one: its name is the same, or is the end of what the other calls it. */
function isSame(one: LoggedTest, other: LoggedTest): boolean {
  const baseOf = (file: string) => file.split(/[\\/]/).at(-1);
  if (one.file && other.file && baseOf(one.file) !== baseOf(other.file)) return false;
  const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  const [a, b] = [lettersOf(one.name), lettersOf(other.name)];
  return (
    a === b ||
    lettersOf(one.scope) + a === lettersOf(other.scope) + b ||
    (other.scope === '' && b.endsWith(a))
  );
}

/** One test for each that failed in several jobs. */
function together(tests: readonly FailedTest[]): FailedTest[] {
  const named = Map.groupBy(tests, (test) => `${keyOf(test)} ${test.line}`);
  return [...named.values()].flatMap((same) => {
    const jobs = [...new Set(same.flatMap((test) => test.jobs))];
    return same.slice(0, 1).map((test) => ({ ...test, jobs }));
  });
}
