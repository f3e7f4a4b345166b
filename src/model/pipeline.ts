import { fields, flag, number, object, text, type ValueOf } from './schema.ts';

/** Settings of the code host; in the document only in a pipeline's list of builds (api.md §2.7). */
const providerSettingsSchema = object({
  ...fields(text, 'trigger_mode repository'),
  ...fields(
    flag,
    'build_pull_requests pull_request_branch_filter_enabled build_pull_request_forks build_tags',
  ),
  ...fields(flag, 'skip_pull_request_builds_for_existing_commits prefix_pull_request_fork_branch_names'),
  ...fields(flag, 'publish_commit_status publish_commit_status_per_step publish_blocked_as_pending'),
});

/** The code host of a pipeline. `webhook_url` starts builds: it is a secret, and empty without edit permission. */
const providerSchema = object({
  ...fields(text, 'id webhook_url'),
  settings: providerSettingsSchema,
});

/** The pipeline on a build (api.md §2.7). Left out where the request says `exclude_pipeline`. */
export const pipelineSchema = object({
  ...fields(text, 'id graphql_id url web_url name slug repository branch_configuration default_branch'),
  provider: providerSchema,
  ...fields(flag, 'skip_queued_branch_builds cancel_running_branch_builds'),
  ...fields(text, 'skip_queued_branch_builds_filter cancel_running_branch_builds_filter'),
  ...fields(text, 'builds_url badge_url created_at'),
  ...fields(number, 'scheduled_builds_count running_builds_count'),
  ...fields(number, 'scheduled_jobs_count running_jobs_count waiting_jobs_count'),
});

/** A pipeline as the service describes one on a build (api.md §2.7). */
export type Pipeline = ValueOf<typeof pipelineSchema>;
