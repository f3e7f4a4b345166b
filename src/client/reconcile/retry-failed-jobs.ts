import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { isScriptJob } from '../../model/script-job.ts';
import type { RetryableState } from '../../model/states.ts';
import type { ClientContext } from '../context.ts';
import { ApiError, InvalidArgumentError } from '../errors.ts';
import type { CallOptions } from '../options.ts';
import { createCall } from '../request/call.ts';
import { buildQuery } from '../request/query.ts';
import { type SendResult, trySend } from '../retry/send.ts';
import { type ActionCallOptions, type SharedOptions, withDeadline } from '../retry/with-deadline.ts';
import { afterLoss } from './after-loss.ts';
import { createOrFind, snapshotBefore } from './lookup.ts';

/** Which jobs to retry, and options of the call. */
export interface RetryFailedJobsOptions extends CallOptions {
  /** Retry the jobs in these states, and no others. */
  readonly states: readonly RetryableState[];
}

/** The same with options that only the action uses. */
export interface RetryOptions extends RetryFailedJobsOptions, Omit<ActionCallOptions, 'onSend'> {
  /**
   * Called right before each attempt, with the build and all attempts of its jobs, or undefined where
   * they could not be read. What it throws ends the call, and nothing is sent.
   */
  readonly onSend?: ((before: Build | undefined) => void | Promise<void>) | undefined;
}

/** A build whose jobs are retried. */
export interface RetriedJobs {
  readonly build: Build;
  /** How many jobs are retried: 0 where none was in these states. Undefined where the service does not say it, or what cannot be. */
  readonly count: number | undefined;
  /** `recovered`: the response was lost, and the build shows that its jobs are retried. */
  readonly origin: 'direct' | 'recovered';
}

/**
 * Retries jobs of a build, effectively once. Not shown in the document; the live service has it. The request carries no
 * key, so the jobs are read before; when the response is lost, the build shows whether they were retried since. The
 * request is never sent again once it may have been applied: the retried jobs may have failed a second time by then.
 * @throws ClientError, with status 404 or 405 where the service does not have the request; OutcomeUnknownError when a
 * lookup could not tell.
 */
export async function retryFailedJobsOnce(
  context: ClientContext,
  to: BuildAddress,
  { states, onSend, ...options }: RetryOptions,
): Promise<RetriedJobs> {
  if (states.length === 0) throw new InvalidArgumentError('states', 'is empty');
  const call = createCall('builds.retryFailedJobs', to, { body: { states: states.join(',') } });
  const hint = `Before you retry them again, check whether jobs of build ${to.number} have been retried.`;
  return withDeadline(context, options, async (shared) => {
    const before = snapshotBefore(await readAttempts(context, to, shared));
    const after = afterLoss(shared, context);
    const retriedSince =
      before && (async () => ifRetried(await readAttempts(context, to, after), before, states));
    const sending = { ...shared, onSend: () => onSend?.(before) };
    const attempt = async (method: 'PUT' | 'POST') => {
      try {
        return await createOrFind(context, { call: { ...call, method }, sending, hint }, retriedSince);
      } catch (error) {
        if (isRefused(error, 405) || (before && isRefused(error, 404))) error.hint = unknownRequest;
        throw error;
      }
    };
    const { value: build, origin } = await attempt('PUT').catch((error: unknown) => {
      if (isRefused(error, 405)) return attempt('POST');
      throw error;
    });
    if (origin === 'direct') return { build, count: countOf(build, before), origin };
    context.emit({ kind: 'recovered', endpoint: call.endpoint, how: origin, number: build.number });
    return { build, count: before && retriedOf(before, build, states).length, origin };
  });
}

/** What the service says, unless it cannot be true. */
function countOf({ retried_jobs_count: count }: Build, before: Build | undefined): number | undefined {
  const most = before?.jobs?.length || Number.MAX_SAFE_INTEGER;
  return Number.isInteger(count) && count != null && count >= 0 && count <= most ? count : undefined;
}

const unknownRequest = 'This service may not be able to retry the failed jobs of a build.';

function isRefused(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** The build with all attempts of its jobs. */
function readAttempts(
  context: ClientContext,
  to: BuildAddress,
  shared: SharedOptions,
): Promise<SendResult<Build>> {
  const query = buildQuery({ include_retried_jobs: true, exclude_pipeline: true });
  return trySend(context, createCall('builds.get', to, { query }), shared);
}

/** The build, if jobs that could be retried before have been retried since. */
function ifRetried(
  read: SendResult<Build>,
  before: Build,
  states: readonly RetryableState[],
): SendResult<Build[]> {
  if (!read.ok) return read;
  return { ...read, value: retriedOf(before, read.value, states).length > 0 ? [read.value] : [] };
}

/**
 * The jobs that could be retried before, and have been since: they say so, or, where the service does not list them any
 * more, another attempt of some job stands in their place.
 */
function retriedOf(before: Build, build: Build, states: readonly RetryableState[]) {
  const jobs = (build.jobs ?? []).filter(isScriptJob);
  const known = new Set(before.jobs?.map(({ id }) => id));
  const hasNew = jobs.some(({ id, retries_count }) => !known.has(id) && (retries_count ?? 0) > 0);
  return (before.jobs ?? []).filter(isScriptJob).filter((job) => {
    if (!states.some((state) => state === (job.soft_failed ? 'soft_failed' : job.state)) || isRetried(job))
      return false;
    const now = jobs.find(({ id }) => id === job.id);
    // An automatic retry is not what was asked for.
    return now === undefined ? hasNew : isRetried(now) && now.retry_type !== 'automatic';
  });
}

function isRetried({
  retried,
  retried_in_job_id,
}: {
  retried?: boolean | null;
  retried_in_job_id?: string | null;
}) {
  return retried === true || typeof retried_in_job_id === 'string';
}
