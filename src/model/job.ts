import { z } from 'zod';
import { agentSchema } from './agent.ts';
import { anything, flag, map, maybe, number, text, texts } from './lenient-fields.ts';
import { userSchema } from './user.ts';

const stepSchema = z.looseObject({
  id: text,
  signature: maybe(z.looseObject({ value: text, algorithm: text, signed_fields: texts })),
});

const times = {
  created_at: text,
  scheduled_at: text,
  runnable_at: text,
  started_at: text,
  finished_at: text,
};

/** A job that runs a command on an agent; the one kind whose fields the document lists (api.md §2.5). */
export const scriptJobSchema = z.looseObject({
  id: z.string(),
  type: z.literal('script'),
  graphql_id: text,
  name: text,
  step_key: text,
  step: maybe(stepSchema),
  agent_query_rules: texts,
  state: text,
  web_url: text,
  log_url: text,
  raw_log_url: text,
  command: text,
  soft_failed: flag,
  broken_reason: text,
  exit_status: number,
  signal: text,
  signal_reason: text,
  artifact_paths: text,
  agent: maybe(agentSchema),
  ...times,
  retried: flag,
  retried_in_job_id: text,
  retries_count: number,
  retry_type: text,
  parallel_group_index: number,
  parallel_group_total: number,
  matrix: anything,
  cluster_id: text,
  cluster_url: text,
  cluster_queue_id: text,
  cluster_queue_url: text,
});

/** A wait step between two groups of jobs. Not shown in the document; the service sends little more than an id. */
const waiterJobSchema = z.looseObject({
  id: text,
  type: z.literal('waiter'),
  graphql_id: text,
  state: text,
});

/** A block or input step, which waits for a person. Not shown in the document. */
export const manualJobSchema = z.looseObject({
  id: text,
  type: z.literal('manual'),
  graphql_id: text,
  label: text,
  state: text,
  step_key: text,
  web_url: text,
  unblocked_by: maybe(userSchema),
  unblocked_at: text,
  unblockable: flag,
  unblock_url: text,
});

/** A step that starts a build of another pipeline. Not shown in the document. */
export const triggerJobSchema = z.looseObject({
  id: text,
  type: z.literal('trigger'),
  graphql_id: text,
  name: text,
  step_key: text,
  state: text,
  async: flag,
  build_url: text,
  web_url: text,
  ...times,
  triggered_build: maybe(z.looseObject({ id: text, number, url: text, web_url: text })),
});

const knownJobSchema = z.discriminatedUnion('type', [
  scriptJobSchema,
  waiterJobSchema,
  manualJobSchema,
  triggerJobSchema,
]);

/** Written as a pattern, which the generated checks can read. */
const unknownType = /^(?!(?:script|waiter|manual|trigger)$)/;

/** A job of a type that we do not know: kept as it came. One that its own schema refuses is of no known type either. */
const otherJobSchema = z.looseObject({
  id: text,
  type: z.string().regex(unknownType).catch('unknown'),
  state: text,
  name: text,
});

/** An element of a build's `jobs`: told apart by `type`, which the document leaves open (api.md §2.8). */
export const jobSchema = knownJobSchema.or(otherJobSchema).catch({ type: 'unknown' });

/** A job that runs a command (api.md §2.5). */
export type ScriptJob = z.infer<typeof scriptJobSchema>;

/** A block or input step. */
export type ManualJob = z.infer<typeof manualJobSchema>;

/** A trigger step. */
export type TriggerJob = z.infer<typeof triggerJobSchema>;

/** Any element of a build's `jobs`. */
export type Job = z.infer<typeof jobSchema>;

/** How many jobs are in each state; the live service sends it on a single build. */
export const jobStateCountsSchema = z.looseObject({ total: number, states: map });
