import { type JobReport, title } from '../../report/builds/jobs.ts';
import type { FailureDetails } from '../../report/builds/tables.ts';
import { annotateFailedJobs, annotateFailedTests } from '../../report/failures/annotations.ts';
import { failedTestsTable, logBlocks } from '../../report/failures/blocks.ts';
import { type FailureVerdict, failureVerdict, isFlaky } from '../../report/failures/verdict.ts';
import { count } from '../../report/text/counts.ts';
import type { Repository } from '../../report/text/repository.ts';
import type { Context } from '../context/context.ts';
import type { LogGroup, Outcome } from '../context/outcome.ts';
import type { FailureSettings } from '../inputs/wait-settings.ts';
import { failedJobEntry, type ReportedBuild, renderBuilds } from '../outputs/build-outcome.ts';
import { type ExplainedBuild, explainBuild } from './explained.ts';
import { type FailedBuild, type Family, withChildren } from './failed-build.ts';
import { readLogs } from './read-logs.ts';
import { readFailedTests } from './read-tests.ts';

/** Lines of each log, if the input does not say. */
const defaultLines = 40;
const publicLogs = 'Logs are not shown in a public repository; set log-lines if everyone may read them.';
const needsSuites =
  'retry-flaky has no failed tests to go by: it needs Test Engine, and a token with the scope read_suites.';

type Explained = Family<ExplainedBuild>;

/**
 * Adds to an outcome why its builds failed: failed jobs, the ends of their logs, and the tests that failed. `readChanged` reads the
 * files that the pull request changes.
 */
export async function explainFailures(
  outcome: Outcome,
  builds: readonly ReportedBuild[],
  {
    settings,
    readChanged,
  }: { readonly settings: FailureSettings; readonly readChanged: () => Promise<readonly string[]> },
  context: Context,
): Promise<Outcome> {
  const { hasFile, isPrivate, repository } = context.workflow;
  const lines = settings.logLines ?? (isPrivate ? defaultLines : 0);
  const failures = await withChildren(builds, context);
  const everyBuild = failures.flat();
  const { tests: service, refused } = await readFailedTests(everyBuild, settings.endMs, context);
  const { logs, refusal } = await readLogs(lines > 0 ? everyBuild : [], context);
  const read = { service, logs, lines, readChanged };
  const explain = (one: FailedBuild) => explainBuild(one, read, context);
  const families = await Promise.all(
    failures.map(
      async ([one, ...children]): Promise<Explained> => [
        await explain(one),
        ...(await Promise.all(children.map(explain))),
      ],
    ),
  );
  const all = families.flat();

  const verdict = combine(families.filter(([one]) => one.report.state === 'failed').map(judge));
  const isHidden = settings.logLines === undefined && !isPrivate && all.some(({ jobs }) => jobs.length > 0);
  const details = new Map(
    families.map((family, index) => {
      const said = index === 0 ? [verdict?.sentence, isHidden ? publicLogs : undefined] : [];
      return [family[0].build.build.id, detailsOf(family, said, repository)];
    }),
  );
  const tests = all.filter(({ report }) => report.state !== 'passed').flatMap((one) => one.tests);
  const json = families.map((family) => ({
    ...family[0].build.build,
    failed_tests: family.flatMap(testEntries),
  }));
  return {
    ...outcome,
    failure: { ...verdict, mayPassAgain: verdict?.mayPassAgain ?? false, details },
    ...(verdict?.sentence && { sentence: `${outcome.sentence}\n${verdict.sentence}` }),
    notices: [...(outcome.notices ?? []), ...(refused && settings.needsTests ? [needsSuites] : [])],
    outputs: {
      ...outcome.outputs,
      ...(verdict && { 'failure-kind': verdict.kind }),
      'failed-jobs': families.flatMap(([one]) => one.report.failed.map(failedJobEntry)),
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

function judge([one, ...children]: Explained): FailureVerdict {
  const { tests = null, gaps } = one.service ?? {};
  return failureVerdict({
    ...{ failed: one.report.failed, tests, isComplete: gaps?.length === 0 },
    // Those of a child are counted also where they may not be shown.
    below: children.flatMap((child) => (child.service?.tests.length ? child.service.tests : child.tests)),
  });
}

/** The verdict on all builds that failed; undefined if none did. */
function combine(verdicts: readonly FailureVerdict[]): FailureVerdict | undefined {
  const [worst] = ['new', 'unknown', 'flaky'].flatMap((kind) => verdicts.filter((one) => one.kind === kind));
  return worst && { ...worst, mayPassAgain: verdicts.every(({ mayPassAgain }) => mayPassAgain) };
}

/** What the summary and the comment show of a build and its children. `said` is about all builds. */
function detailsOf(
  family: Explained,
  [verdict, hidden]: readonly (string | undefined)[],
  repository: Repository | null,
): FailureDetails {
  const [one, ...children] = family;
  const gaps = family.flatMap(({ service }) => service?.gaps ?? []);
  const sentences = [verdict, ...family.map(retrySentence), ...gaps, hidden];
  const belowStep = ({ id }: JobReport) => children.filter(({ step }) => step?.id === id);
  const words = one.report.state === 'passed' ? 'Failed first, passed on retry' : 'Failed test';
  const seen = repository?.sha === one.build.build.commit ? repository : null;
  return {
    sentences: sentences.filter((sentence) => sentence !== undefined),
    jobs: one.jobs.flatMap((each) => [each, ...belowStep(each.job).flatMap(({ jobs }) => jobs)]),
    tests: failedTestsTable(
      family.flatMap(({ tests }) => tests),
      seen,
      words,
    ),
    logs: (bytes) => logBlocks(family.flatMap(logGroups), bytes),
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

/** The failed tests as the output `json` has them. */
function testEntries({ tests }: ExplainedBuild) {
  return tests.map(({ place, file, isChanged: _, ...test }) => ({ file: place?.file ?? file, ...test }));
}

function withoutLogs(refusal: string) {
  const message = `The logs of the failed jobs are not shown. ${refusal} To read none, set log-lines to 0.`;
  return { title: 'Logs', message, file: null, line: null };
}
