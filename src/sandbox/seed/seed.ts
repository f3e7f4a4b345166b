import type { JsonWebKey } from 'node:crypto';
import { z } from 'zod';
import { type Given, type ScriptSource, script } from '../simulation/script.ts';

/*
 * The data that a sandbox starts with, described once: as a file of JSON by the schema, in code by its type.
 */

const slug = z.string().min(1);
const text = z.string().optional();
const textOrNull = z.string().nullish();
const texts = z.array(z.string());
const textMap = z.record(z.string(), z.string());
const flag = z.boolean().optional();
const amount = z.number().min(0);

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

const build = z.strictObject({
  /** How long before the start of the sandbox it was created. */
  ageMs: amount,
  branch: text,
  commit: text,
  message: textOrNull,
  /** Key of a user; null if the service does not know the user. */
  creator: textOrNull,
  source: text,
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

const flakyTest = z.strictObject({
  name: z.string(),
  scope: textOrNull,
  /** File path with line number. */
  location: textOrNull,
  instances: amount.optional(),
  /** How often it ran, failed executions included; by default some multiple of `instances`. */
  executions: amount.optional(),
  /** How long before the start of the sandbox it last flaked. */
  ageMs: amount.optional(),
});
/** A flaky test; missing values are derived. */
export type FlakyTestSeed = Given<z.infer<typeof flakyTest>>;
type FlakyTests = readonly FlakyTestSeed[];

const suite = z.strictObject({
  name: z.string(),
  default_branch: text,
  /** In code also a function that returns them: a long list is created only on first use. */
  flakyTests: (z.array(flakyTest) as z.ZodType<FlakyTests | (() => FlakyTests)>).optional(),
  /** If false, the results do not say of which job they are. */
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

const file = z.strictObject({
  $schema: text,
  organizations: z.array(organization),
  /** At least one user; by default Ada. */
  users: z.record(z.string(), user).optional(),
  /** Tokens in addition to those that every sandbox has. */
  tokens: z.record(z.string(), token).optional(),
  /** Identities that can get a token, by the label of that token in the request log; by default none. */
  identities: z.record(z.string(), identity).optional(),
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
  const { error, data } = file.safeParse(JSON.parse(json));
  if (error) throw new Error(z.prettifyError(error));
  return data;
}
