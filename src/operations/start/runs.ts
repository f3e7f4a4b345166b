/*
 * What the operations run that start, cancel and wait for builds. They share most of it, so they load it together.
 */
export * from '../end/cancel-build.ts';
export * from '../end/cancel-matching.ts';
export * from '../wait/wait.ts';
export * from './rebuild.ts';
export * from './retry-jobs.ts';
export * from './trigger.ts';
export * from './unblock.ts';
