import type { EventDefaults } from '../../operations/inputs/event-defaults.ts';
import type { GitHub } from '../github/github.ts';
import { sentencesOf } from '../github/github-error.ts';
import { findPullRequest } from '../github/pull-request.ts';
import type { EventReading, WorkflowEvent } from './read-event.ts';
import { headDefaults, validateRefs } from './what-to-build.ts';

/**
 * The defaults, completed with what only GitHub knows. Sends no request if nothing is missing. Never throws for a GitHub
 * error: without a head commit, it becomes the reason why there is nothing to build.
 */
export async function completeEvent(
  { name, repository }: Pick<WorkflowEvent, 'name' | 'repository'>,
  { ask, defaults, pullRequest: hint }: EventReading,
  github: GitHub | null,
): Promise<EventDefaults> {
  if (defaults.nothingToBuild !== undefined || ask === 'nothing') return defaults;
  if (ask === 'head' && hint.by === 'number') {
    // Only commit, branches, number and repository: everyone can write the text of a pull request.
    const missing = `The ${name} event does not contain the head commit of pull request ${hint.number}`;
    if (github === null) return { nothingToBuild: `${missing}, and github-token is needed to ask GitHub.` };
    try {
      const pull = await github('getPullRequest', { pull_number: hint.number });
      return validateRefs(headDefaults(pull, repository), name);
    } catch (error) {
      return { nothingToBuild: `${missing}. ${sentencesOf(error)}` };
    }
  }
  // The commit stays that of the event.
  const found = await findPullRequest({ github, repository, hint });
  if ('reason' in found) return { ...defaults, unknownPullRequest: found.reason };
  if (found.pull === null) return defaults;
  const { commit: _1, branch: _2, nothingToBuild: _3, ...pull } = headDefaults(found.pull, repository);
  return validateRefs({ ...defaults, ...pull }, name);
}
