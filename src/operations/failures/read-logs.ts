import { ApiError } from '../../client/index.ts';
import { title } from '../../report/builds/jobs.ts';
import { type LogReading, readJobLog } from '../../report/failures/log.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import { additionMs } from '../context/time-to-wait.ts';
import type { FailedBuild } from './failed-build.ts';

/** Logs of at most this many jobs are read. */
const mostLogs = 10;

/**
 * Reads the logs of failed jobs, a number of lines of each, the most important ones first: of jobs that ran and were not canceled, in
 * builds of the step. Never throws: what goes wrong is one line of the log, or what the token needs if lines should be shown. The
 * first is read alone, because a token that may not read it may read none.
 */
export async function readLogs(
  builds: readonly FailedBuild[],
  lines: number,
  { client, clock, log, signal }: Context,
): Promise<{ readonly readings: ReadonlyMap<string, LogReading>; readonly refusal: string | null }> {
  const ranked = builds.toSorted((a, b) => Number(a.step !== null) - Number(b.step !== null));
  const jobs = ranked.flatMap(({ address, report }) => report.failed.map((job) => ({ address, job })));
  const chosen = jobs
    .filter(({ job }) => job.child === undefined && job.span?.startedAt)
    .toSorted((a, b) => Number(a.job.state === 'canceled') - Number(b.job.state === 'canceled'))
    .slice(0, mostLogs);
  const endMs = clock.monotonic() + additionMs;
  const readings = new Map<string, LogReading>();
  let refusal = null as string | null;
  let isReported = false;
  const read = async ({ address, job }: (typeof chosen)[number]) => {
    try {
      const leftMs = Math.max(1, endMs - clock.monotonic());
      const { text } = await client.jobs.log({ ...address, job: job.id }, { signal, timeoutMs: leftMs });
      readings.set(job.id, readJobLog(text, lines));
    } catch (error) {
      if (error instanceof ApiError && error.status === 403)
        refusal = `Logs of failed jobs are not shown. ${error.hint ?? ''} To read none, set log-lines to 0.`;
      else if (!isReported && !signal.aborted)
        log.info(`The log of ${title(job)} is not shown: ${errorSentence(error)}`);
      isReported = true;
    }
  };
  await Promise.all(chosen.slice(0, 1).map(read));
  if (refusal === null) await Promise.all(chosen.slice(1).map(read));
  if (refusal !== null && lines === 0) log.info(refusal);
  return { readings, refusal: lines === 0 ? null : refusal };
}
