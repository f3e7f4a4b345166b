import { title } from '../../report/builds/jobs.ts';
import { jobOnBase } from '../../report/failures/base-branch.ts';
import { type FailedTest, inTurn, type LoggedTest } from '../../report/failures/failed-test.ts';
import { locate } from '../../report/failures/places.ts';
import { chooseTests, type JobTests } from '../../report/failures/sources.ts';
import { failureVerdict } from '../../report/failures/verdict.ts';
import type { OwnersOf } from '../../report/tests/owners.ts';
import { count } from '../../report/text/counts.ts';
import { sourceUrl } from '../../report/text/repository.ts';
import type { Context } from '../context/context.ts';
import { type FailedBuild, isOfEvent } from './failed-build.ts';
import type { FailureReadings } from './read-failures.ts';

/** A build, and why it failed. */
export type ExplainedBuild = ReturnType<typeof explainOne>;

/**
 * Explains a build by what was read. The failed tests of each job are those of its best source. They have a place only in the
 * repository of the event, with its page if the build is of the commit that the reader sees. Names are shown if logs are, or if the
 * code is that of this repository; messages only if logs are.
 */
export function explainOne(one: FailedBuild, read: FailureReadings, context: Context) {
  const { service, reports, readings, bases, areShown } = read;
  const base = bases.get(one);
  const { report, step } = one;
  const { tests: known = null, retried: first = [], gaps = [] } = service.get(one) ?? {};
  const areJobsKnown = report.part?.isComplete !== false;
  const isComplete = known !== null && gaps.length === 0 && areJobsKnown;
  const { totals, gaps: unread = [] } = reports.get(one) ?? {};
  const hasAll = isComplete && known.every((test) => test.jobs.length > 0);
  const sourcesOf = (job: string): JobTests[] => {
    const logged = readings.get(job)?.tests;
    return [
      reports.get(one)?.jobs.get(job) ?? [],
      logged ? { ...logged, source: 'log' as const } : [],
    ].flat();
  };
  const { placeOf, toFailed } = placesIn(one, context);
  const found = chooseTests(report.failed, { tests: known ?? [], retried: first }, { sourcesOf, toFailed });
  const show = (test: FailedTest): FailedTest => ({
    ...test,
    place: test.source === 'test-engine' ? placeOf(test) : test.place,
    scope: [step?.name, test.scope].filter(Boolean).join(' › '),
    message: areShown ? test.message : '',
    trace: areShown ? test.trace : undefined,
    onBase: base?.onBase(test) ?? undefined,
  });
  const isNamed = areShown || isOfEvent(one, context);
  const tests = (isNamed ? found.tests : []).map(show);
  const retried = (isNamed ? found.retried : []).map(show);
  const jobs = report.failed.map((job) => {
    const { lines = [], reason = null, tests: logged = null } = readings.get(job.id) ?? {};
    const own = tests.filter((test) => test.jobs.includes(job.id));
    const [first] = own;
    const least = (first?.source === 'test-report' ? unread.length === 0 : hasAll) ? '' : 'at least ';
    const isLogged = first === undefined || first.source === 'log';
    const counted = isLogged ? logged?.sentence : `${least}${count(own.length, 'test')} failed`;
    const why = one.unread?.get(job.id) ?? counted ?? (areShown ? reason : null);
    const onBase = base?.jobs.get(job.id);
    return { job, lines, why, isBelow: step !== null, ...(onBase && { onBase: jobOnBase(onBase) }) };
  });
  for (const { job, onBase } of jobs) if (onBase) context.log.info(`${title(job)}: ${onBase.text}.`);
  const verdict = failureVerdict(report.failed, known, isComplete);
  const all = [...gaps, ...unread, ...(base?.gaps ?? [])];
  return {
    ...one,
    base,
    verdict,
    jobs,
    tests,
    retried,
    first: found.retried,
    totals,
    gaps: all,
  };
}

/** The places of tests in the repository of the event. */
function placesIn(one: FailedBuild, context: Context) {
  const { repository, hasFile } = context.workflow;
  const isOurs = isOfEvent(one, context);
  const seen = isOurs && repository?.sha === one.build.commit ? repository : null;
  const placeOf = (test: LoggedTest, runner?: string | null): FailedTest['place'] => {
    const place =
      isOurs || repository === null ? locate(test, hasFile, repository, runner ?? undefined) : null;
    return place && { ...place, source: seen && sourceUrl(seen, place) };
  };
  const unknown = { url: null, labels: null, executions: null };
  const toFailed = (test: LoggedTest, { job, tests }: { readonly job: string; readonly tests: JobTests }) => {
    const { source, runner } = tests;
    return { ...test, ...unknown, source, place: placeOf(test, runner), jobs: [job] };
  };
  return { placeOf, toFailed };
}

/** A build with the jobs and tests of its children, each below its step, with what is changed, and with owners. */
export function joinChildren(
  one: ExplainedBuild,
  children: readonly ExplainedBuild[],
  { changed, ownersOf }: { readonly changed: ReadonlySet<string>; readonly ownersOf: OwnersOf | undefined },
) {
  const jobs = one.jobs.flatMap((job) => {
    return [job, ...children.filter(({ step }) => step?.id === job.job.id).flatMap((child) => child.jobs)];
  });
  const all = [one, ...children];
  const tests = all.flatMap((part) =>
    part.tests.map((test) => ({
      ...test,
      isChanged: changed.has(test.place?.file ?? ''),
      ...(test.place && ownersOf && { owners: ownersOf(test.place.file) }),
    })),
  );
  const retried = inTurn(all.flatMap((part) => part.retried));
  const gaps = all.flatMap((part) => part.gaps);
  return { ...one, jobs, tests: inTurn(tests), retried, gaps };
}
