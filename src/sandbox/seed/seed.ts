import type { JsonWebKey } from 'node:crypto';
import { z } from 'zod';
import { fault } from './faults.ts';
import { type Given, readGiven } from './given.ts';

/*
 * The data that a sandbox starts with, described once: the schema checks it in a file of JSON, and its type is that of a
 * seed in code, where some fields may also be functions.
 */

const slug = z.string().min(1);
const text = z.string().optional();
const textOrNull = z.string().nullish();
const texts = z.array(z.string());
const textMap = z.record(z.string(), z.string());
const flag = z.boolean().optional();
const amount = z.number().min(0);

/** The schema of how an attempt ends. */
export const exit = z.union([z.int(), z.enum(['timed_out', 'expired'])]);
/** How an attempt ends: its exit status (0 is passed), a timeout, or that no agent has started it. */
export type Exit = z.infer<typeof exit>;

/** A value, or a function of the index of the job among those of its step. */
export type PerJob<Value> = Value | ((index: number) => Value);

/** A field that in code can also be a function of the job's index. */
function perJob<Value>(value: z.ZodType<Value>): z.ZodOptional<z.ZodType<PerJob<Given<Value>>>> {
  return (value as z.ZodType<Given<Value>>).optional();
}

/** The states of a file that a job uploads. */
export const artifactStates = ['new', 'error', 'finished', 'deleted', 'expired'] as const;

const artifact = z.strictObject({
  path: z.string().min(1),
  content: text,
  size: amount.optional(),
  /** `finished` by default; no other one can be downloaded. */
  state: z.enum(artifactStates).optional(),
  /** True for a file whose SHA-1 the service does not know. */
  withoutSum: flag,
});
/** A file that a job uploads: a text, or this many bytes. */
export type ScriptedArtifact = Given<z.infer<typeof artifact>>;

const annotation = z.strictObject({
  context: z.string(),
  style: z.enum(['success', 'info', 'warning', 'error']).optional(),
  body_html: z.string(),
});
/** A text on the page of a build. */
export type ScriptedAnnotation = Given<z.infer<typeof annotation>>;

const test = z.strictObject({
  name: z.string(),
  scope: textOrNull,
  /** File path with line number. */
  location: textOrNull,
  /** One for each run of the job, and the last one for all further runs: `['failed', 'passed']`. By default it passes. */
  results: z.array(z.enum(['passed', 'failed', 'skipped'])).optional(),
  /** Why it fails. */
  message: text,
  /** The lines of its stack. */
  backtrace: texts.optional(),
  /** In addition to `flaky`, which a test has if it is in the suite's list of flaky tests. */
  labels: texts.optional(),
  /** Slug of its suite; by default the first of the organization. */
  suite: text,
});
/** A test that a job runs. Listed twice, it is executed twice. */
export type ScriptedTest = Given<z.infer<typeof test>>;

/** In code `Infinity`, which JSON does not have. */
const never = z.literal('never').transform(() => Number.POSITIVE_INFINITY);
type Output = string | ((run: { readonly index: number; readonly attempt: number }) => string);

const command = z.strictObject({
  name: textOrNull,
  key: text,
  /** Key of the group that it is in. */
  group: text,
  /** Null for a step that only has plugins. */
  command: textOrNull,
  /** Time from runnable to started; 2 s by default. Infinity: no agent ever picks it up. */
  waitMs: perJob(z.union([amount, never])),
  /** Time from started to finished; 10 s by default. */
  runMs: perJob(amount),
  /** How long it runs before it declares that it will fail, if it does: by default it does not. */
  promiseMs: amount.optional(),
  /** One per attempt: `[1, 0]` fails, is retried automatically, and passes. Default: `[0]`. */
  exits: perJob(z.array(exit)),
  /** One per retry by a user, and the last one for all further retries: `[0]` passes. Default: as the run before. */
  retryExits: z.array(exit).optional(),
  /** A failure of this step does not fail the build. */
  softFail: flag,
  /** Number of jobs with the same command. */
  parallelism: amount.optional(),
  /** One job for each of these combinations. */
  matrix: z.array(textMap).optional(),
  /** Branch patterns, separated by spaces; on other branches the jobs are broken and do not run. */
  branches: text,
  queue: text,
  artifactPaths: text,
  /** The tests that it runs, whose results its jobs upload when they end. */
  tests: perJob(z.array(test)),
  /** The files that its jobs upload when they end. */
  artifacts: perJob(z.array(artifact)),
  /** What the command prints; in code, also by the index of the job and of the attempt. */
  output: text as z.ZodOptional<z.ZodType<Output>>,
});
/** A step that runs a command. Every field is optional: `{}` passes after twelve seconds. */
export type CommandStep = Given<z.infer<typeof command>>;

