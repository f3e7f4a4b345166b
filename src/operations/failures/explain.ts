import type { BuildReport } from '../../report/builds/analyze.ts';
import { passedOnRetry } from '../../report/builds/job-counts.ts';
import { title } from '../../report/builds/jobs.ts';
import type { FailureDetails } from '../../report/builds/tables.ts';
import { annotateFailedJobs, annotateFailedTests } from '../../report/failures/annotations.ts';
import { failedTestsTable, logBlocks } from '../../report/failures/blocks.ts';
import type { FailedTest } from '../../report/failures/failed-test.ts';
import { type LogReading, readJobLog } from '../../report/failures/log.ts';
import { isOfRepository, locate } from '../../report/failures/places.ts';
import { type LogTests, readLogTests } from '../../report/failures/read-log-tests.ts';
import { type FailureVerdict, failureVerdict, isFlaky } from '../../report/failures/verdict.ts';
import type { Annotation } from '../../report/flaky/annotations.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import type { LogGroup, Outcome } from '../context/outcome.ts';
import type { FailureSettings } from '../inputs/wait-settings.ts';
import { failedJobEntry, type ReportedBuild, renderBuilds } from '../outputs/build-outcome.ts';
import { type FailedBuild, type FailedJob, withChildren } from './failed-build.ts';
import { readLogs } from './read-logs.ts';
import { hasPassedOnRetry, readFailedTests, type ServiceTests } from './read-tests.ts';

/** Lines of each log, if the input does not say. */
const defaultLines = 40;

/** A failed job with what its log says; null if it is not read. */
interface ExplainedJob extends FailedJob {
  readonly reading: LogReading | null;
  readonly inLog: LogTests | null;
}

/** A build with its failed tests, as far as they may be shown. */
interface ExplainedBuild extends FailedBuild {
  readonly service: ServiceTests | undefined;
  readonly jobs: readonly ExplainedJob[];
  readonly tests: readonly FailedTest[];
}

/** How failures are explained. */
interface ToExplain {
  readonly settings: FailureSettings;
  /** The files that the pull request changes, if it is known. */
  readonly changed: readonly string[];
}

