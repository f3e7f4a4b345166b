import { effectiveState } from '../../model/states.ts';
import type { BuildReport } from '../../report/builds/analyze.ts';
import { title } from '../../report/builds/job-report.ts';
import type { FailureDetails } from '../../report/builds/tables.ts';
import { readFailedTests } from '../../report/failed-tests/read-failed-tests.ts';
import type { Annotation } from '../../report/flaky/annotations.ts';
import { createPlaceReader, testFolder } from '../../report/flaky/places.ts';
import { annotateFailedJobs, annotateFailedTests } from '../../report/logs/annotations.ts';
import { failedTestsTable, logBlocks } from '../../report/logs/blocks.ts';
import { type LogReading, readJobLog } from '../../report/logs/read-job-log.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import type { LogGroup, Outcome } from '../context/outcome.ts';
import type { FailureSettings, FlakySources } from '../inputs/wait-settings.ts';
import { failedJobEntry, type ReportedBuild, renderBuilds, reportBuild } from '../outputs/build-outcome.ts';
import type { ExplainedJob, TestOfJob } from './explained-job.ts';
import { type FailedJob, readLogs } from './read-logs.ts';

/** Lines of each log, if the input does not say. */
const defaultLines = 40;

/** Adds to an outcome why its builds failed: failed jobs, the ends of their logs, and the tests that failed. */
export async function explainFailures(
  outcome: Outcome,
  builds: readonly ReportedBuild[],
  settings: FailureSettings,
  context: Context,
): Promise<Outcome> {
  const { jobs, found, refusal, isShown } = await readFailures(builds, settings, context);
  const tests = jobs.flatMap((job) => job.tests);
  const first = builds.find((build) => jobs.some((one) => one.build === build)) ?? builds[0];
  const plain = builds.map((build) => ({ build, details: detailsOf(build, jobs, context) }));
  const details = new Map(
    plain.map((one) => {
      const kind = one.build === first ? found?.sentence : undefined;
      return [one.build, { ...one.details, kind }];
    }),
  );
  const jsonOf = (build: ReportedBuild) => withTests(build, jobs);
  const [only, second] = builds;
  return {
    ...outcome,
    failure: {
      kind: found?.kind,
      sentence: found?.sentence,
      notes: found?.notes ?? [],
      details: new Map(plain.map(({ build, details }) => [build.build.id, details])),
    },
    ...(found && {
      sentence: `${outcome.sentence}\n${found.sentence}`,
      notes: [...(outcome.notes ?? []), ...found.notes],
      notices: [...(outcome.notices ?? []), ...found.notices],
    }),
    outputs: {
      ...outcome.outputs,
      ...(found && { 'failure-kind': found.kind }),
      'failed-jobs': jobs.map(({ job }) => failedJobEntry(job)),
      'failed-tests': tests.map((test) => ({
        file: repositoryPath(test, context.workflow.hasFile),
        line: test.line,
      })),
    },
    ...(tests.length > 0 && {
      json: only !== undefined && second === undefined ? jsonOf(only) : builds.map(jsonOf),
    }),
    groups: jobs.flatMap(groupOf),
    annotations: [
      ...(outcome.success
        ? []
        : [
            ...annotateFailedJobs(jobs.map(toAnnotated)),
            ...annotateFailedTests(tests, context.workflow.hasFile),
          ]),
      ...(refusal === null ? [] : [scopeNotice(refusal, isShown)]),
    ],
    summary: ({ bytes }) => renderBuilds(builds, bytes, context, details),
  };
}

/** The failed jobs with what may be shown of their logs, and whether their failed tests are known to be flaky. */
async function readFailures(builds: readonly ReportedBuild[], settings: FailureSettings, context: Context) {
  const reports = builds.map((build) => ({ build, report: reportBuild(build, context) }));
  const failed = reports.flatMap(({ build, report }) => report.failed.map((job) => ({ build, job })));
  const { logLines = context.workflow.isPrivate ? defaultLines : 0, prefix } = settings;
  // Jobs that passed when they were retried are no failure.
  const isFailure = failed.length > 0 || builds.some(({ build }) => effectiveState(build) === 'failed');
  const flaky = isFailure ? settings.flaky : undefined;
  const isShown = logLines > 0;
  const { logs, refusal } =
    isShown || flaky ? await readLogs(failed, context) : { logs: new Map(), refusal: null };
  const read = failed.map((one): ExplainedJob => {
    const log = logs.get(one);
    const reading = log === undefined ? null : readJobLog(log, logLines, context.redact.text);
    const found = reading === null ? { tests: [], doubt: null } : readTests(one, reading, prefix, context);
    return { ...one, reading, ...found };
  });
  const found = flaky && (await classify(read, reports, flaky, context));
  // Nothing of a log may leave the step unless lines of it may be shown.
  const jobs = isShown
    ? read.map((one) => ({ ...one, tests: one.tests.map((test) => ({ ...test, ...found?.known(test) })) }))
    : failed.map((one): ExplainedJob => ({ ...one, reading: null, tests: [], doubt: null }));
  return { jobs, found, refusal, isShown };
}

async function classify(
  jobs: readonly ExplainedJob[],
  reports: readonly { readonly build: ReportedBuild; readonly report: BuildReport }[],
  sources: FlakySources,
  context: Context,
) {
  const { classifyFailures } = await import('./classify-failures.ts');
  const { organization = reports[0]?.build.address.organization ?? '' } = sources;
  return classifyFailures({ jobs, builds: reports, sources: { ...sources, organization } }, context);
}

