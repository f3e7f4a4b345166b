/** The tests that mostly wait: for programs that they start, or for time that passes outside of the process. */
export const waiting = [
  'test/action/service/sign-in.test.ts',
  'test/bundle/*.test.ts',
  'test/client/transport/floods.test.ts',
  'test/docs/reference-examples.test.ts',
  'test/library/*.test.ts',
  'test/process/*.test.ts',
  'test/report/flaky/selectors-vitest.test.ts',
  'test/sandbox/command.test.ts',
  'test/scenarios/*.test.ts',
];

/**
 * The tests that change what a process has once: the authorities that it trusts, the way its requests go, the document
 * that a browser would have. Each gets a process of its own; all others share theirs with one another.
 */
export const ownProcess = [
  'test/action/github/wire.test.ts',
  'test/client/transport/nock.test.ts',
  'test/client/transport/proxy.test.ts',
  'test/client/transport/secure.test.ts',
  'test/faults/certificate.test.ts',
  'test/faults/proxy.test.ts',
  'test/report/builds/chart.test.ts',
  'test/report/properties.test.ts',
  'test/report/safety.test.ts',
];
