import type { Build } from '../../model/build.ts';
import { isOfFork } from '../../model/fork.ts';
import type { Job, ScriptJob, TriggerJob } from '../../model/job.ts';
import { parseQueueBranch } from '../../model/queue-branch.ts';
import type { SuiteAddress } from '../../model/requests.ts';
import { isReplaced, isScriptJob } from '../../model/script-job.ts';
import { effectiveState } from '../../model/states.ts';
import { parseTime } from '../../model/times.ts';
import { jobOutcome } from '../../report/builds/outcomes.ts';
import type { JobOnBase, TestOnBase } from '../../report/failures/base-branch.ts';
import type { FailedTest } from '../../report/failures/failed-test.ts';
import { identifyTests, keyOf, positionsOf } from '../../report/tests/identity.ts';
import { day } from '../../report/text/durations.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import { additionMs } from '../context/time-to-wait.ts';
import type { FailureSettings } from '../inputs/wait-settings.ts';
import { readList } from '../lists/read-list.ts';
import type { FailedBuild } from './failed-build.ts';

/** How a failed build compares with the last builds of its base branch. */
export interface BaseComparison {
  /** How its failed jobs did there, by their IDs. */
  readonly jobs: ReadonlyMap<string, JobOnBase>;
  /** How a failed test did there; null if that is not known. */
  readonly onBase: (test: FailedTest) => TestOnBase | null;
  /** True if each of its failed jobs failed in the newest finished build there too; null if that is not known. */
  readonly isFailing: boolean | null;
  /** What could not be read, in sentences. */
  readonly gaps: readonly string[];
}

const mostBuilds = 10;
const days = 7;
const mostTests = 100;
/** An addition to a failure that is known already: one attempt, in the order of what waits. */
const options = { timeoutMs: additionMs, rank: 'last' } as const;

/**
 * Compares failed builds of other branches, or of pull requests, with their base branch: the failed jobs with its last finished
 * builds, in one list for each pipeline; the failed tests with those of its last days, in one list for each suite. A build that
 * has nothing to compare is left out. Never throws.
 */
export async function compareWithBase(
  builds: readonly FailedBuild[],
  { compareBase, baseBranch }: FailureSettings,
  context: Context,
): Promise<ReadonlyMap<FailedBuild, BaseComparison>> {
  const compared = new Map<FailedBuild, BaseComparison>();
  const lists = new Map<string, Promise<unknown>>();
  const once = <Value>(key: readonly string[], read: () => Promise<Value>) => {
    const name = key.join(' ');
    if (!lists.has(name)) lists.set(name, read());
    return lists.get(name) as Promise<Value>;
  };
  const ids = new Set(builds.map(({ build }) => build.id));
  for (const one of builds) {
    const { build, report } = one;
    const ofBuild = parseQueueBranch(build.branch)?.base ?? build.pull_request?.base;
    const base = baseBranch ?? ofBuild ?? build.pipeline?.default_branch;
    const isOfBase = build.branch === base && !build.pull_request?.id;
    if (compareBase && base && !isOfBase && report.failed.length > 0)
      compared.set(one, await compareOne(one, { base, ids, once }, context));
  }
  return compared;
}

/** What a build is compared with. */
interface Compared {
  readonly base: string;
  /** The builds that are compared: none of them stands for the branch. */
  readonly ids: ReadonlySet<string>;
  /** Reads what is read once for all builds with this key. */
  readonly once: <Value>(key: readonly string[], read: () => Promise<Value>) => Promise<Value>;
}

async function compareOne(
  one: FailedBuild,
  { base, ids, once }: Compared,
  context: Context,
): Promise<BaseComparison> {
  const { build, report } = one;
  const { organization, pipeline } = one.address;
  const gaps: string[] = [];
  const attempt = async <Value>(what: string, reading: Promise<Value>) => {
    try {
      return await reading;
    } catch (error) {
      if (!context.signal.aborted)
        gaps.push(`Whether the ${what} fail on ${base} too is not known: ${errorSentence(error)}`);
      return null;
    }
  };
  const list = once([organization, base, pipeline, 'builds'], () => readBuilds(one, base, context));
  const builds = (await attempt('jobs', list))?.filter(({ id }) => !ids.has(id)) ?? null;
  const suite = suiteOf(build);
  const read = () => readTests({ organization, suite: suite ?? '' }, base, context);
  const tests =
    suite === null ? null : await attempt('tests', once([organization, base, suite, 'tests'], read));
  const jobs = new Map<string, JobOnBase>();
  for (const { id } of report.failed) {
    const job = build.jobs?.filter(isRun).find((each) => each.id === id);
    if (job && builds) jobs.set(id, jobIn(builds, stepOf(job), base, context));
  }
  const newest = builds?.find((each) => ['passed', 'failed'].includes(each.state));
  const isFailing =
    newest && jobs.size === report.failed.length
      ? [...jobs.values()].every(({ last }) => last?.number === newest.number)
      : null;
  return { jobs, onBase: (test) => tests && testIn(tests, test, { base, organization }), isFailing, gaps };
}

