import type { BuildAddress } from '../../model/requests.ts';
import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import { endingAt } from '../context/time-to-wait.ts';
import { writeGracefully } from '../end/graceful.ts';
import type { Sending } from '../end/obligations.ts';
import { nameBuild, withLink } from '../outputs/build-outputs.ts';
import { type StartSettings, startBuilds } from './start-builds.ts';

/** Rebuilds a build, and waits for the new one. */
export function rebuild(
  { address: original, ...settings }: StartSettings & { readonly address: BuildAddress },
  context: Context,
): Promise<Outcome> {
  const { sendByMs } = settings;
  const start = (sending: Sending) => requestRebuild(original, { sendByMs, ...sending }, context);
  return startBuilds({ ...settings, starters: [{ name: nameBuild(original), start }] }, context);
}

/** Creates the new build, and logs it. Returns what was done. @throws the signal's reason, or the error of the request. */
export async function requestRebuild(
  original: BuildAddress,
  { sendByMs, onPending, onStarted }: Sending & Pick<StartSettings, 'sendByMs'>,
  context: Context,
): Promise<string> {
  const { client, log, signal } = context;
  const { number: rebuiltFrom, ...pipeline } = original;
  const source = nameBuild(original);
  const made = await writeGracefully(
    (guard) => client.builds.rebuildWithDetails(original, { ...guard, ...endingAt(sendByMs) }),
    {
      what: `rebuild of ${source}`,
      onSend: (above: number | undefined) =>
        onPending({ rebuiltFrom, in: pipeline, ...(above !== undefined && { above }) }),
      onNoEffect: () => onPending(null),
    },
    context,
  );
  if (typeof made === 'string') throw signal.reason;
  const { build, origin } = made.value;
  const address = { ...original, number: build.number };
  onStarted({ address, build, origin: 'started' });
  const name = nameBuild(address);
  if (origin === 'recovered') {
    const doubt = `${name}: found as a rebuild of ${source}, because the response was lost. It may be another person's rebuild.`;
    log.warning(withLink(doubt, build, context));
    return `Found ${name}, a rebuild of ${source}.`;
  }
  log.info(withLink(`${name}: created as a rebuild of ${source}.`, build, context));
  return `Created ${name}, a rebuild of ${source}.`;
}
