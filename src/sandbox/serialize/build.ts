import type { Build } from '../../model/build.ts';
import type { User } from '../../model/user.ts';
import { graphqlIdOf } from '../identity.ts';
import type { Span } from '../simulation/span.ts';
import { currentSpans, finishedTime, jobStateAt } from '../simulation/state-at.ts';
import type { Timeline } from '../simulation/timeline.ts';
import { commitAt, metaDataOf, stateOf, timelineOf } from '../world/build-timeline.ts';
import type { BuildRecord } from '../world/records.ts';
import { extraBuildKeys } from './extra-keys.ts';
import { serializeJob } from './job.ts';
import { serializePipeline } from './pipeline.ts';
import { type BuildView, buildUrl, buildWebUrl, iso, isoOnce } from './view.ts';

/** A build as an endpoint returns it at a time (api.md §2.3). */
export function serializeBuild(view: BuildView, build: BuildRecord): Build {
  const { now, profile } = view;
  const { id, number, spec } = build;
  const timeline = timelineOf(build);
  const state = stateOf(build, now);
  const blocked = state === 'blocked';
  const finishedAt = finishedTime(timeline, now);
  return {
    id,
    graphql_id: graphqlIdOf('Build', id),
    url: buildUrl(view, build),
    web_url: buildWebUrl(build),
    number,
    state: blocked && profile.blockedState ? timeline.blockedState : state,
    cancel_reason: timeline.cancelReason,
    blocked,
    message: spec.message,
    commit: commitAt(build, now),
    branch: spec.branch,
    env: envOf(view, build),
    source: spec.source,
    creator: creatorOf(view, spec.creator),
    ...(view.withJobs ? { jobs: jobsOf(view, build, timeline) } : {}),
    created_at: iso(build.createdAt),
    scheduled_at: iso(build.createdAt),
    started_at: isoOnce(timeline.startedAt, now),
    finished_at: finishedAt === null ? null : iso(finishedAt),
    meta_data: metaDataOf(build),
    pull_request: pullRequestOf(view, build),
    ...rebuiltFromOf(view, build),
    ...(view.withPipeline ? { pipeline: serializePipeline(view, build.pipeline) } : {}),
    ...(profile.extraKeys ? extraBuildKeys(build, timeline, now) : {}),
    ...(view.withCounts ? { job_state_counts: countJobStates(view, timeline) } : {}),
  };
}

function envOf({ profile }: BuildView, { spec }: BuildRecord) {
  const bare = spec.source === 'webhook' && Object.keys(spec.env).length === 0;
  return bare && profile.emptyValues ? null : spec.env;
}

function pullRequestOf({ profile }: BuildView, { spec }: BuildRecord): Build['pull_request'] {
  if (spec.pull_request) return { ...spec.pull_request };
  return profile.emptyValues ? null : {};
}

function creatorOf({ shape }: BuildView, creator: User | null): User | null {
  if (creator === null || shape.creatorGraphqlId) return creator;
  const { graphql_id: _, ...rest } = creator;
  return rest;
}

function rebuiltFromOf(view: BuildView, { spec: { rebuiltFrom: original } }: BuildRecord) {
  const { rebuiltFrom } = view.shape;
  if (rebuiltFrom === 'never' || (rebuiltFrom === 'of rebuilds' && !original)) return {};
  if (!original) return { rebuilt_from: null };
  return { rebuilt_from: { id: original.id, number: original.number, url: buildUrl(view, original) } };
}

function jobsOf(view: BuildView, build: BuildRecord, timeline: Timeline) {
  return listedSpans(view, timeline)
    .map((span) => serializeJob(view, build, span))
    .filter((job) => job !== null);
}

function listedSpans({ allAttempts, now }: BuildView, timeline: Timeline): readonly Span[] {
  return allAttempts ? timeline.spans.filter((span) => span.createdAt <= now) : currentSpans(timeline, now);
}

/** How many jobs are in each state, whether or not the response lists them. */
function countJobStates(view: BuildView, timeline: Timeline) {
  const states: Record<string, number> = {};
  const spans = listedSpans(view, timeline);
  for (const span of spans) {
    const state = jobStateAt(span, view.now);
    states[state] = (states[state] ?? 0) + 1;
  }
  return { total: spans.length, states };
}