/** Adds to an outcome why its builds failed: failed jobs, the ends of their logs, and the tests that failed. */
export async function explainFailures(
  outcome: Outcome,
  builds: readonly ReportedBuild[],
  { settings, changed }: ToExplain,
  context: Context,
): Promise<Outcome> {
  const { workflow } = context;
  const lines = settings.logLines ?? (workflow.isPrivate ? defaultLines : 0);
  const failures = await withChildren(builds, context);
  const judged = failures.filter((one) => one.report.state === 'failed' || hasPassedOnRetry(one));
  const { tests: service, refused } = await readFailedTests(judged, settings.endMs, context);
  const failed = failures.flatMap(({ build, of, report }) =>
    report.failed.map((job) => ({ build, of, job })),
  );
  const { logs, refusal } = lines > 0 ? await readLogs(failed, context) : { logs: new Map(), refusal: null };
  const readLog = (one: FailedJob): ExplainedJob => {
    const log = logs.get(one.job.id);
    const reading = log === undefined ? null : readJobLog(log, lines, context.redact.text);
    return { ...one, reading, inLog: reading && readLogTests(reading.text, reading.cut) };
  };
  const explained = failures.map((one): ExplainedBuild => {
    const jobs = failed.filter(({ build }) => build === one.build).map(readLog);
    const own = { ...one, service: service.get(one), jobs };
    const isOwn = isOfRepository(one.build.build.pipeline?.repository, workflow.repository);
    const isChanged = ({ place }: FailedTest) => isOwn && place !== null && changed.includes(place.file);
    const tests = shownTests(own, lines > 0, context);
    return {
      ...own,
      tests: tests.map((test) => (isChanged(test) ? { ...test, isChanged: true } : test)),
    };
  });
  const verdict = combine(
    explained
      .filter(({ step, report }) => step === undefined && report.state === 'failed')
      .map(({ build, report, service }) =>
        failureVerdict({
          failed: report.failed,
          tests: service?.tests ?? null,
          below: explained.filter(({ of, step }) => of === build && step !== undefined).flatMap(countedTests),
          knowsJobs: service?.knowsJobs ?? false,
          isComplete: service?.gaps.length === 0,
        }),
      ),
  );
  const isPublic = settings.logLines === undefined && !workflow.isPrivate && failed.length > 0;
  const details = new Map(
    builds.map((build, index) => {
      const sentences = [
        ...(index === 0 && verdict?.sentence ? [verdict.sentence] : []),
        ...explained.filter(({ of }) => of === build).flatMap(retrySentence),
        ...explained.filter(({ of }) => of === build).flatMap(({ service }) => service?.gaps ?? []),
        ...(index === 0 && isPublic ? [publicLogs] : []),
      ];
      return [build, detailsOf(build, { explained, sentences }, context)] as const;
    }),
  );
  const jobs = explained.flatMap((one) => one.jobs);
  const tests = explained.flatMap((one) => one.tests);
  const asJson = (build: ReportedBuild) => withTests(build, explained);
  const [only, second] = builds;
  const scope =
    'retry-flaky has no failed tests to go by: it needs Test Engine, and a token with the scope read_suites.';
  return {
    ...outcome,
    failure: {
      kind: verdict?.kind,
      sentence: verdict?.sentence,
      mayPassAgain: verdict?.mayPassAgain ?? false,
      notes: [],
      details: new Map([...details].map(([{ build }, one]) => [build.id, one])),
    },
    ...(verdict?.sentence && { sentence: `${outcome.sentence}\n${verdict.sentence}` }),
    notices: [...(outcome.notices ?? []), ...(refused && settings.needsTests ? [scope] : [])],
    outputs: {
      ...outcome.outputs,
      ...(verdict && { 'failure-kind': verdict.kind }),
      'failed-jobs': explained
        .filter(({ step }) => step === undefined)
        .flatMap(({ report }) => report.failed.map(failedJobEntry)),
      'failed-tests': explained.filter(hasFailed).flatMap((one) =>
        one.tests.map((test) => ({
          file: test.place?.file ?? null,
          line: test.line,
          url: test.url,
          flaky: test.labels === null ? null : isFlaky(test),
        })),
      ),
    },
    ...(tests.length > 0 && {
      json: only !== undefined && second === undefined ? asJson(only) : builds.map(asJson),
    }),
    groups: jobs.flatMap(groupOf),
    annotations: [
      ...(outcome.success
        ? []
        : [
            ...annotateFailedJobs(
              explained.flatMap((one) =>
                one.jobs.map((job) => ({
                  title: title(job.job),
                  reason: job.job.reason,
                  line: reasonOf(job, one),
                })),
              ),
            ),
            ...annotateFailedTests(
              explained.filter(hasFailed).flatMap((one) => one.tests),
              workflow.hasFile,
            ),
          ]),
      ...(refusal === null ? [] : [scopeNotice(refusal)]),
    ],
    summary: ({ bytes }) => renderBuilds(builds, bytes, context, details),
  };
}

const publicLogs = 'Logs are not shown in a public repository; set log-lines if everyone may read them.';

/** The failed tests of a child build, as they are counted: also where they may not be shown. */
function countedTests({ service, tests }: ExplainedBuild): readonly FailedTest[] {
  return service?.tests.length ? service.tests : tests;
}

function hasFailed({ report }: { readonly report: BuildReport }): boolean {
  return report.state !== 'passed';
}

/**
 * The failed tests of a build that may be shown: those of the service, or of its logs where the service has none. Names and places
 * may be if the log may, or if the code is that of this repository; messages only if the log may.
 */
function shownTests(
  { build, service, jobs, step }: Omit<ExplainedBuild, 'tests'>,
  isLogShown: boolean,
  { workflow }: Context,
): FailedTest[] {
  const { repository, hasFile } = workflow;
  const isOwn = isOfRepository(build.build.pipeline?.repository, repository);
  if (!(isLogShown || isOwn)) return [];
  const inStep = (scope: string) => [step?.name, scope].filter((part) => part).join(' › ');
  if (service !== undefined && service.tests.length > 0) {
    return service.tests.map((test) => ({
      ...test,
      scope: inStep(test.scope),
      message: isLogShown ? test.message : '',
      place: isOwn || repository === null ? locate(test, hasFile) : null,
    }));
  }
  const once = new Map<string, FailedTest>();
  for (const { job, inLog } of jobs) {
    const seen = new Map<string, number>();
    for (const test of inLog?.tests ?? []) {
      // One job can have several tests of the same name.
      const name = JSON.stringify([test.file, test.line, test.scope, test.name]);
      const number = (seen.get(name) ?? 0) + 1;
      seen.set(name, number);
      const key = `${number} ${name}`;
      const place = locate(test, hasFile, inLog?.runner);
      const more = { scope: inStep(test.scope), url: null, labels: null, executions: null, place };
      const earlier = once.get(key)?.jobs ?? [];
      once.set(key, { ...test, ...more, jobs: [...new Set([...earlier, job.id])] });
    }
  }
  return [...once.values()];
}

