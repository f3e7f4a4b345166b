import type { CreateBuild } from '../../model/requests.ts';
import type { InputValues } from './declarations/inputs.ts';
import type { EventDefaults } from './event-defaults.ts';
import type { InputProblems } from './resolve-addresses.ts';

/** The inputs that the body of a new build is made of: every property of api.md §4.3 has one. */
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

/** The keys by which builds are found again begin with it. */
const reserved = 'kitestring-';

type BodyInputs = InputValues<(typeof bodyInputs)[number]>;

/** The body that creates a build, from the inputs and, where they are silent, from the event; null with problems. */
export function createBody(
  inputs: BodyInputs,
  event: EventDefaults,
  problems: InputProblems,
): CreateBuild | null {
  const commit = single('commit', inputs.commit, event, problems);
  const branch = single('branch', inputs.branch, event, problems);
  problems.onlyBranch(branch);
  for (const name of Object.keys(inputs['meta-data'] ?? {}).filter((each) => each.startsWith(reserved)))
    problems.add(
      `Input meta-data must not set ${name}: names that begin with ${reserved} are Kitestring's own.`,
    );
  // What the event says of its own commit says nothing of another that somebody named.
  const said = commit === event.commit && branch === event.branch ? event : {};
  const author = readAuthor(inputs, said, problems);
  if (commit === null || branch === null) return null;
  return withoutUndefined({
    commit,
    branch,
    author,
    clean_checkout: inputs['clean-checkout'],
    env: inputs.env,
    ignore_pipeline_branch_filters: inputs['ignore-pipeline-branch-filters'],
    message: inputs.message ?? said.message,
    meta_data: inputs['meta-data'],
    pull_request_base_branch: inputs['pull-request-base-branch'] ?? said.pull_request_base_branch,
    pull_request_id: inputs['pull-request-id'] ?? said.pull_request_id,
    pull_request_repository: inputs['pull-request-repository'] ?? said.pull_request_repository,
  });
}

function single(
  name: 'commit' | 'branch',
  given: readonly string[] | undefined,
  event: EventDefaults,
  problems: InputProblems,
): string | null {
  const count = given?.length ?? 0;
  if (count > 1) problems.notOne(name, count);
  const value = given?.[0] ?? event[name];
  if (value !== undefined) return value;
  if (event.nothingToBuild !== undefined) problems.add(event.nothingToBuild);
  else problems.missing(name, `the event does not say which ${name} to build`);
  return null;
}

function readAuthor(
  inputs: BodyInputs,
  event: EventDefaults,
  problems: InputProblems,
): CreateBuild['author'] {
  const { 'author-name': name, 'author-email': email } = inputs;
  if (name !== undefined && email !== undefined) return { name, email };
  if (name !== undefined) problems.missing('author-email', 'author-name goes with it');
  if (email !== undefined) problems.missing('author-name', 'author-email goes with it');
  return event.author;
}

function withoutUndefined(body: CreateBuild): CreateBuild {
  return Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== undefined),
  ) as unknown as CreateBuild;
}
