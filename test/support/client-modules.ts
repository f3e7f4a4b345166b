/*
 * What the client loads when it is used. Loading takes real time, in which a virtual clock would move on: whoever uses a
 * client on one imports this file first. `test/architecture/operations.test.ts` checks that nothing is missing.
 */
import '../../src/client/action/preview.ts';
import '../../src/client/polling/wait.ts';
import '../../src/client/reconcile/cancel-build.ts';
import '../../src/client/reconcile/create-build.ts';
import '../../src/client/reconcile/create-suite.ts';
import '../../src/client/reconcile/delete-suite.ts';
import '../../src/client/reconcile/duplicates.ts';
import '../../src/client/reconcile/find-rebuilds.ts';
import '../../src/client/reconcile/idempotency-key.ts';
import '../../src/client/reconcile/rebuild-build.ts';
import '../../src/client/reconcile/retry-failed-jobs.ts';
import '../../src/client/reconcile/update-suite.ts';
import '../../src/client/response/error-response.ts';
import '../../src/client/response/read-by-schema.ts';
import '../../src/client/response/read-log.ts';
import '../../src/client/transport/undici-proxy-agent.ts';
import '../../src/client/transport/undici-transport.ts';
