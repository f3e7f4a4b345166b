import type { Build } from '../../model/build.ts';
import type { Pipeline } from '../../model/pipeline.ts';
import { graphqlIdOf, uuidOf } from '../identity.ts';
import { jobStateAt } from '../simulation/timeline.ts';
import { activeBuilds, commitAt, metaDataOf } from '../world/builds.ts';
import type { BuildRecord, PipelineRecord } from '../world/records.ts';
import { serializeJob } from './job.ts';
import {
  type BuildView,
  buildPath,
  buildUrl,
  countOf,
  formOf,
  iso,
  isSet,
  pipelinePath,
  pipelineUrl,
} from './view.ts';

/** A scope that is not in the document; the live service requires it to show a webhook URL. */
export const webhookScope = 'write_pipelines';

/** A build as an endpoint returns it at a time (api.md §2.3). */
export function serializeBuild(view: BuildView, build: BuildRecord): Build {
  const { now } = view;
  const { id, number, spec, timeline } = build;
  const state = timeline.stateAt(now);
  const finishedAt = timeline.finishedBy(now);
  const spans = isSet(view, 'include_retried_jobs') ? timeline.allAt(now) : timeline.spansAt(now);
  const states = view.endpoint === 'builds.get' ? view.url.searchParams.getAll('job_states[]') : [];
  const shown = spans.filter((span) => states.length === 0 || states.includes(jobStateAt(span, now)));
  return {
    id,
    graphql_id: graphqlIdOf('Build', id),
    url: buildUrl(view, build),
    web_url: view.webOrigin + buildPath(build),
    number,
    state: (state === 'blocked' && timeline.blockedState) || state,
    blocked: state === 'blocked',
    blocked_state: (state === 'blocked' && timeline.blockedState) || '',
    cancel_reason: timeline.ending?.kind === 'cancel' ? timeline.ending.reason : null,
    message: spec.message,
    commit: commitAt(build, now),
    branch: spec.branch,
    env: spec.env,
    source: spec.source,
    creator: spec.creator,
    author: spec.author ?? null,
    ...(!isSet(view, 'exclude_jobs') && { jobs: shown.map((span) => serializeJob(view, build, span)) }),
    created_at: iso(build.createdAt),
    scheduled_at: iso(build.createdAt),
    started_at: iso(timeline.startedAt, now),
    failing_at: iso(timeline.failingAt, now),
    finished_at: finishedAt === null ? null : iso(finishedAt),
    meta_data: metaDataOf(build),
    pull_request: spec.pull_request,
    ...rebuiltFromOf(view, build),
    ...(spec.startedBy && { triggered_from: triggeredFrom(spec.startedBy) }),
    ...(!isSet(view, 'exclude_pipeline') && { pipeline: serializePipeline(view, build.pipeline) }),
    ...(view.endpoint === 'builds.get' && {
      job_state_counts: { total: spans.length, states: countOf(spans, (span) => jobStateAt(span, now)) },
    }),
  };
}

function rebuiltFromOf(view: BuildView, { spec: { rebuiltFrom: original } }: BuildRecord) {
  const form = formOf(view);
  if (original && (form === 'read' || form === 'list'))
    return { rebuilt_from: { id: original.id, number: original.number, url: buildUrl(view, original) } };
  return form === 'read' ? { rebuilt_from: null } : {};
}

function triggeredFrom({ id, number, pipeline }: BuildRecord) {
  return { build_id: id, build_number: number, build_pipeline_slug: pipeline.slug };
}

/** The pipeline on a build (api.md §2.7). */
export function serializePipeline(view: BuildView, pipeline: PipelineRecord): Pipeline {
  const { id, name, slug, repository, branch_configuration, default_branch } = pipeline;
  const { skip_queued_branch_builds, cancel_running_branch_builds } = pipeline;
  const url = pipelineUrl(view, pipeline);
  const isWrite = ['create', 'write'].includes(formOf(view));
  return {
    id,
    graphql_id: graphqlIdOf('Pipeline', id),
    url,
    web_url: view.webOrigin + pipelinePath(pipeline),
    name,
    slug,
    repository,
    branch_configuration,
    default_branch,
    provider: providerOf(view, pipeline),
    skip_queued_branch_builds,
    skip_queued_branch_builds_filter: null,
    cancel_running_branch_builds,
    cancel_running_branch_builds_filter: null,
    builds_url: `${url}/builds`,
    badge_url: `${view.webOrigin}/badges/${uuidOf(`badge/${id}`)}.svg`,
    // That writes have the other format of the document is our choice.
    created_at: isWrite ? '2024-12-11 09:00:00 UTC' : '2024-12-11T09:00:00.000Z',
    ...countActivity(pipeline, view.now),
  };
}

/** How many builds and jobs of a pipeline are in progress. */
function countActivity(pipeline: PipelineRecord, now: number) {
  const active = activeBuilds(pipeline, now);
  const spans = active.flatMap((build) => build.timeline.spansAt(now));
  const builds = active.map((build) => build.timeline.stateAt(now));
  const jobs = spans.filter(({ job }) => job.kind === 'script').map((span) => jobStateAt(span, now));
  const count = (states: readonly string[], ...counted: readonly string[]) =>
    states.filter((state) => counted.includes(state)).length;
  return {
    scheduled_builds_count: count(builds, 'scheduled'),
    running_builds_count: count(builds, 'running', 'failing', 'canceling'),
    scheduled_jobs_count: count(jobs, 'scheduled'),
    running_jobs_count: count(jobs, 'running', 'canceling'),
    waiting_jobs_count: count(jobs, 'waiting'),
  };
}

/** The webhook URL starts builds, so it is a secret: empty for users who may not edit the pipeline (api.md §2.7). */
function providerOf(view: BuildView, pipeline: PipelineRecord) {
  const { organization, slug } = pipeline;
  const { canEdit, scopes } = view.token;
  const seesWebhook = canEdit && scopes.includes(webhookScope);
  const webhook_url = seesWebhook
    ? `${view.webOrigin}/webhooks/deliver/${uuidOf(`webhook/${pipeline.id}`)}`
    : '';
  // Not `github`: go-buildkite cannot read a provider that it knows and whose settings are missing.
  const id = 'private';
  if (formOf(view) !== 'list') return { id, webhook_url };
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
  return { id, webhook_url, settings };
}
