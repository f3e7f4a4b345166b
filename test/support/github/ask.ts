import { createGitHub } from '../../../src/action/github/create-github.ts';
import type { GitHub } from '../../../src/action/github/github.ts';
import { createRetryingGitHub } from '../../../src/action/github/retrying-github.ts';
import type { GitHubStandIn } from './stand-in.ts';
import { runToken } from './world.ts';

/** The address at which tests have GitHub; nothing listens there. */
export const apiUrl = 'https://api.github.com';

/** GitHub as the action asks it, with the stand-in in place of the network. */
export function askStandIn(standIn: GitHubStandIn, token = runToken): GitHub {
  return createGitHub({
    token,
    apiUrl,
    repository: standIn.repository,
    fetch: (input, init) => standIn.fetch(new Request(input, init)),
  });
}

/** The same, asked again where that does no harm. The times it would have waited, in milliseconds, go to `waits`. */
export function askPatiently(github: GitHub, waits: number[] = []): GitHub {
  const sleep = async (ms: number) => {
    waits.push(ms);
  };
  return createRetryingGitHub(github, { sleep, random: () => 0.5 });
}
