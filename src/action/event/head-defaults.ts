import type { EventDefaults } from '../../operations/inputs/event-defaults.ts';
import type { PullRequest } from '../github/calls.ts';
import { isFromFork } from '../github/pull-request-hint.ts';

/**
 * What to build for a pull request: its head, never GitHub's test merge, which disappears when either branch changes.
 * The branch of a fork is `owner:branch`, so that a fork's `main` does not match a filter for our `main`.
 * Contains no text of the author: the events that may use the title add it.
 */
export function headDefaults(pull: PullRequest, repository: string): EventDefaults {
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
    pull_request_repository: cloneAddress(head.repo?.clone_url),
    ...(labels.length > 0 && { pull_request_labels: labels }),
  };
}

/** The address if agents can clone from it, otherwise undefined. GitHub Enterprise Server may use http. */
export function cloneAddress(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && !username && !password ? address : undefined;
}
