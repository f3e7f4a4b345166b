import type { Build } from '../../model/build.ts';
import { graphqlIdOf } from '../identity.ts';
import { jobStateAt } from '../simulation/timeline.ts';
import { commitAt, metaDataOf } from '../world/builds.ts';
import type { BuildRecord } from '../world/records.ts';
import { serializeJob } from './job.ts';
import { serializePipeline } from './pipeline.ts';
import { type BuildView, buildUrl, buildWebUrl, countOf, formOf, iso, isSet } from './view.ts';

/** A build as an endpoint returns it at a time (api.md §2.3). */
export function serializeBuild(view: BuildView, build: BuildRecord): Build {
  const { now } = view;
  const { id, number, spec, timeline } = build;
  const state = timeline.stateAt(now);
  const finishedAt = timeline.finishedBy(now);
  const spans = isSet(view, 'include_retried_jobs')
    ? timeline.spans.filter((span) => span.createdAt <= now)
    : timeline.spansAt(now);
  return {
    id,
    graphql_id: graphqlIdOf('Build', id),
    url: buildUrl(view, build),
    web_url: buildWebUrl(build),
    number,
    state: (state === 'blocked' && timeline.blockedState) || state,
    blocked: state === 'blocked',
    cancel_reason: timeline.ending?.kind === 'cancel' ? timeline.ending.reason : null,
    message: spec.message,
    commit: commitAt(build, now),
    branch: spec.branch,
    env: spec.env,
    source: spec.source,
    creator: spec.creator,
    ...(!isSet(view, 'exclude_jobs') && { jobs: spans.map((span) => serializeJob(view, build, span)) }),
    created_at: iso(build.createdAt),
    scheduled_at: iso(build.createdAt),
    started_at: iso(timeline.startedAt, now),
    finished_at: finishedAt === null ? null : iso(finishedAt),
    meta_data: metaDataOf(build),
    pull_request: spec.pull_request,
    ...rebuiltFromOf(view, build),
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
