import type { CreateBuild } from '../../model/requests.ts';
import { applyEvent } from './apply-event.ts';
import type { InputValues } from './declarations/inputs.ts';
import { describeChoice, type EventDefaults } from './event-defaults.ts';
import type { InputProblems } from './input-problems.ts';

/** The inputs for the body of a new build, one for each property of api.md §4.3, and one more. */
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

/** Kitestring's own meta-data keys start with it. */
const reserved = 'kitestring-';

type BodyInputs = InputValues<(typeof bodyInputs)[number]>;

/** The body that creates a build, from the inputs, with defaults from the event, and what to know about it; null with a problem. */
export function createBody(
  inputs: BodyInputs,
  event: EventDefaults,
  problems: InputProblems,
): { readonly body: CreateBuild; readonly notes: readonly string[] } | null {
  const { commit, branch, facts, note } = applyEvent(inputs, event, problems);
  problems.onlyBranch(branch);
  for (const name of Object.keys(inputs['meta-data'] ?? {}).filter((each) => each.startsWith(reserved)))
    problems.add(`Input meta-data must not set ${name}: names that start with ${reserved} are reserved.`);
  if (commit === undefined) reportMissing('commit', event.create ?? event, problems);
  if (branch === undefined) reportMissing('branch', event.create ?? event, problems);
  const author = readAuthor(inputs, facts, problems);
  if (commit === undefined || branch === undefined) return null;
  const { note: ofPullRequest, ...pullRequest } = readPullRequest(inputs, facts);
  const body = withoutUndefined({
    commit,
    branch,
    author,
    clean_checkout: inputs['clean-checkout'],
    env: inputs.env,
    ignore_pipeline_branch_filters: inputs['ignore-pipeline-branch-filters'],
    message: inputs.message ?? facts.message,
    meta_data: inputs['meta-data'],
    ...pullRequest,
  });
  return { body, notes: [note ?? [], ofPullRequest ?? []].flat() };
}

/** The pull request of the inputs, with what the event says about the same one, and what to know about it. */
function readPullRequest(inputs: BodyInputs, facts: EventDefaults) {
  const { 'pull-request-id': given, 'pull-request-labels': labels } = inputs;
  const { pull_request_id: own, otherPullRequests: others = [], unknownPullRequest: why } = facts;
  const other = others.find(({ number }) => number === given);
  const isOwn = given === undefined || given === own || own === undefined;
  const inherited = isOwn || other ? facts : {};
  const body = {
    pull_request_base_branch:
      inputs['pull-request-base-branch'] ?? other?.base ?? inherited.pull_request_base_branch,
    pull_request_id: given ?? own,
    pull_request_repository: inputs['pull-request-repository'] ?? inherited.pull_request_repository,
    pull_request_labels: labels ?? (isOwn ? facts.pull_request_labels : undefined),
  };
  const { pull_request_base_branch: base, pull_request_id: id, pull_request_repository: repository } = body;
  if (id === undefined) {
    const left = ['number', ...(base ? [] : ['base branch']), ...(repository ? [] : ['repository'])];
    const note = `Left out of the build: ${left.join(' and ')} of the pull request. ${why} To add the pull request, set pull-request-id and pull-request-base-branch.`;
    return { ...body, note: why && note };
  }
  if (isOwn || other) {
    const isChosen = given === undefined && others.length > 0;
    return { ...body, note: isChosen ? describeChoice(id, others, 'pull-request-id') : undefined };
  }
  const left = [
    ...(base === undefined && facts.pull_request_base_branch !== undefined ? ['base branch'] : []),
    ...(repository === undefined && facts.pull_request_repository !== undefined ? ['repository'] : []),
  ];
  const note = `Left out of the build: ${left.join(' and ')} of pull request ${own}, because pull-request-id is ${given}.`;
  return { ...body, note: left.length > 0 ? note : undefined };
}

function reportMissing(name: 'commit' | 'branch', event: EventDefaults, problems: InputProblems): void {
  if (event.nothingToBuild !== undefined) problems.add(event.nothingToBuild);
  else problems.missing(name, `the event does not name a ${name}`);
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

function withoutUndefined(body: CreateBuild): CreateBuild {
  return Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== undefined),
  ) as unknown as CreateBuild;
}