function readTests(
  { build, job }: FailedJob<ReportedBuild>,
  { text, cut }: LogReading,
  prefix: string | undefined,
  { workflow: { workspace, hasFile } }: Context,
): Pick<ExplainedJob, 'tests' | 'doubt'> {
  const run = readFailedTests(text, { exitStatus: job.exitStatus, cut });
  if (run === null) return { tests: [], doubt: null };
  const { runner, doubt } = run;
  const { organization } = build.address;
  const placeOf = createPlaceReader({ organization, workspace, prefix });
  const folder = testFolder(prefix, workspace);
  const tests = run.tests.map((test) => {
    const found = placeOf({ location: test.file });
    const file = found.place && withoutModule(found.place.file, { runner, folder, hasFile });
    // A package is in no folder of the repository that a prefix could name.
    const unplaced = runner === 'go test' ? test.file : found.file;
    return {
      ...test,
      shown: file ?? unplaced,
      place: file === null ? null : { file, line: test.line },
      job: job.id,
      runner,
    };
  });
  return { tests, doubt };
}

/**
 * A Go file stands below the path of its module, which usually begins with a host: then it is null if the checkout does not
 * show, in the folder in which the tests run, where the module ends.
 */
function withoutModule(
  file: string,
  {
    runner,
    folder,
    hasFile,
  }: { readonly runner: string; readonly folder: string; readonly hasFile: (path: string) => boolean },
): string | null {
  const root = runner === 'go test' && file.startsWith(`${folder}/`) ? `${folder}/` : '';
  const path = file.slice(root.length);
  const hasHost = /^[\w-]+(?:\.[\w-]+)+\//.test(path);
  if (!(hasHost || runner === 'go test') || hasFile(file)) return file;
  const segments = path.split('/');
  const rests = segments.slice(1).map((_, index) => `${root}${segments.slice(index + 1).join('/')}`);
  return rests.find(hasFile) ?? (hasHost ? null : file);
}

/** These tell packages or classes, so that only the checkout shows where their files are. */
const packagePaths: readonly string[] = ['go test', 'gradle', 'maven'];

/** The file of a test, null for a path of a package that is not exactly one file of the checkout. */
function repositoryPath({ runner, shown, place }: TestOfJob, hasFile: (path: string) => boolean) {
  if (!packagePaths.includes(runner)) return shown;
  const roots = runner === 'go test' ? [''] : ['', 'src/test/java/', 'src/test/kotlin/'];
  const [file = null, other] = roots.map((root) => `${root}${place?.file}`).filter(hasFile);
  return place === null || other !== undefined ? null : file;
}

function detailsOf(
  build: ReportedBuild,
  jobs: readonly ExplainedJob[],
  { workflow }: Context,
): FailureDetails {
  const own = jobs.filter((job) => job.build === build);
  const { repository } = workflow;
  const seen = repository?.sha === build.build.commit ? repository : null;
  const failed = own.flatMap(({ tests }) => tests);
  const tests = failedTestsTable(failed, seen);
  return {
    reasons: new Map(
      own.flatMap((one) => (reasonOf(one) === null ? [] : [[one.job.id, `${reasonOf(one)}`]])),
    ),
    tests: failedTestsTable(eachOnce(failed), seen, { messages: false }),
    blocks: (bytes) => [...tests, ...logBlocks(own.flatMap(groupOf), bytes)],
  };
}

/** Each test once, those that are known to be flaky last. */
function eachOnce(tests: readonly TestOfJob[]): readonly TestOfJob[] {
  const byName = new Map(tests.map((test) => [JSON.stringify([test.shown, test.scope, test.name]), test]));
  const rank = ({ mark }: TestOfJob) => Number(mark === 'flaky');
  return [...byName.values()].toSorted((a, b) => rank(a) - rank(b));
}

/** The first failed test, or the line of the log that says why. */
function reasonOf({ reading, tests, doubt }: ExplainedJob): string | null {
  if (doubt?.reason !== undefined) return doubt.reason;
  const [test] = tests;
  if (test === undefined) return reading?.reason ?? null;
  const words = [test.scope, test.name, test.message].filter((part) => part !== '').join(': ');
  return tests.length === 1 ? words : `${count(tests.length, 'test')} failed, first ${words}`;
}

function groupOf({ job, reading }: ExplainedJob): LogGroup[] {
  if (reading === null) return [];
  const { lines, notice } = reading;
  if (lines.length === 0 && notice === null) return [];
  return [{ title: `Log of ${title(job)}`, lines, ...(notice !== null && { notice }) }];
}

function toAnnotated(one: ExplainedJob) {
  return { title: title(one.job), reason: one.job.reason, line: reasonOf(one) };
}

/** The build as the service sent it, and the tests that failed. */
function withTests({ build, address }: ReportedBuild, jobs: readonly ExplainedJob[]) {
  const own = jobs.filter((job) => job.build.address === address);
  const failed_tests = own.flatMap(({ tests }) =>
    tests.map(({ job, shown, line, scope, name, message, mark }) => ({
      job,
      file: shown,
      line,
      scope,
      name,
      message,
      ...(mark && { mark }),
    })),
  );
  return { ...build, failed_tests };
}

function scopeNotice(hint: string, isShown: boolean): Annotation {
  const done = isShown ? 'shown' : 'read';
  const message = `The logs of the failed jobs are not ${done}. ${hint} To read none, ${isShown ? 'set log-lines to 0' : 'remove suite'}.`;
  return { title: 'Logs', message, file: null, line: null };
}
