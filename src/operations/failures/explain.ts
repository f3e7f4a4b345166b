import type { Build } from '../../model/build.ts';
import { type JobReport, title } from '../../report/builds/jobs.ts';
import type { FailureDetails } from '../../report/builds/tables.ts';
import { annotateFailedJobs, annotateFailedTests } from '../../report/failures/annotations.ts';
import { failedTestsTable, logBlocks } from '../../report/failures/blocks.ts';
import type { FailedTest } from '../../report/failures/failed-test.ts';
import { type FailureVerdict, failureVerdict, isFlaky } from '../../report/failures/verdict.ts';
import { count } from '../../report/text/counts.ts';
import type { Repository } from '../../report/text/repository.ts';
import type { Context } from '../context/context.ts';
import type { LogGroup, Outcome } from '../context/outcome.ts';
import type { FailureSettings } from '../inputs/wait-settings.ts';
import { failedJobEntry, type ReportedBuild, renderBuilds } from '../outputs/build-outcome.ts';
import { type ExplainedBuild, explainBuild } from './explained.ts';
import { withChildren } from './failed-build.ts';
import { readLogs } from './read-logs.ts';
import { readFailedTests } from './read-tests.ts';

/** Lines of each log, if the input does not say. */
const defaultLines = 40;
const publicLogs = 'Logs are not shown in a public repository; set log-lines if everyone may read them.';
const needsSuites =
  'retry-flaky has no failed tests to go by: it needs Test Engine, and a token with the scope read_suites.';

/**
 * Adds to an outcome why its builds failed: failed jobs, the ends of their logs, and the tests that failed. `changed` reads the
 * files that the pull request changes.
 */
export async function explainFailures(
  outcome: Outcome,
  builds: readonly ReportedBuild[],
  {
    settings,
    changed,
  }: { readonly settings: FailureSettings; readonly changed: () => Promise<readonly string[]> },
  context: Context,
): Promise<Outcome> {
  const { hasFile, isPrivate, repository } = context.workflow;
  const lines = settings.logLines ?? (isPrivate ? defaultLines : 0);
  const failures = await withChildren(builds, context);
  const everyBuild = failures.flatMap((one) => [one, ...one.children]);
  const { tests: service, refused } = await readFailedTests(everyBuild, settings.endMs, context);
  const failed = everyBuild.flatMap(({ build: { address }, report }) =>
    report.failed.map((job) => ({ address, job })),
  );
  const { logs, refusal } = await readLogs(lines > 0 ? failed : [], context);
  const read = { service, logs, lines, changed };
  const explained = await Promise.all(failures.map((one) => explainBuild(one, read, context)));
  const all = explained.flatMap((one) => [one, ...one.children]);

  const verdict = combine(explained.filter(hasFailed).map(judge));
  const isHidden = settings.logLines === undefined && !isPrivate && failed.length > 0;
  const first = { verdict: verdict?.sentence, hidden: isHidden ? publicLogs : undefined };
  const details = new Map(
    explained.map((one, index) => [one.build.build.id, detailsOf(one, index === 0 ? first : {}, repository)]),
  );
  const tests = all.filter((one) => one.report.state !== 'passed').flatMap((one) => one.tests);
  const json = explained.map(withTests);
  return {
    ...outcome,
    failure: { ...verdict, mayPassAgain: verdict?.mayPassAgain ?? false, details },
    ...(verdict?.sentence && { sentence: `${outcome.sentence}\n${verdict.sentence}` }),
    notices: [...(outcome.notices ?? []), ...(refused && settings.needsTests ? [needsSuites] : [])],
    outputs: {
      ...outcome.outputs,
      ...(verdict && { 'failure-kind': verdict.kind }),
      'failed-jobs': explained.flatMap(({ report }) => report.failed.map(failedJobEntry)),
      'failed-tests': tests.map((test) => ({
        ...{ file: test.place?.file ?? null, line: test.line, url: test.url },
        flaky: test.labels === null ? null : isFlaky(test),
      })),
    },
    ...(all.some((one) => one.tests.length > 0) && { json: json.length === 1 ? json[0] : json }),
    groups: all.flatMap(logGroups),
    annotations: [
      ...(outcome.success ? [] : annotateFailedJobs(all.flatMap((one) => one.jobs))),
      ...(outcome.success ? [] : annotateFailedTests(tests, hasFile)),
      ...(refusal === null ? [] : [withoutLogs(refusal)]),
    ],
    summary: ({ bytes }) => renderBuilds(builds, bytes, context, details),
  };
}

