import { testEngineSchema } from './build-test.ts';
import { jobSchema } from './job.ts';
import { pipelineSchema } from './pipeline.ts';
import {
  fields,
  flag,
  listOf,
  map,
  number,
  object,
  objectWith,
  ordinal,
  text,
  type ValueOf,
} from './schema.ts';
import { userSchema } from './user.ts';

/** Where a rebuild came from: the original build (api.md §2.3). */
const originSchema = object({ ...fields(text, 'id url'), number });

/** A build's pull request. Fields not shown in the document (§2.8); the live service sends these, `id` as text. */
const pullRequestSchema = object(fields(text, 'id base repository'));

/** How many jobs are in each state; the live service sends it on a single build. */
const jobStateCountsSchema = object({ total: number, states: map });

/**
 * A build (api.md §2.3). Exact about the three keys that we act on: `id`, `number` and `state`. Everything else may be missing,
 * null, or unexpected.
 */
export const buildSchema = objectWith('id number state', {
  id: text,
  number: ordinal,
  state: text,
  blocked: flag,
  ...fields(text, 'graphql_id url web_url cancel_reason message commit branch source'),
  ...fields(text, 'created_at scheduled_at started_at finished_at'),
  ...fields(map, 'env meta_data'),
  creator: userSchema,
  jobs: listOf(jobSchema),
  pull_request: pullRequestSchema,
  rebuilt_from: originSchema,
  pipeline: pipelineSchema,
  job_state_counts: jobStateCountsSchema,
  retried_jobs_count: number,
  test_engine: testEngineSchema,
});

/** A build as the service describes one (api.md §2.3). */
export type Build = ValueOf<typeof buildSchema>;
