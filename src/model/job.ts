import { z } from 'zod';
import { agentSchema } from './agent.ts';
import { anything, fields, flag, map, maybe, number, text, texts } from './lenient-fields.ts';
import { userSchema } from './user.ts';

const signatureSchema = z.looseObject({ ...fields(text, 'value algorithm'), signed_fields: texts });

const times = fields(text, 'created_at scheduled_at runnable_at started_at finished_at');

/** A job that runs a command on an agent; the one kind whose fields the document lists (api.md §2.5). */
export const scriptJobSchema = z.looseObject({
  id: z.string(),
  type: z.literal('script'),
  ...fields(text, 'graphql_id name step_key state web_url log_url raw_log_url command artifact_paths'),
  ...fields(text, 'broken_reason signal signal_reason retried_in_job_id retry_type'),
  ...fields(text, 'cluster_id cluster_url cluster_queue_id cluster_queue_url'),
  ...fields(number, 'exit_status retries_count parallel_group_index parallel_group_total'),
  ...fields(flag, 'soft_failed retried'),
  ...times,
  step: maybe(z.looseObject({ id: text, signature: maybe(signatureSchema) })),
  agent_query_rules: texts,
  agent: maybe(agentSchema),
  matrix: anything,
});

/** A wait step between two groups of jobs. Not shown in the document; the service sends little more than an id. */
const waiterJobSchema = z.looseObject({
  type: z.literal('waiter'),
  ...fields(text, 'id graphql_id state'),
});

/** A block or input step, which waits for a person. Not shown in the document. */
export const manualJobSchema = z.looseObject({
  type: z.literal('manual'),
  ...fields(text, 'id graphql_id label state step_key web_url unblocked_at unblock_url'),
  unblocked_by: maybe(userSchema),
  unblockable: flag,
  fields: maybe(z.array(z.looseObject({ key: text, required: flag }))),
});

/** A step that starts a build of another pipeline. Not shown in the document. */
export const triggerJobSchema = z.looseObject({
  type: z.literal('trigger'),
  ...fields(text, 'id graphql_id name step_key state build_url web_url'),
  async: flag,
  ...times,
  triggered_build: maybe(z.looseObject({ ...fields(text, 'id url web_url'), number })),
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
  type: z.string().regex(unknownType).catch('unknown'),
  ...fields(text, 'id state name'),
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
