import type { EventDefaults, OtherPullRequest } from '../../operations/inputs/event-defaults.ts';
import { isSameRepository, type PullRequestHint, queuedPullRequest } from '../github/pull-request-hint.ts';
import { cloneAddress } from './head-defaults.ts';
import type { Payloads } from './payload-schemas.ts';
import { readUnknown } from './plain-events.ts';
import { readPayload } from './read-payload.ts';
import { type EventReader, reading } from './workflow-event.ts';

type WorkflowRunPayload = Payloads['workflowRun']['workflow_run'];
type Listed = NonNullable<WorkflowRunPayload['pull_requests']>[number];

/** The earlier run, and the repository of its commit. */
interface Run extends WorkflowRunPayload {
  /** The repository of the commit, `owner/name`, and its owner; a fork if it is not ours. */
  readonly home: string;
  readonly owner: string;
  readonly fork: boolean;
}

/**
 * `workflow_run`: the commit of the earlier run, and no text of its author. The payload lists the pull requests of that
 * commit, but never those from forks: GitHub must be asked for them.
 */
export const readWorkflowRun: EventReader = async (event) => {
  const earlier = (await readPayload('workflowRun', event.payload))?.workflow_run;
  if (!earlier) return readUnknown(event);
  const home = earlier.head_repository?.full_name;
  if (home === undefined) {
    const nothingToBuild =
      'The repository of the workflow run has been deleted, so the owner of its commit is not known.';
    return reading({ nothingToBuild }, { by: 'nothing' });
  }
  const owner = home.slice(0, home.indexOf('/'));
  const run: Run = { ...earlier, home, owner, fork: !isSameRepository(home, event.repository) };
  const [listed, ...more] = listedPullRequests(run, event.repository);
  const others = more.map(({ number, base }) => ({ number, base: base.ref }));
  const wanted = run.fork || run.event?.startsWith('pull_request') === true;
  const defaults = { ...commitOf(run), ...(wanted && pullRequestOf(run, listed, others)) };
  return {
    ...reading(defaults, hintOf(run, listed, others)),
    ask: wanted && !listed ? 'pull-request' : 'nothing',
  };
};

function commitOf({ fork, owner, head_branch, head_sha }: Run): EventDefaults {
  const branch = head_branch || undefined;
  return { commit: head_sha, branch: fork && branch ? `${owner}:${branch}` : branch };
}

/** The payload only has the web address of the repository; git can clone from it with `.git` appended. */
function pullRequestOf(
  { head_repository }: Run,
  listed: Listed | undefined,
  others: readonly OtherPullRequest[],
): EventDefaults {
  return {
    pull_request_id: listed?.number,
    pull_request_base_branch: listed?.base.ref,
    pull_request_repository: cloneAddress(`${head_repository?.html_url}.git`),
    ...(others.length > 0 && { otherPullRequests: others }),
  };
}

/**
 * The listed pull requests of the run: by its commit, or by its branch if that has newer commits. The list also contains
 * pull requests from our branch to other repositories, whose numbers are not ours.
 */
function listedPullRequests(run: Run, repository: string): readonly Listed[] {
  const ours = (run.pull_requests ?? []).filter(
    ({ head, base }) => isAddressOf(base.repo.url, repository) && isAddressOf(head.repo.url, run.home),
  );
  const ofCommit = ours.filter(({ head }) => head.sha === run.head_sha);
  return ofCommit.length > 0 ? ofCommit : ours.filter(({ head }) => head.ref === run.head_branch);
}

/** True for the API address of a repository, on any host. */
function isAddressOf(url: string, repository: string): boolean {
  return url.toLowerCase().endsWith(`/repos/${repository.toLowerCase()}`);
}

function hintOf(
  { owner, head_branch, head_sha }: Run,
  listed: Listed | undefined,
  others: readonly OtherPullRequest[],
): PullRequestHint {
  if (listed) return { by: 'number', number: listed.number, ...(others.length > 0 && { others }) };
  const queued = queuedPullRequest(head_branch ?? '');
  if (queued !== null) return { by: 'queue', number: queued };
  if (!head_branch) return { by: 'commit', sha: head_sha };
  return { by: 'head', owner, branch: head_branch, sha: head_sha };
}
