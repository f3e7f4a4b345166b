import { ApiError, buildKeyName, TimeoutError } from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { effectiveState, isOver, isTerminal } from '../../model/states.ts';
import type { SavedBuild } from '../context/journal.ts';
import type { Context, Outcome } from '../operation.ts';
import {
  describeBlocked,
  nameBuild,
  nameRequested,
  saveUnfinished,
  setBuildOutputs,
  type TrackedBuild,
  toSaved,
} from '../outputs/build-outputs.ts';
import { buildSummary } from '../wait/wait-outcome.ts';

/** The runner gives a canceled step 7.5 seconds; what remains of them is for outputs and summary. */
const mostMs = 5_500;
const attemptMs = 3_000;
/** After the runner's second signal. */
const lastAttemptMs = 1_500;

/** What became of one build when the step was told to end. */
interface AbortedBuild extends TrackedBuild {
  readonly result: 'over' | 'canceled' | 'blocked' | 'left' | 'unknown';
  readonly why?: string;
}

/** What the step is answerable for. */
export interface CancelOnAbortOptions {
  readonly isAnswerable: (one: Pick<TrackedBuild, 'origin'>) => boolean;
  /** When the wait began, by the monotonic clock. */
  readonly sinceMs: number;
  /** Creations whose answer is still out. */
  readonly pending?: readonly SavedBuild[];
  /** How long the workflow was canceled already. */
  readonly spentMs?: number;
}

/**
 * Ends a step whose workflow was canceled: cancels the builds that it is answerable for, at once and past any closed
 * rate-limit window, and says plainly what became of each. Builds that could not be canceled are left to the post step.
 */
export async function cancelOnAbort(
  tracked: readonly TrackedBuild[],
  { isAnswerable, sinceMs, pending = [], spentMs = 0 }: CancelOnAbortOptions,
  context: Context,
): Promise<Outcome> {
  const nowMs = context.clock.monotonic();
  const [afterMs, endMs] = [nowMs - sinceMs, nowMs + mostMs - spentMs];
  const abandoned = await Promise.all(
    tracked.map((one) => (isAnswerable(one) ? cancelOneOnAbort(one, endMs, context) : leaveOne(one))),
  );
  setBuildOutputs(abandoned, context.journal, tracked.length + pending.length);
  const open = abandoned.filter(
    ({ result, duplicateKey }) => result === 'unknown' || (result !== 'left' && duplicateKey),
  );
  const mine = isAnswerable({ origin: 'started' }) ? pending : [];
  if (open.length + mine.length > 0 || tracked.some(isAnswerable))
    saveUnfinished({ pending: mine, builds: open.map(toSaved) }, context.journal);
  return {
    success: false,
    sentence: [
      'The workflow was canceled.',
      ...abandoned.map(describeResult),
      ...pending.map((saved) => describePending(saved, mine.includes(saved))),
    ].join(' '),
    json: abandoned.length === 1 ? abandoned[0]?.build : abandoned.map(({ build }) => build),
    summary: buildSummary(
      abandoned.map(({ address, build }) => ({
        address,
        build,
        halt: { stop: { why: 'interrupted', afterMs } },
      })),
      context,
    ),
  };
}

function leaveOne(one: TrackedBuild): AbortedBuild {
  return { ...one, result: isOver(one.build) ? 'over' : 'left' };
}

/** What was last seen may be old: a blocked build may have been unblocked since, so its cancel is sent all the same. */
async function cancelOneOnAbort(one: TrackedBuild, endMs: number, context: Context): Promise<AbortedBuild> {
  if (isOver(one.build)) return { ...one, result: 'over' };
  try {
    const build = await cancelUntil(endMs, one.address, context);
    return { ...one, build, result: isOver(build) && build.state !== 'canceled' ? 'over' : 'canceled' };
  } catch (error) {
    const refused = await seeRefused(error, one.address, context);
    if (refused !== null) return { ...one, build: refused, result: isOver(refused) ? 'over' : 'blocked' };
    return { ...one, result: 'unknown', why: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Cancels on a connection of its own. A silent one gets one more try while there is time; the runner's second signal cuts
 * the try short that is under way, and leads to the last.
 */
async function cancelUntil(
  endMs: number,
  address: BuildAddress,
  { client, clock, forceSignal }: Context,
): Promise<Build> {
  for (let attempt = 1; ; attempt += 1) {
    const last = forceSignal.aborted;
    const leftMs = Math.max(0, endMs - clock.monotonic());
    const timeoutMs = Math.min(last ? lastAttemptMs : attemptMs, leftMs);
    try {
      const options = { urgent: true, timeoutMs, ...(last ? {} : { signal: forceSignal }) };
      return await client.builds.cancel(address, options);
    } catch (error) {
      const hasTime = clock.monotonic() < endMs;
      const again = forceSignal.aborted ? !last : attempt === 1 && hasTime && error instanceof TimeoutError;
      if (!again) throw error;
    }
  }
}

/** The build, when the service refused to cancel it because it has ended, or waits at a block step. */
async function seeRefused(error: unknown, address: BuildAddress, { client }: Context): Promise<Build | null> {
  if (!(error instanceof ApiError) || error.status !== 422) return null;
  try {
    const build = await client.builds.get(address, {}, { urgent: true, timeoutMs: lastAttemptMs });
    return isTerminal(build) ? build : null;
  } catch {
    return null;
  }
}

/** A creation that nobody looks for any more is told with all that is known, for whoever wants to look. */
function describePending(saved: SavedBuild, isMine: boolean): string {
  const doubt = `Whether a ${nameRequested(saved)} was created is not known`;
  if (isMine) return `${doubt} yet; the post step looks for it.`;
  const mark = saved.key === undefined ? '' : ` It carries the meta-data ${buildKeyName} = ${saved.key}.`;
  return `${doubt}; it may run, since this step does not cancel it.${mark}`;
}

function describeResult({ address, build, result, why }: AbortedBuild): string {
  const name = nameBuild(address);
  switch (result) {
    case 'over':
      return `${name} had ended: it is ${effectiveState(build)}.`;
    case 'canceled':
      return `${name} was canceled with it.`;
    case 'blocked':
      return describeBlocked(address);
    case 'left':
      return `${name} goes on, since this step does not cancel it.`;
    case 'unknown':
      return `${name} could not be canceled yet (${why ?? 'no answer'}); the post step tries again.`;
  }
}
