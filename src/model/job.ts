import { readAgent } from './agent.ts';
import {
  anything,
  asObject,
  fields,
  flag,
  type JsonShape,
  listOf,
  literal,
  Misfit,
  number,
  object,
  objectWith,
  text,
  type ValueOf,
} from './shape.ts';
import { readUser } from './user.ts';

const readSignature = object({ ...fields(text, 'value algorithm'), signed_fields: listOf(text) });

const times = fields(text, 'created_at scheduled_at runnable_at started_at finished_at');

/** A job that runs a command on an agent; the one kind whose fields the document lists (api.md §2.5). */
const readScriptJob = objectWith('id type', {
  type: literal('script'),
  ...fields(text, 'id graphql_id name step_key state web_url log_url raw_log_url command artifact_paths'),
  ...fields(text, 'broken_reason signal signal_reason retried_in_job_id retry_type'),
  ...fields(text, 'cluster_id cluster_url cluster_queue_id cluster_queue_url'),
  ...fields(number, 'exit_status retries_count parallel_group_index parallel_group_total'),
  ...fields(flag, 'soft_failed retried'),
  ...times,
  step: object({ id: text, signature: readSignature }),
  agent_query_rules: listOf(text),
  agent: readAgent,
  matrix: anything,
});

/** A wait step between two groups of jobs. Not shown in the document; the service sends little more than an id. */
const readWaiterJob = objectWith('type', { type: literal('waiter'), ...fields(text, 'id graphql_id state') });

/** A block or input step, which waits for a person. Not shown in the document. */
const readManualJob = objectWith('type', {
  type: literal('manual'),
  ...fields(text, 'id graphql_id label state step_key web_url unblocked_at unblock_url'),
  unblocked_by: readUser,
  unblockable: flag,
  fields: listOf(object({ key: text, required: flag })),
});

/** A step that starts a build of another pipeline. Not shown in the document. */
const readTriggerJob = objectWith('type', {
  type: literal('trigger'),
  ...fields(text, 'id graphql_id name step_key state build_url web_url'),
  async: flag,
  ...times,
  triggered_build: object({ ...fields(text, 'id url web_url'), number }),
});

const known = {
  script: readScriptJob,
  waiter: readWaiterJob,
  manual: readManualJob,
  trigger: readTriggerJob,
};

/** A job of a type that we do not know: kept as it came. */
const readOtherJob = objectWith('type', fields(text, 'type id state name'));

/**
 * An element of a build's `jobs`: told apart by `type`, which the document leaves open (api.md §2.8). One that does not fit its
 * type is of no known type either, so that it causes no error.
 */
export const readJob: JsonShape<Job> = (value) => {
  const given = asObject(value);
  const type = String(given?.type);
  const shape = Object.hasOwn(known, type) ? known[type as keyof typeof known] : readOtherJob;
  const job = shape(given);
  return job instanceof Misfit ? (readOtherJob({ ...given, type: 'unknown' }) as Job) : job;
};

/** A job that runs a command (api.md §2.5). */
export type ScriptJob = ValueOf<typeof readScriptJob>;

/** A block or input step. */
export type ManualJob = ValueOf<typeof readManualJob>;

/** A trigger step. */
export type TriggerJob = ValueOf<typeof readTriggerJob>;

/** Any element of a build's `jobs`. */
export type Job = ValueOf<(typeof known)[keyof typeof known] | typeof readOtherJob>;
