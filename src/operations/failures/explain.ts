import { type JobReport, title } from '../../report/builds/jobs.ts';
import type { FailureDetails } from '../../report/builds/tables.ts';
import { annotateFailedJobs, annotateFailedTests } from '../../report/failures/annotations.ts';
import { jobOnBase } from '../../report/failures/base-branch.ts';
import { failedTestsTable, logBlocks } from '../../report/failures/blocks.ts';
import type { FailedTest, LoggedTest } from '../../report/failures/failed-test.ts';
import type { LogReading } from '../../report/failures/log.ts';
import { locate } from '../../report/failures/places.ts';
import { type FailureVerdict, failureVerdict, isFlaky } from '../../report/failures/verdict.ts';
import { count } from '../../report/text/counts.ts';
import { isOfRepository, sourceUrl } from '../../report/text/repository.ts';
import type { Context } from '../context/context.ts';
import type { LogGroup, Outcome } from '../context/outcome.ts';
import type { PullRequestFinding } from '../context/workflow.ts';
import type { FailureSettings } from '../inputs/wait-settings.ts';
import { failedJobEntry, type ReportedBuild, renderBuilds } from '../outputs/build-outcome.ts';
import { type BaseComparison, compareWithBase } from './base-branch.ts';
import { type FailedBuild, withChildren } from './failed-build.ts';
import { readLogs } from './read-logs.ts';
import { readFailedTests, type ServiceTests } from './read-tests.ts';

/** Lines of each log, if the input is not set. */
const defaultLines = 40;
const publicLogs = 'Logs are not shown in a public repository; set log-lines if everyone may read them.';
const needsSuites =
  'retry-flaky has no failed tests to go by: it needs Test Engine, and a token with the scope read_suites.';

/** What is explained: builds, how, and what was retried before, and why. */
export interface Explained {
  readonly builds: readonly ReportedBuild[];
  readonly settings: FailureSettings;
  readonly retries?: readonly string[] | undefined;
  /** The pull request of the builds, if it is known already. */
  readonly pullRequest?: PullRequestFinding;
}

/**
 * Adds to an outcome why its builds failed: failed jobs, the ends of their logs, and the tests that failed. `readChanged` reads the
 * files that the pull request changes.
 */
