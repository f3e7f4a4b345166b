import { nameBuild } from '../../model/build-address.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { type JobReport, title } from '../../report/builds/jobs.ts';
import type { FailureDetails } from '../../report/builds/tables.ts';
import { annotateFailedJobs, annotateFailedTests } from '../../report/failures/annotations.ts';
import { jobOnBase } from '../../report/failures/base-branch.ts';
import { failedTestsTable, logBlocks, traceBlocks } from '../../report/failures/blocks.ts';
import type { FailedTest, LoggedTest } from '../../report/failures/failed-test.ts';
import type { LogReading } from '../../report/failures/log.ts';
import { locate } from '../../report/failures/places.ts';
import { chooseTests, type JobTests } from '../../report/failures/sources.ts';
import {
  describeFailedTests,
  type FailureVerdict,
  failureVerdict,
  isFlaky,
} from '../../report/failures/verdict.ts';
import type { OwnersOf } from '../../report/flaky/owners.ts';
import { count, formatNumber } from '../../report/text/counts.ts';
import { isOfRepository, sourceUrl } from '../../report/text/repository.ts';
import type { Context } from '../context/context.ts';
import type { LogGroup, Outcome } from '../context/outcome.ts';
import type { PullRequestFinding } from '../context/workflow.ts';
import type { FailureSettings } from '../inputs/wait-settings.ts';
import { failedJobEntry, type ReportedBuild, renderBuilds } from '../outputs/build-outcome.ts';
import { type BaseComparison, compareWithBase } from './base-branch.ts';
import { type FailedBuild, withChildren } from './failed-build.ts';
import { readLogs } from './read-logs.ts';
import type { BuildReports } from './read-reports.ts';
import { readFailedTests, type ServiceTests } from './read-tests.ts';
import { type Rerun, rerunOf } from './rerun.ts';

/** Lines of each log, if the input is not set. */
const defaultLines = 40;
const publicLogs = 'Logs are not shown in a public repository; set log-lines if everyone may read them.';
const needsSuites =
  'retry-flaky has no failed tests to go by: it needs Test Engine, and a token with the scope read_suites.';

/** What the step has retried: how many jobs, if the service shows it, and why. */
export interface StepRetries {
  readonly retried: readonly { readonly address: BuildAddress; readonly count: number | undefined }[];
  readonly notices: readonly string[];
}

/** What is explained: builds, how, and what was retried before, and why. */
export interface Explained {
  readonly builds: readonly ReportedBuild[];
  readonly settings: FailureSettings;
  readonly retries?: StepRetries | undefined;
  /** The pull request of the builds, if it is known already. */
  readonly pullRequest?: PullRequestFinding;
}

/**
 * Adds to an outcome why its builds failed: failed jobs, the ends of their logs, and the tests that failed. `readChanged` reads the
 * files that the pull request changes.
 */
