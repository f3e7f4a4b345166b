import type { Span } from '../simulation/span.ts';
import type { Timeline } from '../simulation/timeline.ts';
import { jobIdOf } from '../world/build-timeline.ts';
import type { BuildRecord } from '../world/records.ts';
import { type BuildView, buildUrl, isoOnce } from './view.ts';

/** Keys of a build that the live service sends and the document does not show. */
export function extraBuildKeys(build: BuildRecord, timeline: Timeline, now: number) {
  const { author, triggeredFrom: origin } = build.spec;
  return {
    blocked_state: timeline.blockedAt <= now ? timeline.blockedState : '',
    tag: null,
    author,
    failing_at: isoOnce(timeline.failingAt, now),
    merge_queue: null,
    ...(origin
      ? {
          triggered_from: {
            build_id: origin.build.id,
            build_number: origin.build.number,
            build_pipeline_slug: origin.build.pipeline.slug,
          },
        }
      : {}),
  };
}

/** Keys of a script job that the live service sends and the document does not show. */
export function extraJobKeys(view: BuildView, build: BuildRecord, span: Span) {
  const { now } = view;
  const { job, attempt } = span;
  const finished = span.finishedAt <= now;
  return {
    group_key: null,
    priority: { number: 0 },
    build_url: buildUrl(view, build),
    artifacts_url: `${buildUrl(view, build)}/jobs/${jobIdOf(build, span)}/artifacts`,
    signal: null,
    signal_reason: finished && span.end === 'canceled' && span.exit !== null ? 'cancel' : null,
    broken_reason: finished && span.end === 'broken' ? brokenReason(span) : null,
    expired_at: span.end === 'expired' ? isoOnce(span.finishedAt, now) : null,
    retry_source:
      span.cause === null
        ? null
        : { job_id: jobIdOf(build, { job, attempt: attempt - 1 }), retry_type: span.cause },
  };
}

function brokenReason({ job }: Span): string {
  return job.kind === 'script' && !job.runs ? 'conditional_failed' : 'dependency_failed';
}
