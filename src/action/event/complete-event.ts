import type { EventDefaults } from '../../operations/inputs/event-defaults.ts';
import type { GitHub } from '../github/github.ts';
import { sentencesOf } from '../github/github-error.ts';
import { findPullRequest } from '../github/pull-request.ts';
import type { EventReading, WorkflowEvent } from './read-event.ts';
import { headDefaults, validateRefs } from './what-to-build.ts';

/** What an event's payload says, and the GitHub to ask for what is missing; null without a token. */
interface IncompleteEvent extends Pick<WorkflowEvent, 'name' | 'repository'> {
  readonly reading: EventReading;
  readonly github: GitHub | null;
}

/**
 * The defaults, completed with what only GitHub knows. Sends no request if nothing is missing. Never throws for a GitHub
 * error: without a head commit, it becomes the reason why there is nothing to build.
 */
export async function completeEvent(event: IncompleteEvent): Promise<EventDefaults> {
  const { ask, defaults } = event.reading;
  if (defaults.nothingToBuild !== undefined || ask === 'nothing') return defaults;
  const completed = ask === 'head' ? await askHead(event) : await askPullRequest(event);
  return validateRefs(completed, event.name);
}

/** Takes only commit, branches, number and repository: everyone can write the text of a pull request. */
async function askHead({ name, reading, github, repository }: IncompleteEvent): Promise<EventDefaults> {
  if (reading.pullRequest.by !== 'number') return reading.defaults;
  const { number } = reading.pullRequest;
  const missing = `The ${name} event does not contain the head commit of pull request ${number}`;
  if (github === null) {
    return { nothingToBuild: `${missing}, and github-token is needed to ask GitHub.` };
  }
  try {
    return headDefaults(await github('getPullRequest', { pull_number: number }), repository);
  } catch (error) {
    return { nothingToBuild: `${missing}. ${sentencesOf(error)}` };
  }
}

/** Keeps the commit of the event and adds its pull request, or why it is not known. */
async function askPullRequest({ reading, github, repository }: IncompleteEvent): Promise<EventDefaults> {
  const found = await findPullRequest({ github, repository, hint: reading.pullRequest });
  if ('reason' in found) return { ...reading.defaults, unknownPullRequest: found.reason };
  if (found.pull === null) return reading.defaults;
  const {
    commit: _commit,
    branch: _branch,
    nothingToBuild: _nothing,
    ...pull
  } = headDefaults(found.pull, repository);
  return { ...reading.defaults, ...pull };
}
