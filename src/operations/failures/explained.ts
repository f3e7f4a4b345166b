import type { JobLog } from '../../client/index.ts';
import type { ExplainedJob } from '../../report/builds/tables.ts';
import type { FailedTest } from '../../report/failures/failed-test.ts';
import { type LogReading, readJobLog } from '../../report/failures/log.ts';
import { isOfRepository, locate } from '../../report/failures/places.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import type { FailedBuild } from './failed-build.ts';
import type { ServiceTests } from './read-tests.ts';

/** A failed build with why it failed, as far as that may be shown. */
export interface ExplainedBuild extends FailedBuild {
  /** Undefined if the service has no tests of it. */
  readonly service: ServiceTests | undefined;
  readonly jobs: readonly LoggedJob[];
  readonly tests: readonly FailedTest[];
}

/** A failed job with what its log says; null if that is not read. */
interface LoggedJob extends ExplainedJob {
  readonly reading: LogReading | null;
}

/** What was read of failed builds. */
interface Read {
  readonly service: ReadonlyMap<FailedBuild, ServiceTests>;
  readonly logs: ReadonlyMap<string, JobLog>;
  /** How many lines of a log are shown; 0 if none may be. */
  readonly lines: number;
  /** The files that the pull request changes. Asked only for tests in files of its repository. */
  readonly readChanged: () => Promise<readonly string[]>;
}

/**
 * Explains a build by what was read. Its failed tests are those of the service, or of its logs where the service has none. Names
 * and places are shown if logs are, or if the code is that of this repository; messages only if logs are.
 */
export async function explainBuild(one: FailedBuild, read: Read, context: Context): Promise<ExplainedBuild> {
  const { service, logs, lines } = read;
  const { repository, hasFile } = context.workflow;
  const known = service.get(one);
  const readings = one.report.failed.map((job) => {
    const log = logs.get(job.id);
    return { job, reading: log === undefined ? null : readJobLog(log, lines, context.redact.text) };
  });
  const isOwn = isOfRepository(one.build.build.pipeline?.repository, repository);
  const isKnown = known !== undefined && known.tests.length > 0;
  const hasPlace = isOwn || repository === null;
  const found = isKnown
    ? known.tests.map((test) => ({ ...test, place: hasPlace ? locate(test, hasFile) : null }))
    : inLogs(readings, hasFile);
  const tests = (lines > 0 || isOwn ? found : []).map((test) => ({
    ...test,
    scope: [one.step?.name, test.scope].filter(Boolean).join(' › '),
    message: lines > 0 ? test.message : '',
  }));
  const isAsked = isOwn && tests.some(({ place }) => place !== null);
  const changed = new Set(isAsked ? await read.readChanged() : []);
  const jobs = readings.map(({ job, reading }) => {
    const own = tests.filter((test) => test.jobs.includes(job.id)).length;
    const logged = isKnown ? null : reading?.tests;
    // By the log, where the names are not certain or not shown.
    const counted = logged && `${count(logged.count, 'test')} failed, says ${logged.runner}`;
    return {
      job,
      reading,
      why: own > 0 ? `${count(own, 'test')} failed` : (counted ?? reading?.reason ?? null),
    };
  });
  const marked = tests.map((test) => ({ ...test, isChanged: changed.has(test.place?.file ?? '') }));
  return { ...one, service: known, jobs, tests: marked };
}

/** The failed tests in the logs of jobs. One that failed in several jobs is one test, but a job can have several of one name. */
function inLogs(jobs: readonly Omit<LoggedJob, 'why'>[], hasFile: (path: string) => boolean): FailedTest[] {
  const found = jobs.flatMap(({ job, reading }) => {
    const { runner, tests = [] } = reading?.tests ?? {};
    const times = new Map<string, number>();
    return tests.map((test) => {
      const name = JSON.stringify([test.file, test.line, test.scope, test.name]);
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      return { id: `${time} ${name}`, job: job.id, test: { ...test, place: locate(test, hasFile, runner) } };
    });
  });
  return [...Map.groupBy(found, ({ id }) => id).values()].flatMap((same) =>
    same.slice(0, 1).map(({ test }) => ({
      ...test,
      ...{ url: null, labels: null, executions: null, jobs: same.map(({ job }) => job) },
    })),
  );
}
