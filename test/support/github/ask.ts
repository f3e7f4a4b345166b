import { afterEach, beforeEach, expect } from 'vitest';
import { createGitHub, type GitHub, type GitHubSettings } from '../../../src/action/github/github.ts';
import { createGitHubStandIn, type GitHubStandIn } from './stand-in.ts';
import { runToken } from './world.ts';

/** The address at which tests have GitHub; nothing listens there. */
export const apiUrl = 'https://api.github.com';

/** How tests wait between attempts: not at all. The times that it would have been, in milliseconds, go to `waits`. */
export function impatient(waits: number[] = []): Pick<GitHubSettings, 'sleep' | 'monotonic' | 'random'> {
  const sleep = async (ms: number) => {
    waits.push(ms);
  };
  return { sleep, monotonic: () => 0, random: () => 0.5 };
}

/** GitHub as the action asks it, with the stand-in in place of the network. */
export function askStandIn(standIn: GitHubStandIn, token = runToken, waits: number[] = []): GitHub {
  return createGitHub({
    token,
    apiUrl,
    repository: standIn.repository,
    ...impatient(waits),
    fetch: (input, init) => standIn.fetch(new Request(input, init)),
  });
}

/** A stand-in of its own for each test of a file, which must have been asked as GitHub describes it. */
export function standInEachTest(): { standIn: GitHubStandIn } {
  const here = {} as { standIn: GitHubStandIn };
  beforeEach(() => {
    here.standIn = createGitHubStandIn();
  });
  afterEach(() => expect(here.standIn.violations).toEqual([]));
  return here;
}
