import { hasEnded } from '../../model/states.ts';
import { describeBuild } from '../../report/builds/analyze.ts';
import type { Context } from '../context/context.ts';
import { errorSentence } from '../context/error-text.ts';
import type { Explained } from '../failures/explain.ts';
import { explainAndComment } from '../failures/explain-and-comment.ts';
import { buildOutcome, reportBuild } from '../outputs/build-outcome.ts';
import type { LoopTask } from './loop.ts';
import { isShown, type WaitPlan, type WaitState } from './state.ts';

/** GitHub limits what one actor writes: about 80 requests in a minute, and 500 in an hour, for all of its steps. */
const pauseMs = 60_000;
const mostWrites = 30;

/** How builds are waited for, and their pull request, if it is known already. */
export interface LivePlan extends WaitPlan, Pick<Explained, 'pullRequest'> {}

/** A comment on builds that still run, with what failed so far. `comment: live` asks for it. */
export interface LiveComment {
  /** When there is something to write that may not be written yet; infinity otherwise. By the monotonic clock. */
  readonly dueMs: number;
  /** Writes it; null if there is nothing to write now. Never rejects. */
  readonly write: LoopTask<never>['run'] | null;
}

/**
 * Decides when the comment is written while builds run: after the first job that failed for good, and then when that changes, at
 * most once a minute. The comment at the end of the step is another matter.
 */
export function createLiveComment({ settings: { failures }, pullRequest }: LivePlan, context: Context) {
  let written = '';
  let writtenMs = Number.NEGATIVE_INFINITY;
  let writes = 0;
  return (state: WaitState): LiveComment => {
    const none = { dueMs: Number.POSITIVE_INFINITY, write: null };
    if (failures?.comment?.when !== 'live' || writes >= mostWrites) return none;
    const builds = state.all.filter(isShown).map(({ address, build, shown }) => {
      const seen = { address, build: shown ?? build, logLines: failures.logLines };
      return reportBuild(seen, context);
    });
    const news = JSON.stringify(
      builds.map(({ build, report }) => [build.state, report.failed.map(({ id }) => id)]),
    );
    // The service calls a build failing when the failure is final.
    const hasFailed = builds.some(
      ({ build, report }) => !['scheduled', 'running'].includes(build.state) && report.failed.length > 0,
    );
    const isOver = builds.every(({ build }) => hasEnded(build));
    // What was written is kept up to date, also once the jobs that failed run again.
    if (!(hasFailed || written) || isOver || news === written) return none;
    const nowMs = context.clock.monotonic();
    if (nowMs < writtenMs + pauseMs) return { ...none, dueMs: writtenMs + pauseMs };
    const write = async () => {
      written = news;
      writtenMs = nowMs;
      writes += 1;
      const now = { ...failures, endMs: nowMs, compareBase: false };
      await writeComment({ builds, settings: now, ...(pullRequest && { pullRequest }) }, context);
      return [];
    };
    return { ...none, write };
  };
}

/** Explains builds that run as far as they failed, and brings the comment up to date. A failure is logged, and the wait continues. */
async function writeComment(about: Explained, context: Context): Promise<void> {
  // The failures have lines of their own in the log.
  const quiet = { ...context, log: { ...context.log, info: () => {} } };
  try {
    const sentence = about.builds.map(({ report }) => describeBuild(report)).join(' ');
    const { comment } = await explainAndComment(buildOutcome(sentence, about.builds), about, quiet);
    if (comment) await context.writeComment(comment);
  } catch (error) {
    if (!context.signal.aborted) context.log.info(`The comment is not written yet: ${errorSentence(error)}`);
  }
}
