import type { EventDefaults } from '../../operations/inputs/event-defaults.ts';
import { isSameRepository, type PullRequestHint, queuedPullRequest } from '../github/pull-request-hint.ts';
import { cloneAddress } from './head-defaults.ts';
import { numberOf, objectIn, objectsIn, type PayloadFields, textIn } from './payload.ts';
import { type EventReading, reading } from './workflow-event.ts';

/** A pull request that the payload lists. */
interface Listed {
  readonly number: number;
  readonly base: string;
}

/**
 * `workflow_run`: the commit of the earlier run, and no text of its author. The payload lists the pull requests of that
 * commit, but never those from forks: GitHub must be asked for them.
 */
export function readWorkflowRun(run: PayloadFields, commit: string, repository: string): EventReading {
  const origin = objectIn(run, 'head_repository');
  const home = textIn(origin, 'full_name');
  const owner = home?.split('/')[0];
  if (home === undefined || !owner || owner === home) {
    const nothingToBuild =
      'The repository of the workflow run has been deleted, so the owner of its commit is not known.';
    return reading({ nothingToBuild }, { by: 'nothing' });
  }
  const fork = !isSameRepository(home, repository);
  const branch = textIn(run, 'head_branch');
  const [listed, ...others] = listedPullRequests(run, { commit, branch, home, repository });
  const isOfPullRequest = fork || textIn(run, 'event')?.startsWith('pull_request') === true;
  const pull: EventDefaults = {
    pull_request_id: listed?.number,
    pull_request_base_branch: listed?.base,
    // The payload only has the web address of the repository; git can clone from it with `.git` appended.
    pull_request_repository: cloneAddress(`${textIn(origin, 'html_url')}.git`),
    ...(others.length > 0 && { otherPullRequests: others }),
  };
  const defaults = {
    commit,
    branch: fork && branch ? `${owner}:${branch}` : branch,
    ...(isOfPullRequest && pull),
  };
  const hint = listed
    ? { by: 'number' as const, number: listed.number, ...(others.length > 0 && { others }) }
    : hintOf({ owner, branch, commit });
  return { ...reading(defaults, hint), ask: isOfPullRequest && !listed ? 'pull-request' : 'nothing' };
}

/**
 * The listed pull requests of the run: by its commit, or by its branch if that has newer commits. The list also contains
 * pull requests from our branch to other repositories, whose numbers are not ours.
 */
function listedPullRequests(
  run: PayloadFields,
  of: {
    readonly commit: string;
    readonly branch: string | undefined;
    readonly home: string;
    readonly repository: string;
  },
): readonly Listed[] {
  const ours = objectsIn(run, 'pull_requests').flatMap((pull) => {
    const [head, base, number] = [objectIn(pull, 'head'), objectIn(pull, 'base'), numberOf(pull)];
    const into = textIn(base, 'ref');
    const isOurs = isAddressOf(base, of.repository) && isAddressOf(head, of.home);
    return isOurs && number !== null && into !== undefined ? [{ head, number, base: into }] : [];
  });
  const ofCommit = ours.filter(({ head }) => textIn(head, 'sha') === of.commit);
  const found = ofCommit.length > 0 ? ofCommit : ours.filter(({ head }) => textIn(head, 'ref') === of.branch);
  return found.map(({ number, base }) => ({ number, base }));
}

/** Whether a side of a pull request is in a repository, by the address of its API on any host. */
function isAddressOf(side: PayloadFields | null, repository: string): boolean {
  const url = textIn(objectIn(side, 'repo'), 'url') ?? '';
  return url.toLowerCase().endsWith(`/repos/${repository.toLowerCase()}`);
}

function hintOf(head: {
  readonly owner: string;
  readonly branch: string | undefined;
  readonly commit: string;
}): PullRequestHint {
  const { owner, branch, commit: sha } = head;
  const queued = queuedPullRequest(branch ?? '');
  if (queued !== null) return { by: 'queue', number: queued };
  return branch ? { by: 'head', owner, branch, sha } : { by: 'commit', sha };
}
