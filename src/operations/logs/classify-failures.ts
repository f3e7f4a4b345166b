import type { SuiteAddress } from '../../model/requests.ts';
import { isOver } from '../../model/states.ts';
import type { BuildReport } from '../../report/builds/analyze.ts';
import { countUnclearJobs } from '../../report/builds/unclear-jobs.ts';
import { type FailureVerdict, failureKindOf, markWords } from '../../report/failed-tests/failure-kind.ts';
import {
  createFlakyMarks,
  type FlakyFinding,
  type FlakyMark,
  type KnownFlaky,
} from '../../report/failed-tests/known-flaky.ts';
import { analyzeFlakyTests, firstReport } from '../../report/flaky/report.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import type { PullRequestFinding } from '../context/workflow.ts';
import { readBaselineFile } from '../flaky-tests/baseline.ts';
import { bindingOf, commentKey, firstIn } from '../flaky-tests/comment.ts';
import { readSuite, type SuiteList } from '../flaky-tests/read.ts';
import { readRoots } from '../flaky-tests/report.ts';
import type { FlakySources } from '../inputs/wait-settings.ts';
import type { ReportedBuild } from '../outputs/build-outcome.ts';
import type { ExplainedJob, TestOfJob } from './explained-job.ts';
import { hasLog, mostLogs } from './read-logs.ts';

/** A failure to judge: the failed jobs with what was read of their logs, and the reports on all builds. */
interface Failure {
  readonly jobs: readonly ExplainedJob[];
  readonly builds: readonly { readonly build: ReportedBuild; readonly report: BuildReport }[];
  readonly sources: FlakySources & { readonly organization: string };
}

/** The verdict on a failure, and what is known about each of its tests. */
interface ClassifiedFailures extends FailureVerdict {
  readonly known: (test: TestOfJob) => { readonly known: string; readonly mark: FlakyMark };
  readonly notes: readonly string[];
  readonly notices: readonly string[];
}

/** Tells whether builds failed only because of tests that are known to be flaky. Whatever cannot be read leaves it open. */
export async function classifyFailures(
  { jobs, builds, sources }: Failure,
  context: Context,
): Promise<ClassifiedFailures> {
  const { organization, suites: slugs } = sources;
  const suites = slugs.map((suite) => ({ organization, suite }));
  const [lists, found] = await Promise.all([
    Promise.all(suites.map((suite) => readList(suite, suites.length, context))),
    findPullRequest(sources, suites, context),
  ]);
  const read = lists.filter(({ unread }) => unread === undefined).map(({ suite }) => suite.suite);
  const { known, gaps, notices } = await compareWith(lists, found, context);
  const markOf = createFlakyMarks(known);
  const findings = new Map<TestOfJob, FlakyFinding>(
    jobs
      .flatMap(({ tests }) => tests)
      .map((test) => [test, markOf({ ...test, place: test.place?.file ?? null })]),
  );
  const mark = (test: TestOfJob) => findings.get(test)?.mark ?? 'unknown';
  const reasons = new Set(Array.from(findings.values()).flatMap(({ reason }) => reason ?? []));
  const verdict = failureKindOf({
    jobs: jobs.map(({ job, tests }) => {
      if (!hasFailedItself(job)) return null;
      return tests.map((test) => ({ key: keyOf(test), mark: mark(test) }));
    }),
    doubts: [...builds.flatMap(doubtsOf), ...tooManyLogs(jobs), ...new Set(jobs.flatMap(logDoubts))],
    gaps: [...gaps, ...reasons],
    suites: read.length > 0 ? read : slugs,
  });
  return {
    ...verdict,
    known: (test) => ({ known: markWords[mark(test)], mark: mark(test) }),
    notes: [
      ...lists.flatMap(({ unread }) => unread ?? []),
      ...(verdict.kind === 'unknown' ? found.finding.notes : []),
    ],
    notices,
  };
}

/** The pull request with our comment on it, and where to look. */
interface Found {
  readonly finding: PullRequestFinding;
  readonly key: string;
  readonly sources: FlakySources;
}

/** The list of a suite, and a warning if it could not be read at all. */
interface ListOrReason extends SuiteList {
  readonly unread?: string;
}

/** How much of the lists is read, in bytes. */
const maxBytes = 16 * 1024 * 1024;

/** A list that cannot be read at all is one without tests, and incomplete. */
async function readList(suite: SuiteAddress, suites: number, context: Context): Promise<ListOrReason> {
  try {
    return await readSuite(
      suite,
      { 'seen-within': undefined, limit: undefined, maxBytes: Math.floor(maxBytes / suites) },
      context,
    );
  } catch (error) {
    const { organization, suite: slug } = suite;
    const reason = errorText(error);
    const about = { suite: { organization, slug }, complete: false, whyIncomplete: reason };
    const unread = `Failed tests are not compared with suite ${slug}: ${reason}.`;
    return { suite, tests: [], about, notes: [], unread };
  }
}

