import { OutcomeUnknownError } from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { cancelOnAbort, isCanceledOnAbort } from '../cancel/cancel-on-abort.ts';
import { graceMs, writeWithGracePeriod } from '../cancel/grace-period.ts';
import { saveDone } from '../cancel/saved-state.ts';
import type { Context } from '../context/context.ts';
import type { SavedBuild } from '../context/journal.ts';
import type { Outcome } from '../context/outcome.ts';
import type { WaitSettings } from '../inputs/wait-settings.ts';
import { buildOutcome } from '../outputs/build-outcome.ts';
import { nameBuild, withLink } from '../outputs/build-outputs.ts';
import { waitForBuilds } from '../wait/wait-for-builds.ts';
import type { CanceledStart } from './start-build.ts';

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
  const { original, wait, options, sinceMs } = order;
  const { journal, log, signal } = context;
  const abort = {
    sinceMs,
    spentMs: graceMs,
    cancelOnAbort: options.cancelOnAbort,
  };
  const made = await requestRebuild(order, context);
  if ('pending' in made) return cancelOnAbort([], { ...abort, ...made }, context);
  const { build, isGuess } = made;
  const address = { ...original, number: build.number };
  const [name, of] = [nameBuild(address), nameBuild(original)];
  const started = [{ address, build, origin: 'started' as const }];
  if (isGuess) {
    const doubt = `${name}: found as a rebuild of ${of}, because the response was lost. It may be another person's rebuild.`;
    log.warning(withLink(doubt, build, context));
  } else log.info(withLink(`${name}: created as a rebuild of ${of}.`, build, context));
  if (signal.aborted) return cancelOnAbort(started, abort, context);
  if (wait) return waitForBuilds(started, { options, sinceMs }, context);
  saveDone(journal);
  const sentence = `${isGuess ? 'Found' : 'Created'} ${name}, a rebuild of ${of}.`;
  return buildOutcome(sentence, started, context);
}

/**
 * Creates the new build. What identifies it is saved before the request, so that the post step can find it if this step
 * is killed. If the workflow is canceled meanwhile, a response that is on its way is awaited briefly.
 */
async function requestRebuild(
  { original, options, sendByMs }: RebuildOrder,
  context: Context,
): Promise<{ readonly build: Build; readonly isGuess: boolean } | CanceledStart> {
  const { client, journal } = context;
  const { organization, pipeline, number: of } = original;
  const isMine = isCanceledOnAbort({ origin: 'started' }, options.cancelOnAbort);
  const pending: SavedBuild[] = [];
  try {
    const made = await writeWithGracePeriod(
      ({ signal, onSend }) =>
        client.builds.rebuildWithDetails(original, {
          signal,
          sendByMs,
          onSend: (newest) => {
            onSend();
            const known = newest === undefined ? {} : { newest };
            pending.push({ organization, pipeline, rebuild: { of, ...known } });
            if (isMine) journal.save({ phase: 'creating', builds: pending });
          },
        }),
      `rebuild of ${nameBuild(original)}`,
      context,
    );
    if (typeof made === 'string') return { pending };
    return { build: made.value.build, isGuess: made.value.origin === 'recovered' };
  } catch (error) {
    if (isMine && !(error instanceof OutcomeUnknownError)) saveDone(journal);
    throw error;
  }
}
