import { flakyTestPeriods } from '../../model/requests.ts';
import { uuidOf } from '../identity.ts';
import { iso, suiteUrl, suiteWebUrl } from '../serialize/view.ts';
import { type Execution, executionsOf, runsOf, type SuiteRun } from '../world/executions.ts';
import type { BuildRecord, SuiteRecord, TestRecord } from '../world/records.ts';
import { type EndpointCall, missing, requestedOrganization, requestedSuite } from './call.ts';
import { pageOf } from './paging.ts';
import { isSet, singleValue, timeOf } from './query.ts';
import { type HandlerResult, RequestRejected } from './result.ts';

/** Executions of a test, counted. */
interface Tally {
  readonly suite: SuiteRecord;
  readonly test: TestRecord;
  readonly results: Readonly<Record<string, number>>;
  readonly duration: number;
}

/** What the live service's Test Engine tells of tests. Not in the document. */
export const testEndpoints = {
  'buildTests.list': (call: EndpointCall): HandlerResult => {
    const organization = requestedOrganization(call);
    const id = call.incoming.params.build;
    const build = call.world.builds.find((each) => each.id === id);
    if (build?.pipeline.organization !== organization) throw missing('build');
    const all = executionsOf(build, seenUntil(call));
    const found = new Set(matching(all, singleValue(call.incoming.url, 'tags')));
    return listTests(
      call,
      tally(all).filter(({ test }) => found.has(test.id)),
    );
  },
  'suiteTests.list': (call: EndpointCall): HandlerResult => {
    const suite = requestedSuite(call);
    const withCounts = knowsVersion(call.incoming.headers);
    return listTests(call, tallyOfSuite(call, suite), withCounts);
  },
  'testRuns.get': (call: EndpointCall): HandlerResult => {
    const run = requestedRun(call);
    const executions = executionsOf(run.build, seenUntil(call)).filter(({ suite }) => suite === run.suite);
    const isFailed = tally(executions).some(({ results }) => results.failed && !results.passed);
    return {
      status: 200,
      body: {
        id: run.id,
        url: runUrl(call, run),
        web_url: `${suiteWebUrl(run.suite)}/runs/${run.id}`,
        branch: run.build.spec.branch,
        commit_sha: run.build.spec.commit,
        state: run.running ? 'running' : 'finished',
        result: run.running ? 'pending' : isFailed ? 'failed' : 'passed',
        build_id: run.build.id,
        created_at: iso(run.build.createdAt),
      },
    };
  },
  'testRuns.failedExecutions': (call: EndpointCall): HandlerResult => {
    const run = requestedRun(call);
    const failed = executionsOf(run.build, seenUntil(call)).filter(
      ({ suite, result }) => suite === run.suite && result === 'failed',
    );
    return pageOf(failed, call.incoming.url, (execution) => serializeExecution(call, run, execution));
  },
} as const;

/** The runs in a build, as `include_test_engine` shows them. */
export function testEngineOf(build: BuildRecord, now: number) {
  return {
    runs: runsOf(build, now, now).map(({ id, suite }) => ({ id, suite: { id: suite.id, slug: suite.slug } })),
  };
}

/** Results are processed after their upload: with the fault `lag`, those of the last moments are not there yet. */
function seenUntil({ incoming, now }: EndpointCall): number {
  return now - incoming.lagMs;
}

function requestedRun(call: EndpointCall): SuiteRun {
  const suite = requestedSuite(call);
  const builds = call.world.builds.filter(({ pipeline }) => pipeline.organization === suite.organization);
  for (const build of builds) {
    const run = runsOf(build, call.now, seenUntil(call)).find(
      (each) => each.suite === suite && each.id === call.incoming.params.run,
    );
    if (run) return run;
  }
  throw missing('run');
}

/**
 * The IDs of the tests of which executions have these tags: `result:~failed` at least one of them, `result:^failed` all of
 * them. With other tags, only the executions that have them count.
 */
function matching(executions: readonly Execution[], given: string | null): readonly string[] {
  const tags = (given ?? '').split(',').filter((tag) => tag !== '');
  const isOfAll = (tag: string) => tag.includes(':^');
  const chosen = tags.filter((tag) => !isOfAll(tag) && !tag.includes(':~'));
  const byTest = Map.groupBy(
    executions.filter((execution) => chosen.every((tag) => hasTag(execution, tag))),
    ({ test }) => test.id,
  );
  return [...byTest].flatMap(([id, group]) => {
    const passes = (tag: string) => {
      const plain = tag.replace(':^', ':').replace(':~', ':');
      return isOfAll(tag)
        ? group.every((each) => hasTag(each, plain))
        : group.some((each) => hasTag(each, plain));
    };
    return tags.every(passes) ? [id] : [];
  });
}

function hasTag(execution: Execution, tag: string): boolean {
  return Object.entries({ ...tagsOf(execution), result: execution.result }).some(
    ([key, value]) => tag === `${key}:${value}`,
  );
}

function tagsOf({ suite, build, job }: Execution): Readonly<Record<string, string>> {
  return {
    'build.id': build.id,
    ...(suite.jobTags ? { 'build.job_id': job } : {}),
    'scm.branch': build.spec.branch,
    'scm.commit_sha': build.spec.commit,
  };
}

function tally(executions: readonly Execution[]): Tally[] {
  return [...Map.groupBy(executions, ({ test }) => test.id).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const results: Record<string, number> = { passed: 0, failed: 0 };
    for (const { result } of group) results[result] = (results[result] ?? 0) + 1;
    return { suite: first.suite, test: first.test, results, duration: first.duration };
  });
}