/** The pull request, and the comment of the flaky report on it unless a file is the baseline. */
async function findPullRequest(
  sources: FlakySources,
  suites: readonly SuiteAddress[],
  context: Context,
): Promise<Found> {
  const key = commentKey({ 'comment-key': sources.commentKey }, suites);
  const wanted = sources.baselinePath === undefined ? key : null;
  return { finding: await context.workflow.findPullRequest(sources.pullRequest, wanted), key, sources };
}

/** What the lists say about tests, and what is missing for certainty. */
async function compareWith(
  lists: readonly SuiteList[],
  found: Found,
  context: Context,
): Promise<{ readonly known: KnownFlaky; readonly gaps: readonly string[]; readonly notices: string[] }> {
  const unchanged = changesGap(found.finding);
  const compared = await Promise.all(lists.map((list) => compareSuite(list, found, context)));
  return {
    known: {
      suites: compared,
      changedFiles: found.finding.facts?.changedFiles ?? null,
      isTouchedKnown: unchanged.length === 0,
    },
    gaps: [...unchanged, ...compared.flatMap(({ gaps }) => gaps)],
    notices: compared.flatMap(({ notice }) => notice),
  };
}

/** Compares the list of a suite with the baseline of the pull request, if it has one. A report with filters is none. */
async function compareSuite(
  { suite, tests, about }: SuiteList,
  { finding, key, sources }: Found,
  context: Context,
) {
  const { clock, redact, toLink, workflow } = context;
  const { facts } = finding;
  const { baselinePath, memoryKeys } = sources;
  const binding = bindingOf({ 'memory-key': memoryKeys }, key, workflow, finding);
  const first = facts === null ? firstReport : firstIn(facts.previousNote, binding, suite);
  const earlier =
    baselinePath === undefined ? first : await readBaselineFile(baselinePath, suite, workflow.readFile);
  const report = analyzeFlakyTests(tests, {
    ...about,
    ...{ now: clock.now(), redact, toLink, earlier },
    changedFiles: facts?.changedFiles ?? null,
    commit: facts?.headSha ?? '',
    roots: await readRoots(sources.prefix, workflow),
  });
  const gaps = report.gaps.filter(({ about, isUsual }) => about !== 'touched' && !isUsual);
  return {
    report,
    isBaselineKnown: gaps.every(({ about }) => about !== 'new'),
    notice: [],
    gaps: gaps.map(({ words }) => words),
  };
}

/** Why not all files that the pull request changes are known. */
function changesGap({ facts, obstacle }: PullRequestFinding): string[] {
  if (obstacle !== null) return facts === null && obstacle.isUsual ? [] : [obstacle.reason];
  return facts?.changedFiles?.complete ? [] : ['not all files that the pull request changes are known'];
}

/** Not all logs are read of a build with many failed jobs. */
function tooManyLogs(jobs: Failure['jobs']): string[] {
  const failed = jobs.filter(hasLog).length;
  return failed > mostLogs ? [`only the logs of ${mostLogs} of ${count(failed, 'failed job')} are read`] : [];
}

/** A job that was stopped is in doubt in any case. */
function logDoubts({ job, doubt }: ExplainedJob): string[] {
  return doubt !== null && hasFailedItself(job) ? [`the log of a failed job ${doubt.words}`] : [];
}

/** True for a job whose command failed: one that was stopped may have failed because of that. */
function hasFailedItself({ state, exitStatus, stopped }: ExplainedJob['job']): boolean {
  return state === 'failed' && !stopped && exitStatus !== null && exitStatus > 0 && exitStatus < 128;
}

/** What can fail a build besides the failed tests of its jobs. */
function doubtsOf({ build: { build }, report }: Failure['builds'][number]): string[] {
  const { number, state, failed, triggers } = report;
  if (!isOver({ state })) return [`build ${number} has not finished`];
  if (state !== 'failed') return state === 'canceled' ? [`build ${number} was canceled`] : [];
  const others = triggers.filter(({ outcome }) => outcome === 'failed').length;
  if (others > 0) return [`${count(others, 'trigger step')} failed`];
  const unclear = countUnclearJobs(build, report);
  if (unclear > 0) return [`${count(unclear, 'other job')} of build ${number} may have failed too`];
  return failed.length === 0 ? [`build ${number} failed without a failed job`] : [];
}

/** One test can fail several times, and in several jobs. */
function keyOf({ runner, file, scope, name }: TestOfJob): string {
  return JSON.stringify([runner, file, scope, name]);
}
