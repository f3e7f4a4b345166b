/*
 * What the client loads when it is used. Loading takes real time, in which a virtual clock would move on: a test that uses a
 * client on one imports this file first. `test/architecture/operations.test.ts` checks that nothing is missing.
 */
import '../../src/client/transport/load-undici.ts';
