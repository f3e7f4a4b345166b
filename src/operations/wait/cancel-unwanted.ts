import { describeCause } from '../../report/builds/verdict.ts';
import type { Context } from '../context/context.ts';
import { mostHeldMs } from '../context/time-to-wait.ts';
import { cancelWords, describeEnded, endPart, logUncanceled } from '../end/end-part.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { nameBuild, type TrackedBuild } from '../outputs/build-outputs.ts';
import type { BuildWait, WaitEnd } from './build-wait.ts';
import { heldSince } from './limits.ts';
import { AgentFound, lastLook, refuseIfTaken, whyKept } from './queued-build.ts';

/** A cancel may always wait so long for the rate limit. */
const leastHeldMs = 5_000;

/** A build after the wait for it. */
export interface EndedWait extends TrackedBuild {
  /** Null if the build has ended; otherwise why the wait ended before the build. */
  readonly end: WaitEnd | null;
  /** When the last look at its jobs was sent, by the monotonic clock. */
  readonly jobsSeenMs?: number;
  /** True if its queue was to be the end, and an agent picked up a job before the cancel could be sent. */
  readonly isRevived?: boolean;
}

/** A cancel that is sent so much later than the last look was goes by another one: the response may be old. */
const freshMs = 2_000;

/** Looks at the queue again before a cancel that was held back is sent. @throws AgentFound if an agent has come. */
async function recheckQueue(
  { address, startsUntilMs }: TrackedBuild,
  sentMs: number,
  context: Context,
): Promise<void> {
  if (context.clock.monotonic() - sentMs < freshMs) return;
  const { client, signal } = context;
  await refuseIfTaken({
    read: (parameters) => client.builds.get(address, { ...parameters, ...lastLook, signal }),
    check: 'judged',
    startsUntilMs,
  });
}

/**
 * Cancels a build that still runs, if the inputs ask for it. The reason stays with it, because its state does not say why.
 * Nothing is sent after `sendByMs`.
 */
export async function cancelIfUnwanted<One extends EndedWait>(
  one: One,
  {
    options,
    sendByMs = Number.POSITIVE_INFINITY,
  }: { readonly options: WaitSettings; readonly sendByMs?: number | undefined },
  context: Context,
): Promise<One> {
  const { address } = one;
  if (one.end === null || !isUnwanted(one.end, options)) return one;
  const nowMs = context.clock.monotonic();
  const heldMs = Math.max(leastHeldMs, mostHeldMs - (one.end.stop.heldMs ?? 0));
  const onSend =
    one.end.stop.why === 'queue-timeout'
      ? () => recheckQueue(one, one.jobsSeenMs ?? nowMs, context)
      : undefined;
  const limits = {
    unpaced: true,
    heldUntilMs: Math.min(nowMs + heldMs, sendByMs),
    sendByMs,
    onSend,
  };
  const attempt = await endPart(address, 'step', context, limits);
  if (attempt.result === 'failed' && attempt.error instanceof AgentFound) {
    context.log.info(`${nameBuild(address)}: ${whyKept(attempt.error)} for that.`);
    return { ...one, build: attempt.error.build, isRevived: true };
  }
  const end = endedLater(one.end, heldSince(nowMs, context));
  if (attempt.result === 'failed') {
    logUncanceled(attempt, context);
    return { ...one, end: { ...end, stop: { ...end.stop, canceled: 'failed' } } };
  }
  const { build, result } = attempt;
  const line =
    result === 'canceled'
      ? `${nameBuild(address)}: ${cancelWords(build)} because ${describeCause(end.stop)}.`
      : describeEnded(result, { address, build });
  if (result === 'blocked') context.log.warning(line);
  else context.log.info(line);
  // It ended before the cancel arrived: then its state is what counts.
  const hasEnded = result === 'ended' || (result === 'blocked' && !options.throughBlocked);
  if (hasEnded && end.stop.why !== 'retry-unseen') return { ...one, build, end: null };
  return { ...one, build, end: { ...end, stop: { ...end.stop, canceled: result === 'canceled' } } };
}

/** The end of a wait whose cancel the rate limit held back for so long. */
function endedLater(end: WaitEnd, heldMs: number): WaitEnd {
  if (heldMs === 0) return end;
  const { afterMs, heldMs: before = 0 } = end.stop;
  return { ...end, stop: { ...end.stop, afterMs: afterMs + heldMs, heldMs: before + heldMs } };
}

/** True for a build that the step has canceled, or tried to, with a result that stands. */
export function isCancelSettled({ end }: Pick<BuildWait, 'end'>): boolean {
  return typeof end === 'object' && typeof end?.stop.canceled === 'boolean';
}

/** True for a build that is to be canceled, and was not tried yet. */
export function isUnwanted(end: BuildWait['end'], options: WaitSettings): boolean | undefined {
  if (typeof end !== 'object' || end === null || end.stop.canceled !== undefined) return false;
  switch (end.stop.why) {
    case 'timeout':
    case 'queue-timeout':
    case 'retry-unseen':
      return options.cancelOnTimeout;
    case 'fail-fast': {
      const isLate = end.stop.afterMs >= options.timeoutMs;
      return options.cancelOnFailFast || (isLate && options.cancelOnTimeout);
    }
    case 'left':
    case 'unstarted':
      return options.cancelSiblings;
    default:
      return false;
  }
}
