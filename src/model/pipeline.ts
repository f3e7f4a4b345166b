import { flag, number, object, type Schema, text, type ValueOf } from './schema.ts';

const settingsShape = object({
  /** What starts builds, such as `code` or `none` (api.md §2.7). */
  trigger_mode: text,
  /** The repository, as the code host names it (api.md §2.7). */
  repository: text,
  /** Whether pull requests are built (api.md §2.7). */
  build_pull_requests: flag,
  /** Whether a filter of branches applies to pull requests (api.md §2.7). */
  pull_request_branch_filter_enabled: flag,
  /** Whether a commit that was built already is not built for a pull request (api.md §2.7). */
  skip_pull_request_builds_for_existing_commits: flag,
  /** Whether pull requests from forks are built (api.md §2.7). */
  build_pull_request_forks: flag,
  /** Whether the branch of a fork is `owner:branch` (api.md §2.7). */
  prefix_pull_request_fork_branch_names: flag,
  /** Whether tags are built (api.md §2.7). */
  build_tags: flag,
  /** Whether the code host shows a status of the commit (api.md §2.7). */
  publish_commit_status: flag,
  /** Whether it shows one for each step (api.md §2.7). */
  publish_commit_status_per_step: flag,
  /** Whether it shows a blocked build as pending (api.md §2.7). */
  publish_blocked_as_pending: flag,
});

/** Settings of the code host; in the document only in a pipeline's list of builds (api.md §2.7). */
export interface ProviderSettings extends ValueOf<typeof settingsShape> {}

const settingsSchema: Schema<ProviderSettings> = settingsShape;

const providerShape = object({
  /** Name of the code host, such as `github` (api.md §2.7). */
  id: text,
  /** A secret: a request to this address starts builds. Empty without edit permission (api.md §2.7). */
  webhook_url: text,
  /** Absent in some responses (api.md §2.7). */
  settings: settingsSchema,
});

/** The code host of a pipeline (api.md §2.7). */
export interface Provider extends ValueOf<typeof providerShape> {}

const providerSchema: Schema<Provider> = providerShape;

const shape = object({
  /** UUID of the pipeline (api.md §2.7). */
  id: text,
  /** ID for the GraphQL API (api.md §2.7). */
  graphql_id: text,
  /** API address (api.md §2.7). */
  url: text,
  /** Web address (api.md §2.7). */
  web_url: text,
  /** Name of the pipeline (api.md §2.7). */
  name: text,
  /** Slug, which addresses it (api.md §2.7). */
  slug: text,
  /** Address of the git repository, as agents clone it (api.md §2.7). */
  repository: text,
  /** Branches that are built, as patterns. Null or empty for all (api.md §2.7). */
  branch_configuration: text,
  /** The main branch (api.md §2.7). */
  default_branch: text,
  /** The code host (api.md §2.7). */
  provider: providerSchema,
  /** Whether a new build of a branch skips builds that wait (api.md §2.7). */
  skip_queued_branch_builds: flag,
  /** The branches for which it does. Null or empty for all (api.md §2.7). */
  skip_queued_branch_builds_filter: text,
  /** Whether a new build of a branch cancels builds that run (api.md §2.7). */
  cancel_running_branch_builds: flag,
  /** The branches for which it does. Null or empty for all (api.md §2.7). */
  cancel_running_branch_builds_filter: text,
  /** API address of its builds (api.md §2.7). */
  builds_url: text,
  /** Address of a picture with its state (api.md §2.7). */
  badge_url: text,
  /** Time of its creation, in ISO 8601 or as `YYYY-MM-DD HH:MM:SS UTC` (api.md §2.7). */
  created_at: text,
  /** Builds that wait (api.md §2.7). */
  scheduled_builds_count: number,
  /** Builds that run (api.md §2.7). */
  running_builds_count: number,
  /** Jobs that wait for an agent (api.md §2.7). */
  scheduled_jobs_count: number,
  /** Jobs that run (api.md §2.7). */
  running_jobs_count: number,
  /** Jobs that wait for other jobs (api.md §2.7). */
  waiting_jobs_count: number,
});

/** The pipeline of a build (api.md §2.7). Left out if the request says `exclude_pipeline`. */
export interface Pipeline extends ValueOf<typeof shape> {}

/** How a pipeline is read. */
export const pipelineSchema: Schema<Pipeline> = shape;
