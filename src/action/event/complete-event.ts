import type { EventDefaults } from '../../operations/inputs/event-defaults.ts';
import { findPullRequest } from '../github/find-pull-request.ts';
import type { GitHub } from '../github/github.ts';
import { GitHubError } from '../github/github-error.ts';
import { hintFor, permissions } from '../github/permissions.ts';
import { headDefaults } from './head-defaults.ts';
import { validateRefs } from './validate-refs.ts';
import type { EventReading } from './workflow-event.ts';

/** An event as far as its payload goes, and the GitHub to ask for the rest. */
export interface EventQuestion {
  readonly name: string;
  readonly reading: EventReading;
  /** Null without a token. */
  readonly github: GitHub | null;
  /** `owner/name`. */
  readonly repository: string;
}

/**
 * The defaults, with what only GitHub knows filled in. Asks nothing where nothing is missing. Never throws for what
 * GitHub answers: a head that cannot be had becomes the reason why there is nothing to build.
 */
export async function completeEvent(question: EventQuestion): Promise<EventDefaults> {
  const { ask, defaults } = question.reading;
  if (defaults.nothingToBuild !== undefined || ask === 'nothing') return defaults;
  const completed = ask === 'head' ? await askHead(question) : await askPullRequest(question);
  return validateRefs(completed, question.name);
}

/** Only commit, branches, number and repository are taken: the words of a pull request are anybody's. */
async function askHead({ name, reading, github, repository }: EventQuestion): Promise<EventDefaults> {
  if (reading.pullRequest.by !== 'number') return reading.defaults;
  const { number } = reading.pullRequest;
  const lacking = `The ${name} event does not hold the head of pull request ${number}`;
  if (github === null) {
    return { nothingToBuild: `${lacking}, and there is no github-token to ask GitHub with.` };
  }
  try {
    return headDefaults(await github.getPullRequest(number), repository);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const hint = hintFor(error, permissions.readPullRequest);
    return { nothingToBuild: [`${lacking}. ${error.message}.`, hint].filter(Boolean).join(' ') };
  }
}

/** The commit stays that of the event; only whose pull request it is gets added. */
async function askPullRequest({ reading, github, repository }: EventQuestion): Promise<EventDefaults> {
  const found = await findPullRequest({ github, repository, clue: reading.pullRequest });
  if (!found.found || found.pull === null) return reading.defaults;
  const {
    commit: _commit,
    branch: _branch,
    nothingToBuild: _nothing,
    ...pull
  } = headDefaults(found.pull, repository);
  return { ...reading.defaults, ...pull };
}
