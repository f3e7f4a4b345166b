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
 * service refuses all runs of one, nothing more is asked in this step, and `refused` is true. After `endMs`, results that are
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
    const isRetried = state === 'passed' && jobCounts.passedOnRetry > 0;
    const runs = state === 'failed' || isRetried ? runsOf(one) : [];
    if (runs.length === 0) continue;
    try {
      const read = isRetried ? readRetried(one, context) : readFailed(one, { runs, endMs }, context);
      tests.set(one, await read);
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

interface Run {
  readonly organization: string;
  readonly suite: string;
  readonly run: string;
}

function runsOf({ build: { build, address } }: FailedBuild): Run[] {
  const runs = (build.test_engine?.runs ?? []).flatMap(({ id, suite }) =>
    id && suite?.slug ? [{ organization: address.organization, suite: suite.slug, run: id }] : [],
  );
  return runs.slice(0, mostRuns);
}

/** The tests that failed in every execution, and those that failed in a job that was not retried. */
async function readFailed(
  build: FailedBuild,
  { runs, endMs }: { readonly runs: readonly Run[]; readonly endMs: number | undefined },
  context: Context,
): Promise<ServiceTests> {
  const { client, redact, signal, toLink } = context;
  const refusals = new Map<Run, unknown>();
  const leaveOut = (run: Run) => (error: unknown) => {
    if (!isRefusal(error)) throw error;
    refusals.set(run, error);
  };
  const isProcessed = await waitForRuns(runs, endMs, leaveOut, context);
  const readable = runs.filter((run) => !refusals.has(run));
  if (readable.length === 0) throw [...refusals.values()][0];
  const listed = await list(build, 'result:^failed', context);
  const read = await Promise.all(
    readable.map((run) => client.tests.failedExecutions(run, { signal, timeoutMs }).catch(leaveOut(run))),
  );
  const executions = redact.json(read.flatMap((each) => each ?? []));
  const unread = new Set([...refusals.keys()].map(({ suite }) => suite));
  const named = executions
    .map((one) => ({ job: jobOf(one), test: one.test_id }))
    .filter(({ job }) => job !== '');
  const pairs = named.length > 0 ? named : await askJobs(build, context);
  const failed = new Set(build.report.failed.map(({ id }) => id));
  const known = new Set(listed.tests.map(({ id }) => id));
  const inFailedJobs = pairs.filter(({ job }) => failed.has(job)).map(({ test }) => test);
  const others = new Set(inFailedJobs.filter((id) => !known.has(id ?? '')));
  const some = others.size === 0 ? [] : (await list(build, 'result:~failed', context)).tests;
  const tests = [...listed.tests, ...some.filter(({ id }) => others.has(id))].flatMap((test) => {
    const all = pairs.filter((pair) => pair.test === test.id).map(({ job }) => job);
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
      ...[...unread].map(
        (suite) => `The results in suite ${redact.text(suite)} cannot be read with this token.`,
      ),
      ...(isProcessed ? [] : ['The service still processes results of tests. Failed tests can be missing.']),
    ],
  };
}

/** The tests of a build that passed after a retry: those that failed first. */
async function readRetried(build: FailedBuild, context: Context): Promise<ServiceTests> {
  const { tests } = await list(build, 'result:~failed', context);
  const { toLink } = context;
  return { tests: tests.map((test) => fromService(test, undefined, [], toLink)), gaps: [] };
}

async function list(
  { build: { build, address } }: FailedBuild,
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

function jobOf({ tags }: FailedExecution): string {
  const job = tags?.[jobTag];
  return typeof job === 'string' ? job : '';
}

/** Waits until the results of all runs that can be read are processed: true if they are. */
async function waitForRuns(
  runs: readonly Run[],
  endMs = Number.POSITIVE_INFINITY,
  leaveOut: (run: Run) => (error: unknown) => void,
  { client, clock, log, signal }: Context,
): Promise<boolean> {
  let open = runs;
  let looks = 0;
  for (const pauseMs of [0, ...pausesMs]) {
    looks += open.length;
    if (looks > mostLooks || (pauseMs > 0 && clock.monotonic() + pauseMs > endMs)) return false;
    if (pauseMs === pausesMs[0])
      log.info('The service still processes results of tests. They are read again for up to 35 s.');
    if (pauseMs > 0) await clock.sleep(pauseMs, signal);
    const read = await Promise.all(
      open.map((run) => client.tests.run(run, { signal, timeoutMs }).catch(leaveOut(run))),
    );
    open = open.filter((_, index) => read[index]?.state === 'running');
    if (open.length === 0) return true;
  }
  return false;
}