export async function explainFailures(
  outcome: Outcome,
  { builds, settings, retries }: Explained,
  readChanged: () => Promise<readonly string[]>,
  context: Context,
): Promise<Outcome> {
  const { hasFile, isPrivate } = context.workflow;
  const lines = settings.logLines ?? (isPrivate ? defaultLines : 0);
  const failed = await Promise.all(builds.map((one) => withChildren(one, context)));
  const { tests: service, refused } = await readFailedTests(failed.flat(), settings.endMs, context);
  // In a public repository, only names are read, and only of its own tests.
  const named = failed.flat().filter((one) => lines > 0 || isOwn(one, context));
  const reports = await readAllReports(named, settings.testReports, context);
  const isBare = (one: FailedBuild) => (job: JobReport) =>
    !service.get(one)?.tests.some(({ jobs }) => jobs.includes(job.id)) &&
    !reports.get(one)?.jobs.get(job.id)?.tests.length;
  const logged =
    lines > 0
      ? named
      : settings.logLines === 0
        ? []
        : named.map((one) => {
            return { ...one, report: { ...one.report, failed: one.report.failed.filter(isBare(one)) } };
          });
  const { readings, refusal } = await readLogs(logged, lines, context);
  const own = failed.flatMap(([one]) => (one?.report.state === 'failed' ? [one] : []));
  const bases = await compareWithBase(own, settings, context);
  const read = { service, reports, readings, bases, areShown: lines > 0 };
  const parts = failed.map((group) => group.map((one) => explainBuild(one, read, context)));
  const isAsked = parts.flat().some(({ tests }) => tests.some(({ place }) => place));
  const changed = new Set(isAsked ? await readChanged() : []);
  const ownersOf = isAsked
    ? await (await import('../context/read-owners.ts')).readOwners(context.workflow)
    : undefined;
  const all = parts.flatMap(([one, ...children]) =>
    one ? [joinChildren(one, children, { changed, ownersOf })] : [],
  );

  const failures = all.filter(({ report }) => report.state === 'failed');
  const verdict = combine(failures.map((one) => one.verdict));
  const jobs = all.flatMap((one) => one.jobs);
  const isHidden = settings.logLines === undefined && !isPrivate && jobs.length > 0;
  const hidden = refusal ?? (isHidden ? publicLogs : undefined);
  const tests = all.filter(({ report }) => report.state !== 'passed').flatMap((one) => one.tests);
  const rerun = rerunOf(tests, (job) => readings.get(job)?.tests?.runner);
  const notes = { verdict, hidden, rerun };
  const details = new Map(
    all.map((one, index) => [one.build.id, detailsOf(one, retries, index === 0 ? notes : {})]),
  );
  const json = all.map((one) => ({
    ...one.build,
    failed_tests: one.tests.map(testEntry),
    ...(one.retried.length > 0 && { retried_tests: one.retried.map(testEntry) }),
  }));
  const isUnknown = failures.some(({ build }) => !build.test_engine?.runs?.length);
  const cannotRetry = settings.needsTests && (refused || isUnknown) && !verdict?.mayPassAgain;
  return {
    ...outcome,
    failure: { ...verdict, mayPassAgain: verdict?.mayPassAgain ?? false, details },
    ...(verdict?.sentence && { sentence: `${outcome.sentence}\n${verdict.sentence}` }),
    notices: [...(outcome.notices ?? []), ...(cannotRetry ? [needsSuites] : [])],
    outputs: {
      ...outcome.outputs,
      ...(verdict && { 'failure-kind': verdict.kind }),
      ...baseFailing(bases),
      'failed-jobs': all.flatMap(({ report, base }) =>
        report.failed.map((job) => ({ ...failedJobEntry(job), ...baseEntry(base?.jobs.get(job.id)) })),
      ),
      'failed-tests': tests.map((test) => ({
        file: test.place?.file ?? null,
        line: test.place?.line ?? null,
        url: test.url,
        flaky: test.labels === null ? null : isFlaky(test),
        ...baseEntry(test.onBase),
      })),
    },
    ...(all.some((one) => one.tests.length + one.retried.length > 0) && {
      json: json.length === 1 ? json[0] : json,
    }),
    ...(rerun && { files: [{ output: 'rerun-path' as const, name: 'failed-tests.txt', text: rerun.text }] }),
    groups: jobs.flatMap(logGroup),
    annotations: [
      ...(outcome.success ? [] : [...annotateFailedJobs(jobs), ...annotateFailedTests(tests, hasFile)]),
      ...(refusal === null ? [] : [{ title: 'Logs', message: refusal, file: null, line: null }]),
    ],
    summary: ({ bytes }) => renderBuilds(builds, bytes, details),
  };
}

/** What was read of failed builds. */
interface Read {
  readonly service: ReadonlyMap<FailedBuild, ServiceTests>;
  readonly reports: ReadonlyMap<FailedBuild, BuildReports>;
  /** What was read in the logs of jobs, by their IDs. */
  readonly readings: ReadonlyMap<string, LogReading>;
  /** How the builds compare with their base branches. */
  readonly bases: ReadonlyMap<FailedBuild, BaseComparison>;
  /** True if lines of logs, and messages of tests, may be shown. */
  readonly areShown: boolean;
}

/** Reads the test reports of builds that failed, if the input is set. */
async function readAllReports(
  builds: readonly FailedBuild[],
  globs: readonly string[] | undefined,
  context: Context,
) {
  const reports = new Map<FailedBuild, BuildReports>();
  if (globs === undefined) return reports;
  const { readReports } = await import('./read-reports.ts');
  for (const one of builds)
    if (one.report.failed.length > 0) reports.set(one, await readReports(one, globs, context));
  return reports;
}

/**
 * Explains a build by what was read. The failed tests of each job are those of its best source. They have a place only in the
 * repository of the event, with its page if the build is of the commit that the reader sees. Names are shown if logs are, or if the
 * code is that of this repository; messages only if logs are.
 */
