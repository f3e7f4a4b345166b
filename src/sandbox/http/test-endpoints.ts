import { serializeTest } from '../serialize/suite.ts';
import { countOf, isSet, suiteUrl } from '../serialize/view.ts';
import { type Execution, runsOf, type SuiteRun } from '../world/executions.ts';
import type { BuildRecord, SuiteRecord } from '../world/records.ts';
import { type EndpointCall, type Endpoints, missing, organizationIn, suiteIn } from './call.ts';
import { pageOf, singleValue, timeOf } from './query.ts';
import type { HandlerResult } from './result.ts';

/** The endpoints of tests, of the live service's Test Engine. Not in the document. */
export const testEndpoints = {
  'buildTests.list': (call) => {
    const organization = organizationIn(call);
    const build = call.world.builds.find(({ id }) => id === call.params.build);
    if (build?.pipeline.organization !== organization) throw missing('build');
    const isFound = tagCondition(singleValue(call.url, 'tags') ?? '');
    const executions = runsIn(call, build).flatMap((run) => run.executions);
    return listTests(call, byTest(executions).filter(isFound).map(tally));
  },
  'suiteTests.list': (call) => {
    const tests = tallyOfSuite(call, suiteIn(call));
    // The first version that counts executions.
    const withCounts = (call.headers.get('buildkite-version') ?? '') >= '2026-08-01';
    return listTests(call, tests, withCounts);
  },
  'testRuns.get': (call) => {
    const { id, suite, build, running, executions } = runIn(call);
    const tests = byTest(executions).map(tally);
    const isFailed = tests.some(({ results }) => results.failed && !results.passed);
    const result = running ? 'pending' : isFailed ? 'failed' : 'passed';
    const url = `${suiteUrl(call, suite)}/runs/${id}`;
    return { body: { id, url, state: running ? 'running' : 'finished', result, build_id: build.id } };
  },
  'failedExecutions.list': (call) => {
    const run = runIn(call);
    const failed = run.executions.filter(({ result }) => result === 'failed');
    const isExpanded = isSet(call, 'include_failure_expanded');
    return pageOf(failed, call, (execution) => {
      const { id, test, scripted } = execution;
      const { message = 'The test failed', backtrace = [] } = scripted;
      return {
        execution_id: id,
        run_id: run.id,
        test_id: test.id,
        test_name: test.name,
        location: test.location,
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

/**
 * A condition on the executions of a test: `result:~failed` at least one of them has this tag, `result:^failed` all of them
 * have it. With other tags, only the executions that have them count.
 */
function tagCondition(given: string): (executions: readonly Execution[]) => boolean {
  const tags = given.split(',').filter((tag) => tag !== '');
  const isOfAll = (tag: string) => tag.includes(':^');
  const chosen = tags.filter((tag) => !isOfAll(tag) && !tag.includes(':~'));
  return (executions) => {
    const counted = executions.filter((execution) => chosen.every((tag) => hasTag(execution, tag)));
    return (
      counted.length > 0 &&
      tags.every((tag) => {
        const has = (execution: Execution) => hasTag(execution, tag.replace(/:[\^~]/, ':'));
        return isOfAll(tag) ? counted.every(has) : counted.some(has);
      })
    );
  };
}

function hasTag(execution: Execution, tag: string): boolean {
  const tags = Object.entries({ ...tagsOf(execution), result: execution.result });
  return tags.some(([key, value]) => tag === `${key}:${value}`);
}

function tagsOf({ suite, build, job }: Execution): Record<string, string> {
  return { 'build.id': build.id, ...(suite.jobTags && { 'build.job_id': job }) };
}

/** Executions of a test, counted. */
type Tally = ReturnType<typeof tally>;

function tally(executions: readonly Execution[]) {
  const [{ suite, test }] = executions as readonly [Execution];
  const counts = countOf(executions, ({ result }) => result);
  return { suite, test, results: { passed: 0, failed: 0, ...counts } };
}

/** The flaky tests of a suite, and all tests that ran in builds. A flaky test of the seed last ran when it last failed. */
function tallyOfSuite(call: EndpointCall, suite: SuiteRecord): Tally[] {
  const from = timeOf(call.url, 'min_timestamp') ?? 0;
  const ran = runsOfSuite(call, suite)
    .flatMap(({ executions }) => executions)
    .filter(({ span }) => span.finishedAt >= from);
  const rows = new Map(byTest(ran).map((executions) => [executions[0]?.test.id, tally(executions)]));
  for (const test of suite.flakyTests().filter(({ lastSeenAt }) => lastSeenAt >= from)) {
    const { results = { passed: 0, failed: 0 } } = rows.get(test.id) ?? {};
    const failed = test.instances + results.failed;
    const passed = Math.max(0, test.executions - test.instances) + results.passed;
    rows.set(test.id, { suite, test, results: { ...results, passed, failed } });
  }
  return [...rows.values()];
}

/** One page of tests, filtered by `labels`. */
function listTests(call: EndpointCall, all: readonly Tally[], withCounts = true): HandlerResult {
  const labels = (singleValue(call.url, 'labels') ?? '').split(',').filter(Boolean);
  const rows = all.filter(({ test }) => labels.every((label) => test.labels.includes(label)));
  return pageOf(rows, call, ({ suite, test, results }) => {
    const { passed, failed } = results;
    return {
      ...serializeTest(suite, test),
      url: `${suiteUrl(call, suite)}/tests/${test.id}`,
      labels: test.labels,
      ...(withCounts && {
        reliability: passed + failed === 0 ? null : Math.round((1_000 * passed) / (passed + failed)) / 1_000,
        executions_count: Object.values(results).reduce((sum, each) => sum + each, 0),
        executions_count_by_result: results,
      }),
    };
  });
}
