import type { Build } from '../../model/build.ts';
import { graphqlIdOf } from '../identity.ts';
import { currentSpans, finishedTime, jobStateAt } from '../simulation/timeline.ts';
import { commitAt, metaDataOf, stateOf, timelineOf } from '../world/builds.ts';
import type { BuildRecord } from '../world/records.ts';
import { serializeJob } from './job.ts';
import { serializePipeline } from './pipeline.ts';
import { type BuildView, buildUrl, buildWebUrl, countOf, iso, isoOnce } from './view.ts';

/** A build as an endpoint returns it at a time (api.md §2.3), with further keys of the live service. */
export function serializeBuild(view: BuildView, build: BuildRecord): Build {
  const { now } = view;
  const { id, number, spec } = build;
  const { author, triggeredFrom } = spec;
  const timeline = timelineOf(build);
  const state = stateOf(build, now);
  const finishedAt = finishedTime(timeline, now);
  const spans = view.allAttempts
    ? timeline.spans.filter((span) => span.createdAt <= now)
    : currentSpans(timeline, now);
  const hasEnv = spec.source !== 'webhook' || Object.keys(spec.env).length > 0;
  return {
    id,
    graphql_id: graphqlIdOf('Build', id),
    url: buildUrl(view, build),
    web_url: buildWebUrl(build),
    number,
    state: state === 'blocked' ? timeline.blockedState : state,
    blocked: state === 'blocked',
    blocked_state: timeline.blockedAt <= now ? timeline.blockedState : '',
    cancel_reason: timeline.ending?.kind === 'cancel' ? timeline.ending.reason : null,
    message: spec.message,
    commit: commitAt(build, now),
    branch: spec.branch,
    tag: null,
    env: hasEnv ? spec.env : null,
    source: spec.source,
    author,
    creator: spec.creator,
    ...(view.withJobs ? { jobs: spans.map((span) => serializeJob(view, build, span)) } : {}),
    created_at: iso(build.createdAt),
    scheduled_at: iso(build.createdAt),
    started_at: isoOnce(timeline.startedAt, now),
    failing_at: isoOnce(timeline.failingAt, now),
    finished_at: finishedAt === null ? null : iso(finishedAt),
    meta_data: metaDataOf(build),
    pull_request: spec.pull_request === null ? null : { ...spec.pull_request },
    merge_queue: null,
    ...rebuiltFromOf(view, build),
    ...(view.withPipeline ? { pipeline: serializePipeline(view, build.pipeline) } : {}),
    ...(triggeredFrom && {
      triggered_from: {
        build_id: triggeredFrom.build.id,
        build_number: triggeredFrom.build.number,
        build_pipeline_slug: triggeredFrom.build.pipeline.slug,
      },
    }),
    ...(view.withCounts && {
      job_state_counts: { total: spans.length, states: countOf(spans, (span) => jobStateAt(span, now)) },
    }),
  };
}

function rebuiltFromOf(view: BuildView, { spec: { rebuiltFrom: original } }: BuildRecord) {
  if (original && (view.form === 'read' || view.form === 'list'))
    return { rebuilt_from: { id: original.id, number: original.number, url: buildUrl(view, original) } };
  return view.form === 'read' ? { rebuilt_from: null } : {};
}
