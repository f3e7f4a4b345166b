import { ApiError } from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import { nameBuild } from '../../model/build-address.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { effectiveState, isCanceled, isOver } from '../../model/states.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { interruptedOutcome } from '../context/failed-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { buildOutcome, failedJobEntry, reportBuild } from '../outputs/build-outcome.ts';
import { abortMs, describeEnded, type EndedResult, endAtOnce } from './end-part.ts';
import { toCancel } from './obligations.ts';
import type { StepBuild } from './step-build.ts';

/** A build of a canceled step; null for one that was never read. */
export type AbortedBuild = Omit<StepBuild, 'build'> & {
  readonly build: Build | null;
  /** True if it is canceled with the step: its own, what `cancel-on` names, or what it was canceling anyway. */
  readonly isMine: boolean;
};

/** What a canceled step knows. */
export interface AbortOptions {
  /** When the wait began, by the monotonic clock. */
  readonly sinceMs: number;
  /** Further sentences, such as on requests whose outcome is unknown. */
  readonly doubts?: readonly string[];
  /** How many builds there are, of which some may not be known. */
  readonly wanted: number;
  /** How long ago the workflow was canceled. */
  readonly spentMs?: number;
}

interface Part {
  readonly sentence: string;
  readonly address: BuildAddress;
  readonly shown?: StepBuild;
  /** True if its cancel failed. */
  readonly isLeft?: boolean;
}

/**
 * Ends a step whose workflow was canceled. Cancels its builds immediately, even if the rate limit is exhausted, and reports
 * what happened to each. What could not be canceled is left to the post step.
 */
export async function endOnAbort(
  builds: readonly AbortedBuild[],
  { sinceMs, doubts = [], wanted, spentMs = 0 }: AbortOptions,
  context: Context,
): Promise<Outcome> {
  const afterMs = context.clock.monotonic() - sinceMs;
  const parts = await Promise.all(builds.map((one) => endOne(one, abortMs - spentMs, context)));
  context.journal.recordPending('wait', toCancel(parts.filter(({ isLeft }) => isLeft)));
  const sentence = [...parts.map(({ sentence }) => sentence), ...doubts].join(' ') || 'Nothing was started.';
  const stop = { why: 'interrupted', afterMs } as const;
  const reported = parts.flatMap(({ shown }) => (shown ? reportBuild({ ...shown, stop }, context) : []));
  const failedJobs = reported.flatMap(({ report }) => report.failed.map(failedJobEntry));
  const outcome = interruptedOutcome(buildOutcome(sentence, reported, wanted));
  return {
    ...outcome,
    outputs: { ...outcome.outputs, ...(failedJobs.length > 0 && { 'failed-jobs': failedJobs }) },
    // Without a build there is no result, and `json` shows the interruption.
    ...(reported.length === 0 && { json: undefined }),
  };
}

/** Ends the step's part in one build: cancels it if it is the step's own and still runs. Never rejects. */
async function endOne(one: AbortedBuild, leftMs: number, context: Context): Promise<Part> {
  const { address, build, before, isMine } = one;
  const name = nameBuild(address);
  const as = (result: EndedResult, now: Build): Part => {
    const shown = { ...one, build: now };
    return { address, shown, sentence: describeEnded(result, shown) };
  };
  // The old end of a build whose jobs were retried does not count.
  if (build && isOver(build) && !before) return as('ended', build);
  if (build && !isMine) {
    if (isCanceled(build.state)) return as('canceled', build);
    const stays = effectiveState(build) === 'blocked' ? 'stays blocked' : 'keeps running';
    return { ...as('ended', build), sentence: `${name} ${stays}: this step does not cancel it.` };
  }
  const ended = await endAtOnce(address, leftMs, context);
  if (ended.result !== 'failed') return as(ended.result, ended.build);
  const { error } = ended;
  if (!build && error instanceof ApiError && error.status === 404)
    return { address, sentence: `${name} was not found.` };
  const sentence = `${name} could not be canceled (${errorText(error)}). The post step tries again.`;
  return { address, sentence, isLeft: true, ...(build && { shown: { ...one, build } }) };
}
