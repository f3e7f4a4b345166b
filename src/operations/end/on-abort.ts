import { ApiError } from '../../client/index.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { effectiveState, isCanceled, isOver } from '../../model/states.ts';
import { renderFailureAbove } from '../../report/failure.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import type { Outcome } from '../context/outcome.ts';
import { buildOutcome, failedJobEntry, reportBuild } from '../outputs/build-outcome.ts';
import { nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';
import { abortMs, describeEnded, type Ended, endPart } from './end-part.ts';
import { toCancel } from './obligations.ts';

/** A read in the little time that an interrupted step has. */
const readMs = 1_500;

/** What a canceled step knows. */
export interface AbortOptions {
  /** True for a build that is canceled with the step: its own, what the input says, or what it was canceling anyway. */
  readonly isMine: (one: TrackedBuild) => boolean;
  /** Builds that were never read, and are to be canceled by their numbers. */
  readonly unread?: readonly BuildAddress[];
  /** When the wait began, by the monotonic clock. */
  readonly sinceMs: number;
  /** Requests whose outcome is unknown, each as a sentence. */
  readonly doubts?: readonly string[];
  /** What else is to be said, such as of builds that were not started any more. */
  readonly notes?: readonly string[];
  /** What is to be said if there is nothing else: by default, that no build was started. */
  readonly nothing?: string;
  /** How many builds there are, if not all of them are known. */
  readonly wanted?: number | undefined;
  /** How long ago the workflow was canceled. */
  readonly spentMs?: number;
}

/** A build after the workflow was canceled. */
interface AbortedBuild extends TrackedBuild {
  readonly result: Ended['result'] | 'kept';
}

/** What became of one build. */
interface Part {
  readonly sentence: string;
  readonly shown?: AbortedBuild;
  /** True if its cancel failed. */
  readonly isLeft?: boolean;
  readonly address: BuildAddress;
}

/**
 * Ends a step whose workflow was canceled. Cancels its builds immediately, even if the rate limit is exhausted, and says
 * what happened to each. What could not be canceled is left to the post step.
 */
export async function endOnAbort(
  tracked: readonly TrackedBuild[],
  options: AbortOptions,
  context: Context,
): Promise<Outcome> {
  const { isMine, unread = [], sinceMs, doubts = [], notes = [], wanted, spentMs = 0 } = options;
  const leftMs = abortMs - spentMs;
  const afterMs = context.clock.monotonic() - sinceMs;
  const parts = await Promise.all([
    ...tracked.map((one) => endOne(one, isMine(one), leftMs, context)),
    ...unread.map((address) => endUnread(address, leftMs, context)),
  ]);
  context.journal.owe('wait', toCancel(parts.filter(({ isLeft }) => isLeft)));
  const aborted = parts.flatMap(({ shown }) => shown ?? []);
  const sentences = [...parts.map(({ sentence }) => sentence), ...doubts, ...notes];
  const result = sentences.join(' ') || (options.nothing ?? 'No build was started.');
  const reported = aborted.map((one) => ({ ...one, stop: { why: 'interrupted', afterMs } as const }));
  const expected = wanted ?? aborted.length + doubts.length;
  const outcome = buildOutcome(`The step was interrupted. ${result}`, reported, context, expected);
  // The response to a cancel need not show the jobs.
  const failedJobs = reported.flatMap((one, index) => {
    const shown = [one, ...tracked.slice(index, index + 1)].map((each) => reportBuild(each, context).failed);
    return (shown.find(({ length }) => length > 0) ?? []).map(failedJobEntry);
  });
  const interrupted = { interrupted: true, sentence: context.redact.text(result), hint: undefined };
  return {
    ...outcome,
    outputs: { ...outcome.outputs, ...(failedJobs.length > 0 && { 'failed-jobs': failedJobs }) },
    success: false,
    // Without a build there is no result, and `json` shows the interruption.
    ...(aborted.length === 0 && { json: undefined }),
    summary: renderFailureAbove(interrupted, outcome.summary),
  };
}

/** Ends the step's part in one build: cancels it if it is the step's own and still runs. Never rejects. */
async function endOne(one: TrackedBuild, isMine: boolean, leftMs: number, context: Context): Promise<Part> {
  const { address } = one;
  // The old end of a build whose jobs were retried says nothing.
  if (isOver(one.build) && !one.oldJobs) {
    // Polls of several builds do not show the jobs that failed.
    const isShown = one.build.jobs || one.build.state !== 'failed';
    const build = isShown ? one.build : await readLast(address, context).catch(() => one.build);
    return shownAs({ ...one, build, result: 'ended' });
  }
  if (!isMine) return shownAs({ ...one, result: 'kept' });
  const ended = await endPart(address, 'abort', context, { leftMs });
  if (ended.result !== 'failed') return shownAs({ ...one, ...ended });
  return { address, ...uncanceled(address, ended.error), shown: { ...one, result: 'failed' } };
}

/** The same of a build that was not read before. */
async function endUnread(address: BuildAddress, leftMs: number, context: Context): Promise<Part> {
  const ended = await endPart(address, 'abort', context, { leftMs });
  if (ended.result !== 'failed') return shownAs({ address, ...ended });
  const isMissing = ended.error instanceof ApiError && ended.error.status === 404;
  if (isMissing) return { address, sentence: `${nameBuild(address)} was not found.` };
  return { address, ...uncanceled(address, ended.error) };
}

function readLast(address: BuildAddress, { client, forceSignal: signal }: Context) {
  return client.builds.get(address, { rank: 'urgent', timeoutMs: readMs, signal });
}

function uncanceled(address: BuildAddress, error: unknown) {
  const sentence = `${nameBuild(address)} could not be canceled (${errorText(error)}). The post step tries again.`;
  return { sentence, isLeft: true };
}

function shownAs(one: AbortedBuild): Part {
  return { address: one.address, shown: one, sentence: describeResult(one) };
}

function describeResult({ address, build, result }: AbortedBuild): string {
  if (result !== 'kept' && result !== 'failed')
    return describeEnded(result === 'already-canceled' ? 'canceled' : result, { address, build });
  if (isCanceled(build.state)) return describeEnded('canceled', { address, build });
  const stays = effectiveState(build) === 'blocked' ? 'stays blocked' : 'keeps running';
  return `${nameBuild(address)} ${stays}: this step does not cancel it.`;
}
