import { ApiError } from '../../client/index.ts';
import { nameBuild } from '../../model/build-address.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { isCanceled } from '../../model/states.ts';
import { errorText, OwnError } from '../context/error-text.ts';
import type { Obligation } from '../context/journal.ts';
import { describeEnded, type EndContext, endPart, logUncanceled } from './end-part.ts';
import { type KeyedBuilds, nameRequested } from './obligations.ts';

/** The service may still carry out a request whose sender is gone, so a build is looked for during one minute. */
const pausesMs: readonly number[] = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];

/** Why a build is canceled that is certainly the step's. */
const ofStep = ': its step has ended';

/**
 * Does what a step has left. Logs nothing if there is nothing to do. Never throws, because the job is over either way, and one
 * failure must not keep the other builds running.
 */
export async function cleanUp(obligations: readonly Obligation[], context: EndContext): Promise<void> {
  const { log } = context;
  await Promise.all(
    obligations.map(async (one) => {
      const kept = 'key' in one && one.keep !== undefined ? { ...one.in, number: one.keep } : null;
      if (kept)
        log.info(`The response to the creation of ${nameBuild(kept)} was lost. Looking for duplicates.`);
      try {
        if ('cancel' in one) await cancelOne(one.cancel, ofStep, context);
        else if ('key' in one) await cancelKeyed(one, context);
        else await cancelRebuild(one, context);
      } catch (error) {
        const name = `${kept ? `duplicate of ${nameBuild(kept)}, a ` : ''}${nameRequested(one)}`;
        const what = 'cancel' in one ? name : `A ${name}`;
        log.warning(`${what} could not be canceled and may still run. ${errorText(error)}`);
      }
    }),
  );
}

/** Returns false if it could not be canceled. Logs the result. */
async function cancelOne(address: BuildAddress, why: string, context: EndContext): Promise<boolean> {
  const { log } = context;
  const ended = await endPart(address, 'post', context);
  const name = nameBuild(address);
  if (ended.result === 'failed') {
    logUncanceled(ended, context, `${name} could not be canceled and may still run. `);
    return false;
  }
  const { result, build } = ended;
  const line = result === 'canceled' ? `Canceled ${name}${why}.` : describeEnded(result, { address, build });
  log[result === 'blocked' ? 'warning' : 'info'](line);
  return true;
}

/**
 * Cancels the builds with a key but the one that is kept, each as soon as it is seen. After a lost answer there may be two, so
 * the last look is not before the time that the step has named; if one is kept, that is the only look. Returns true if none
 * of them is left.
 */
export async function cancelKeyed(one: KeyedBuilds, context: EndContext): Promise<boolean> {
  const { key, in: pipeline, keep, lookAtMs = 0 } = one;
  const { client, clock, log, signal } = context;
  const isKept = keep !== undefined;
  if (isKept) await clock.sleep(Math.max(0, lookAtMs - clock.now()), signal);
  const canceling = new Map<number, Promise<boolean>>();
  const look = async () => {
    for (const { number, state } of await client.builds.findByKey(pipeline, key, { signal })) {
      if (number === keep || canceling.has(number) || (isKept && isCanceled(state))) continue;
      const address = { ...pipeline, number };
      if (isKept) log.warning(`${nameBuild(address)}: duplicate of #${keep}.`);
      canceling.set(number, cancelOne(address, isKept ? '' : ofStep, context));
    }
  };
  const isEnough = () => isKept || (canceling.size > 0 && clock.now() >= lookAtMs);
  await lookEach(one, context, look, isEnough).finally(() => Promise.all(canceling.values()));
  if (!isKept && canceling.size === 0) log.info(describeAbsence(one));
  return (await Promise.all(canceling.values())).every(Boolean);
}

/** Cancels the one rebuild of a build. Of several, each may be another person's. */
async function cancelRebuild(
  one: Extract<Obligation, { readonly rebuiltFrom: number }>,
  context: EndContext,
): Promise<void> {
  const { client, log, signal } = context;
  const { above } = one;
  if (above === undefined)
    throw new OwnError('The earlier builds could not be listed, so the rebuild cannot be identified.');
  const original = { ...one.in, number: one.rebuiltFrom };
  const look = () => client.builds.findRebuilds(original, above, { signal });
  const { own, others } = await lookEach(one, context, look, (found) => found.own.length > 0);
  const addressOf = ({ number }: { readonly number: number }) => ({ ...one.in, number });
  const names = (builds: readonly { readonly number: number }[]) =>
    builds.map((build) => nameBuild(addressOf(build))).join(', ');
  const [only] = own;
  if (own.length > 1) throw new OwnError(`It may be any of these builds: ${names(own)}.`);
  if (only === undefined && others.length > 0)
    throw new OwnError(`The token's user is not known to have created ${names(others)}.`);
  if (only === undefined) return log.info(describeAbsence(one));
  log.warning(
    `${names(own)}: found as a rebuild of ${nameBuild(original)} by the token's user. The outcome of this step's request is unknown, so another step may have created it.`,
  );
  await cancelOne(addressOf(only), '', context);
}

/** Looks once after each pause until that is enough. Returns what the last look has shown. @throws its error. */
async function lookEach<Found>(
  one: Obligation,
  { clock, log, signal }: EndContext,
  look: () => Promise<Found>,
  isEnough: (found: Found) => boolean,
): Promise<Found> {
  for (let at = 0; ; at += 1) {
    if (at === 1) log.info(`Looking for a ${nameRequested(one)}, for up to one minute.`);
    await clock.sleep(pausesMs[at] ?? 0, signal);
    const isLast = at === pausesMs.length - 1;
    try {
      const found = await look();
      if (isLast || isEnough(found)) return found;
    } catch (error) {
      // A proxy, or a service that restarts, may refuse for some seconds.
      if (isLast || !(error instanceof ApiError) || error.status === 429) throw error;
    }
  }
}

function describeAbsence(one: Obligation): string {
  return `No ${nameRequested(one)} appeared within one minute.`;
}