/** The flaky tests of a suite, and all tests that ran in builds. A flaky test of the seed last ran when it last failed. */
function tallyOfSuite(call: EndpointCall, suite: SuiteRecord): Tally[] {
  const [from, to] = periodOf(call);
  const flaky = suite.flakyTests().filter(({ lastSeenAt }) => lastSeenAt >= from && lastSeenAt < to);
  const ran = call.world.builds
    .filter(({ pipeline }) => pipeline.organization === suite.organization)
    .flatMap((build) => executionsOf(build, seenUntil(call)))
    .filter((execution) => execution.suite === suite && execution.at >= from && execution.at < to);
  const rows = new Map(tally(ran).map((row) => [row.test.id, row]));
  for (const test of flaky) {
    const { results = {}, duration = 0.5 } = rows.get(test.id) ?? {};
    const failed = test.instances + (results.failed ?? 0);
    const passed = Math.max(0, test.executions - test.instances) + (results.passed ?? 0);
    rows.set(test.id, { suite, test, results: { ...results, passed, failed }, duration });
  }
  return [...rows.values()];
}

function periodOf({ incoming: { url }, now }: EndpointCall): readonly [number, number] {
  const period = singleValue(url, 'period');
  const periods: Readonly<Record<string, number>> = flakyTestPeriods;
  if (period !== null && periods[period] === undefined)
    throw new RequestRejected(400, `"${period}" is not a period`);
  const start = period === null ? Number.NEGATIVE_INFINITY : now - (periods[period] ?? 0);
  return [timeOf(url, 'min_timestamp') ?? start, timeOf(url, 'max_timestamp') ?? Number.POSITIVE_INFINITY];
}

/** Whether the request is of a version that counts executions. A blank header counts as none. */
function knowsVersion(headers: Headers): boolean {
  const version = headers.get('buildkite-version')?.trim() ?? '';
  const time = Date.parse(version);
  if (version !== '' && (Number.isNaN(time) || iso(time).slice(0, 10) !== version))
    throw new RequestRejected(400, 'Buildkite-Version must be a date, such as 2026-08-01');
  return version >= '2026-08-01';
}

/** One page of tests, filtered by `labels` and in the order of `sort_by`. The older version knows one `label`. */
function listTests(call: EndpointCall, all: readonly Tally[], withCounts = true): HandlerResult {
  const { url } = call.incoming;
  const labels = (singleValue(url, withCounts ? 'labels' : 'label') ?? '').split(',').filter(Boolean);
  const hasLabels = ({ test }: Tally) =>
    labels.every((label) =>
      label.startsWith('!') ? !test.labels.includes(label.slice(1)) : test.labels.includes(label),
    );
  const sortBy = withCounts ? singleValue(url, 'sort_by') : null;
  const sign = singleValue(url, 'order') === 'asc' ? 1 : -1;
  const rows = all.filter(hasLabels);
  if (sortBy !== null) rows.sort((one, other) => sign * (sortKey(one, sortBy) - sortKey(other, sortBy)));
  return pageOf(rows, url, (row) => serializeTest(call, row, withCounts));
}

function sortKey(row: Tally, sortBy: string): number {
  const value = countsOf(row)[sortBy as 'reliability'];
  if (value === undefined) throw new RequestRejected(400, `Tests cannot be sorted by "${sortBy}"`);
  return value ?? 0;
}

function serializeTest(call: EndpointCall, row: Tally, withCounts: boolean) {
  const { suite, test } = row;
  return {
    id: test.id,
    url: `${suiteUrl(call.incoming.url, suite)}/tests/${test.id}`,
    web_url: `${suiteWebUrl(suite)}/tests/${test.id}`,
    scope: test.scope,
    name: test.name,
    location: test.location,
    file_name: test.file_name,
    labels: test.labels,
    ...(withCounts ? countsOf(row) : {}),
  };
}

function countsOf({ results, duration }: Tally) {
  const { passed = 0, failed = 0 } = results;
  const count = Object.values(results).reduce((sum, each) => sum + each, 0);
  return {
    reliability: passed + failed === 0 ? null : Math.round((1_000 * passed) / (passed + failed)) / 1_000,
    duration_avg: duration,
    duration_sum: Math.round(1_000 * duration * count) / 1_000,
    duration_min: duration,
    duration_max: duration,
    executions_count: count,
    executions_count_by_result: results,
  };
}

function runUrl({ incoming }: EndpointCall, { id, suite }: SuiteRun): string {
  return `${suiteUrl(incoming.url, suite)}/runs/${id}`;
}

function serializeExecution(call: EndpointCall, run: SuiteRun, execution: Execution) {
  const { test, suite, build, scripted, index, job } = execution;
  const { message = 'The test failed', backtrace = [] } = scripted;
  return {
    execution_id: uuidOf(`execution/${job}/${index}`),
    run_id: run.id,
    test_id: test.id,
    test_name: test.name,
    location: test.location,
    failure_reason: message,
    ...(isSet(call.incoming.url, 'include_failure_expanded')
      ? { failure_expanded: [{ backtrace, expanded: message.split('\n') }] }
      : {}),
    duration: execution.duration,
    branch: build.spec.branch,
    commit_sha: build.spec.commit,
    created_at: iso(execution.at),
    test_url: `${suiteUrl(call.incoming.url, suite)}/tests/${test.id}`,
    run_url: runUrl(call, run),
    tags: tagsOf(execution),
  };
}
