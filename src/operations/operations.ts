import { cancelBuild } from './cancel-build.ts';
import { cancelBuilds } from './cancel-builds.ts';
import { createSuite } from './create-suite.ts';
import { deleteSuite } from './delete-suite.ts';
import { getBuild } from './get-build.ts';
import { getSuite } from './get-suite.ts';
import { listBuilds } from './list-builds.ts';
import { listFlakyTests } from './list-flaky-tests.ts';
import { listSuites } from './list-suites.ts';
import type { Operation } from './operation.ts';
import { rebuildBuild } from './rebuild-build.ts';
import { triggerBuild } from './trigger-build.ts';
import { updateSuite } from './update-suite.ts';
import { waitForBuild } from './wait-for-build.ts';

/** All operations, in the order of the README. */
export const operations: readonly Operation[] = [
  triggerBuild,
  waitForBuild,
  getBuild,
  cancelBuild,
  cancelBuilds,
  rebuildBuild,
  listBuilds,
  listFlakyTests,
  listSuites,
  getSuite,
  createSuite,
  updateSuite,
  deleteSuite,
];
