import type {
  BlockStep,
  CommandStep,
  Script,
  ScriptedAnnotation,
  ScriptedArtifact,
  ScriptedTest,
  TriggerStep,
} from '../simulation/script.ts';
import {
  amount,
  anyText,
  either,
  integer,
  type JsonShape,
  listOf,
  mapOf,
  nullable,
  object,
  off,
  slug,
  word,
  yesOrNo,
} from './json-shape.ts';
import type {
  BuildSeed,
  FlakyTestSeed,
  IdentitySeed,
  OrganizationSeed,
  PipelineSeed,
  Seed,
  SuiteSeed,
  TokenSeed,
  UserSeed,
} from './seed.ts';

/*
 * A seed as a file of JSON: what `seed.ts` describes, without functions. The compiler checks that each field is here.
 */

type Fields<Described> = Readonly<Record<keyof Described, JsonShape>>;

const exit = either(integer, word('timed_out'));

const artifact = object(
  {
    path: slug,
    content: anyText,
    size: amount,
    state: word('new', 'error', 'finished', 'deleted', 'expired'),
    withoutSum: yesOrNo,
  } satisfies Fields<ScriptedArtifact>,
  ['path'],
);

const annotation = object(
  {
    context: anyText,
    style: word('success', 'info', 'warning', 'error'),
    body_html: anyText,
  } satisfies Fields<ScriptedAnnotation>,
  ['context', 'body_html'],
);

const test = object(
  {
    name: anyText,
    scope: nullable(anyText),
    location: nullable(anyText),
    results: listOf(word('passed', 'failed', 'skipped')),
    message: anyText,
    backtrace: listOf(anyText),
    labels: listOf(anyText),
    suite: anyText,
  } satisfies Fields<ScriptedTest>,
  ['name'],
);

const command = object(
  {
    name: nullable(anyText),
    key: anyText,
    command: nullable(anyText),
    waitMs: either(amount, word('never')),
    runMs: amount,
    exits: listOf(exit),
    retryExits: listOf(exit),
    softFail: yesOrNo,
    parallelism: amount,
    matrix: listOf(mapOf(anyText)),
    branches: anyText,
    queue: anyText,
    artifactPaths: anyText,
    tests: listOf(test),
    artifacts: listOf(artifact),
    output: anyText,
  } satisfies Fields<CommandStep>,
  [],
);

const blockFields = { key: anyText, blockedState: word('passed', 'failed', 'running') };
const block = object({ block: anyText, ...blockFields } satisfies Fields<BlockStep & { block: string }>, [
  'block',
]);
const input = object({ input: anyText, ...blockFields } satisfies Fields<BlockStep & { input: string }>, [
  'input',
]);

const trigger = object(
  {
    trigger: slug,
    name: anyText,
    key: anyText,
    async: yesOrNo,
    branch: anyText,
  } satisfies Fields<TriggerStep>,
  ['trigger'],
);

const script = object(
  {
    steps: listOf(either(word('wait'), block, input, trigger, command)),
    upload: either(command, off),
    annotations: listOf(annotation),
    cancelMs: amount,
  } satisfies Fields<Script>,
  ['steps'],
);

const build = object(
  {
    ageMs: amount,
    branch: anyText,
    commit: anyText,
    message: nullable(anyText),
    creator: nullable(anyText),
    source: anyText,
    env: mapOf(anyText),
    meta_data: mapOf(anyText),
    pull_request: object({ id: anyText, base: anyText, repository: anyText }, ['id', 'base', 'repository']),
    rebuilds: amount,
    canceledAfterMs: amount,
    unblockedAfterMs: amount,
    number: amount,
  } satisfies Fields<BuildSeed>,
  ['ageMs'],
);

const pipeline = object(
  {
    slug,
    name: anyText,
    script,
    repository: anyText,
    default_branch: anyText,
    provider: word('github', 'gitlab', 'bitbucket', 'private'),
    branch_configuration: anyText,
    build_branches: yesOrNo,
    allow_rebuilds: yesOrNo,
    skip_queued_branch_builds: yesOrNo,
    cancel_running_branch_builds: yesOrNo,
    signed: yesOrNo,
    history: listOf(build),
  } satisfies Fields<PipelineSeed>,
  ['slug', 'script'],
);

const flakyTest = object(
  {
    name: anyText,
    scope: nullable(anyText),
    location: nullable(anyText),
    file_name: nullable(anyText),
    instances: amount,
    executions: amount,
    ageMs: amount,
  } satisfies Fields<FlakyTestSeed>,
  ['name'],
);

const suite = object(
  {
    name: anyText,
    default_branch: anyText,
    flakyTests: listOf(flakyTest),
    jobTags: yesOrNo,
  } satisfies Fields<SuiteSeed>,
  ['name'],
);

const organization = object(
  {
    slug,
    name: anyText,
    teams: listOf(anyText),
    pipelines: listOf(pipeline),
    suites: listOf(suite),
  } satisfies Fields<OrganizationSeed>,
  ['slug'],
);

const tokenFields = {
  user: anyText,
  scopes: listOf(anyText),
  organizations: listOf(anyText),
  canEdit: yesOrNo,
} satisfies Fields<TokenSeed>;

const identity = object(
  {
    ...tokenFields,
    clientId: anyText,
    issuer: anyText,
    audience: anyText,
    key: mapOf(anyText),
    claims: mapOf(anyText),
    lifeMs: amount,
  } satisfies Fields<IdentitySeed>,
  ['scopes', 'clientId', 'issuer', 'audience', 'key'],
);

const file = object(
  {
    $schema: anyText,
    organizations: listOf(organization),
    users: mapOf(object({ name: anyText, email: anyText } satisfies Fields<UserSeed>, ['name', 'email'])),
    tokens: mapOf(object(tokenFields, ['scopes'])),
    identities: mapOf(identity),
  } satisfies Fields<Seed & { $schema: string }>,
  ['organizations'],
);

/** The JSON Schema of a seed as a file. */
export const seedFileFormat = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A seed of the Kitestring sandbox',
  ...file.schema,
};

/** The seed that a file of JSON holds. @throws Error with one line for each thing that is wrong with it. */
export function readSeedFile(json: string): Seed {
  const value: unknown = JSON.parse(json);
  const problems = file.problems(value, '');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const withInfinity = (key: string, each: unknown) =>
    key === 'waitMs' && each === 'never' ? Number.POSITIVE_INFINITY : each;
  return JSON.parse(json, withInfinity) as Seed;
}
