import { z } from 'zod';
import { flag, maybe, number, text } from './lenient-fields.ts';

/** Settings of the code host; in the document only in a pipeline's list of builds (api.md §2.7). */
const providerSettingsSchema = z.looseObject({
  trigger_mode: text,
  build_pull_requests: flag,
  pull_request_branch_filter_enabled: flag,
  skip_pull_request_builds_for_existing_commits: flag,
  build_pull_request_forks: flag,
  prefix_pull_request_fork_branch_names: flag,
  build_tags: flag,
  publish_commit_status: flag,
  publish_commit_status_per_step: flag,
  publish_blocked_as_pending: flag,
  repository: text,
});

/** The code host of a pipeline. `webhook_url` starts builds: it is a secret, and empty without edit permission. */
const providerSchema = z.looseObject({
  id: text,
  webhook_url: text,
  settings: maybe(providerSettingsSchema),
});

/** The pipeline on a build (api.md §2.7). Left out where the request says `exclude_pipeline`. */
export const pipelineSchema = z.looseObject({
  id: text,
  graphql_id: text,
  url: text,
  web_url: text,
  name: text,
  slug: text,
  repository: text,
  branch_configuration: text,
  default_branch: text,
  provider: maybe(providerSchema),
  skip_queued_branch_builds: flag,
  skip_queued_branch_builds_filter: text,
  cancel_running_branch_builds: flag,
  cancel_running_branch_builds_filter: text,
  builds_url: text,
  badge_url: text,
  created_at: text,
  scheduled_builds_count: number,
  running_builds_count: number,
  scheduled_jobs_count: number,
  running_jobs_count: number,
  waiting_jobs_count: number,
});

/** A pipeline as the service describes one on a build (api.md §2.7). */
export type Pipeline = z.infer<typeof pipelineSchema>;
