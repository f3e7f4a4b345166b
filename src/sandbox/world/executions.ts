import { uuidOf } from '../identity.ts';
import type { ScriptedTest } from '../seed/seed.ts';
import { forJob } from '../simulation/plan.ts';
import type { Span } from '../simulation/timeline.ts';
import { jobIdOf } from './builds.ts';
import type { BuildRecord, SuiteRecord, TestRecord } from './records.ts';
import { fileOf } from './suites.ts';

/** One execution of a test, in a run of a job. */
export type Execution = ReturnType<typeof executionsIn>[number];

/** The results of a suite in one build. It runs while a job has not uploaded its results, or they are not processed yet. */
export type SuiteRun = ReturnType<typeof runsOf>[number];

/**
 * The runs of suites in a build at a time, of which the results of jobs that ended after `seenUntil` are missing. A job
 * uploads its results when it ends by itself: one that timed out or was canceled has none.
 */
export function runsOf(build: BuildRecord, at: number, seenUntil: number) {
  const created = build.timeline.spans.filter(({ createdAt }) => createdAt <= at);
  const planned = created.flatMap((span) => executionsIn(build, span));
  const started = [...Map.groupBy(planned, ({ suite }) => suite)].filter(([, executions]) =>
    executions.some(({ span }) => span.startedAt <= at),
  );
  return started.map(([suite, executions]) => ({
    id: uuidOf(`run/${build.id}/${suite.id}`),
    suite,
    build,
    running: executions.some(({ span }) => span.finishedAt > seenUntil),
    executions: executions.filter(
      ({ span: { end, finishedAt } }) => finishedAt <= seenUntil && (end === 'passed' || end === 'failed'),
    ),
  }));
}

function executionsIn(build: BuildRecord, span: Span) {
  return testsOf(span).flatMap((scripted, index) => {
    const suite = suiteOf(build, scripted);
    if (suite === undefined) return [];
    const test = testOf(suite, scripted);
    const job = jobIdOf(build, span);
    const { results = ['passed'] } = scripted;
    const result = results[span.attempt] ?? results.at(-1) ?? 'passed';
    const id = uuidOf(`execution/${job}/${index}`);
    return { id, test, suite, build, job, span, result, scripted };
  });
}

function testsOf({ job }: Span): readonly ScriptedTest[] {
  return job.kind === 'script' ? forJob(job.step.tests ?? [], job.index) : [];
}

function suiteOf({ pipeline }: BuildRecord, test: ScriptedTest): SuiteRecord | undefined {
  const { suites } = pipeline.organization;
  return test.suite === undefined ? suites[0] : suites.find(({ slug }) => slug === test.suite);
}

/** The test of a suite that a script names: one of its flaky tests, if scope, name and file are the same. */
function testOf(suite: SuiteRecord, scripted: ScriptedTest): TestRecord {
  const { name, scope = null, location = null, labels = [] } = scripted;
  const file_name = fileOf(location);
  const flaky = suite
    .flakyTests()
    .find((each) => each.name === name && each.scope === scope && each.file_name === file_name);
  const { state = 'enabled', owners = [] } = flaky ?? {};
  return {
    state,
    owners,
    id: flaky?.id ?? uuidOf(`test/${suite.id}/${scope}/${name}/${file_name}`),
    name,
    scope,
    location,
    file_name,
    labels: [...new Set([...(flaky?.labels ?? []), ...labels])],
  };
}
