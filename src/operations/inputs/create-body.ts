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

/** The body that creates a build, and what the user should know about it. */
interface NewBuild {
  readonly body: CreateBuild;
  readonly notes: readonly string[];
}

/** The body that creates a build, from the inputs, with defaults from the event; null with a problem. */
export function createBody(
  inputs: BodyInputs,
  event: EventDefaults,
  problems: InputProblems,
): NewBuild | null {
  const { commit, branch, facts, note } = applyEvent(inputs, event, problems);
  problems.onlyBranch(branch);
  for (const name of Object.keys(inputs['meta-data'] ?? {}).filter((each) => each.startsWith(reserved)))
    problems.add(`Input meta-data must not set ${name}: names that start with ${reserved} are reserved.`);
  if (commit === undefined) reportMissing('commit', event.create ?? event, problems);
  if (branch === undefined) reportMissing('branch', event.create ?? event, problems);
  const author = readAuthor(inputs, facts, problems);
  if (commit === undefined || branch === undefined) return null;
  const pull = readPullRequest(inputs, facts);
  const body = withoutUndefined({
    commit,
    branch,
    author,
    clean_checkout: inputs['clean-checkout'],
    env: inputs.env,
    ignore_pipeline_branch_filters: inputs['ignore-pipeline-branch-filters'],
    message: inputs.message ?? facts.message,
    meta_data: inputs['meta-data'],
    pull_request_base_branch: pull.base,
    pull_request_id: pull.id,
    pull_request_repository: pull.repository,
    pull_request_labels: pull.labels,
  });
  return { body, notes: [note, pull.note].filter((each) => each !== null) };
}

/** The pull request of a new build, and what the user should know about it; null for nothing. */
interface BuildPullRequest {
  readonly id: number | undefined;
  readonly base: string | undefined;
  readonly repository: string | undefined;
  readonly labels: readonly string[] | undefined;
  readonly note: string | null;
}

/** The pull request of the inputs, with what the event says about the same one. */
function readPullRequest(inputs: BodyInputs, facts: EventDefaults): BuildPullRequest {
  const {
    'pull-request-id': given,
    'pull-request-base-branch': givenBase,
    'pull-request-repository': givenRepository,
    'pull-request-labels': givenLabels,
  } = inputs;
  const {
    pull_request_id: own,
    pull_request_base_branch: base,
    pull_request_repository: repository,
    pull_request_labels: labels,
    otherPullRequests: others = [],
  } = facts;
  const id = given ?? own;
  const body = {
    id,
    base: givenBase ?? base,
    repository: givenRepository ?? repository,
    labels: givenLabels ?? labels,
  };
  if (id === undefined) return { ...body, note: describeUnknown(body, facts) };
  const other = others.find(({ number }) => number === given);
  if (id === own || own === undefined || other !== undefined) {
    const isChosen = given === undefined && own !== undefined && others.length > 0;
    const note = isChosen ? describeChoice(own, others, 'pull-request-id') : null;
    const ofOther = other && id !== own ? { labels: givenLabels } : {};
    return { ...body, ...ofOther, base: givenBase ?? other?.base ?? base, note };
  }
  const left = [
    ...(givenBase === undefined && base !== undefined ? ['base branch'] : []),
    ...(givenRepository === undefined && repository !== undefined ? ['repository'] : []),
  ];
  const note =
    left.length === 0
      ? null
      : `Left out of the build: ${left.join(' and ')} of pull request ${own}, because pull-request-id is ${given}.`;
  return { id, base: givenBase, repository: givenRepository, labels: givenLabels, note };
}

/** What is left out because the pull request of the event is not known, why, and what to do; null if it has none. */
function describeUnknown(
  { base, repository }: Omit<BuildPullRequest, 'note'>,
  { unknownPullRequest: why }: EventDefaults,
): string | null {
  if (why === undefined) return null;
  const left = [
    'number',
    ...(base === undefined ? ['base branch'] : []),
    ...(repository === undefined ? ['repository'] : []),
  ];
  return `Left out of the build: ${left.join(' and ')} of the pull request. ${why} To add the pull request, set pull-request-id and pull-request-base-branch.`;
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