const manual = {
  key: text,
  /** Key of the group that it is in. */
  group: text,
  /** The `state` of a build while it waits. */
  blockedState: z.enum(['passed', 'failed', 'running']).optional(),
  /** What it asks for; `required` unless false. The live service does not show it in a job. */
  fields: z.array(z.strictObject({ key: z.string(), required: flag })).optional(),
};
const block = z.union([
  z.strictObject({ block: z.string(), ...manual }),
  z.strictObject({ input: z.string(), ...manual }),
]);
/** A step that waits for a user: `{ block: 'Ship it?' }`, or `{ input: 'Which version?' }`. */
export type BlockStep = Given<z.infer<typeof block>>;

const trigger = z.strictObject({
  /** Slug of the other pipeline. */
  trigger: z.string().min(1),
  name: text,
  key: text,
  /** Key of the group that it is in. */
  group: text,
  async: flag,
});
/** A step that starts a build of another pipeline, and waits for it unless async. */
export type TriggerStep = Given<z.infer<typeof trigger>>;

const step = z.union([z.literal('wait'), block, trigger, command]);
/** One step of a script. Steps run in parallel up to the next `'wait'`, block or input step. */
export type Step = Given<z.infer<typeof step>>;

const script = z.strictObject({
  steps: z.array(step),
  /** False for a pipeline with its steps in its settings, whose builds do not start with an upload job. */
  upload: flag,
  annotations: z.array(annotation).optional(),
  /** How long a running job takes to stop when it is canceled; 3 s by default. */
  cancelMs: amount.optional(),
});
/** What a build of a pipeline does: pure data, so that its state at any time can be computed. */
export type Script = Given<z.infer<typeof script>>;

/** What a script can depend on if it is a function. */
export interface ScriptFacts {
  readonly number: number;
  readonly branch: string;
  readonly commit: string;
  readonly rebuild: boolean;
}

/** A script, or a function that returns one for each build. */
export type ScriptSource = Script | ((facts: ScriptFacts) => Script);

const user = z.strictObject({ name: z.string(), email: z.string() });
/** A user. Builds and tokens refer to it by its key in the seed. */
export type UserSeed = Given<z.infer<typeof user>>;

const access = {
  /** Key of the user whose token it is; by default the first of the seed. */
  user: text,
  scopes: texts,
  /** Slugs of the organizations that it may see; by default all. */
  organizations: texts.optional(),
  /** Whether its user may edit pipelines, and so see their webhook URLs (api.md §2.7); true by default. */
  canEdit: flag,
};
const token = z.strictObject(access);
/** The access of a token. */
export type TokenSeed = Given<z.infer<typeof token>>;

const identity = z.strictObject({
  ...access,
  clientId: z.string(),
  issuer: z.string(),
  audience: z.string(),
  /** Public RSA key of the issuer. */
  key: textMap as z.ZodType<JsonWebKey>,
  /** Claims that an identity token must have; `*` in a value matches any text. */
  claims: textMap.optional(),
  /** How long a token of the service lives, in simulated milliseconds; one hour by default. */
  lifeMs: amount.optional(),
});
/** An identity whose tokens are exchanged for tokens of the service with this access (workload identity federation). */
export type IdentitySeed = Given<z.infer<typeof identity>>;

/** The schema of the pull request of a build. */
export const pullRequest = z.strictObject({
  /** Its number. */
  id: z.string(),
  /** By default the default branch of the pipeline. */
  base: text,
  /** Address of the repository that it comes from; by default that of the pipeline. */
  repository: text,
});
/** The pull request of a build. */
export type PullRequestSeed = Given<z.infer<typeof pullRequest>>;