function hasFailed({ report }: ExplainedBuild): boolean {
  return report.state === 'failed';
}

function judge({ report, service, children }: ExplainedBuild): FailureVerdict {
  return failureVerdict({
    ...{ failed: report.failed, tests: service?.tests ?? null, knowsJobs: service?.knowsJobs ?? false },
    // Those of a child are counted also where they may not be shown.
    below: children.flatMap((child) => (child.service?.tests.length ? child.service.tests : child.tests)),
    isComplete: service?.gaps.length === 0,
  });
}

/** The verdict on all builds that failed; undefined if none did. */
function combine(verdicts: readonly FailureVerdict[]): FailureVerdict | undefined {
  const worst =
    verdicts.find(({ kind }) => kind === 'new') ??
    verdicts.find(({ kind }) => kind === 'unknown') ??
    verdicts[0];
  return worst && { ...worst, mayPassAgain: verdicts.every(({ mayPassAgain }) => mayPassAgain) };
}

/** What the summary and the comment show of a build and its children. */
function detailsOf(
  one: ExplainedBuild,
  { verdict, hidden }: { readonly verdict?: string | undefined; readonly hidden?: string | undefined },
  repository: Repository | null,
): FailureDetails {
  const { build, report, jobs, children } = one;
  const all = [one, ...children];
  const sentences = [
    verdict,
    ...all.map(retrySentence),
    ...all.flatMap(({ service }) => service?.gaps ?? []),
    hidden,
  ];
  const belowStep = (job: JobReport) => children.filter(({ step }) => step?.id === job.id);
  const words = report.state === 'passed' ? 'Failed first, passed on retry' : 'Failed test';
  const seen = repository?.sha === build.build.commit ? repository : null;
  return {
    sentences: sentences.filter((sentence) => sentence !== undefined),
    jobs: jobs.flatMap((each) => [each, ...belowStep(each.job).flatMap((child) => child.jobs)]),
    tests: failedTestsTable(
      all.flatMap(({ tests }) => tests),
      seen,
      words,
    ),
    logs: (bytes) => logBlocks(all.flatMap(logGroups), bytes),
  };
}

/** What a build says first that passed because jobs were retried. */
function retrySentence({ report, service }: ExplainedBuild): string | undefined {
  const tests = service?.tests ?? [];
  const retried = report.jobCounts.passedOnRetry;
  if (report.state !== 'passed' || retried === 0 || tests.length === 0) return undefined;
  const words = count(tests.length, tests.every(isFlaky) ? 'flaky test' : 'test');
  return `Passed after a retry of ${count(retried, 'job')}: ${words} failed first.`;
}

function logGroups({ jobs }: ExplainedBuild): LogGroup[] {
  return jobs.flatMap(({ job, reading }) => {
    const { lines = [], notice = null } = reading ?? {};
    if (lines.length === 0 && notice === null) return [];
    return [{ title: `Log of ${title(job)}`, lines, ...(notice !== null && { notice }) }];
  });
}

/** The build as the service sent it, and the tests that failed in it and its children. */
function withTests(one: ExplainedBuild): Build & { readonly failed_tests: readonly Partial<FailedTest>[] } {
  const tests = [one, ...one.children].flatMap((each) => each.tests);
  const failed_tests = tests.map(({ place, file, isChanged: _, ...test }) => ({
    file: place?.file ?? file,
    ...test,
  }));
  return { ...one.build.build, failed_tests };
}

function withoutLogs(refusal: string) {
  const message = `The logs of the failed jobs are not shown. ${refusal} To read none, set log-lines to 0.`;
  return { title: 'Logs', message, file: null, line: null };
}
