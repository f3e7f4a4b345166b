import type { BuildAddress } from '../../model/requests.ts';
import { cancelOnAbort, isCanceledOnAbort, warnOfUnknown } from '../cancel/cancel-on-abort.ts';
import { graceMs, writeWithGracePeriod } from '../cancel/grace-period.ts';
import { lostNow, saveDone, sentNow } from '../cancel/saved-state.ts';
import type { Context } from '../context/context.ts';
import type { SavedBuild } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { buildOutcome } from '../outputs/build-outcome.ts';
import { nameBuild, type TrackedBuild, withLink } from '../outputs/build-outputs.ts';
import { waitForBuilds } from '../wait/wait-for-builds.ts';

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
  const abort = { sinceMs, spentMs: graceMs, cancelOnAbort: options.cancelOnAbort };
  const isMine = isCanceledOnAbort({ origin: 'started' }, options.cancelOnAbort);
  let pending: readonly SavedBuild[] = [];
  const onSend = (saved: SavedBuild) => {
    pending = [saved];
    if (isMine) journal.save({ phase: 'creating', builds: pending });
  };
  const onNoEffect = () => {
    pending = [];
    if (isMine) saveDone(journal);
  };
  const made = await requestRebuild({ ...order, onSend, onNoEffect }, context).catch((error: unknown) => {
    if (isMine) warnOfUnknown(error, pending, context);
    throw error;
  });
  if (made === null) return cancelOnAbort([], { ...abort, pending }, context);
  const { tracked, isGuess } = made;
  if (signal.aborted) return cancelOnAbort([tracked], abort, context);
  if (wait) return waitForBuilds([tracked], { options, sinceMs }, context);
  saveDone(journal);
  const names = `${nameBuild(tracked.address)}, a rebuild of ${nameBuild(order.original)}`;
  return buildOutcome(`${isGuess ? 'Found' : 'Created'} ${names}.`, [tracked], context);
}

/** The build to rebuild. */
interface RebuildRequest extends Pick<RebuildOrder, 'original' | 'sendByMs'> {
  /**
   * Called right before each attempt, and when its response is lost, with what identifies the new build for the post
   * step.
   */
  readonly onSend: (saved: SavedBuild) => void;
  /** Called when a refusal makes it certain that nothing has come of it so far. */
  readonly onNoEffect: () => void;
}

/**
 * Creates the new build, and logs it. If the workflow is canceled meanwhile, a response that is on its way is awaited
 * briefly, and null is returned without one.
 */
export async function requestRebuild(
  { original, sendByMs, onSend: save, onNoEffect }: RebuildRequest,
  context: Context,
): Promise<{ readonly tracked: TrackedBuild; readonly isGuess: boolean } | null> {
  const { client, log } = context;
  const { organization, pipeline, number: of } = original;
  let sent: SavedBuild | undefined;
  const made = await writeWithGracePeriod(
    (guard) =>
      client.builds.rebuildWithDetails(original, {
        ...guard,
        sendByMs,
        onSend: async (newest) => {
          await guard.onSend();
          const known = newest === undefined ? {} : { newest };
          sent = sentNow({ organization, pipeline, rebuild: { of, ...known } }, context);
          save(sent);
        },
        onLost: (error) => {
          if (sent) save(lostNow(sent, error, context));
        },
      }),
    { what: `rebuild of ${nameBuild(original)}`, onNoEffect },
    context,
  );
  if (typeof made === 'string') return null;
  const { build, origin } = made.value;
  const address = { ...original, number: build.number };
  const [name, source] = [nameBuild(address), nameBuild(original)];
  const isGuess = origin === 'recovered';
  if (isGuess) {
    const doubt = `${name}: found as a rebuild of ${source}, because the response was lost. It may be another person's rebuild.`;
    log.warning(withLink(doubt, build, context));
  } else log.info(withLink(`${name}: created as a rebuild of ${source}.`, build, context));
  return { tracked: { address, build, origin: 'started' }, isGuess };
}
