import type { EventDefaults } from '../../operations/inputs/event-defaults.ts';
import { parseRef } from '../../operations/inputs/parsers/refs.ts';
import type { GitHubPullRequest } from '../github/calls.ts';
import { isFromFork, isFullSha } from '../github/pull-request-hint.ts';

/**
 * What to build for a pull request: its head, never GitHub's test merge, which disappears when either branch changes.
 * The branch of a fork is `owner:branch`, so that a fork's `main` does not match a filter for our `main`.
 * Contains no text of the author: the events that may use the title add it.
 */
export function headDefaults(pull: GitHubPullRequest, repository: string): EventDefaults {
  const { head, base, number } = pull;
  // Only people who may triage can set them.
  const labels = (pull.labels ?? []).flatMap(({ name }) => name ?? []);
  const fork = isFromFork(pull, repository);
  const owner = head.repo?.full_name.split('/')[0] ?? head.user?.login;
  if (fork && !owner) {
    return {
      nothingToBuild: `The fork of pull request ${number} has been deleted, so the owner of its branch is not known.`,
    };
  }
  return {
    commit: head.sha,
    branch: fork ? `${owner}:${head.ref}` : head.ref,
    pull_request_id: number,
    pull_request_base_branch: base.ref,
    pull_request_repository: head.repo?.clone_url || undefined,
    ...(labels.length > 0 && { pull_request_labels: labels }),
  };
}

const branchOfFork = /^[a-z\d][\w-]*:([^:]+)$/i;

/**
 * The defaults if their refs are safe for agents: a full SHA, and branch names that git allows (a fork's branch after its
 * owner and a colon). Otherwise the reason why there is nothing to build.
 */
export function validateRefs(defaults: EventDefaults, eventName: string): EventDefaults {
  const { commit, branch, pull_request_base_branch: base, create } = defaults;
  if (commit !== undefined && !isFullSha(commit)) return refused(eventName, 'commit', commit);
  if (branch !== undefined && !isValidBranch(branch)) return refused(eventName, 'branch', branch);
  if (base !== undefined && !isValidBranch(base)) return refused(eventName, 'base branch', base);
  return create === undefined ? defaults : { ...defaults, create: validateRefs(create, eventName) };
}

function isValidBranch(branch: string): boolean {
  const ref = branchOfFork.exec(branch)?.[1] ?? branch;
  return !ref.includes(':') && 'value' in parseRef(ref, 0);
}

function refused(eventName: string, what: string, ref: string): EventDefaults {
  return {
    nothingToBuild: `The ${what} of the event ${eventName} is not safe to build: ${JSON.stringify(ref)}.`,
  };
}
