import * as z from 'zod/mini';
import { agentSchema } from './agent.ts';
import {
  anything,
  flag,
  listOf,
  literal,
  number,
  object,
  objectWith,
  type Schema,
  text,
  type ValueOf,
} from './schema.ts';
import { userSchema } from './user.ts';

const signature = object({
  /** The signature (api.md §2.5). */
  value: text,
  /** Its algorithm (api.md §2.5). */
  algorithm: text,
  /** The fields that it covers (api.md §2.5). */
  signed_fields: listOf(text),
});

const step = object({
  /** UUID of the step (api.md §2.5). */
  id: text,
  /** Null if the pipeline is not signed (api.md §2.5). */
  signature: signature,
});

const times = {
  /** Time at which it was added to the build, in ISO 8601 (api.md §2.5). */
  created_at: text,
  /** Time at which the scheduler processed it. It can be earlier than `created_at` (api.md §2.5). */
  scheduled_at: text,
  /** Time at which it was ready for an agent. Null before that (api.md §2.5). */
  runnable_at: text,
  /** Time at which an agent started it. Null before that (api.md §2.5). */
  started_at: text,
  /** Time of its end. Null before that (api.md §2.5). */
  finished_at: text,
};

/** What jobs that people see have in common. */
const common = {
  /** ID for the GraphQL API. Absent in some responses (api.md §2.5). */
  graphql_id: text,
  /** Key of the step. Null if it has none (api.md §2.5). */
  step_key: text,
  /** Key of the group that the step is in. Null or absent if it is in none (docs/gaps.md). */
  group_key: text,
  /** Any text, such as `scheduled`, `running`, `passed`, `failed`, `timed_out`, `blocked` or `broken` (api.md §2.5). */
  state: text,
  /** Web address (api.md §2.5). */
  web_url: text,
};

const scriptShape = objectWith('id type', {
  /** Narrows a `Job` to this type (api.md §2.5). */
  type: literal('script'),
  /** UUID of the job, which addresses it (api.md §2.5). */
  id: text,
  /** Label of the step: untrusted text. Empty or null if it has none (api.md §2.5). */
  name: text,
  /** API address of the log (api.md §2.5). */
  log_url: text,
  /** API address of the log as text (api.md §2.5). */
  raw_log_url: text,
  /** Command: untrusted text. Empty or null for a step with plugins only (api.md §2.5). */
  command: text,
  /** Patterns of the files that it uploads, separated by semicolons. Empty or null for none (api.md §2.5). */
  artifact_paths: text,
  /** Why it did not run. Null if it did (docs/gaps.md). */
  broken_reason: text,
  /** The signal that ended it. Null if none did (docs/gaps.md). */
  signal: text,
  /** Why it was ended by a signal, such as `agent_stop`. Null if it was not (docs/gaps.md). */
  signal_reason: text,
  /** UUID of the job that replaces it. Null if none does (api.md §2.5). */
  retried_in_job_id: text,
  /** How it was retried, such as `automatic` or `manual`. Null if it was not (api.md §2.5). */
  retry_type: text,
  /** UUID of the cluster. Null without clusters (api.md §2.5). */
  cluster_id: text,
  /** API address of the cluster (api.md §2.5). */
  cluster_url: text,
  /** UUID of the queue in the cluster (api.md §2.5). */
  cluster_queue_id: text,
  /** API address of the queue (api.md §2.5). */
  cluster_queue_url: text,
  /** Exit status. Null before the end; -1 for a job that was killed (api.md §2.5). */
  exit_status: number,
  /** The exit status that it will have, while it still runs. Absent unless it is known early (docs/gaps.md). */
  promised_exit_status: number,
  /** How often its step has been retried. Null on the first run (api.md §2.5). */
  retries_count: number,
  /** Its index among the parallel jobs of the step, from 0. Null if there are none (api.md §2.5). */
  parallel_group_index: number,
  /** How many parallel jobs the step has. Null if there are none (api.md §2.5). */
  parallel_group_total: number,
  /** True if it failed, and the build passes anyway (api.md §2.5). */
  soft_failed: flag,
  /** True if another job replaces it (api.md §2.5). */
  retried: flag,
  /** The step. Absent in some responses (api.md §2.5). */
  step: step,
  /** The rules that an agent must match, such as `queue=default` (api.md §2.5). */
  agent_query_rules: listOf(text),
  /** The agent that runs it. Null before that (api.md §2.5). */
  agent: agentSchema,
  /** The values of the matrix for this job. Null without a matrix (api.md §2.5). */
  matrix: anything,
  ...common,
  ...times,
});

