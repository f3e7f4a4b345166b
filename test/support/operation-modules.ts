/*
 * What the operations load when they run. Loading takes real time, in which a virtual clock would move on: whoever runs
 * operations on one imports this file first. `test/architecture/operations.test.ts` checks that nothing is missing.
 */
import '../../src/operations/end/cancel-build.ts';
import '../../src/operations/end/cancel-matching.ts';
import '../../src/operations/flaky-tests/report.ts';
import '../../src/operations/lists/build-list.ts';
import '../../src/operations/lists/read-matching.ts';
import '../../src/operations/lists/newest-build.ts';
import '../../src/operations/context/read-with-runs.ts';
import '../../src/operations/failures/explain-and-comment.ts';
import '../../src/operations/failures/explain.ts';
import '../../src/operations/failures/comment.ts';
import '../../src/operations/outputs/build-outcome.ts';
import '../../src/operations/outputs/dry-run.ts';
import '../../src/operations/start/rebuild.ts';
import '../../src/operations/start/retry-jobs.ts';
import '../../src/operations/start/start-builds.ts';
import '../../src/operations/suites/new-suite.ts';
import '../../src/operations/suites/suites.ts';
import '../../src/operations/wait/flaky.ts';
import '../../src/operations/wait/wait.ts';
import '../../src/report/flaky/owners.ts';
