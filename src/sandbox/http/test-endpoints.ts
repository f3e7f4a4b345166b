import { flakyTestPeriods } from '../../model/requests.ts';
import { testStates } from '../seed/seed.ts';
import { serializeTest } from '../serialize/suite.ts';
import { countOf, iso, isSet, suitePath, suiteUrl } from '../serialize/view.ts';
import { commitAt } from '../world/builds.ts';
import { type Execution, runsOf, type SuiteRun } from '../world/executions.ts';
import type { BuildRecord, SuiteRecord, TestRecord } from '../world/records.ts';
import { type EndpointCall, type Endpoints, missing, organizationIn, suiteIn } from './call.ts';
import { pageOf, singleValue, timeOf, valuesAmong } from './query.ts';
import { type HandlerResult, RequestRejected } from './result.ts';

/** The endpoints of tests, of the live service's Test Engine. Not in the document. */
export const testEndpoints = {
  'tests.listForBuild': (call) => {
    const organization = organizationIn(call);
    const build = call.world.builds.find(({ id }) => id === call.params.build);
    if (build?.pipeline.organization !== organization) throw missing('build');
    const executions = runsIn(call, build).flatMap((run) => run.executions);
    return listTests(call, byTest(executions).map(rowOf));
  },
  'tests.listForSuite': (call) => listTests(call, rowsOfSuite(call, suiteIn(call))),
  'tests.listRuns': (call) =>
    pageOf(runsOfSuite(call, suiteIn(call)).toReversed(), call, (run) => showRun(call, run)),
  'tests.run': (call) => ({ body: showRun(call, runIn(call)) }),
  'tests.failedExecutions': (call) => {
    const run = runIn(call);
    const failed = run.executions.filter(({ result }) => result === 'failed');
    const isExpanded = isSet(call, 'include_failure_expanded');
    return pageOf(failed, call, (execution) => {
      const { id, test, scripted, span } = execution;
      const { message = 'The test failed', backtrace = [] } = scripted;
      return {
        execution_id: id,
        run_id: run.id,
        test_id: test.id,
        test_name: test.name,
        location: test.location,
        ...revisionOf(call, run),
        created_at: iso(span.finishedAt),
        run_url: webUrl(call, run),
        test_execution_url: `${call.webOrigin}${suitePath(run.suite)}/tests/${test.id}?execution_id=${id}`,
        failure_reason: message,
        ...(isExpanded && { failure_expanded: [{ backtrace, expanded: message.split('\n') }] }),
        tags: tagsOf(execution),
      };
    });
  },
} satisfies Endpoints;

/** The runs in a build, as `include_test_engine` shows them. */
export function testEngineOf(build: BuildRecord, now: number) {
  return {
    runs: runsOf(build, now, now).map(({ id, suite }) => ({ id, suite: { id: suite.id, slug: suite.slug } })),
  };
}

function showRun(call: EndpointCall, run: SuiteRun) {
  const { id, suite, running, executions } = run;
  const { id: build_id, createdAt } = run.build;
  const tests = byTest(executions).map(rowOf);
  const isFailed = tests.some(({ results }) => results.failed && !results.passed);
  const result = running ? 'pending' : isFailed ? 'failed' : 'passed';
  const url = `${suiteUrl(call, suite)}/runs/${id}`;
  const [web_url, state] = [webUrl(call, run), running ? 'running' : 'finished'];
  return { id, url, web_url, ...revisionOf(call, run), created_at: iso(createdAt), state, result, build_id };
}

function webUrl({ webOrigin }: EndpointCall, { id, suite }: SuiteRun): string {
  return `${webOrigin}${suitePath(suite)}/runs/${id}`;
}

function revisionOf({ now }: EndpointCall, { build }: SuiteRun) {
  return { branch: build.spec.branch, commit_sha: commitAt(build, now) };
}

/** Results are processed after their upload: with the fault `lag`, those of the last moments are not there yet. */
function runsIn({ now, lagMs }: EndpointCall, build: BuildRecord): readonly SuiteRun[] {
  return runsOf(build, now, now - lagMs);
}

function runsOfSuite(call: EndpointCall, suite: SuiteRecord): readonly SuiteRun[] {
  const builds = call.world.builds.filter(({ pipeline }) => pipeline.organization === suite.organization);
  return builds.flatMap((build) => runsIn(call, build)).filter((run) => run.suite === suite);
}

function runIn(call: EndpointCall): SuiteRun {
  const run = runsOfSuite(call, suiteIn(call)).find(({ id }) => id === call.params.run);
  if (!run) throw missing('run');
  return run;
}

function byTest(executions: readonly Execution[]): Execution[][] {
  return [...Map.groupBy(executions, ({ test }) => test.id).values()];
}

/** A test in a list, with its executions that the list counts. */
interface Row {
  readonly suite: SuiteRecord;
  readonly test: TestRecord;
  readonly results: Readonly<Record<string, number>>;
  /** The tags of each execution, or of each kind of execution. */
  readonly tags: readonly Tags[];
}

type Tags = Readonly<Record<string, string>>;

/** Executions of a test, counted. */
function rowOf(executions: readonly Execution[]): Row {
  const [{ suite, test }] = executions as readonly [Execution];
  const counts = countOf(executions, ({ result }) => result);
  const tags = executions.map((execution) => ({ ...tagsOf(execution), result: execution.result }));
  return { suite, test, results: { passed: 0, failed: 0, ...counts }, tags };
}

function tagsOf({ suite, build, job }: Execution): Tags {
  return { 'build.id': build.id, ...(suite.jobTags && { 'build.job_id': job }) };
}