const build = z.strictObject({
  /** How long before the start of the sandbox it was created. */
  ageMs: amount,
  branch: text,
  commit: text,
  message: textOrNull,
  /** Key of a user; null if the service does not know the user. */
  creator: textOrNull,
  source: text,
  pull_request: pullRequest.optional(),
  env: textMap.optional(),
  meta_data: textMap.optional(),
  /** Number of the build that it is a rebuild of. */
  rebuilds: amount.optional(),
  /** Its number, greater than that of the previous build; by default the next one. */
  number: amount.optional(),
});
/** A past build. It follows the pipeline's script, as a new build does. */
export type BuildSeed = Given<z.infer<typeof build>>;

const pipeline = z.strictObject({
  slug,
  name: text,
  script: script as z.ZodType<ScriptSource>,
  repository: text,
  default_branch: text,
  /** Branch patterns, separated by spaces: builds of other branches are rejected, unless they ignore the filters. */
  branch_configuration: text,
  /** If false, rebuilds are rejected. */
  allow_rebuilds: flag,
  /** If true, a newer build of a branch skips those that have not started. */
  skip_queued_branch_builds: flag,
  /** If true, a newer build of a branch cancels those that are running. */
  cancel_running_branch_builds: flag,
  history: z.array(build).optional(),
});
/** A pipeline: what its builds do, and the settings that affect the endpoints. */
export type PipelineSeed = Given<z.infer<typeof pipeline>>;

/** Whether a test runs, and whether its failures count. */
export const testStates = ['enabled', 'muted', 'skipped'] as const;

/** The schema of a flaky test. */
export const flakyTest = z.strictObject({
  name: z.string(),
  scope: textOrNull,
  /** File path with line number. */
  location: textOrNull,
  instances: amount.optional(),
  /** How often it ran, failed executions included; by default some multiple of `instances`. */
  executions: amount.optional(),
  /** How long before the start of the sandbox it last flaked. */
  ageMs: amount.optional(),
  /** Where it flaked; by default the default branch of the suite. */
  branch: text,
  /** Labels in addition to `flaky`. */
  labels: texts.optional(),
  /** `enabled` by default. */
  state: z.enum(testStates).optional(),
  /** UUIDs of the teams that own it. */
  owners: texts.optional(),
});
/** A flaky test; missing values are derived. */
export type FlakyTestSeed = Given<z.infer<typeof flakyTest>>;

const suite = z.strictObject({
  name: z.string(),
  default_branch: text,
  flakyTests: z.array(flakyTest).optional(),
  /** If false, the results do not name the job that they belong to. */
  jobTags: flag,
});
/** A test suite. */
export type SuiteSeed = Given<z.infer<typeof suite>>;

const organization = z.strictObject({
  slug,
  /** UUIDs of its teams; undefined if Teams are not enabled. */
  teams: texts.optional(),
  pipelines: z.array(pipeline).optional(),
  suites: z.array(suite).optional(),
});
/** An organization. If it has teams, a new suite must name at least one (api.md §4.1). */
export type OrganizationSeed = Given<z.infer<typeof organization>>;

const limit = z.union([z.int().min(0), z.literal('off')]).optional();
/** The schema of rate limits. */
export const rateLimits = z.strictObject({
  /** For each organization; 200 by default. */
  organization: limit,
  /** For each user; 50 by default. */
  user: limit,
});
/** Maximum number of requests in each minute; `'off'`: no limit. Not shown in the document (§8); as on the live service. */
export type RateLimits = Given<z.infer<typeof rateLimits>>;

const file = z.strictObject({
  $schema: text,
  organizations: z.array(organization),
  /** At least one user; by default Ada. */
  users: z.record(z.string(), user).optional(),
  /** Tokens in addition to those that every sandbox has. */
  tokens: z.record(z.string(), token).optional(),
  /** Identities that can get a token, by the label of that token in the request log; by default none. */
  identities: z.record(z.string(), identity).optional(),
  /** Those that it starts with. */
  faults: z.array(fault).optional(),
  rateLimits: rateLimits.optional(),
});

/** The data that a sandbox starts with. */
export type Seed = Given<z.infer<typeof file>>;

/** The JSON Schema of a seed as a file. */
export const seedFileFormat = {
  title: 'A seed of the Kitestring sandbox',
  ...z.toJSONSchema(file, { io: 'input' }),
};

/** The seed that a file of JSON holds. @throws Error with what is wrong with it and where */
export function readSeedFile(json: string): Seed {
  return readGiven(file, JSON.parse(json));
}
