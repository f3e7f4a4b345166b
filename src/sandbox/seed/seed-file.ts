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

const slug = z.string().min(1);
const text = z.string().optional();
const textOrNull = z.string().nullable().optional();
const texts = z.array(z.string()).optional();
const textMap = z.record(z.string(), z.string()).optional();
const flag = z.boolean().optional();
const amount = z.number().min(0).optional();
const exits = z.array(z.union([z.int(), z.literal('timed_out')])).optional();

const artifact = {
  path: slug,
  content: text,
  size: amount,
  state: z.enum(['new', 'error', 'finished', 'deleted', 'expired']).optional(),
  withoutSum: flag,
} satisfies Fields<ScriptedArtifact>;

const annotation = {
  context: z.string(),
  style: z.enum(['success', 'info', 'warning', 'error']).optional(),
  body_html: z.string(),
} satisfies Fields<ScriptedAnnotation>;

const test = {
  name: z.string(),
  scope: textOrNull,
  location: textOrNull,
  results: z.array(z.enum(['passed', 'failed', 'skipped'])).optional(),
  message: text,
  backtrace: texts,
  labels: texts,
  suite: text,
} satisfies Fields<ScriptedTest>;

const command = z.strictObject({
  name: textOrNull,
  key: text,
  command: textOrNull,
  waitMs: z.union([z.number().min(0), z.literal('never')]).optional(),
  runMs: amount,
  exits,
  retryExits: exits,
  softFail: flag,
  parallelism: amount,
  matrix: z.array(z.record(z.string(), z.string())).optional(),
  branches: text,
  queue: text,
  artifactPaths: text,
  tests: z.array(z.strictObject(test)).optional(),
  artifacts: z.array(z.strictObject(artifact)).optional(),
  output: text,
} satisfies Fields<CommandStep>);

const manual = { key: text, blockedState: z.enum(['passed', 'failed', 'running']).optional() };
const block = { block: z.string(), ...manual } satisfies Fields<BlockStep & { block: string }>;
const input = { input: z.string(), ...manual } satisfies Fields<BlockStep & { input: string }>;
const trigger = {
  trigger: slug,
  name: text,
  key: text,
  async: flag,
  branch: text,
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
  upload: z.union([command, z.literal(false)]).optional(),
  annotations: z.array(z.strictObject(annotation)).optional(),
  cancelMs: amount,
} satisfies Fields<Script>;

const build = {
  ageMs: z.number().min(0),
  branch: text,
  commit: text,
  message: textOrNull,
  creator: textOrNull,
  source: text,
  env: textMap,
  meta_data: textMap,
  pull_request: z.strictObject({ id: z.string(), base: z.string(), repository: z.string() }).optional(),
  rebuilds: amount,
  canceledAfterMs: amount,
  unblockedAfterMs: amount,
  number: amount,
} satisfies Fields<BuildSeed>;

const pipeline = {
  slug,
  name: text,
  script: z.strictObject(script),
  repository: text,
  default_branch: text,
  provider: z.enum(['github', 'gitlab', 'bitbucket', 'private']).optional(),
  branch_configuration: text,
  build_branches: flag,
  allow_rebuilds: flag,
  skip_queued_branch_builds: flag,
  cancel_running_branch_builds: flag,
  signed: flag,
  history: z.array(z.strictObject(build)).optional(),
} satisfies Fields<PipelineSeed>;

const flakyTest = {
  name: z.string(),
  scope: textOrNull,
  location: textOrNull,
  file_name: textOrNull,
  instances: amount,
  executions: amount,
  ageMs: amount,
} satisfies Fields<FlakyTestSeed>;

const suite = {
  name: z.string(),
  default_branch: text,
  flakyTests: z.array(z.strictObject(flakyTest)).optional(),
  jobTags: flag,
} satisfies Fields<SuiteSeed>;

const organization = {
  slug,
  name: text,
  teams: texts,
  pipelines: z.array(z.strictObject(pipeline)).optional(),
  suites: z.array(z.strictObject(suite)).optional(),
} satisfies Fields<OrganizationSeed>;

const token = {
  user: text,
  scopes: z.array(z.string()),
  organizations: texts,
  canEdit: flag,
} satisfies Fields<TokenSeed>;

const identity = {
  ...token,
  clientId: z.string(),
  issuer: z.string(),
  audience: z.string(),
  key: z.record(z.string(), z.string()),
  claims: textMap,
  lifeMs: amount,
} satisfies Fields<IdentitySeed>;

const user = { name: z.string(), email: z.string() } satisfies Fields<UserSeed>;

const file = z.strictObject({
  $schema: text,
  organizations: z.array(z.strictObject(organization)),
  users: z.record(z.string(), z.strictObject(user)).optional(),
  tokens: z.record(z.string(), z.strictObject(token)).optional(),
  identities: z.record(z.string(), z.strictObject(identity)).optional(),
} satisfies Fields<Seed & { $schema: string }>);

/** The JSON Schema of a seed as a file. */
export const seedFileFormat = { title: 'A seed of the Kitestring sandbox', ...z.toJSONSchema(file) };

/** The seed that a file of JSON holds. @throws Error with one line for each thing that is wrong with it. */
export function readSeedFile(json: string): Seed {
  const { error } = file.safeParse(JSON.parse(json));
  if (error) throw new Error(problemsOf(error.issues, []).join('\n'));
  const withInfinity = (key: string, each: unknown) =>
    key === 'waitMs' && each === 'never' ? Number.POSITIVE_INFINITY : each;
  return JSON.parse(json, withInfinity) as Seed;
}

/** A line for each problem. Of a value that may have several forms, those of the form that it is closest to. */
function problemsOf(issues: readonly z.core.$ZodIssue[], at: readonly PropertyKey[]): readonly string[] {
  return issues.flatMap((issue) => {
    const path = [...at, ...issue.path];
    if (issue.code !== 'invalid_union') return [`${z.core.toDotPath(path)}: ${issue.message}`];
    const isOther = (form: readonly z.core.$ZodIssue[]) =>
      form.some(({ code, path: inside }) => inside.length === 0 && code !== 'unrecognized_keys');
    const near = issue.errors.filter((form) => !isOther(form));
    const [closest = []] = (near.length > 0 ? near : issue.errors).toSorted((a, b) => a.length - b.length);
    return problemsOf(closest, path);
  });
}
