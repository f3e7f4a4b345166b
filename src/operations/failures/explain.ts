import { annotateFailedJobs, annotateFailedTests } from '../../report/failures/annotations.ts';
import { type FailedTest, isFlaky } from '../../report/failures/failed-test.ts';
import type { FailureVerdict } from '../../report/failures/verdict.ts';
import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import type { PullRequestFinding } from '../context/workflow.ts';
import type { FailureSettings } from '../inputs/wait-settings.ts';
import { failedJobEntry, type ReportedBuild, renderBuilds } from '../outputs/build-outcome.ts';
import { type ExplainedBuild, explainOne, joinChildren } from './explained-build.ts';
import { detailsOf, logGroup, type StepRetries } from './failure-details.ts';
import { type FailureReadings, readFailures } from './read-failures.ts';
import { rerunOf } from './rerun.ts';

const publicLogs = 'Logs are not shown in a public repository; set log-lines if everyone may read them.';
const needsSuites =
  'retry-flaky has no failed tests to go by: it needs Test Engine, and a token with the scope read_suites.';

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
  const read = await readFailures(builds, settings, context);
  const all = await explainAll(read, readChanged, context);
  const failures = all.filter(({ report }) => report.state === 'failed');
  const verdict = combine(failures.map((one) => one.verdict));
  const jobs = all.flatMap((one) => one.jobs);
  const isHidden = settings.logLines === undefined && !isPrivate && jobs.length > 0;
  const hidden = read.refusal ?? (isHidden ? publicLogs : undefined);
  const tests = all.filter(({ report }) => report.state !== 'passed').flatMap((one) => one.tests);
  const rerun = rerunOf(tests, (job) => read.readings.get(job)?.tests?.runner);
  const notes = { verdict, hidden, rerun };
  const details = new Map(
    all.map((one, index) => [one.build.id, detailsOf(one, retries, index === 0 ? notes : {})]),
  );
  const isUnknown = failures.some(({ build }) => !build.test_engine?.runs?.length);
  const cannotRetry = settings.needsTests && (read.refused || isUnknown) && !verdict?.mayPassAgain;
  return {
    ...outcome,
    failure: { ...verdict, mayPassAgain: verdict?.mayPassAgain ?? false, details },
    ...(verdict?.sentence && { sentence: `${outcome.sentence}\n${verdict.sentence}` }),
    notices: [...(outcome.notices ?? []), ...(cannotRetry ? [needsSuites] : [])],
    outputs: {
      ...outcome.outputs,
      ...(verdict && { 'failure-kind': verdict.kind }),
      ...outputsOf(all, tests),
      ...baseFailing(read.bases),
    },
    ...jsonOf(all),
    ...(rerun && { files: [{ output: 'rerun-path' as const, name: 'failed-tests.txt', text: rerun.text }] }),
    groups: jobs.flatMap(logGroup),
    annotations: [
      ...(outcome.success ? [] : [...annotateFailedJobs(jobs), ...annotateFailedTests(tests, hasFile)]),
      ...(read.refusal === null ? [] : [{ title: 'Logs', message: read.refusal, file: null, line: null }]),
    ],
    summary: ({ bytes }) => renderBuilds(builds, bytes, details),
  };
}

/** Explains each build of the step by what was read, with the builds that its trigger steps started. */
async function explainAll(
  read: FailureReadings,
  readChanged: () => Promise<readonly string[]>,
  context: Context,
): Promise<ExplainedBuild[]> {
  const parts = read.groups.map((group) => group.map((one) => explainOne(one, read, context)));
  const isAsked = parts.flat().some(({ tests }) => tests.some(({ place }) => place));
  const changed = new Set(isAsked ? await readChanged() : []);
  const ownersOf = isAsked
    ? await (await import('../context/read-owners.ts')).readOwners(context.workflow)
    : undefined;
  return parts.flatMap(([one, ...children]) =>
    one ? [joinChildren(one, children, { changed, ownersOf })] : [],
  );
}

/** The verdict on all builds that failed; undefined if none did. */
function combine(verdicts: readonly FailureVerdict[]): FailureVerdict | undefined {
  const [worst] = ['new', 'unknown', 'flaky'].flatMap((kind) => verdicts.filter((one) => one.kind === kind));
  return worst && { ...worst, mayPassAgain: verdicts.every(({ mayPassAgain }) => mayPassAgain) };
}

/** The outputs about failed jobs, and these failed tests. */
function outputsOf(all: readonly ExplainedBuild[], tests: readonly FailedTest[]): Outcome['outputs'] {
  return {
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
  };
}

/** The output `base-failing`, if it is known of all builds that are compared. */
function baseFailing(bases: FailureReadings['bases']): Outcome['outputs'] {
  const all = [...bases.values()].map(({ isFailing }) => isFailing);
  return all.length === 0 || all.includes(null) ? {} : { 'base-failing': String(all.every(Boolean)) };
}

/** The builds with their failed tests, in the output `json`. It stays as it is if there are none. */
function jsonOf(all: readonly ExplainedBuild[]): Pick<Outcome, 'json'> {
  const json = all.map((one) => ({
    ...one.build,
    failed_tests: one.tests.map(testEntry),
    ...(one.retried.length > 0 && { retried_tests: one.retried.map(testEntry) }),
  }));
  const isKnown = all.some((one) => one.tests.length + one.retried.length > 0);
  return isKnown ? { json: json.length === 1 ? json[0] : json } : {};
}

/** A failed test as the output `json` has it. */
function testEntry({ place, isChanged: _, trace: __, owners: ___, onBase, ...test }: FailedTest) {
  return { ...test, file: place?.file ?? test.file, ...baseEntry(onBase) };
}

/** How a failed job or test did on the base branch, in an output. */
function baseEntry(onBase: { readonly failed: number; readonly ran: number | null } | undefined) {
  return onBase && { base_failed: onBase.failed, base_ran: onBase.ran };
}
