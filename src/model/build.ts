import { z } from 'zod';
import { testEngineSchema } from './build-test.ts';
import { jobSchema, jobStateCountsSchema } from './job.ts';
import { fields, map, maybe, number, text } from './lenient-fields.ts';
import { pipelineSchema } from './pipeline.ts';
import { userSchema } from './user.ts';

/** Where a rebuild came from: the original build (api.md §2.3). */
const rebuiltFromSchema = z.looseObject({ ...fields(text, 'id url'), number });

/** A build's pull request. Fields not shown in the document (§2.8); the live service sends these, `id` as text. */
const pullRequestSchema = z.looseObject(fields(text, 'id base repository'));

/**
 * A build (api.md §2.3). Exact about the four keys that we act on: `id`, `number`, `state`, and that `blocked`
 * is a boolean where it is sent. Everything else may be missing, null, or unexpected.
 */
export const buildSchema = z.looseObject({
  id: z.string(),
  number: z.number().int().positive(),
  state: z.string(),
  blocked: z.boolean().nullish(),
  ...fields(text, 'graphql_id url web_url cancel_reason message commit branch source'),
  ...fields(text, 'created_at scheduled_at started_at finished_at'),
  ...fields(map, 'env meta_data'),
  creator: maybe(userSchema),
  jobs: maybe(z.array(jobSchema)),
  pull_request: maybe(pullRequestSchema),
  rebuilt_from: maybe(rebuiltFromSchema),
  pipeline: maybe(pipelineSchema),
  job_state_counts: maybe(jobStateCountsSchema),
  retried_jobs_count: number,
  test_engine: maybe(testEngineSchema),
});

/** A build as the service describes one (api.md §2.3). */
export type Build = z.infer<typeof buildSchema>;
