import { ApiError } from '../../client/errors.ts';
import type { JobLog } from '../../client/index.ts';
import { type JobReport, title } from '../../report/builds/jobs.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import type { FailedBuild } from './failed-build.ts';

/** Logs of so many jobs are read at most. */
const mostLogs = 10;
/** How long all logs of a step take at most. */
const timeoutMs = 20_000;

/**
 * Reads the logs of failed jobs, the most important ones first: of those that ran and were not canceled. Never throws:
 * what goes wrong is one line of the log, or what the token needs. A token that may not read the first log may read none.
 */
export async function readLogs(
  builds: readonly FailedBuild[],
  { client, clock, log, signal }: Context,
): Promise<{ readonly logs: ReadonlyMap<string, JobLog>; readonly refusal: string | null }> {
  const chosen = builds
    .flatMap(({ address, report }) => report.failed.map((job) => ({ address, job })))
    .filter(({ job }) => job.child === undefined && (job.span?.startedAt ?? null) !== null)
    .toSorted((a, b) => Number(a.job.state === 'canceled') - Number(b.job.state === 'canceled'))
    .slice(0, mostLogs);
  const endMs = clock.monotonic() + timeoutMs;
  const logs = new Map<string, JobLog>();
  const failures: { readonly job: JobReport; readonly error: unknown }[] = [];
  const read = async ({ address, job }: (typeof chosen)[number]) => {
    try {
      const leftMs = Math.max(1, endMs - clock.monotonic());
      logs.set(job.id, await client.jobs.log({ ...address, job: job.id }, { signal, timeoutMs: leftMs }));
    } catch (error) {
      failures.push({ job, error });
    }
  };
  await Promise.all(chosen.slice(0, 1).map(read));
  const refusal = failures[0]?.error;
  if (refusal instanceof ApiError && refusal.status === 403)
    return { logs, refusal: refusal.hint ?? 'The token needs the scope read_build_logs.' };
  await Promise.all(chosen.slice(1).map(read));
  const [failure] = failures;
  if (failure !== undefined && !signal.aborted) {
    const more = failures.length > 1 ? ` Nor are those of ${count(failures.length - 1, 'more job')}.` : '';
    log.info(`The log of ${title(failure.job)} is not shown: ${errorText(failure.error)}.${more}`);
  }
  return { logs, refusal: null };
}
