import type { CreateBuild } from '../../model/requests.ts';
import type { InputValues } from './declarations/inputs.ts';
import { type EventDefaults, isCommitOf } from './event-defaults.ts';
import type { InputProblems } from './input-problems.ts';

/** The inputs for the body of a new build: one for each property of api.md §4.3, and `pull-request-labels`. */
export const bodyInputs = [
  'commit',
  'branch',
  'message',
  'author-name',
  'author-email',
  'clean-checkout',
  'env',
  'meta-data',
  'ignore-pipeline-branch-filters',
  'pull-request-id',
  'pull-request-base-branch',
  'pull-request-repository',
  'pull-request-labels',
] as const;

/** The prefix of Kitestring's own meta-data keys. */
const reserved = 'kitestring-';

type BodyInputs = InputValues<(typeof bodyInputs)[number]>;

/** The body that creates a build, from the inputs, with defaults from the event, and what to know about it; null with a problem. */
export function createBody(
  inputs: BodyInputs,
  event: EventDefaults,
  problems: InputProblems,
): { readonly body: CreateBuild; readonly notes: readonly string[] } | null {
  const { commit, branch, facts, note: unused } = applyEvent(inputs, event, problems);
  problems.onlyBranch(branch);
  for (const name of Object.keys(inputs['meta-data'] ?? {}).filter((each) => each.startsWith(reserved)))
    problems.add(`Input meta-data must not set ${name}: names that start with ${reserved} are reserved.`);
  if (commit === undefined) problems.missingInEvent('commit', event.create ?? event);
  if (branch === undefined) problems.missingInEvent('branch', event.create ?? event);
  const author = readAuthor(inputs, facts, problems);
  if (commit === undefined || branch === undefined) return null;
  const pullRequest = readPullRequest(inputs, facts);
  const { pull_request_id: id, pull_request_base_branch: base } = pullRequest;
  const left = base === undefined ? 'number and base branch' : 'number';
  const note = `Left out of the build: ${left} of the pull request. ${facts.unknownPullRequest} To add the pull request, set pull-request-id and pull-request-base-branch.`;
  const notes = [unused ?? [], id === undefined && facts.unknownPullRequest ? note : []].flat();
  const body = {
    commit,
    branch,
    author,
    clean_checkout: inputs['clean-checkout'],
    env: inputs.env,
    ignore_pipeline_branch_filters: inputs['ignore-pipeline-branch-filters'],
    message: inputs.message ?? facts.message,
    meta_data: inputs['meta-data'],
    ...pullRequest,
  };
  return { body, notes };
}

/** The inputs `commit` and `branch`, if they are given. */
interface Given {
  readonly commit: string | undefined;
  readonly branch: string | undefined;
}

/**
 * What is built if the inputs name a commit or a branch beside the event. What the event says about its commit is kept if
 * the inputs mean that commit: they name it, its test merge, or its branch.
 */
function applyEvent(
  inputs: BodyInputs,
  event: EventDefaults,
  problems: InputProblems,
): Given & { readonly facts: EventDefaults; readonly note?: string } {
  const given: Given = {
    commit: problems.one('commit', inputs.commit) ?? undefined,
    branch: problems.one('branch', inputs.branch) ?? undefined,
  };
  const created = event.create ?? event;
  const meant = [created, event].find((each) => isMeant(given, each));
  const source = meant ?? created;
  const { commit = source.commit, branch = source.branch } = given;
  if (meant !== undefined) return { commit, branch, facts: meant };
  reportBareBranch({ commit, branch }, event, problems);
  const isOfEvent = commit !== undefined && isCommitOf(source, commit);
  // On another branch, a commit keeps its own message and author, but is no longer a part of the pull request.
  if (!isPullRequest(source) && isOfEvent) return { commit, branch, facts: source };
  const others = [
    ...(source.message && inputs.message === undefined ? ['message'] : []),
    ...(source.author && inputs['author-name'] === undefined ? ['author'] : []),
    ...(isPullRequest(source) && inputs['pull-request-id'] === undefined ? ['pull request'] : []),
  ];
  if (others.length === 0) return { commit, branch, facts: {} };
  const what = isOfEvent ? `branch ${branch}` : `commit ${commit}`;
  const note = `Left out of the build: ${others.join(' and ')} of the event, which is not about ${what}.`;
  return { commit, branch, facts: {}, note };
}

/** On a pull request, `HEAD` of its branch is its head. */
function isMeant({ commit, branch }: Given, event: EventDefaults): boolean {
  const isBranch = branch === event.branch;
  if (commit === 'HEAD' && isPullRequest(event)) return isBranch;
  return (commit === undefined || isCommitOf(event, commit)) && (branch === undefined || isBranch);
}

function isPullRequest({ pull_request_id: id, pull_request_repository: from }: EventDefaults): boolean {
  return id !== undefined || from !== undefined;
}

/** A fork's `main` must not pass for ours: the pipeline's filters and secrets may depend on the branch. */
function reportBareBranch({ commit, branch }: Given, event: EventDefaults, problems: InputProblems): void {
  if (commit === undefined || !isCommitOf(event, commit) || !event.branch?.includes(':')) return;
  if (branch === undefined || branch.includes(':')) return;
  problems.add(
    `Input branch must be ${event.branch}, because commit ${commit} is from a fork; it was ${JSON.stringify(branch)}.`,
  );
}

/** The pull request of the inputs, with what the event says about the same one. */
function readPullRequest(inputs: BodyInputs, facts: EventDefaults) {
  const given = inputs['pull-request-id'];
  const id = given ?? facts.pull_request_id;
  const { pull_request_base_branch, pull_request_repository, pull_request_labels }: EventDefaults =
    facts.pull_request_id === undefined || facts.pull_request_id === id ? facts : {};
  return {
    pull_request_base_branch: inputs['pull-request-base-branch'] ?? pull_request_base_branch,
    pull_request_id: id,
    pull_request_repository: inputs['pull-request-repository'] ?? pull_request_repository,
    pull_request_labels: inputs['pull-request-labels'] ?? pull_request_labels,
  };
}

function readAuthor(
  inputs: BodyInputs,
  event: EventDefaults,
  problems: InputProblems,
): CreateBuild['author'] {
  const { 'author-name': name, 'author-email': email } = inputs;
  if (name !== undefined && email !== undefined) return { name, email };
  if (name !== undefined) problems.missing('author-email', 'author-name requires it');
  if (email !== undefined) problems.missing('author-name', 'author-email requires it');
  return event.author;
}
