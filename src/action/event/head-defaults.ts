import type { EventDefaults } from '../../operations/inputs/event-defaults.ts';
import { isFromFork, type PullRequest } from '../github/pull-request.ts';

/**
 * What to build for a pull request: its head, never GitHub's trial merge, which is gone as soon as either side moves.
 * The branch of a fork is `owner:branch`, so that a fork's `main` passes no filter that is meant for ours.
 * Holds no text that somebody wrote: the title is added by the events that may use it.
 */
export function headDefaults(pull: PullRequest, repository: string): EventDefaults {
  const { head, base, number } = pull;
  const fork = isFromFork(pull, repository);
  const owner = head.repo?.full_name.split('/')[0] ?? head.user?.login;
  if (fork && !owner) {
    return {
      nothingToBuild: `Nobody can say whose branch pull request ${number} came from: its fork is gone.`,
    };
  }
  return {
    commit: head.sha,
    branch: fork ? `${owner}:${head.ref}` : head.ref,
    pull_request_id: number,
    pull_request_base_branch: base.ref,
    pull_request_repository: cloneAddress(head.repo?.clone_url),
  };
}

/** The address as it came when an agent may clone from it, else undefined. GitHub Enterprise Server may use http. */
export function cloneAddress(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && !username && !password ? address : undefined;
}
