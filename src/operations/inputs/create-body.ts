import type { CreateBuild } from '../../model/requests.ts';
import { applyEvent } from './apply-event.ts';
import type { InputValues } from './declarations/inputs.ts';
import { describeChoice, type EventDefaults } from './event-defaults.ts';
import type { InputProblems } from './input-problems.ts';

/** The inputs for the body of a new build, one for each property of api.md §4.3. */
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
  const body = withoutUndefined({
    commit,
    branch,
    author,
    clean_checkout: inputs['clean-checkout'],
    env: inputs.env,
    ignore_pipeline_branch_filters: inputs['ignore-pipeline-branch-filters'],
    message: inputs.message ?? facts.message,
    meta_data: inputs['meta-data'],
    pull_request_base_branch: inputs['pull-request-base-branch'] ?? facts.pull_request_base_branch,
    pull_request_id: inputs['pull-request-id'] ?? facts.pull_request_id,
    pull_request_repository: inputs['pull-request-repository'] ?? facts.pull_request_repository,
  });
  const choice = describeUsedChoice(inputs, facts);
  return { body, notes: [note, choice].filter((each) => each !== null) };
}

/** Names the pull requests that are left out; null if none is, or if an input names the one to use. */
function describeUsedChoice(
  inputs: BodyInputs,
  { pull_request_id: chosen, otherPullRequests: others = [] }: EventDefaults,
): string | null {
  if (chosen === undefined || others.length === 0 || inputs['pull-request-id'] !== undefined) return null;
  return describeChoice(chosen, others, 'pull-request-id');
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
