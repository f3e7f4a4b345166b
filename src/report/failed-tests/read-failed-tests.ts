import { cargoTest } from './cargo-test.ts';
import { type Doubt, doubtOf } from './doubt.ts';
import type { FailedTest, LogReader } from './failed-test.ts';
import { goTest } from './go-test.ts';
import { gradle } from './gradle.ts';
import { jest } from './jest.ts';
import { maven } from './maven.ts';
import { minitest } from './minitest.ts';
import { pytest } from './pytest.ts';
import { rspec } from './rspec.ts';
import { vitest } from './vitest.ts';

/** The failed tests of a run. */
export interface FailedTests {
  readonly runner: string;
  readonly tests: readonly FailedTest[];
  /** Why these may not be all that failed; null if nothing says so. */
  readonly doubt: Doubt | null;
}

const readers: readonly LogReader[] = [
  rspec,
  pytest,
  jest,
  vitest,
  goTest,
  minitest,
  gradle,
  maven,
  cargoTest,
];
const maxTests = 5_000;

/**
 * The failed tests that the closing section of a test run lists. The text has no ANSI sequences and no timestamps, `\n`
 * between its lines, and its end is complete; `cut` says that it has lost its beginning.
 *
 * Null if no reader understands the text, or if it is not certain what it means: it closes two runs, the job succeeded, the
 * run tells no failure, or it counts other failures than were read. That is also so if the beginning of the section is
 * missing: a part of the failed tests would look like all of them.
 */
export function readFailedTests(
  text: string,
  job: { readonly exitStatus: number | null; readonly cut: boolean },
): FailedTests | null {
  if (job.exitStatus === 0) return null;
  const lines = text.split('\n');
  const runs = readers.flatMap((reader) => reader.ends(lines).map((end) => ({ reader, end })));
  const [run] = runs;
  if (run === undefined || runs.length > 1) return null;
  const tests = run.reader.read({ lines, cut: job.cut }, run.end);
  if (tests === null || tests.length === 0 || tests.length > maxTests) return null;
  const { runner } = run.reader;
  const outside = run.reader.outside(lines, run.end);
  const hooks = run.reader.hooks?.(lines, run.end) ?? [];
  const doubt = doubtOf({ lines, cut: job.cut }, { runner, end: run.end, outside, hooks }, job.exitStatus);
  return { runner, tests, doubt };
}
