/*
 * What operations and the post step run. They share most of it, so they load it together: one file of the bundle instead of
 * several that repeat each other.
 */
export * from './artifacts/download.ts';
export * from './commands/run-command.ts';
export * from './end/cancel-build.ts';
export * from './end/cancel-matching.ts';
export * from './end/post.ts';
export * from './explain/explain-build.ts';
export * from './lists/build-list.ts';
export * from './lists/newest-build.ts';
export * from './outputs/dry-run.ts';
export * from './setup/check-setup.ts';
export * from './start/again.ts';
export * from './start/trigger.ts';
export * from './start/unblock.ts';
export * from './suites/suites.ts';
export * from './wait/wait.ts';
