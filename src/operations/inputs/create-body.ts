import type { CreateBuild } from '../../model/requests.ts';
import type { InputValues } from './declarations/inputs.ts';
import type { EventDefaults } from './event-defaults.ts';
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

/** The body that creates a build, from the inputs, with defaults from the event; null with a problem. */
export function createBody(
  inputs: BodyInputs,
  event: EventDefaults,
  problems: InputProblems,
): CreateBuild | null {
  const commit = single('commit', inputs.commit, event, problems);
  const branch = single('branch', inputs.branch, event, problems);
  problems.onlyBranch(branch);
  for (const name of Object.keys(inputs['meta-data'] ?? {}).filter((each) => each.startsWith(reserved)))
    problems.add(`Input meta-data must not set ${name}: names that start with ${reserved} are reserved.`);
  // What the event says about its commit does not apply to another one.
  const defaults = commit === event.commit && branch === event.branch ? event : {};
  const author = readAuthor(inputs, defaults, problems);
  if (commit === null || branch === null) return null;
  return withoutUndefined({
    commit,
    branch,
    author,
    clean_checkout: inputs['clean-checkout'],
    env: inputs.env,
    ignore_pipeline_branch_filters: inputs['ignore-pipeline-branch-filters'],
    message: inputs.message ?? defaults.message,
    meta_data: inputs['meta-data'],
    pull_request_base_branch: inputs['pull-request-base-branch'] ?? defaults.pull_request_base_branch,
    pull_request_id: inputs['pull-request-id'] ?? defaults.pull_request_id,
    pull_request_repository: inputs['pull-request-repository'] ?? defaults.pull_request_repository,
  });
}

function single(
  name: 'commit' | 'branch',
  given: readonly string[] | undefined,
  event: EventDefaults,
  problems: InputProblems,
): string | null {
  const value = problems.one(name, given) ?? event[name];
  if (value !== undefined) return value;
  if (event.nothingToBuild !== undefined) problems.add(event.nothingToBuild);
  else problems.missing(name, `the event does not name a ${name}`);
  return null;
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
