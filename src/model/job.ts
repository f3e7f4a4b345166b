import * as z from 'zod/mini';
import { agentSchema } from './agent.ts';
import {
  anything,
  fields,
  flag,
  listOf,
  literal,
  number,
  object,
  objectWith,
  text,
  type ValueOf,
} from './schema.ts';
import { userSchema } from './user.ts';

const signatureSchema = object({ ...fields(text, 'value algorithm'), signed_fields: listOf(text) });

const times = fields(text, 'created_at scheduled_at runnable_at started_at finished_at');

/** A job that runs a command on an agent; the one kind whose fields the document lists (api.md §2.5). */
const scriptJobSchema = objectWith('id type', {
  type: literal('script'),
  ...fields(text, 'id graphql_id name step_key state web_url log_url raw_log_url command artifact_paths'),
  ...fields(text, 'broken_reason signal signal_reason retried_in_job_id retry_type'),
  ...fields(text, 'cluster_id cluster_url cluster_queue_id cluster_queue_url'),
  ...fields(number, 'exit_status retries_count parallel_group_index parallel_group_total'),
  ...fields(flag, 'soft_failed retried'),
  ...times,
  step: object({ id: text, signature: signatureSchema }),
  agent_query_rules: listOf(text),
  agent: agentSchema,
  matrix: anything,
});

/** A wait step between two groups of jobs. Not shown in the document; the service sends little more than an id. */
const waiterJobSchema = objectWith('type', {
  type: literal('waiter'),
  ...fields(text, 'id graphql_id state'),
});

/** A block or input step, which waits for a person. Not shown in the document. */
const manualJobSchema = objectWith('type', {
  type: literal('manual'),
  ...fields(text, 'id graphql_id label state step_key web_url unblocked_at unblock_url'),
  unblocked_by: userSchema,
  unblockable: flag,
  fields: listOf(object({ key: text, required: flag })),
});

/** A step that starts a build of another pipeline. Not shown in the document. */
const triggerJobSchema = objectWith('type', {
  type: literal('trigger'),
  ...fields(text, 'id graphql_id name step_key state build_url web_url'),
  async: flag,
  ...times,
  triggered_build: object({ ...fields(text, 'id url web_url'), number }),
});

const knownJobSchema = z.discriminatedUnion('type', [
  scriptJobSchema,
  waiterJobSchema,
  manualJobSchema,
  triggerJobSchema,
]);

/** A job of a type that we do not know: kept as it came. One that its own schema refuses is of no known type either. */
const otherJobSchema = objectWith('type', {
  type: z.catch(text.check(z.regex(/^(?!(?:script|waiter|manual|trigger)$)/)), 'unknown'),
  ...fields(text, 'id state name'),
});

/** An element of a build's `jobs`: discriminated by `type`, whose values the document does not show (api.md §2.8). An invalid one causes no error. */
export const jobSchema = z.catch(z.union([knownJobSchema, otherJobSchema]), { type: 'unknown' });

/** A job that runs a command (api.md §2.5). */
export type ScriptJob = ValueOf<typeof scriptJobSchema>;

/** A block or input step. */
export type ManualJob = ValueOf<typeof manualJobSchema>;

/** A trigger step. */
export type TriggerJob = ValueOf<typeof triggerJobSchema>;

/** Any element of a build's `jobs`. */
export type Job = ValueOf<typeof jobSchema>;
