import type { Doubt } from '../../report/failed-tests/doubt.ts';
import type { FailedTest } from '../../report/failed-tests/failed-test.ts';
import type { FlakyMark } from '../../report/failed-tests/known-flaky.ts';
import type { FailedTestPlace } from '../../report/logs/blocks.ts';
import type { LogReading } from '../../report/logs/read-job-log.ts';
import type { ReportedBuild } from '../outputs/build-outcome.ts';
import type { FailedJob } from './read-logs.ts';

/** A failed job with what its log says; null if it is not read. */
export interface ExplainedJob extends FailedJob<ReportedBuild> {
  readonly reading: LogReading | null;
  readonly tests: readonly TestOfJob[];
  /** Why its failed tests may not be all that failed. */
  readonly doubt: Doubt | null;
}

/** A test that failed in a job. */
export interface TestOfJob extends FailedTestPlace, FailedTest {
  readonly job: string;
  readonly runner: string;
  readonly mark?: FlakyMark;
}