/** A job that runs a command, the one type whose fields the document lists (api.md §2.5). Exact about `id` and `type`. */
export interface ScriptJob extends ValueOf<typeof scriptShape> {}

const waiterShape = objectWith('type', {
  /** Narrows a `Job` to this type (docs/gaps.md). */
  type: literal('waiter'),
  /** UUID of the job (docs/gaps.md). */
  id: text,
  /** ID for the GraphQL API (docs/gaps.md). */
  graphql_id: text,
  /** Absent in most responses (docs/gaps.md). */
  state: text,
});

/** A wait step between jobs. The service sends little more than its ID (docs/gaps.md). */
export interface WaiterJob extends ValueOf<typeof waiterShape> {}

const blockField = object({
  /** Key of the field, which becomes the key of meta-data (docs/gaps.md). */
  key: text,
  /** Whether a value is needed (docs/gaps.md). */
  required: flag,
  /** The value if none is given: a text, or a list if several can be chosen (docs/gaps.md). */
  default: anything,
  /** True if several options can be chosen (docs/gaps.md). */
  multiple: flag,
  /** The values that can be chosen. Absent for a text (docs/gaps.md). */
  options: listOf(object({ value: text })),
});

const manualShape = objectWith('type', {
  /** Narrows a `Job` to this type (docs/gaps.md). */
  type: literal('manual'),
  /** UUID of the job, which addresses it (docs/gaps.md). */
  id: text,
  /** Label of the step: untrusted text (docs/gaps.md). */
  label: text,
  /** Time at which it was unblocked. Null before that (docs/gaps.md). */
  unblocked_at: text,
  /** API address that unblocks it (docs/gaps.md). */
  unblock_url: text,
  /** The user who unblocked it. Null before that (docs/gaps.md). */
  unblocked_by: userSchema,
  /** True if it can be unblocked now (docs/gaps.md). */
  unblockable: flag,
  /** The fields of the step. Absent on many servers (docs/gaps.md). */
  fields: listOf(blockField),
  ...common,
});

/** A block or input step, which waits for a person (docs/gaps.md). */
export interface ManualJob extends ValueOf<typeof manualShape> {}

const triggeredBuild = object({
  /** UUID of the build (docs/gaps.md). */
  id: text,
  /** Number of the build (docs/gaps.md). */
  number: number,
  /** API address (docs/gaps.md). */
  url: text,
  /** Web address (docs/gaps.md). */
  web_url: text,
});

const triggerShape = objectWith('type', {
  /** Narrows a `Job` to this type (docs/gaps.md). */
  type: literal('trigger'),
  /** UUID of the job (docs/gaps.md). */
  id: text,
  /** Label of the step: untrusted text (docs/gaps.md). */
  name: text,
  /** API address of the build that has this job (docs/gaps.md). */
  build_url: text,
  /** True if the step does not wait for its build (docs/gaps.md). */
  async: flag,
  /** The build that the step has started. Null before that (docs/gaps.md). */
  triggered_build: triggeredBuild,
  ...common,
  ...times,
});

/** A step that starts a build of another pipeline (docs/gaps.md). */
export interface TriggerJob extends ValueOf<typeof triggerShape> {}

declare const unknownType: unique symbol;

/** A type of job that this library does not know: read it with `String(job.type)`. It is no `string` so that the known types narrow. */
export interface UnknownJobType {
  readonly [unknownType]: true;
  toString(): string;
}

const known = z.discriminatedUnion('type', [scriptShape, waiterShape, manualShape, triggerShape]);
const unknownTypeSchema = z.catch(text.check(z.regex(/^(?!(?:script|waiter|manual|trigger)$)/)), 'unknown');

const otherShape = objectWith('type', {
  /** Its type, or `unknown` if that cannot be read (api.md §2.8). */
  type: unknownTypeSchema as unknown as Schema<UnknownJobType>,
  /** UUID of the job (api.md §2.8). */
  id: text,
  /** State of the job (api.md §2.8). */
  state: text,
  /** Label of the step (api.md §2.8). */
  name: text,
});

/** A job of a type that we do not know, kept as it came; also one that does not fit its own type (api.md §2.8). */
export interface OtherJob extends ValueOf<typeof otherShape> {}

/** An element of a build's `jobs`. Its `type` narrows it; the document does not show the values of `type` (api.md §2.8). */
export type Job = ScriptJob | WaiterJob | ManualJob | TriggerJob | OtherJob;

/** How a job is read. One that is not valid causes no error. */
export const jobSchema: Schema<Job> = z.catch(z.union([known, otherShape]), {
  type: 'unknown' as unknown as UnknownJobType,
});
