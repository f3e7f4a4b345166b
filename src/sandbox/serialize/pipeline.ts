import type { Pipeline } from '../../model/pipeline.ts';
import { graphqlIdOf, uuidOf } from '../identity.ts';
import { currentSpans, jobStateAt } from '../simulation/timeline.ts';
import { activeBuilds, stateOf, timelineOf } from '../world/builds.ts';
import type { PipelineRecord } from '../world/records.ts';
import { type BuildView, countOf, iso, pipelineUrl, pipelineWebUrl, webOrigin } from './view.ts';

/** The pipeline on a build (api.md §2.7). */
export function serializePipeline(view: BuildView, pipeline: PipelineRecord): Pipeline {
  const cached = view.pipelines.get(pipeline);
  if (cached) return cached;
  const { seed, slug, id } = pipeline;
  const url = pipelineUrl(view, pipeline);
  const createdAt = iso(pipeline.createdAt);
  const isWrite = view.form === 'create' || view.form === 'write';
  const made: Pipeline = {
    id,
    graphql_id: graphqlIdOf('Pipeline', id),
    url,
    web_url: pipelineWebUrl(pipeline),
    name: seed.name ?? slug,
    slug,
    repository: pipeline.repository,
    branch_configuration: seed.branch_configuration ?? '',
    default_branch: seed.default_branch ?? 'main',
    provider: providerOf(view, pipeline),
    skip_queued_branch_builds: seed.skip_queued_branch_builds ?? false,
    skip_queued_branch_builds_filter: null,
    cancel_running_branch_builds: seed.cancel_running_branch_builds ?? false,
    cancel_running_branch_builds_filter: null,
    builds_url: `${url}/builds`,
    badge_url: `${webOrigin}/badges/${uuidOf(`badge/${id}`)}.svg`,
    // That writes have the other format of the document is our choice.
    created_at: isWrite ? `${createdAt.slice(0, 19).replace('T', ' ')} UTC` : createdAt,
    ...countActivity(pipeline, view.now),
  };
  view.pipelines.set(pipeline, made);
  return made;
}

/** How many builds and jobs of a pipeline are in progress. */
function countActivity(pipeline: PipelineRecord, now: number) {
  const active = activeBuilds(pipeline, now);
  const spans = active.flatMap((build) => currentSpans(timelineOf(build), now));
  const builds = countOf(active, (build) => stateOf(build, now));
  const jobs = countOf(
    spans.filter(({ job }) => job.kind === 'script'),
    (span) => jobStateAt(span, now),
  );
  const sum = (counts: Record<string, number>, ...states: readonly string[]) =>
    states.reduce((total, state) => total + (counts[state] ?? 0), 0);
  return {
    scheduled_builds_count: sum(builds, 'scheduled'),
    running_builds_count: sum(builds, 'running', 'failing', 'canceling'),
    scheduled_jobs_count: sum(jobs, 'scheduled', 'assigned'),
    running_jobs_count: sum(jobs, 'running', 'canceling'),
    waiting_jobs_count: sum(jobs, 'waiting'),
  };
}

/** The webhook URL starts builds, so it is a secret: empty for users who may not edit the pipeline (api.md §2.7). */
function providerOf(view: BuildView, { id, organization, slug }: PipelineRecord) {
  const webhook_url = view.seesWebhook ? `${webOrigin}/webhooks/deliver/${uuidOf(`webhook/${id}`)}` : '';
  if (view.form !== 'list') return { id: 'github', webhook_url };
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
  return { id: 'github', webhook_url, settings };
}
