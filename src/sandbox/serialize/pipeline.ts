import type { Pipeline } from '../../model/pipeline.ts';
import { graphqlIdOf, uuidOf } from '../identity.ts';
import type { PipelineRecord } from '../world/records.ts';
import { countActivity } from './activity.ts';
import {
  type BuildView,
  iso,
  organizationUrl,
  pipelineUrl,
  pipelineWebUrl,
  spelledOut,
  webOrigin,
} from './view.ts';

/** The pipeline on a build (api.md §2.7). */
export function serializePipeline(view: BuildView, pipeline: PipelineRecord): Pipeline {
  const cached = view.pipelines.get(pipeline);
  if (cached) return cached;
  const made = makePipeline(view, pipeline);
  view.pipelines.set(pipeline, made);
  return made;
}

function makePipeline(view: BuildView, pipeline: PipelineRecord): Pipeline {
  const { seed, slug, id } = pipeline;
  const url = pipelineUrl(view, pipeline);
  const empty = view.profile.emptyValues ? '' : null;
  const more = {
    web_url: pipelineWebUrl(pipeline),
    branch_configuration: seed.branch_configuration ?? empty,
    default_branch: seed.default_branch ?? 'main',
  };
  return {
    id,
    graphql_id: graphqlIdOf('Pipeline', id),
    url,
    name: seed.name ?? slug,
    slug,
    repository: pipeline.repository,
    provider: providerOf(view, pipeline),
    skip_queued_branch_builds: seed.skip_queued_branch_builds ?? false,
    skip_queued_branch_builds_filter: null,
    cancel_running_branch_builds: seed.cancel_running_branch_builds ?? false,
    cancel_running_branch_builds_filter: null,
    builds_url: `${url}/builds`,
    badge_url: `${webOrigin}/badges/${uuidOf(`badge/${id}`)}.svg`,
    created_at: view.shape.pipelineTime === 'iso' ? iso(pipeline.createdAt) : spelledOut(pipeline.createdAt),
    ...countActivity(pipeline, view.now),
    ...(view.shape.fullPipeline ? more : {}),
    ...(view.profile.extraKeys ? extraKeys(view, pipeline) : {}),
  };
}

/** The webhook URL starts builds, so it is a secret: empty for users who may not edit the pipeline (api.md §2.7). */
function providerOf(view: BuildView, pipeline: PipelineRecord) {
  const { provider: host = 'github' } = pipeline.seed;
  const withoutHook = host === 'private' && view.profile.webhookRules;
  const webhook_url = view.seesWebhook
    ? `${webOrigin}/webhooks/deliver/${uuidOf(`webhook/${pipeline.id}`)}`
    : '';
  return {
    id: host,
    ...(withoutHook ? {} : { webhook_url }),
    ...(view.shape.fullPipeline ? { settings: withoutHook ? {} : settingsOf(view, pipeline) } : {}),
  };
}

function settingsOf(view: BuildView, { seed, organization, slug }: PipelineRecord) {
  const settings = {
    trigger_mode: 'code',
    build_pull_requests: true,
    pull_request_branch_filter_enabled: false,
    skip_pull_request_builds_for_existing_commits: true,
    build_pull_request_forks: false,
    prefix_pull_request_fork_branch_names: true,
    build_tags: true,
    publish_commit_status: true,
    publish_commit_status_per_step: false,
    publish_blocked_as_pending: true,
    repository: `${organization.slug}/${slug}`,
  };
  if (!view.profile.extraKeys) return settings;
  return {
    ...settings,
    build_branches: seed.build_branches ?? true,
    cancel_deleted_branch_builds: false,
    filter_enabled: false,
    filter_condition: '',
    pull_request_branch_filter_configuration: '',
    separate_pull_request_statuses: false,
    skip_builds_for_existing_commits: false,
  };
}

function extraKeys(view: BuildView, { seed, organization }: PipelineRecord) {
  const clusterId = uuidOf(`cluster/${organization.slug}`);
  return {
    description: '',
    cluster_id: clusterId,
    cluster_url: `${organizationUrl(view, organization)}/clusters/${clusterId}`,
    pipeline_template_uuid: null,
    allow_rebuilds: seed.allow_rebuilds ?? true,
    archived_at: null,
    created_by: null,
    env: null,
    visibility: 'private',
    tags: null,
    emoji: null,
    color: null,
    steps: [],
  };
}
