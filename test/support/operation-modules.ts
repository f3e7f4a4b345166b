/*
 * What the operations load when they run. Loading takes real time, in which a virtual clock would move on: a test that runs
 * operations on one imports this file first. `test/architecture/operations.test.ts` checks that nothing is missing.
 */
import '../../src/operations/flaky-tests/report.ts';
import '../../src/operations/failures/explain-and-comment.ts';
import '../../src/operations/failures/explain.ts';
import '../../src/operations/failures/read-reports.ts';
import '../../src/operations/context/read-owners.ts';
import '../../src/operations/runs.ts';
