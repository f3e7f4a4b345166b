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
}

/** Rebuilds a build, and waits for the new one. */
export async function rebuild(
  { original, wait, options, sinceMs }: RebuildOrder,
  context: Context,
): Promise<Outcome> {
  const { journal, log, signal } = context;
  const abort = {
    sinceMs,
    spentMs: graceMs,
    cancelOnAbort: options.cancelOnAbort,
  };
  const made = await requestRebuild(original, options, context);
  if ('pending' in made) return cancelOnAbort([], { ...abort, ...made }, context);
  const { build } = made;
  const address = { ...original, number: build.number };
  const started = [{ address, build, origin: 'started' as const }];
  log.info(
    withLink(`${nameBuild(address)}: created as a rebuild of ${nameBuild(original)}.`, build, context),
  );
  if (signal.aborted) return cancelOnAbort(started, abort, context);
  if (wait) return waitForBuilds(started, { options, sinceMs }, context);
  saveDone(journal);
  const sentence = `Created ${nameBuild(address)}, a rebuild of ${nameBuild(original)}.`;
  return buildOutcome(sentence, started, context);
}

/**
 * Creates the new build. What identifies it is saved before the request, so that the post step can find it if this step
 * is killed. If the workflow is canceled meanwhile, a response that is on its way is awaited briefly.
 */
async function requestRebuild(
  original: BuildAddress,
  options: WaitSettings,
  context: Context,
): Promise<{ readonly build: Build } | CanceledStart> {
  const { client, journal } = context;
  const { organization, pipeline, number: of } = original;
  const isMine = isCanceledOnAbort({ origin: 'started' }, options.cancelOnAbort);
  const pending: SavedBuild[] = [];
  try {
    const made = await writeWithGracePeriod(
      ({ signal, onSend }) =>
        client.builds.rebuild(original, {
          signal,
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
    return typeof made === 'string' ? { pending } : { build: made.value };
  } catch (error) {
    if (isMine && !(error instanceof OutcomeUnknownError)) saveDone(journal);
    throw error;
  }
}
