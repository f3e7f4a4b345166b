import type { Job } from '../../model/job.ts';
import { graphqlIdOf } from '../identity.ts';
import { jobNameOf, type PlannedManual, type PlannedTrigger } from '../simulation/plan.ts';
import type { Span } from '../simulation/span.ts';
import { jobStateAt } from '../simulation/state-at.ts';
import { jobIdOf } from '../world/build-timeline.ts';
import type { BuildRecord } from '../world/records.ts';
import { type BuildView, buildUrl, buildWebUrl, iso, isoOnce } from './view.ts';

/** A waiter, manual or trigger job as the live service returns it: each type has its own keys. */
export function serializeOtherJob(view: BuildView, build: BuildRecord, span: Span): Job {
  const id = jobIdOf(build, span);
  const common = { id, graphql_id: graphqlIdOf('Job', id), state: jobStateAt(span, view.now) };
  switch (span.job.kind) {
    case 'manual':
      return { ...common, type: 'manual', ...manualKeys(view, build, span, span.job) };
    case 'trigger':
      return { ...common, type: 'trigger', ...triggerKeys(view, build, span, span.job) };
    default:
      return { ...common, type: 'waiter' };
  }
}

function manualKeys(view: BuildView, build: BuildRecord, span: Span, job: PlannedManual) {
  return {
    label: jobNameOf(job),
    step_key: job.step.key ?? null,
    web_url: null,
    unblocked_by: span.unblockedBy,
    unblocked_at: span.end === 'unblocked' ? isoOnce(span.finishedAt, view.now) : null,
    unblockable: jobStateAt(span, view.now) === 'blocked',
    unblock_url: `${buildUrl(view, build)}/jobs/${jobIdOf(build, span)}/unblock`,
  };
}

function triggerKeys(view: BuildView, build: BuildRecord, span: Span, job: PlannedTrigger) {
  const { now } = view;
  const child = build.children.get(job.position);
  return {
    name: jobNameOf(job),
    step_key: job.step.key ?? null,
    async: job.step.async ?? false,
    build_url: buildUrl(view, build),
    web_url: `${buildWebUrl(build)}#${jobIdOf(build, span)}`,
    created_at: iso(span.createdAt),
    scheduled_at: iso(build.createdAt),
    runnable_at: isoOnce(span.runnableAt, now),
    started_at: isoOnce(span.startedAt, now),
    finished_at: isoOnce(span.finishedAt, now),
    triggered_build: child
      ? { id: child.id, number: child.number, url: buildUrl(view, child), web_url: buildWebUrl(child) }
      : null,
  };
}