/** The verdict on all builds that failed; undefined if none did. */
function combine(verdicts: readonly FailureVerdict[]): FailureVerdict | undefined {
  const worst =
    verdicts.find(({ kind }) => kind === 'new') ??
    verdicts.find(({ kind }) => kind === 'unknown') ??
    verdicts[0];
  return worst && { ...worst, mayPassAgain: verdicts.every(({ mayPassAgain }) => mayPassAgain) };
}

/** What a build says first that passed because jobs were retried. */
function retrySentence({ report, service }: ExplainedBuild): string[] {
  const tests = service?.tests ?? [];
  const retried = passedOnRetry(report.jobs ?? []).length;
  if (report.state !== 'passed' || retried === 0 || tests.length === 0) return [];
  const words = count(tests.length, tests.every(isFlaky) ? 'flaky test' : 'test');
  return [`Passed after a retry of ${count(retried, 'job')}: ${words} failed first.`];
}

function detailsOf(
  build: ReportedBuild,
  {
    explained,
    sentences,
  }: { readonly explained: readonly ExplainedBuild[]; readonly sentences: readonly string[] },
  { workflow }: Context,
): FailureDetails {
  const own = explained.filter(({ of }) => of === build);
  const { repository } = workflow;
  const seen = repository?.sha === build.build.commit ? repository : null;
  const words = build.build.state === 'passed' ? 'Failed first, passed on retry' : 'Failed test';
  const tests = own.flatMap((one) => one.tests);
  return {
    sentences,
    reasons: new Map(
      own.flatMap((one) =>
        one.jobs.flatMap((job) => {
          const reason = reasonOf(job, one);
          return reason === null ? [] : [[job.job.id, reason] as const];
        }),
      ),
    ),
    children: new Map(own.flatMap(({ step, report }) => (step ? [[step.id, report.failed] as const] : []))),
    tests: failedTestsTable(tests, seen, words),
    logs: (bytes) =>
      logBlocks(
        own.flatMap((one) => one.jobs.flatMap(groupOf)),
        bytes,
      ),
  };
}

/** How many tests failed, or the line of the log that says why. The tests themselves have a table. */
function reasonOf({ job, reading, inLog }: ExplainedJob, { tests, service }: ExplainedBuild): string | null {
  const own = tests.filter(({ jobs }) => jobs.includes(job.id)).length;
  if (own > 0) return `${count(own, 'test')} failed`;
  if (inLog !== null && !service?.tests.length)
    return `${count(inLog.count, 'test')} failed, says ${inLog.runner}`;
  return reading?.reason ?? null;
}

function groupOf({ job, reading }: ExplainedJob): LogGroup[] {
  if (reading === null) return [];
  const { lines, notice } = reading;
  if (lines.length === 0 && notice === null) return [];
  return [{ title: `Log of ${title(job)}`, lines, ...(notice !== null && { notice }) }];
}

/** The build as the service sent it, and the tests that failed. */
function withTests(build: ReportedBuild, explained: readonly ExplainedBuild[]) {
  const failed_tests = explained
    .filter(({ of }) => of === build)
    .flatMap(({ tests }) =>
      tests.map(({ file, line, scope, name, message, url, labels, jobs, executions, place }) => ({
        ...{ file: place?.file ?? file, line, scope, name, message, url, labels, jobs, executions },
      })),
    );
  return { ...build.build, failed_tests };
}

function scopeNotice(hint: string): Annotation {
  const message = `The logs of the failed jobs are not shown. ${hint} To read none, set log-lines to 0.`;
  return { title: 'Logs', message, file: null, line: null };
}