function explainBuild(one: FailedBuild, read: Read, context: Context) {
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
  const isNamed = areShown || isOwn(one, context);
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
  const isOurs = isOwn(one, context);
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

/** The output `base-failing`, if it is known of all builds that are compared. */
function baseFailing(bases: Read['bases']): Outcome['outputs'] {
  const all = [...bases.values()].map(({ isFailing }) => isFailing);
  return all.length === 0 || all.includes(null) ? {} : { 'base-failing': String(all.every(Boolean)) };
}

/** How a failed job or test did on the base branch, in an output. */
function baseEntry(onBase: { readonly failed: number; readonly ran: number | null } | undefined) {
  return onBase && { base_failed: onBase.failed, base_ran: onBase.ran };
}

/** True if the pipeline of a build has the repository of the event. */
function isOwn({ build }: FailedBuild, { workflow }: Context): boolean {
  return isOfRepository(build.pipeline?.repository, workflow.repository);
}

type ExplainedBuild = ReturnType<typeof explainBuild>;

/** A build with the jobs and tests of its children, each below its step, with what is changed, and with owners. */
function joinChildren(
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
  const [retried, gaps] = [all.flatMap((part) => part.retried), all.flatMap((part) => part.gaps)];
  return { ...one, jobs, tests, retried, gaps };
}

/** The words for retries. A build that passed because of them is named once, with the person who retried it. */
function describeRetries(
  { report, address, first }: ExplainedBuild,
  retries: StepRetries | undefined,
): readonly string[] {
  if (report.state !== 'passed') return retries?.notices ?? [];
  const passed = report.jobs?.filter(({ outcome }) => outcome === 'passed') ?? [];
  const all = passed.reduce((sum, { attempts }) => sum + attempts - 1, 0);
  const own = retries?.retried.filter((one) => nameBuild(one.address) === nameBuild(address)) ?? [];
  const byUs = Math.min(
    all,
    own.reduce((sum, one) => sum + (one.count ?? 1), 0),
  );
  if (all === 0 || byUs + first.length === 0) return [];
  const who = byUs === all ? ' by this step' : byUs > 0 ? `, ${byUs} of them by this step` : '';
  const words = count(first.length, first.every(isFlaky) ? 'flaky test' : 'test');
  return [
    `Passed after ${count(all, 'retry', 'retries')}${who}${first.length > 0 ? `: ${words} failed first` : ''}.`,
  ];
}

/** The verdict on all builds that failed; undefined if none did. */
function combine(verdicts: readonly FailureVerdict[]): FailureVerdict | undefined {
  const [worst] = ['new', 'unknown', 'flaky'].flatMap((kind) => verdicts.filter((one) => one.kind === kind));
  return worst && { ...worst, mayPassAgain: verdicts.every(({ mayPassAgain }) => mayPassAgain) };
}

/** What is known of all builds together. */
interface AboutAll {
  readonly verdict?: FailureVerdict | undefined;
  readonly hidden?: string | undefined;
  readonly rerun?: Rerun | null;
}

/** What the summary and the comment show of a build, with what is known of all builds. */
function detailsOf(
  one: ExplainedBuild,
  retries: StepRetries | undefined,
  { verdict, hidden, rerun }: AboutAll,
): FailureDetails {
  const { report, jobs, tests, retried, totals, gaps } = one;
  const lead = report.state === 'passed' ? undefined : describeFailedTests(tests, totals?.failed);
  // The lead has what is new and what is flaky, but not what is in doubt.
  const isInLead =
    verdict?.kind !== 'unknown' && lead !== undefined && tests.every((test) => test.jobs.length > 0);
  const doubt = isInLead ? undefined : verdict?.sentence;
  const { ran = 0, failed = 0, skipped = 0 } = totals ?? {};
  return {
    lead,
    retried: describeRetries(one, retries),
    sentences: [doubt, ...gaps, hidden].filter((sentence) => sentence !== undefined),
    jobs,
    tests: [
      ...failedTestsTable(tests, 'Failed test', jobs),
      ...failedTestsTable(retried, 'Failed first, passed on retry', jobs),
    ],
    totals:
      ran > 0
        ? `By the test reports, ${count(ran, 'test')} ran, ${formatNumber(failed)} failed, ${formatNumber(skipped)} skipped.`
        : undefined,
    traces: (bytes) => [...traceBlocks(tests, bytes), ...(rerun ? [rerun.block] : [])],
    logs: (bytes) => logBlocks(jobs.flatMap(logGroup), bytes),
  };
}

function logGroup({ job, lines }: ExplainedBuild['jobs'][number]): LogGroup[] {
  return lines.length === 0 ? [] : [{ title: `Log of ${title(job)}`, lines }];
}

/** A failed test as the output `json` has it. */
function testEntry({ place, isChanged: _, trace: __, owners: ___, onBase, ...test }: FailedTest) {
  return { ...test, file: place?.file ?? test.file, ...baseEntry(onBase) };
}