/**
 * A condition on the executions of a test: `result:~failed` at least one of them has this tag, `result:^failed` all of them
 * have it. With other tags, only the executions that have them count.
 */
function tagCondition(given: string): (executions: readonly Tags[]) => boolean {
  const conditions = given.split(',').filter((tag) => tag !== '');
  const isOfAll = (tag: string) => tag.includes(':^');
  const chosen = conditions.filter((tag) => !isOfAll(tag) && !tag.includes(':~'));
  const has = (tags: Tags, tag: string) =>
    Object.entries(tags).some(([key, value]) => tag === `${key}:${value}`);
  return (executions) => {
    const counted = executions.filter((tags) => chosen.every((tag) => has(tags, tag)));
    return (
      counted.length > 0 &&
      conditions.every((tag) => {
        const fits = (tags: Tags) => has(tags, tag.replace(/:[\^~]/, ':'));
        return isOfAll(tag) ? counted.every(fits) : counted.some(fits);
      })
    );
  };
}

/**
 * The tests of a suite that ran in a time, on a branch if the query names one: the flaky tests of the seed, which ran when
 * they last failed, and the tests of builds.
 */
function rowsOfSuite(call: EndpointCall, suite: SuiteRecord): Row[] {
  const { url, now } = call;
  const from = timeOf(url, 'min_timestamp') ?? now - periodOf(url);
  const to = timeOf(url, 'max_timestamp') ?? now;
  const branch = singleValue(url, 'branch');
  const isListed = (at: number, on: string) => at >= from && at <= to && (branch ?? on) === on;
  const ran = runsOfSuite(call, suite)
    .flatMap(({ executions }) => executions)
    .filter(({ span, build }) => isListed(span.finishedAt, build.spec.branch));
  const rows = new Map(byTest(ran).map((executions) => [executions[0]?.test.id, rowOf(executions)]));
  for (const test of suite.flakyTests().filter((each) => isListed(each.lastSeenAt, each.branch))) {
    const row = rows.get(test.id) ?? { results: { passed: 0, failed: 0 }, tags: [] };
    const { passed = 0, failed = 0 } = row.results;
    const past = { failed: test.instances, passed: Math.max(0, test.executions - test.instances) };
    const results = { ...row.results, passed: passed + past.passed, failed: failed + past.failed };
    const kinds = Object.entries(past).filter(([, count]) => count > 0);
    const tags = [...row.tags, ...kinds.map(([result]) => ({ result }))];
    rows.set(test.id, { suite, test, results, tags });
  }
  return [...rows.values()];
}

/** The version from which on the tests of a suite have counts, and more filters than `label` and `search`. */
const versionWithCounts = '2026-08-01';

/** One page of tests. Which version a request asks for matters only for the tests of a suite. */
function listTests(call: EndpointCall, rows: readonly Row[]): HandlerResult {
  const { endpoint, headers, url } = call;
  const version = headers.get('buildkite-version')?.trim() ?? '';
  if (version !== '' && !(/^\d{4}-\d{2}-\d{2}$/.test(version) && Date.parse(version) > 0))
    throw new RequestRejected(400, 'Buildkite-Version must be a date: YYYY-MM-DD');
  const withCounts = endpoint === 'tests.listForBuild' || version >= versionWithCounts;
  const label = singleValue(url, 'label');
  const plain = rows.filter(
    ({ test }) => (label === null || test.labels.includes(label)) && isFoundBySearch(url, test),
  );
  return pageOf(withCounts ? plain.filter(testFilter(url)) : plain, call, (row) => ({
    ...serializeTest(call, row.suite, row.test),
    url: `${suiteUrl(call, row.suite)}/tests/${row.test.id}`,
    labels: row.test.labels,
    ...(withCounts && countsOf(row)),
  }));
}

function testFilter(url: URL): (row: Row) => boolean {
  const listOf = (name: string) => (singleValue(url, name) ?? '').split(',').filter(Boolean);
  const [labels, owners] = [listOf('labels'), listOf('owners')];
  const states = valuesAmong(url, 'state', testStates);
  const fitsTags = tagCondition(singleValue(url, 'tags') ?? '');
  return ({ test, tags }) =>
    labels.every((label) =>
      label.startsWith('!') ? !test.labels.includes(label.slice(1)) : test.labels.includes(label),
    ) &&
    (owners.length === 0 || owners.some((owner) => test.owners.includes(owner))) &&
    (states?.includes(test.state) ?? true) &&
    fitsTags(tags);
}

/** The numbers of a test. */
function countsOf({ results }: Row) {
  const { passed = 0, failed = 0 } = results;
  return {
    reliability: passed + failed === 0 ? null : Math.round((1_000 * passed) / (passed + failed)) / 1_000,
    executions_count: Object.values(results).reduce((sum, each) => sum + each, 0),
    executions_count_by_result: results,
  };
}

/** The window that the query asks for, in milliseconds; one week by default. */
export function periodOf(url: URL): number {
  const [period = '7days'] = valuesAmong(url, 'period', Object.keys(flakyTestPeriods)) ?? [];
  return flakyTestPeriods[period as keyof typeof flakyTestPeriods];
}

/** True for a test whose name or scope has the text that the query searches for. */
export function isFoundBySearch(url: URL, { name, scope }: TestRecord): boolean {
  const text = (singleValue(url, 'search') ?? '').toLowerCase();
  return [name, scope ?? ''].some((part) => part.toLowerCase().includes(text));
}
