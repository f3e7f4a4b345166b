import { ApiError, ListTruncatedError } from '../../client/errors.ts';
import type { BuildTest, FailedExecution } from '../../model/build-test.ts';
import type { FailedTest } from '../../report/failures/failed-test.ts';
import { fromService } from '../../report/failures/service-tests.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import type { FailedBuild } from './failed-build.ts';

/** The failed tests of a build, by the service. */
export interface ServiceTests {
  readonly tests: readonly FailedTest[];
  /** What is missing, in sentences. */
  readonly gaps: readonly string[];
}

const mostTests = 300;
const mostRuns = 5;
const mostJobs = 10;
/** The longest that one request for tests is tried: why a build failed must not come later than that by much. */
const timeoutMs = 20_000;
/** When to look again at runs whose results are not processed. */
const pausesMs = [5_000, 10_000, 20_000];
const mostLooks = 12;
/** The tag of an execution that tells its job. */
const jobTag = 'build.job_id';

/**
 * The tests that failed in builds that failed, or that passed after a retry, by build. Builds that show no runs have none. If the
 * service refuses to show one, nothing more is asked in this step, and `refused` is true. After `endMs`, results that are
 * not processed are not waited for. Never throws.
 */
export async function readFailedTests(
  builds: readonly FailedBuild[],
  endMs: number | undefined,
  context: Context,
): Promise<{ readonly tests: ReadonlyMap<FailedBuild, ServiceTests>; readonly refused: boolean }> {
  const tests = new Map<FailedBuild, ServiceTests>();
  for (const one of builds) {
    const { state, jobCounts } = one.report;
    const runs = one.build.test_engine?.runs ?? [];
    const isRetried = state === 'passed' && jobCounts.passedOnRetry > 0;
    if (runs.length === 0 || !(state === 'failed' || isRetried)) continue;
    try {
      tests.set(one, isRetried ? await readRetried(one, context) : await readFailed(one, endMs, context));
    } catch (error) {
      if (context.signal.aborted) break;
      context.log.info(`The failed tests are not read from the service: ${errorText(error)}.`);
      return { tests, refused: isRefusal(error) };
    }
  }
  return { tests, refused: false };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [403, 404].includes(error.status);
}

/** The tests that failed in every execution, and those that failed in a job that was not retried. */
async function readFailed(
  build: FailedBuild,
  endMs: number | undefined,
  context: Context,
): Promise<ServiceTests> {
  const { redact, toLink } = context;
  const runs = await readRuns(build, endMs, context);
  const listed = await list(build, 'result:^failed', context);
  const executions = redact.json(runs.flatMap((run) => run.executions));
  const named = executions.map(({ tags, test_id }) => ({ job: tags?.[jobTag], test: test_id }));
  const isNamed = named.some(({ job }) => typeof job === 'string');
  const pairs = isNamed ? named : await askJobs(build, context);
  const failed = new Set<unknown>(build.report.failed.map(({ id }) => id));
  const known = new Set(listed.tests.map(({ id }) => id));
  const inFailedJobs = pairs.filter(({ job }) => failed.has(job)).map(({ test }) => test);
  const others = new Set(inFailedJobs.filter((id) => !known.has(id ?? '')));
  const some = others.size === 0 ? [] : (await list(build, 'result:~failed', context)).tests;
  const tests = [...listed.tests, ...some.filter(({ id }) => others.has(id))].flatMap((test) => {
    const all = pairs.flatMap(({ job, test: id }) => (id === test.id && typeof job === 'string' ? job : []));
    const jobs = all.filter((job) => failed.has(job));
    // One that failed only in jobs that do not fail the build, such as those that may fail softly.
    if (jobs.length === 0 && all.length > 0) return [];
    const execution = executions.find((one) => one.test_id === test.id);
    return [fromService(test, execution, [...new Set(jobs)], toLink)];
  });
  return {
    tests,
    gaps: [
      ...(listed.isComplete ? [] : [`More than ${mostTests} tests failed. The first ${mostTests} are read.`]),
      ...(runs.some(({ isOpen }) => isOpen)
        ? ['The service still processes results of tests. Failed tests can be missing.']
        : []),
    ],
  };
}

/** Reads what failed in the runs of a build, as soon as their results are processed. */
async function readRuns(
  { build, address: { organization } }: FailedBuild,
  endMs = Number.POSITIVE_INFINITY,
  { client, clock, log, signal }: Context,
): Promise<readonly { readonly executions: readonly FailedExecution[]; readonly isOpen: boolean }[]> {
  let looks = mostLooks;
  let isTold = false;
  async function read(suite: string, id: string) {
    const run = { organization, suite, run: id };
    let isOpen = true;
    for (const pauseMs of [0, ...pausesMs]) {
      if (looks === 0 || (pauseMs > 0 && clock.monotonic() + pauseMs > endMs)) break;
      looks -= 1;
      if (pauseMs > 0) {
        if (!isTold)
          log.info('The service still processes results of tests. They are read again for up to 35 s.');
        isTold = true;
        await clock.sleep(pauseMs, signal);
      }
      isOpen = (await client.tests.run(run, { signal, timeoutMs })).state === 'running';
      if (!isOpen) break;
    }
    return { isOpen, executions: await client.tests.failedExecutions(run, { signal, timeoutMs }) };
  }
  const runs = (build.test_engine?.runs ?? []).slice(0, mostRuns);
  const asked = runs.flatMap(({ id, suite }) => (id && suite?.slug ? [read(suite.slug, id)] : []));
  // None is left behind while the step ends.
  await Promise.allSettled(asked);
  return Promise.all(asked);
}

/** The tests of a build that passed after a retry: those that failed first. */
async function readRetried(build: FailedBuild, context: Context): Promise<ServiceTests> {
  const { tests } = await list(build, 'result:~failed', context);
  return { tests: tests.map((test) => fromService(test, undefined, [], context.toLink)), gaps: [] };
}

async function list(
  { build, address }: FailedBuild,
  tags: string,
  { client, redact, signal }: Context,
): Promise<{ readonly tests: readonly BuildTest[]; readonly isComplete: boolean }> {
  const to = { organization: address.organization, build: build.id };
  try {
    const read = await client.tests
      .listForBuild(to, { tags, signal, timeoutMs })
      .toArray({ limit: mostTests });
    return { tests: redact.json(read), isComplete: true };
  } catch (error) {
    if (!(error instanceof ListTruncatedError)) throw error;
    return { tests: redact.json(error.items as readonly BuildTest[]), isComplete: false };
  }
}

/** The failed tests of each failed job, by a filter: for executions that do not name their job. */
async function askJobs(build: FailedBuild, context: Context) {
  const jobs = build.report.failed.filter(({ child }) => child === undefined).slice(0, mostJobs);
  const asked = jobs.map(async ({ id: job }) => {
    const { tests } = await list(build, `result:^failed,${jobTag}:${job}`, context);
    return tests.map((test) => ({ job, test: test.id }));
  });
  return (await Promise.all(asked)).flat();
}
