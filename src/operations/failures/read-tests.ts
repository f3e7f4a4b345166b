import { ApiError } from '../../client/index.ts';
import type { BuildTest } from '../../model/test-engine.ts';
import { fromService } from '../../report/failures/service-tests.ts';
import type { BuildTests } from '../../report/failures/sources.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import { additionMs } from '../context/time-to-wait.ts';
import { type CollectedList, readList, whyIncomplete } from '../lists/read-list.ts';
import { hasPassedOnRetry } from '../outputs/build-outcome.ts';
import type { FailedBuild } from './failed-build.ts';

/** The failed tests of a build, by the service. */
export interface ServiceTests extends BuildTests {
  /** What is missing, in sentences. */
  readonly gaps: readonly string[];
}

const mostTests = 300;
const mostRuns = 5;
const mostExecutions = 100;
const mostJobs = 10;
/** When to look at runs, and again at those whose results are not processed. */
const pausesMs = [0, 5_000, 10_000, 20_000];
const mostLooks = 12;
/** The tag of an execution that names its job. */
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
  const isRefusal = (error: unknown) => error instanceof ApiError && [403, 404].includes(error.status);
  let refused = false;
  for (const one of builds) {
    const isRetried = hasPassedOnRetry(one);
    if (!one.build.test_engine?.runs?.length || !(one.report.state === 'failed' || isRetried)) continue;
    try {
      const read = isRetried ? await readRetried(one, context) : await readFailed(one, endMs, context);
      refused ||= 'failure' in read && isRefusal(read.failure);
      tests.set(one, read);
    } catch (error) {
      if (context.signal.aborted) break;
      context.log.info(`The failed tests are not read from the service: ${errorSentence(error)}`);
      return { tests, refused: refused || isRefusal(error) };
    }
  }
  return { tests, refused };
}

/** The tests of a build that passed after a retry: those that failed first. */
async function readRetried(build: FailedBuild, context: Context): Promise<ServiceTests> {
  const { items } = await list(build, 'result:~failed', context);
  const retried = items.map((test) => fromService(test, undefined, [], context.toLink));
  return { tests: [], retried, gaps: [] };
}

/**
 * The tests that failed in every execution, and those that failed in a job that was not retried. One that passed in that very job
 * too has failed first.
 */
async function readFailed(build: FailedBuild, endMs: number | undefined, context: Context) {
  const { executions, isOpen, isCut, failure } = await readRuns(build, endMs, context);
  const listed = await list(build, 'result:^failed', context);
  const named = executions.flatMap(({ tags, test_id: test }) =>
    typeof tags?.[jobTag] === 'string' ? [{ job: tags[jobTag], test }] : [],
  );
  const isVague = named.length === 0 || isCut;
  const pairs = [...named, ...(isVague ? await askJobs(build, 'result:^failed', context) : [])];
  const failed = new Set(build.report.failed.map(({ id }) => id));
  const always = new Set(listed.items.map(({ id }) => id));
  const others = pairs.filter(({ job, test }) => failed.has(job) && test && !always.has(test));
  const passed = others.length === 0 ? [] : await askJobs(build, 'result:~passed', context).catch(() => []);
  const isPassed = (job: string, test: string) => passed.some((one) => one.job === job && one.test === test);
  const some = others.length === 0 ? [] : (await list(build, 'result:~failed', context)).items;
  const ids = new Set(others.map(({ test }) => test));
  const all = [...listed.items, ...some.filter(({ id }) => ids.has(id))].flatMap((test) => {
    const ran = new Set(pairs.flatMap((pair) => (pair.test === test.id ? pair.job : [])));
    const inFailed = [...ran.intersection(failed)];
    // One that failed only in jobs that do not fail the build, such as those that may fail softly.
    if (inFailed.length === 0 && ran.size > 0) return [];
    const jobs = inFailed.filter((job) => !isPassed(job, test.id));
    const isRetried = jobs.length === 0 && ran.size > 0;
    const execution = executions.find((one) => one.test_id === test.id);
    return [{ isRetried, test: fromService(test, execution, isRetried ? inFailed : jobs, context.toLink) }];
  });
  const gaps = [
    !listed.complete && `Only ${listed.items.length} failed tests are read: ${whyIncomplete(listed)}.`,
    isCut && failed.size > mostJobs && `In which jobs tests failed is known of ${mostJobs} jobs only.`,
    isOpen && 'The service still processes results of tests. Failed tests can be missing.',
    failure && `Messages and jobs of failed tests can be missing: ${errorSentence(failure)}`,
  ].filter((gap) => typeof gap === 'string');
  const of = (isRetried: boolean) => all.filter((one) => one.isRetried === isRetried).map(({ test }) => test);
  return { tests: of(false), retried: of(true), gaps, failure };
}

