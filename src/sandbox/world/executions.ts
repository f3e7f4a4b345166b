import { fractionOf, uuidOf } from '../identity.ts';
import type { ScriptedTest } from '../simulation/script.ts';
import type { Span } from '../simulation/span.ts';
import { jobIdOf, timelineOf } from './build-timeline.ts';
import type { BuildRecord, FlakyTestRecord, SuiteRecord, TestRecord } from './records.ts';

/** One execution of a test, in a run of a job. */
export interface Execution {
  readonly test: TestRecord;
  readonly suite: SuiteRecord;
  readonly build: BuildRecord;
  readonly job: string;
  readonly result: string;
  readonly scripted: ScriptedTest;
  /** Seconds. */
  readonly duration: number;
  readonly at: number;
  /** Its place among the executions of its job. */
  readonly index: number;
}

/** The results of a suite in one build. */
export interface SuiteRun {
  readonly id: string;
  readonly suite: SuiteRecord;
  readonly build: BuildRecord;
  /** True while a job has not uploaded its results, or they are not processed yet. */
  readonly running: boolean;
}

/**
 * The executions in a build whose results are there at a time. A job uploads them when it ends by itself: one that timed
 * out or was canceled has none.
 */
export function executionsOf(build: BuildRecord, at: number): readonly Execution[] {
  return timelineOf(build).spans.flatMap((span) => (hasResults(span, at) ? executionsIn(build, span) : []));
}

/** The runs of suites in a build at a time, of which the results of jobs that ended after `seenUntil` are missing. */
export function runsOf(build: BuildRecord, at: number, seenUntil: number): readonly SuiteRun[] {
  const running = new Map<SuiteRecord, boolean>();
  for (const span of timelineOf(build).spans) {
    if (span.createdAt > at) continue;
    for (const suite of suitesOf(build, span)) {
      const isOpen = span.finishedAt > seenUntil;
      if (span.startedAt <= at || running.has(suite))
        running.set(suite, isOpen || (running.get(suite) ?? false));
    }
  }
  return [...running].map(([suite, isRunning]) => ({
    id: uuidOf(`run/${build.id}/${suite.id}`),
    suite,
    build,
    running: isRunning,
  }));
}

/** The flaky test of a suite with the scope, the name and the file of a test. */
function flakyTestOf(suite: SuiteRecord, test: ScriptedTest): FlakyTestRecord | undefined {
  const list = suite.flakyTests();
  const index = indexes.get(list) ?? new Map(list.map((each) => [keyOf(each), each]));
  indexes.set(list, index);
  return index.get(keyOf(test));
}

const indexes = new WeakMap<readonly FlakyTestRecord[], ReadonlyMap<string, FlakyTestRecord>>();

function hasResults({ end, finishedAt }: Span, at: number): boolean {
  return finishedAt <= at && (end === 'passed' || end === 'failed');
}

function executionsIn(build: BuildRecord, span: Span): Execution[] {
  return testsOf(span).flatMap((scripted, index) => {
    const suite = suiteOf(build, scripted);
    if (suite === undefined) return [];
    const test = testOf(suite, scripted);
    const { results = ['passed'] } = scripted;
    return {
      test,
      suite,
      build,
      job: jobIdOf(build, span),
      result: results[span.attempt] ?? results.at(-1) ?? 'passed',
      scripted,
      duration: Math.round(1_000 * (0.01 + fractionOf(test.id))) / 1_000,
      at: span.finishedAt,
      index,
    };
  });
}

function testsOf({ job }: Span): readonly ScriptedTest[] {
  if (job.kind !== 'script') return [];
  const { tests = [] } = job.step;
  return typeof tests === 'function' ? tests(job.index) : tests;
}

function suitesOf(build: BuildRecord, span: Span): ReadonlySet<SuiteRecord> {
  return new Set(testsOf(span).flatMap((test) => suiteOf(build, test) ?? []));
}

function suiteOf({ pipeline }: BuildRecord, test: ScriptedTest): SuiteRecord | undefined {
  const { suites } = pipeline.organization;
  return test.suite === undefined ? suites[0] : suites.find(({ slug }) => slug === test.suite);
}

/** The test of a suite that a script names: one of its flaky tests, if scope, name and file are the same. */
function testOf(suite: SuiteRecord, scripted: ScriptedTest): TestRecord {
  const { name, scope = null, location = null, labels = [] } = scripted;
  const flaky = flakyTestOf(suite, scripted);
  return {
    id: flaky?.id ?? uuidOf(`test/${suite.id}/${keyOf(scripted)}`),
    name,
    scope,
    location,
    file_name: fileOf(location),
    labels: flaky === undefined || labels.includes('flaky') ? labels : ['flaky', ...labels],
  };
}

function keyOf({ scope = null, name, location = null }: ScriptedTest): string {
  return JSON.stringify([scope, name, fileOf(location)]);
}

/** The file of a location, which ends with a line. */
function fileOf(location: string | null): string | null {
  return location === null ? null : location.replace(/:\d+$/, '');
}
