import type { JobLog } from '../../client/index.ts';
import type { JobReport } from '../../report/builds/jobs.ts';
import type { ExplainedJob } from '../../report/builds/tables.ts';
import type { FailedTest } from '../../report/failures/failed-test.ts';
import { type LogReading, readJobLog } from '../../report/failures/log.ts';
import { isOfRepository, locate } from '../../report/failures/places.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import type { FailedBuild } from './failed-build.ts';
import type { ServiceTests } from './read-tests.ts';

/** A failed build with why it failed, as far as that may be shown. */
export interface ExplainedBuild extends Omit<FailedBuild, 'children'> {
  /** Undefined if the service has no tests of it. */
  readonly service: ServiceTests | undefined;
  readonly jobs: readonly LoggedJob[];
  readonly tests: readonly FailedTest[];
  readonly children: readonly ExplainedBuild[];
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
  readonly changed: () => Promise<readonly string[]>;
}

/**
 * Explains a build by what was read. Its failed tests are those of the service, or of its logs where the service has none. Names
 * and places are shown if logs are, or if the code is that of this repository; messages only if logs are.
 */
export async function explainBuild(one: FailedBuild, read: Read, context: Context): Promise<ExplainedBuild> {
  const { build, report, step, children } = one;
  const { repository, hasFile } = context.workflow;
  const service = read.service.get(one);
  const jobs = report.failed.map((job) => {
    const log = read.logs.get(job.id);
    const reading = log === undefined ? null : readJobLog(log, read.lines, context.redact.text);
    return { job, reading };
  });
  const isOwn = isOfRepository(build.build.pipeline?.repository, repository);
  const isKnown = service !== undefined && service.tests.length > 0;
  const hasPlace = isOwn || repository === null;
  const found = isKnown
    ? service.tests.map((test) => ({ ...test, place: hasPlace ? locate(test, hasFile) : null }))
    : inLogs(jobs, hasFile);
  const shown = read.lines > 0 || isOwn ? found : [];
  const tests = shown.map((test) => ({
    ...test,
    scope: [step?.name, test.scope].filter((part) => part).join(' › '),
    message: read.lines > 0 ? test.message : '',
  }));
  const isAsked = isOwn && tests.some(({ place }) => place !== null);
  const changed = new Set(isAsked ? await read.changed() : []);
  const marked = tests.map((test) => ({ ...test, isChanged: changed.has(test.place?.file ?? '') }));
  return {
    ...{ build, report, service, tests: marked, ...(step && { step }) },
    jobs: jobs.map(({ job, reading }) => {
      const own = tests.filter((test) => test.jobs.includes(job.id)).length;
      const why = own > 0 ? `${count(own, 'test')} failed` : isKnown ? null : countedIn(reading);
      return { job, reading, why: why ?? reading?.reason ?? null };
    }),
    children: await Promise.all(children.map((child) => explainBuild(child, read, context))),
  };
}

/** How many tests failed by the log, where their names are not certain or not shown. */
function countedIn(reading: LogReading | null): string | null {
  const { tests = null } = reading ?? {};
  return tests && `${count(tests.count, 'test')} failed, says ${tests.runner}`;
}

/** The failed tests in the logs of jobs. One that failed in several jobs is one test, but a job can have several of one name. */
function inLogs(
  jobs: readonly { readonly job: JobReport; readonly reading: LogReading | null }[],
  hasFile: (path: string) => boolean,
): FailedTest[] {
  const once = new Map<string, FailedTest>();
  for (const { job, reading } of jobs) {
    const seen = new Map<string, number>();
    for (const test of reading?.tests?.tests ?? []) {
      const name = JSON.stringify([test.file, test.line, test.scope, test.name]);
      const number = (seen.get(name) ?? 0) + 1;
      seen.set(name, number);
      const key = `${number} ${name}`;
      const known = {
        url: null,
        labels: null,
        executions: null,
        place: locate(test, hasFile, reading?.tests?.runner),
      };
      once.set(key, { ...test, ...known, jobs: [...(once.get(key)?.jobs ?? []), job.id] });
    }
  }
  return [...once.values()];
}
