import { z } from 'zod';
import type {
  BlockStep,
  CommandStep,
  Script,
  ScriptedAnnotation,
  ScriptedArtifact,
  ScriptedTest,
  TriggerStep,
} from '../simulation/script.ts';
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

type Fields<Described> = Readonly<Record<keyof Described, z.ZodType>>;

/** Optional fields of one type. */
function all<Name extends string>(type: z.ZodType, ...names: readonly Name[]): Record<Name, z.ZodType> {
  return Object.fromEntries<z.ZodType>(names.map((name) => [name, type.optional()])) as Record<
    Name,
    z.ZodType
  >;
}

const text = z.string();
const slug = z.string().min(1);
const textOrNull = z.string().nullable();
const texts = z.array(text);
const textMap = z.record(text, text);
const flag = z.boolean();
const amount = z.number().min(0);
const exits = z.array(z.union([z.int(), z.literal('timed_out')]));
const listOf = (fields: Readonly<Record<string, z.ZodType>>) => z.array(z.strictObject(fields)).optional();

const artifact = {
  path: slug,
  ...all(text, 'content'),
  ...all(amount, 'size'),
  ...all(z.enum(['new', 'error', 'finished', 'deleted', 'expired']), 'state'),
  ...all(flag, 'withoutSum'),
} satisfies Fields<ScriptedArtifact>;

const annotation = {
  context: text,
  ...all(z.enum(['success', 'info', 'warning', 'error']), 'style'),
  body_html: text,
} satisfies Fields<ScriptedAnnotation>;

const test = {
  name: text,
  ...all(textOrNull, 'scope', 'location'),
  ...all(z.array(z.enum(['passed', 'failed', 'skipped'])), 'results'),
  ...all(text, 'message', 'suite'),
  ...all(texts, 'backtrace', 'labels'),
} satisfies Fields<ScriptedTest>;

const command = z.strictObject({
  ...all(textOrNull, 'name', 'command'),
  ...all(text, 'key', 'branches', 'queue', 'artifactPaths', 'output'),
  ...all(z.union([amount, z.literal('never')]), 'waitMs'),
  ...all(amount, 'runMs', 'parallelism'),
  ...all(exits, 'exits', 'retryExits'),
  ...all(flag, 'softFail'),
  ...all(z.array(textMap), 'matrix'),
  tests: listOf(test),
  artifacts: listOf(artifact),
} satisfies Fields<CommandStep>);

const manual = {
  ...all(text, 'key'),
  ...all(z.enum(['passed', 'failed', 'running']), 'blockedState'),
  fields: listOf({ key: z.string(), ...all(flag, 'required') }),
};
const block = { block: text, ...manual } satisfies Fields<BlockStep & { block: string }>;
const input = { input: text, ...manual } satisfies Fields<BlockStep & { input: string }>;
const trigger = {
  trigger: slug,
  ...all(text, 'name', 'key'),
  ...all(flag, 'async'),
} satisfies Fields<TriggerStep>;

const steps = [
  z.literal('wait'),
  z.strictObject(block),
  z.strictObject(input),
  z.strictObject(trigger),
  command,
];
const script = {
  steps: z.array(z.union(steps)),
  ...all(z.union([command, z.literal(false)]), 'upload'),
  annotations: listOf(annotation),
  ...all(amount, 'cancelMs'),
} satisfies Fields<Script>;

const build = {
  ageMs: amount,
  ...all(text, 'branch', 'commit', 'source'),
  ...all(textOrNull, 'message', 'creator'),
  ...all(textMap, 'env', 'meta_data'),
  ...all(z.strictObject({ id: text, base: text, repository: text }), 'pull_request'),
  ...all(amount, 'rebuilds', 'canceledAfterMs', 'number'),
} satisfies Fields<BuildSeed>;

const pipeline = {
  slug,
  script: z.strictObject(script),
  ...all(text, 'name', 'repository', 'default_branch', 'branch_configuration'),
  ...all(flag, 'allow_rebuilds', 'skip_queued_branch_builds', 'cancel_running_branch_builds'),
  history: listOf(build),
} satisfies Fields<PipelineSeed>;

const flakyTest = {
  name: text,
  ...all(textOrNull, 'scope', 'location', 'file_name'),
  ...all(amount, 'instances', 'executions', 'ageMs'),
} satisfies Fields<FlakyTestSeed>;

const suite = {
  name: text,
  ...all(text, 'default_branch'),
  flakyTests: listOf(flakyTest),
  ...all(flag, 'jobTags'),
} satisfies Fields<SuiteSeed>;

const organization = {
  slug,
  ...all(text, 'name'),
  ...all(texts, 'teams'),
  pipelines: listOf(pipeline),
  suites: listOf(suite),
} satisfies Fields<OrganizationSeed>;

const token = {
  ...all(text, 'user'),
  scopes: texts,
  ...all(texts, 'organizations'),
  ...all(flag, 'canEdit'),
} satisfies Fields<TokenSeed>;

const identity = {
  ...token,
  clientId: text,
  issuer: text,
  audience: text,
  key: textMap,
  ...all(textMap, 'claims'),
  ...all(amount, 'lifeMs'),
} satisfies Fields<IdentitySeed>;

const user = { name: text, email: text } satisfies Fields<UserSeed>;

const file = z.strictObject({
  ...all(text, '$schema'),
  organizations: z.array(z.strictObject(organization)),
  ...all(z.record(text, z.strictObject(user)), 'users'),
  ...all(z.record(text, z.strictObject(token)), 'tokens'),
  ...all(z.record(text, z.strictObject(identity)), 'identities'),
} satisfies Fields<Seed & { $schema: string }>);

/** The JSON Schema of a seed as a file. */
export const seedFileFormat = { title: 'A seed of the Kitestring sandbox', ...z.toJSONSchema(file) };

/** The seed that a file of JSON holds. @throws Error with what is wrong with it and where */
export function readSeedFile(json: string): Seed {
  const { error } = file.safeParse(JSON.parse(json));
  if (error) throw new Error(z.prettifyError(error));
  const withInfinity = (key: string, each: unknown) =>
    key === 'waitMs' && each === 'never' ? Number.POSITIVE_INFINITY : each;
  return JSON.parse(json, withInfinity) as Seed;
}
