import type { Agent } from '../../model/agent.ts';
import type { Job } from '../../model/job.ts';
import { fractionOf, graphqlIdOf, uuidOf } from '../identity.ts';
import type { PlannedScript } from '../simulation/plan.ts';
import { isOpenAt, isRetriedAt, jobStateAt, type Span } from '../simulation/timeline.ts';
import { jobIdOf } from '../world/builds.ts';
import type { BuildRecord } from '../world/records.ts';
import { type BuildView, buildPath, buildUrl, formOf, iso, organizationUrl } from './view.ts';

/** One run of a job, as an element of a build's `jobs` (api.md §2.5). On the live service each type has its own keys. */
export function serializeJob(view: BuildView, build: BuildRecord, span: Span): Job {
  const { now } = view;
  const { job } = span;
  const id = jobIdOf(build, span);
  const state = jobStateAt(span, now);
  const graphql = formOf(view) === 'create' ? {} : { graphql_id: graphqlIdOf('Job', id) };
  if (job.kind === 'waiter') return { id, ...graphql, type: 'waiter', state };
  const { key: step_key = null, group: group_key = null } = job.step;
  const common = { id, ...graphql, state, step_key, group_key };
  if (job.kind === 'manual') {
    return {
      ...common,
      type: 'manual',
      label: job.name,
      web_url: null,
      unblocked_by: span.unblockedBy,
      unblocked_at: span.end === 'unblocked' ? iso(span.finishedAt, now) : null,
      unblockable: isOpenAt(span, now),
      unblock_url: `${buildUrl(view, build)}/jobs/${id}/unblock`,
      ...(job.step.fields && { fields: [...job.step.fields] }),
    };
  }
  const running = {
    ...common,
    name: job.name,
    build_url: buildUrl(view, build),
    web_url: `${view.webOrigin}${buildPath(build)}#${id}`,
    created_at: iso(span.createdAt),
    // Inherited from the build, even by jobs that are added later (api.md §2.5).
    scheduled_at: iso(build.createdAt),
    runnable_at: iso(span.runnableAt, now),
    started_at: iso(span.startedAt, now),
    finished_at: iso(span.finishedAt, now),
  };
  if (job.kind === 'script')
    return { ...running, type: 'script', ...scriptKeys(view, build, { ...span, job }, id) };
  const child = build.children.get(job.position);
  return {
    ...running,
    type: 'trigger',
    async: job.step.async ?? false,
    triggered_build: child
      ? {
          id: child.id,
          number: child.number,
          url: buildUrl(view, child),
          web_url: view.webOrigin + buildPath(child),
        }
      : null,
  };
}

function scriptKeys(view: BuildView, build: BuildRecord, span: Span & { job: PlannedScript }, id: string) {
  const { now } = view;
  const { job, attempt, end } = span;
  const { step } = job;
  const { organization } = build.pipeline;
  const finished = span.finishedAt <= now;
  const retried = isRetriedAt(span, now);
  const url = `${buildUrl(view, build)}/jobs/${id}`;
  const queue = step.queue ?? 'default';
  const cluster = uuidOf(`cluster/${organization.slug}`);
  const clusterUrl = `${organizationUrl(view, organization)}/clusters/${cluster}`;
  const queueId = uuidOf(`queue/${organization.slug}`);
  const value = `eyJhbGciOiJIUzI1NiJ9..${uuidOf(`signature/${build.pipeline.id}/${job.position}`)}`;
  const signature = { value, algorithm: 'HS256', signed_fields: ['command', 'env', 'matrix', 'plugins'] };
  return {
    step: { id: uuidOf(`step/${build.id}/${job.position}`), signature },
    agent_query_rules: [`queue=${queue}`],
    log_url: `${url}/log`,
    raw_log_url: `${url}/log.txt`,
    command: commandOf(job),
    soft_failed: finished && end === 'failed' && step.softFail === true,
    exit_status: finished ? span.exit : null,
    ...(span.promisedAt <= now && {
      promised_exit_status: span.exit,
      promised_exit_status_at: iso(span.promisedAt),
    }),
    expired_at: finished && end === 'expired' ? iso(span.finishedAt) : null,
    signal_reason: finished && end === 'canceled' && span.exit !== null ? 'cancel' : null,
    broken_reason:
      finished && end === 'broken' ? (job.runs ? 'dependency_failed' : 'conditional_failed') : null,
    artifact_paths: step.artifactPaths ?? '',
    artifacts_url: `${url}/artifacts`,
    priority: { number: 0 },
    agent: span.startedAt > now ? null : serializeAgent(view, build, id, queue),
    retried,
    retried_in_job_id: retried ? jobIdOf(build, { job, attempt: attempt + 1 }) : null,
    retries_count: attempt === 0 ? null : attempt,
    // The superseded run has the type of its retry; the run that replaced it does not.
    retry_type: retried ? span.superseded : null,
    parallel_group_index: job.parallel ? job.index % job.parallel : null,
    parallel_group_total: job.parallel,
    matrix: job.matrix,
    cluster_id: cluster,
    cluster_url: clusterUrl,
    cluster_queue_id: queueId,
    cluster_queue_url: `${clusterUrl}/queues/${queueId}`,
  };
}

/** The command of a job: that of its step, or one that its name suggests. */
export function commandOf({ step, name }: PlannedScript): string | null {
  if (step.command !== undefined) return step.command;
  return `make ${step.key ?? name?.toLowerCase().replaceAll(' ', '-') ?? 'all'}`;
}

/** The agent that runs a job (api.md §2.6): one of a small fleet, always the same for the same job. */
function serializeAgent(view: BuildView, { pipeline }: BuildRecord, jobId: string, queue: string): Agent {
  const { organization } = pipeline;
  const index = 1 + Math.floor(fractionOf(jobId) * 24);
  const name = `${queue}-linux-amd64-${index}`;
  const id = uuidOf(`agent/${organization.slug}/${name}`);
  const minimal = { id, url: `${organizationUrl(view, organization)}/agents/${id}`, name };
  if (formOf(view) === 'list') return minimal;
  return {
    ...minimal,
    graphql_id: graphqlIdOf('Agent', id),
    web_url: `${view.webOrigin}/organizations/${organization.slug}/agents/${id}`,
    connection_state: 'connected',
    hostname: `ip-10-0-4-${index}`,
    ip_address: `10.0.4.${index}`,
    user_agent: 'buildkite-agent/3.98.0.10542 (linux; amd64)',
    creator: null,
    created_at: '2026-01-14T00:00:00.000Z',
  };
}