/** The last finished builds of the branch, without those of pull requests from other repositories, whose branch has the same name. */
async function readBuilds({ address, build: { pipeline } }: FailedBuild, branch: string, context: Context) {
  const { client, signal } = context;
  const list = client.builds.listForPipeline(address, {
    ...options,
    branch,
    state: 'finished',
    perPage: mostBuilds,
    signal,
  });
  const { items, failure } = await readList(list, { limit: mostBuilds, thing: 'build' }, context);
  if (failure) throw failure.cause;
  const own = context.workflow.repository?.name ?? null;
  return items.filter((build) => build.branch === branch && !isOfFork({ pipeline, ...build }, own));
}

type RunJob = ScriptJob | TriggerJob;

function isRun(job: Job): job is RunJob {
  return isScriptJob(job) || job.type === 'trigger';
}

/** What a job has in common with the same job of another build: all jobs of a matrix or a parallel step have one key. */
function stepOf(job: RunJob): string {
  const { step_key: key, name } = job;
  const { command, matrix, parallel_group_index: index } = job as Partial<ScriptJob>;
  return JSON.stringify([job.type, key ?? [name, name ? null : command], matrix ?? null, index ?? null]);
}

/** How a job did in these builds, newest first. */
function jobIn(builds: readonly Build[], step: string, branch: string, { toLink }: Context): JobOnBase {
  const runs = builds.flatMap((build) =>
    (build.jobs ?? [])
      .filter(isRun)
      .filter((job) => stepOf(job) === step && !isReplaced(job))
      .map((job) => ({ build, outcome: jobOutcome(job, effectiveState(build)) })),
  );
  const failed = runs.filter(({ outcome }) => outcome === 'failed');
  const ran = failed.length + runs.filter(({ outcome }) => outcome === 'passed').length;
  const [last] = failed.map(({ build: { number, web_url, finished_at } }) => {
    return { number, url: toLink(web_url), at: parseTime(finished_at) };
  });
  return { branch, ran, failed: failed.length, last: last ?? null };
}

/** The slug of the suite of a build; null if it has not exactly one. */
function suiteOf({ test_engine: engine }: Build): string | null {
  const [suite = null, ...others] = new Set(engine?.runs?.flatMap(({ suite }) => suite?.slug ?? []));
  return others.length === 0 ? suite : null;
}

/** The tests of the suite that failed on the branch within the last days. */
async function readTests(address: SuiteAddress, branch: string, context: Context) {
  const { client, signal } = context;
  const min_timestamp = new Date(client.serviceNow() - days * day).toISOString();
  const asked = { ...options, branch, tags: 'result:~failed', min_timestamp, signal };
  const list = client.tests.listForSuite(address, asked);
  const { items, complete, failure } = await readList(list, { limit: mostTests, thing: 'test' }, context);
  if (failure) throw failure.cause;
  const keys = identifyTests(items, address.organization).map(keyOf);
  return { items, keys, complete };
}

/** The test among these, by its page, or else by its key. One that is not among all that failed did not fail. */
function testIn(
  { items, keys, complete }: Awaited<ReturnType<typeof readTests>>,
  test: FailedTest,
  { base, organization }: { readonly base: string; readonly organization: string },
): TestOnBase | null {
  const byPage = items.filter(({ web_url }) => test.url !== null && web_url === test.url);
  const [key = ''] = identifyTests([{ ...test, location: test.file }], organization).map(keyOf);
  const found = byPage.length > 0 ? byPage : positionsOf(key, keys).flatMap((at) => items[at] ?? []);
  if (found.length > 1 || (found.length === 0 && !(complete && test.labels !== null))) return null;
  const { executions_count: total = null, executions_count_by_result: counts } = found[0] ?? {};
  return { branch: base, days, failed: counts?.failed ?? 0, ran: total };
}
