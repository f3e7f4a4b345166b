import { cancelBuildOperation } from './cancel-build.ts';
import { cancelBuildsOperation } from './cancel-builds.ts';
import { defineCheckSetup } from './check-setup.ts';
import { downloadArtifactsOperation } from './download-artifacts.ts';
import { explainBuildOperation } from './explain-build.ts';
import { getBuildOperation } from './get-build.ts';
import { listBuildsOperation } from './list-builds.ts';
import { listFlakyTestsOperation } from './list-flaky-tests.ts';
import type { Operation } from './operation.ts';
import { rebuildBuildOperation } from './rebuild-build.ts';
import { retryFailedJobsOperation } from './retry-failed-jobs.ts';
import { runCommandOperation } from './run-command.ts';
import {
  createSuiteOperation,
  deleteSuiteOperation,
  getSuiteOperation,
  listSuitesOperation,
  updateSuiteOperation,
} from './suite-operations.ts';
import { triggerBuildOperation } from './trigger-build.ts';
import { unblockBuildOperation } from './unblock-build.ts';
import { waitForBuildOperation } from './wait-for-build.ts';

/** The operations that do something with builds and suites. */
const others: readonly Operation[] = [
  triggerBuildOperation,
  waitForBuildOperation,
  getBuildOperation,
  explainBuildOperation,
  cancelBuildOperation,
  cancelBuildsOperation,
  rebuildBuildOperation,
  retryFailedJobsOperation,
  unblockBuildOperation,
  runCommandOperation,
  downloadArtifactsOperation,
  listBuildsOperation,
  listFlakyTestsOperation,
  listSuitesOperation,
  getSuiteOperation,
  createSuiteOperation,
  updateSuiteOperation,
  deleteSuiteOperation,
];

/** All operations, in the order of the README. */
export const operations: readonly Operation[] = [...others, defineCheckSetup(others)];
