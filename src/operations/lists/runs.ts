/*
 * What the operations run that look for builds in lists, loaded together.
 */
export * from './build-list.ts';
export * from './newest-build.ts';
