import { ApiError } from '../../client/errors.ts';
import type { JobLog } from '../../client/index.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { type JobReport, title } from '../../report/builds/job-report.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';

/** A job that failed, and the build that it belongs to. */
export interface FailedJob<Build> {
  readonly build: Build;
  readonly job: JobReport;
}

/** Logs by job, and why some are missing. */
export interface LogsRead<Job> {
  readonly logs: ReadonlyMap<Job, JobLog>;
  /** Set if the token may not read logs: what it needs. */
  readonly refusal: string | null;
}

/** Logs of so many jobs are read at most. */
export const mostLogs = 10;
/** How long all logs of a step take at most. */
const timeoutMs = 20_000;

/**
 * Reads the logs of failed jobs, the most important ones first: of those that ran and were not canceled. Never throws:
 * what goes wrong is one line of the log. The first read tells whether the others are worth a request.
 */
export async function readLogs<Build extends { readonly address: BuildAddress }>(
  jobs: readonly FailedJob<Build>[],
  { client, clock, log, signal }: Context,
): Promise<LogsRead<FailedJob<Build>>> {
  const chosen = jobs
    .filter(hasLog)
    .toSorted((a, b) => Number(isCanceled(a)) - Number(isCanceled(b)))
    .slice(0, mostLogs);
  const endMs = clock.monotonic() + timeoutMs;
  const logs = new Map<FailedJob<Build>, JobLog>();
  const failures: { readonly job: JobReport; readonly error: unknown }[] = [];
  const read = async (failed: FailedJob<Build>) => {
    try {
      const leftMs = Math.max(1, endMs - clock.monotonic());
      const address = { ...failed.build.address, job: failed.job.id };
      logs.set(failed, await client.jobs.log(address, { signal, timeoutMs: leftMs }));
    } catch (error) {
      failures.push({ job: failed.job, error });
    }
  };
  const [first, ...others] = chosen;
  if (first !== undefined) await read(first);
  const isWorthIt = !failures.some(({ error }) => isRefused(error)) && clock.monotonic() < endMs;
  if (isWorthIt) await Promise.all(others.map(read));
  const [failure] = failures;
  if (failure === undefined || signal.aborted) return { logs, refusal: null };
  if (failure.error instanceof ApiError && failure.error.status === 403) {
    return { logs, refusal: failure.error.hint ?? 'The token needs the scope read_build_logs.' };
  }
  const left = isWorthIt ? failures.length - 1 : others.length;
  const more = left > 0 ? ` Nor are those of ${count(left, 'more job')}.` : '';
  log.info(`The log of ${title(failure.job)} is not shown: ${errorText(failure.error)}.${more}`);
  return { logs, refusal: null };
}

/** A log that was refused says that the others will be, except by the rate limit. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

/** True for a job that has run, so that it has a log. */
export function hasLog({ job }: { readonly job: Pick<JobReport, 'span'> }): boolean {
  return (job.span?.startedAt ?? null) !== null;
}

function isCanceled<Build>({ job }: FailedJob<Build>): boolean {
  return job.state === 'canceled';
}
