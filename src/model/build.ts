import { jobSchema } from './job.ts';
import { pipelineSchema } from './pipeline.ts';
import {
  flag,
  listOf,
  map,
  number,
  object,
  objectWith,
  ordinal,
  type Schema,
  text,
  texts,
  type ValueOf,
} from './schema.ts';
import { testEngineSchema } from './test-engine.ts';
import { userSchema } from './user.ts';

const originShape = object({
  /** UUID of the original build (api.md §2.3). */
  id: text,
  /** Number of the original build (api.md §2.3). */
  number: number,
  /** API address of the original build (api.md §2.3). */
  url: text,
});

/** The build that a rebuild came from (api.md §2.3). */
export interface RebuiltFrom extends ValueOf<typeof originShape> {}

const originSchema: Schema<RebuiltFrom> = originShape;

const pullRequestShape = object({
  /** Number of the pull request, as text (docs/gaps.md). */
  id: text,
  /** Branch that it is merged into. Null if the service does not know it (docs/gaps.md). */
  base: text,
  /** Address of the repository that it comes from: that of a fork, or our own (docs/gaps.md). */
  repository: text,
});

/** The pull request of a build; the document shows no fields (api.md §2.8, docs/gaps.md). */
export interface PullRequest extends ValueOf<typeof pullRequestShape> {}

const pullRequestSchema: Schema<PullRequest> = pullRequestShape;

const jobStateCounts = object({
  /** All jobs (docs/gaps.md). */
  total: number,
  /** The number of jobs, by their states (docs/gaps.md). */
  states: map,
});

const shape = objectWith('id number state', {
  /** UUID of the build, unique in the service. It addresses nothing (api.md §2.3). */
  id: text,
  /** Number, unique in the pipeline. It addresses the build (api.md §2.3). */
  number: ordinal,
  /** One of `BuildState`, or a state that is newer. See `effectiveState` (api.md §2.3). */
  state: text,
  /** True while the build waits at a block step; `state` is then another one (api.md §2.3). */
  blocked: flag,
  /** ID for the GraphQL API (api.md §2.3). */
  graphql_id: text,
  /** API address (api.md §2.3). */
  url: text,
  /** Web address (api.md §2.3). */
  web_url: text,
  /** Why it was canceled. Null if it was not (api.md §2.3). */
  cancel_reason: text,
  /** Message, often that of the commit: untrusted text. Null if none was given (api.md §2.3). */
  message: text,
  /** SHA, tag or `HEAD`, which an agent replaces by a SHA (api.md §2.3). */
  commit: text,
  /** Branch: untrusted text. For a fork it can be `owner:branch` (api.md §2.3). */
  branch: text,
  /** How it was created, such as `api`, `ui`, `webhook`, `schedule` or `trigger_job` (api.md §2.3). */
  source: text,
  /** Time of its creation, in ISO 8601 (api.md §2.3). */
  created_at: text,
  /** Time at which it was scheduled, often that of its creation (api.md §2.3). */
  scheduled_at: text,
  /** Time at which its first job started. Null before that (api.md §2.3). */
  started_at: text,
  /** Time of its end. Null before that (api.md §2.3). */
  finished_at: text,
  /** Environment variables of the build. Values can be secrets (api.md §2.3). */
  env: texts,
  /** Meta-data. A rebuild inherits it (api.md §2.3). */
  meta_data: texts,
  /** The user who created it. Null for schedules and unknown people (api.md §2.3). */
  creator: userSchema,
  /** Jobs, by default only the latest for each step. Absent if the request says `exclude_jobs` (api.md §2.3). */
  jobs: listOf(jobSchema),
  /** The pull request that it was created for. Null for any other build (api.md §2.3). */
  pull_request: pullRequestSchema,
  /** The original build. Null or absent if it is no rebuild (api.md §2.3). */
  rebuilt_from: originSchema,
  /** Its pipeline. Absent if the request says `exclude_pipeline` (api.md §2.3). */
  pipeline: pipelineSchema,
  /** How many jobs are in each state. Only on a single build of the live service (docs/gaps.md). */
  job_state_counts: jobStateCounts,
  /** How many jobs are retried. Only in the response to `retryFailedJobs` (docs/gaps.md). */
  retried_jobs_count: number,
  /** Runs of test suites. Absent unless `include_test_engine` requests them (docs/gaps.md). */
  test_engine: testEngineSchema,
});

/**
 * A build (api.md §2.3). Exact about `id`, `number` and `state`, on which we act. Any other field may be missing or null, and
 * is null if the service sends something unexpected. Unknown fields are kept.
 */
export interface Build extends ValueOf<typeof shape> {}

/** How a build is read. */
export const buildSchema: Schema<Build> = shape;
