import type { Job } from '../../model/job.ts';
import { graphqlIdOf, uuidOf } from '../identity.ts';
import { jobNameOf } from '../simulation/plan.ts';
import type { Span } from '../simulation/span.ts';
import { assignedTime, isRetriedAt, jobStateAt } from '../simulation/state-at.ts';
import { jobIdOf } from '../world/build-timeline.ts';
import type { BuildRecord } from '../world/records.ts';
import { serializeAgent } from './agent.ts';
import { extraJobKeys } from './extra-keys.ts';
import { serializeOtherJob } from './other-job.ts';
import { type BuildView, buildUrl, buildWebUrl, iso, isoOnce, organizationUrl } from './view.ts';

/** One run of a job, as an element of a build's `jobs` (api.md §2.5); null if it is not listed. */
export function serializeJob(view: BuildView, build: BuildRecord, span: Span): Job | null {
  if (span.job.kind === 'waiter' && !view.profile.jobShapes) return null;
  if (span.job.kind !== 'script' && view.profile.jobShapes) return serializeOtherJob(view, build, span);
  return serializeDocumentedKeys(view, build, span);
}

/** The keys of the document's table. In the profile `document`, jobs of all types have them. */
function serializeDocumentedKeys(view: BuildView, build: BuildRecord, span: Span): Job {
  const { now } = view;
  const id = jobIdOf(build, span);
  const retried = isRetriedAt(span, now);
  const finished = span.finishedAt <= now;
  return {
    id,
    ...(view.shape.jobGraphqlId ? { graphql_id: graphqlIdOf('Job', id) } : {}),
    type: span.job.kind,
    ...stepKeys(view, build, span),
    state: jobStateAt(span, now),
    web_url: `${buildWebUrl(build)}#${id}`,
    log_url: `${buildUrl(view, build)}/jobs/${id}/log`,
    raw_log_url: `${buildUrl(view, build)}/jobs/${id}/log.txt`,
    soft_failed: finished && span.end === 'failed' && isSoft(span),
    exit_status: finished ? span.exit : null,
    agent: agentOf(view, build, span, id),
    created_at: iso(span.createdAt),
    // Inherited from the build, even by jobs that are added later (api.md §2.5).
    scheduled_at: iso(build.createdAt),
    runnable_at: isoOnce(span.runnableAt, now),
    started_at: isoOnce(span.startedAt, now),
    finished_at: isoOnce(span.finishedAt, now),
    retried,
    retried_in_job_id: retried ? jobIdOf(build, { job: span.job, attempt: span.attempt + 1 }) : null,
    retries_count: span.attempt === 0 ? null : span.attempt,
    // The superseded run says how it was retried; the run that replaced it does not.
    retry_type: retried ? span.superseded : null,
    ...clusterOf(view, build),
    ...(view.profile.extraKeys ? extraJobKeys(view, build, span) : {}),
  } as Job;
}

/** The keys that the job gets from its step. */
function stepKeys(view: BuildView, build: BuildRecord, { job }: Span) {
  const script = job.kind === 'script' ? job : null;
  const empty = view.profile.emptyValues ? '' : null;
  return {
    name: jobNameOf(job),
    step_key: job.kind === 'waiter' ? null : (job.step.key ?? null),
    step: { id: uuidOf(`step/${build.id}/${job.position}`), signature: signatureOf(build, job.position) },
    agent_query_rules: script ? [`queue=${script.step.queue ?? 'default'}`] : [],
    command: script ? commandOf(script) : null,
    artifact_paths: script?.step.artifactPaths ?? empty,
    parallel_group_index: script?.parallel ? script.index % script.parallel : null,
    parallel_group_total: script?.parallel ?? null,
    matrix: script?.matrix ?? null,
  };
}

/** The command of a job: that of its step, or one that its name suggests. */
export function commandOf({ step, name }: Extract<Span['job'], { kind: 'script' }>): string | null {
  if (step.command !== undefined) return step.command;
  return `make ${step.key ?? name?.toLowerCase().replaceAll(' ', '-') ?? 'all'}`;
}

function signatureOf({ pipeline }: BuildRecord, position: number) {
  if (!pipeline.seed.signed) return null;
  return {
    value: `eyJhbGciOiJIUzI1NiJ9..${uuidOf(`signature/${pipeline.id}/${position}`)}`,
    algorithm: 'HS256',
    signed_fields: ['command', 'env', 'matrix', 'plugins', 'repository_url'],
  };
}

function agentOf(view: BuildView, build: BuildRecord, span: Span, id: string) {
  if (span.job.kind !== 'script' || assignedTime(span) > view.now) return null;
  return serializeAgent(view, build.pipeline.organization, id, span.job.step.queue ?? 'default');
}

function clusterOf(view: BuildView, { pipeline: { organization } }: BuildRecord) {
  const cluster = uuidOf(`cluster/${organization.slug}`);
  const queue = uuidOf(`queue/${organization.slug}`);
  const url = `${organizationUrl(view, organization)}/clusters/${cluster}`;
  return {
    cluster_id: cluster,
    cluster_url: url,
    cluster_queue_id: queue,
    cluster_queue_url: `${url}/queues/${queue}`,
  };
}

function isSoft({ job }: Span): boolean {
  return job.kind === 'script' && job.step.softFail === true;
}