export async function explainFailures(
  outcome: Outcome,
  { builds, settings, retries = [] }: Explained,
  readChanged: () => Promise<readonly string[]>,
  context: Context,
): Promise<Outcome> {
  const { hasFile, isPrivate } = context.workflow;
  const lines = settings.logLines ?? (isPrivate ? defaultLines : 0);
  const failed = await Promise.all(builds.map((one) => withChildren(one, context)));
  const { tests: service, refused } = await readFailedTests(failed.flat(), settings.endMs, context);
  // In a public repository, only names are read, and only of its own tests that the service does not have.
  const isNamed = (one: FailedBuild) => isOwn(one, context) && !service.get(one)?.tests.length;
  const logged = lines > 0 ? failed.flat() : settings.logLines === 0 ? [] : failed.flat().filter(isNamed);
  const { readings, refusal } = await readLogs(logged, lines, context);
  const own = failed.flatMap(([one]) => (one?.report.state === 'failed' ? [one] : []));
  const bases = await compareWithBase(own, settings, context);
  const read = { service, readings, bases, areShown: lines > 0 };
  const parts = failed.map((group) => group.map((one) => explainBuild(one, read, context)));
  const isAsked = parts.flat().some(({ tests }) => tests.some(({ place }) => place));
  const changed = new Set(isAsked ? await readChanged() : []);
  const all = parts.flatMap(([one, ...children]) => (one ? [withChanges(one, children, changed)] : []));

  const failures = all.filter(({ report }) => report.state === 'failed');
  const verdict = combine(failures.map((one) => one.verdict));
  const jobs = all.flatMap((one) => one.jobs);
  const isHidden = settings.logLines === undefined && !isPrivate && jobs.length > 0;
  const hidden = refusal ?? (isHidden ? publicLogs : undefined);
  const notes = { verdict: verdict?.sentence, hidden, retries };
  const details = new Map(all.map((one, index) => [one.build.id, detailsOf(one, index === 0 ? notes : {})]));
  const tests = all.filter(({ report }) => report.state !== 'passed').flatMap((one) => one.tests);
  const json = all.map((one) => ({ ...one.build, failed_tests: one.tests.map(testEntry) }));
  const isBare = failures.some(({ build }) => !build.test_engine?.runs?.length);
  const isInVain = settings.needsTests && (refused || isBare) && !verdict?.mayPassAgain;
  return {
    ...outcome,
    failure: { ...verdict, mayPassAgain: verdict?.mayPassAgain ?? false, details },
    ...(verdict?.sentence && { sentence: `${outcome.sentence}\n${verdict.sentence}` }),
    notices: [...(outcome.notices ?? []), ...(isInVain ? [needsSuites] : [])],
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
    ...(all.some((one) => one.tests.length > 0) && { json: json.length === 1 ? json[0] : json }),
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
  /** What was read in the logs of jobs, by their IDs. */
  readonly readings: ReadonlyMap<string, LogReading>;
  /** How the builds compare with their base branches. */
  readonly bases: ReadonlyMap<FailedBuild, BaseComparison>;
  /** True if lines of logs, and messages of tests, may be shown. */
  readonly areShown: boolean;
}

/**
 * Explains a build by what was read. Its failed tests are those of the service, or of its logs where the service has none. They
 * have a place only in the repository of the event, with its page if the build is of the commit that the reader sees. Names are
 * shown if logs are, or if the code is that of this repository; messages only if logs are.
 */
function explainBuild(one: FailedBuild, { service, readings, bases, areShown }: Read, context: Context) {
  const base = bases.get(one);
  const { build, report, step, unread } = one;
  const { repository, hasFile } = context.workflow;
  const isOurs = isOwn(one, context);
  const { tests: known = null, gaps = [] } = service.get(one) ?? {};
  const isKnown = known !== null && known.length > 0;
  const isComplete = known !== null && gaps.length === 0;
  const least = isComplete && known.every((test) => test.jobs.length > 0) ? '' : 'at least ';
  const seen = isOurs && repository?.sha === build.commit ? repository : null;
  const placeOf = (test: LoggedTest, runner?: string) => {
    const place = isOurs || repository === null ? locate(test, hasFile, repository, runner) : null;
    return place && { ...place, source: seen && sourceUrl(seen, place) };
  };
  const found = isKnown
    ? known.map((test) => ({ ...test, place: placeOf(test) }))
    : inLogs(report.failed, readings, placeOf);
  const tests = (areShown || isOurs ? found : []).map((test) => ({
    ...test,
    scope: [step?.name, test.scope].filter(Boolean).join(' › '),
    message: areShown ? test.message : '',
    onBase: base?.onBase(test) ?? undefined,
  }));
  const jobs = report.failed.map((job) => {
    const { lines = [], reason = null, tests: logged = null } = readings.get(job.id) ?? {};
    const own = tests.filter((test) => test.jobs.includes(job.id)).length;
    const byService = own > 0 ? `${least}${count(own, 'test')} failed` : undefined;
    const why = unread?.get(job.id) ?? (isKnown ? byService : logged?.sentence) ?? (areShown ? reason : null);
    const onBase = base?.jobs.get(job.id);
    return { job, lines, why, isBelow: step !== null, ...(onBase && { onBase: jobOnBase(onBase) }) };
  });
  for (const { job, onBase } of jobs) if (onBase) context.log.info(`${title(job)}: ${onBase.text}.`);
  const verdict = failureVerdict(report.failed, known, isComplete);
  const all = [...gaps, ...(base?.gaps ?? [])];
  return { ...one, base, verdict, jobs, tests, retried: retriedFirst(one, known ?? []), gaps: all };
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

/** A build with the jobs and tests of its children, each below its step, and with what is changed. */
function withChanges(one: ExplainedBuild, children: readonly ExplainedBuild[], changed: ReadonlySet<string>) {
  const jobs = one.jobs.flatMap((job) => {
    return [job, ...children.filter(({ step }) => step?.id === job.job.id).flatMap((child) => child.jobs)];
  });
  const tests = [one, ...children].flatMap((part) =>
    part.tests.map((test) => ({ ...test, isChanged: changed.has(test.place?.file ?? '') })),
  );
  return { ...one, jobs, tests, gaps: [one, ...children].flatMap(({ gaps }) => gaps) };
}

/** The failed tests in the logs of jobs. One that failed in several jobs is one test. */
function inLogs(
  jobs: readonly JobReport[],
  readings: Read['readings'],
  placeOf: (test: LoggedTest, runner?: string) => FailedTest['place'],
): FailedTest[] {
  const unknown = { url: null, labels: null, executions: null };
  const found = jobs.flatMap(({ id }) => {
    const { runner, tests = [] } = readings.get(id)?.tests ?? {};
    return tests.map((test) => ({ ...test, ...unknown, place: placeOf(test, runner), jobs: [id] }));
  });
  const named = Map.groupBy(found, ({ file, line, scope, name }) =>
    JSON.stringify([file, line, scope, name]),
  );
  return [...named.values()].flatMap((same) => {
    const all = new Set(same.flatMap(({ jobs }) => jobs));
    return same.slice(0, 1).map((test) => ({ ...test, jobs: [...all] }));
  });
}

/** The first sentence about a build that passed because jobs were retried. */
function retriedFirst({ report }: FailedBuild, tests: readonly FailedTest[]): string[] {
  const retried = report.jobCounts.passedOnRetry;
  if (report.state !== 'passed' || retried === 0 || tests.length === 0) return [];
  const words = count(tests.length, tests.every(isFlaky) ? 'flaky test' : 'test');
  return [`Passed after a retry of ${count(retried, 'job')}: ${words} failed first.`];
}

/** The verdict on all builds that failed; undefined if none did. */
function combine(verdicts: readonly FailureVerdict[]): FailureVerdict | undefined {
  const [worst] = ['new', 'unknown', 'flaky'].flatMap((kind) => verdicts.filter((one) => one.kind === kind));
  return worst && { ...worst, mayPassAgain: verdicts.every(({ mayPassAgain }) => mayPassAgain) };
}

/** What the summary and the comment show of a build, with the sentences about all builds. */
function detailsOf(
  { report, jobs, tests, retried, gaps }: ExplainedBuild,
  { verdict, hidden, retries = [] }: { verdict?: string; hidden?: string; retries?: readonly string[] },
): FailureDetails {
  const words = report.state === 'passed' ? 'Failed first, passed on retry' : 'Failed test';
  return {
    retried: [...retried, ...retries],
    sentences: [verdict, ...gaps, hidden].filter((sentence) => sentence !== undefined),
    jobs,
    tests: failedTestsTable(tests, words, jobs),
    logs: (bytes) => logBlocks(jobs.flatMap(logGroup), bytes),
  };
}

function logGroup({ job, lines }: ExplainedBuild['jobs'][number]): LogGroup[] {
  return lines.length === 0 ? [] : [{ title: `Log of ${title(job)}`, lines }];
}

/** A failed test as the output `json` has it. */
function testEntry({ place, isChanged: _, onBase, ...test }: FailedTest) {
  return { ...test, file: place?.file ?? test.file, ...baseEntry(onBase) };
}
