import type { BuildAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import { endingAt } from '../context/time-to-wait.ts';
import { graceMs, writeGracefully } from '../end/graceful.ts';
import {
  describeDoubt,
  isCanceledOnAbort,
  type Pending,
  type Sending,
  toCancel,
  warnOfDoubt,
} from '../end/obligations.ts';
import { endOnAbort } from '../end/on-abort.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { buildOutcome } from '../outputs/build-outcome.ts';
import { nameBuild, type TrackedBuild, withLink } from '../outputs/build-outputs.ts';
import { waitForBuilds } from '../wait/wait.ts';

/** The build to rebuild, and whether and how to wait for the new one. */
export interface RebuildOrder {
  readonly original: BuildAddress;
  readonly wait: boolean;
  readonly options: WaitSettings;
  /** When the step sent its first request, by the monotonic clock. */
  readonly sinceMs: number;
  /** When the time to wait is over: a rebuild that would be sent later is not sent. */
  readonly sendByMs: number | undefined;
}

/** Rebuilds a build, and waits for the new one. */
export async function rebuild(order: RebuildOrder, context: Context): Promise<Outcome> {
  const { wait, options, sinceMs } = order;
  const { journal, signal } = context;
  const isMine = isCanceledOnAbort({ origin: 'started' }, options.cancelOnAbort);
  const abort = { sinceMs, spentMs: graceMs, isMine: () => isMine };
  let doubt: Pending | null = null;
  const set = (next: Pending | null) => {
    doubt = next;
    journal.owe('start', isMine && next && !('retryOf' in next) ? [next] : []);
  };
  const onStarted = (one: TrackedBuild) => {
    if (isMine && (wait || signal.aborted)) journal.owe('wait', toCancel([one]));
    set(null);
  };
  const sending: Sending = { onSend: set, onNoEffect: () => set(null), onStarted };
  const made = await requestRebuild({ ...order, ...sending }, context).catch((error: unknown) => {
    if (isMine) warnOfDoubt(error, doubt, context);
    throw error;
  });
  if (made === null)
    return endOnAbort([], { ...abort, doubts: doubt ? [describeDoubt(doubt, isMine)] : [] }, context);
  const { tracked, isGuess } = made;
  if (signal.aborted) return endOnAbort([tracked], abort, context);
  if (wait) return waitForBuilds([tracked], { options, sinceMs }, context);
  const names = `${nameBuild(tracked.address)}, a rebuild of ${nameBuild(order.original)}`;
  return buildOutcome(`${isGuess ? 'Found' : 'Created'} ${names}.`, [tracked], context);
}

/**
 * Creates the new build, and logs it. If the workflow is canceled meanwhile, a response that is on its way is awaited
 * briefly, and null is returned without one.
 */
export async function requestRebuild(
  {
    original,
    sendByMs,
    onSend,
    onNoEffect,
    onStarted,
  }: Pick<RebuildOrder, 'original' | 'sendByMs'> & Sending,
  context: Context,
): Promise<{ readonly tracked: TrackedBuild; readonly isGuess: boolean } | null> {
  const { client, log } = context;
  const { number: rebuiltFrom, ...pipeline } = original;
  const made = await writeGracefully(
    (guard) => client.builds.rebuildWithDetails(original, { ...guard, ...endingAt(sendByMs) }),
    {
      what: `rebuild of ${nameBuild(original)}`,
      onSend: (above: number | undefined) =>
        onSend({ rebuiltFrom, in: pipeline, ...(above !== undefined && { above }) }),
      onNoEffect,
    },
    context,
  );
  if (typeof made === 'string') return null;
  const { build, origin } = made.value;
  const address = { ...original, number: build.number };
  const tracked: TrackedBuild = { address, build, origin: 'started' };
  onStarted(tracked);
  const [name, source] = [nameBuild(address), nameBuild(original)];
  const isGuess = origin === 'recovered';
  if (isGuess) {
    const doubt = `${name}: found as a rebuild of ${source}, because the response was lost. It may be another person's rebuild.`;
    log.warning(withLink(doubt, build, context));
  } else log.info(withLink(`${name}: created as a rebuild of ${source}.`, build, context));
  return { tracked, isGuess };
}
