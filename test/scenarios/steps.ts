import { fullCommit } from '../support/scenario.ts';

/** The pipeline of most stories: its builds pass. */
export const web = { pipeline: 'acme/web' };

/** What a step builds, and how often it looks at the build. */
export const built = { commit: fullCommit, branch: 'main', 'poll-interval': '1s' };

/** The suite of most stories. */
export const suite = { organization: 'acme', suite: 'rspec' };

/** A step that reads one build. */
export const get = { operation: 'get-build', ...web, build: '1' };