/** Reads what failed in the runs of a build, as soon as their results are processed. */
async function readRuns(
  { build, address: { organization } }: FailedBuild,
  endMs = Number.POSITIVE_INFINITY,
  { client, clock, log, signal }: Context,
) {
  const runs = (build.test_engine?.runs ?? [])
    .slice(0, mostRuns)
    .flatMap(({ id, suite }) => (id && suite?.slug ? [{ organization, suite: suite.slug, run: id }] : []));
  let open = runs;
  let looks = mostLooks;
  let failure: unknown;
  /** What one run shows is not lost with another. A token without the scope sees none. */
  const attempt = <Value>(asked: Promise<Value>, none: Value) =>
    asked.catch((error) => {
      if (signal.aborted || (error instanceof ApiError && error.status === 403)) throw error;
      failure = error;
      return none;
    });
  for (const pauseMs of pausesMs) {
    if (open.length === 0 || looks === 0 || (pauseMs > 0 && clock.monotonic() + pauseMs > endMs)) break;
    if (pauseMs === pausesMs[1])
      log.info('The service still processes results of tests. They are read again for up to 35 s.');
    if (pauseMs > 0) await clock.sleep(pauseMs, signal);
    const looked = await Array.fromAsync(open.slice(0, looks), async (run) => {
      const seen = await attempt(client.tests.run(run, { signal, timeoutMs: additionMs }), null);
      return seen?.state === 'running' ? [run] : [];
    });
    open = [...looked.flat(), ...open.slice(looked.length)];
    looks -= looked.length;
  }
  const executions = await Array.fromAsync(runs, (run) =>
    attempt(client.tests.failedExecutions(run, { signal, timeoutMs: additionMs }), []),
  );
  const isLeft = (build.test_engine?.runs?.length ?? 0) > runs.length;
  const isCut = isLeft || executions.some((page) => page.length >= mostExecutions);
  return { executions: executions.flat(), isOpen: open.length > 0, isCut, failure };
}

/** The first tests of a build with such tags. @throws ClientError */
async function list(build: FailedBuild, tags: string, context: Context): Promise<CollectedList<BuildTest>> {
  const { client, signal } = context;
  const to = { organization: build.address.organization, build: build.build.id };
  const tests = client.tests.listForBuild(to, { tags, signal, timeoutMs: additionMs });
  const listed = await readList(tests, { limit: mostTests, thing: 'test' }, context);
  if (listed.failure) throw listed.failure.cause;
  return listed;
}

/** The tests of each failed job with such results, by a filter of which no document says that it is of the same execution. */
async function askJobs(build: FailedBuild, result: string, context: Context) {
  const jobs = build.report.failed.filter(({ child }) => child === undefined).slice(0, mostJobs);
  const asked = jobs.map(async ({ id: job }) => {
    const { items } = await list(build, `${result},${jobTag}:${job}`, context);
    return items.map((test) => ({ job, test: test.id }));
  });
  return (await Promise.all(asked)).flat();
}
