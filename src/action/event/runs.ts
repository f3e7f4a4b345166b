/*
 * What asks GitHub. Its parts share most of it, so a step loads it together, when something asks.
 */
export * from '../github/comment.ts';
export * from '../github/github.ts';
export * from '../github/issues.ts';
export * from '../github/pull-request.ts';
export * from './complete-event.ts';
export * from './event-comment.ts';
