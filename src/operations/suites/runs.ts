/* What the operations on suites run, which they load together. */
export * from './new-suite.ts';
export * from './suites.ts';
