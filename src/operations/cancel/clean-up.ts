import { ApiError, buildKeyName, type Client, type Clock } from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { effectiveState, isOver } from '../../model/states.ts';
import type { SavedBuild, SavedState } from '../context/journal.ts';
import type { Log } from '../operation.ts';
import { describeBlocked, nameBuild, nameRequested } from '../outputs/build-outputs.ts';

/** What tidying up works with. */
export interface CleanUpContext {
  readonly client: Client;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** The service may still be at work on a creation whose sender is gone: before each look there is one of these pauses, a minute in all. */
const pausesMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];

/**
 * Finishes what a step left behind that was killed, or that never heard that it should end: cancels the builds that it
 * was answerable for, as far as they still run. A build whose answer was never seen is looked up by its key. Quiet where
 * nothing is left to do; never throws, since the job is over either way.
 */
export async function cleanUp(saved: SavedState, context: CleanUpContext): Promise<void> {
  if (saved.phase === 'done') return;
  await Promise.all(
    saved.builds.map((build) => orWarn(nameSaved(build), () => cleanUpOne(build, context), context)),
  );
}

/** Does it, or warns of a build that may still run. Never throws: whatever else is on its way must come to its end. */
async function orWarn(name: string, task: () => Promise<void>, { log }: CleanUpContext): Promise<void> {
  try {
    await task();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    log.warning(`${name} could not be canceled, and may still run. ${why}`);
  }
}

async function cleanUpOne(saved: SavedBuild, context: CleanUpContext): Promise<void> {
  const { organization, pipeline } = saved;
  const numbers = await numbersOf(saved, context);
  if (numbers.length === 0) context.log.info(describeAbsence(saved));
  const addresses = numbers.map((number) => ({ organization, pipeline, number }));
  await Promise.all(
    addresses.map((address) => orWarn(nameBuild(address), () => cancelLeft(address, context), context)),
  );
}

async function cancelLeft(address: BuildAddress, context: CleanUpContext): Promise<void> {
  const { client, log, signal } = context;
  const name = nameBuild(address);
  const tellEnd = ({ state }: Build) => log.info(`${name} is ${state}: there is nothing to cancel.`);
  const build = await client.builds.get(address, {}, { signal });
  if (isPast(build)) return tellEnd(build);
  try {
    await client.builds.cancel(address, { signal });
  } catch (error) {
    const refused = error instanceof ApiError && error.status === 422;
    const now = refused ? await client.builds.get(address, {}, { signal }) : build;
    if (isPast(now)) return tellEnd(now);
    if (!refused || effectiveState(now) !== 'blocked') throw error;
    return log.warning(describeBlocked(address));
  }
  log.info(`${name} was canceled, since the step that started it ended before it did.`);
}

/** True when nothing is left to cancel. A blocked build may be unblocked before we know of it, and run on. */
function isPast(build: Build): boolean {
  return isOver(build) || build.state === 'canceling';
}

/** The build itself where its number is known, and all that carry its key where that was saved. */
async function numbersOf(saved: SavedBuild, context: CleanUpContext): Promise<readonly number[]> {
  const { number, key, rebuild, ...pipeline } = saved;
  if (rebuild !== undefined) return findRebuild({ ...pipeline, number: rebuild.of }, rebuild.newest, context);
  if (key === undefined) return number === undefined ? [] : [number];
  const { client, signal } = context;
  const look = () => client.builds.findByKey(pipeline, key, { signal });
  if (number === undefined) return lookFor(look, context);
  const twins = await look();
  return [...new Set([number, ...twins.map((twin) => twin.number)])];
}

/**
 * The rebuild that the step asked for: the one build that was made from the original since. Of several nobody can tell
 * which is ours, and none is touched.
 */
async function findRebuild(
  original: BuildAddress,
  newest: number | undefined,
  context: CleanUpContext,
): Promise<readonly number[]> {
  const { client, signal } = context;
  if (newest === undefined)
    throw new Error('What was there before could not be listed, so it cannot be told from others.');
  const found = await lookFor(() => client.builds.findRebuilds(original, newest, { signal }), context);
  if (found.length < 2) return found;
  const names = found.map((number) => nameBuild({ ...original, number })).join(', ');
  throw new Error(`Which of ${names} it is cannot be told.`);
}

/** The numbers of what a look shows, sooner or later. */
async function lookFor(
  look: () => Promise<readonly Build[]>,
  { clock, signal }: CleanUpContext,
): Promise<readonly number[]> {
  for (const pauseMs of pausesMs) {
    await clock.sleep(pauseMs, signal);
    const found = await look();
    if (found.length > 0) return found.map(({ number }) => number);
  }
  return [];
}

/** It need not have been created for that; whoever wants to be sure has something to look by. */
function describeAbsence(saved: SavedBuild): string {
  const mark = saved.key === undefined ? '' : ` with the meta-data ${buildKeyName} = ${saved.key}`;
  return `No ${nameRequested(saved)}${mark} has shown up within a minute.`;
}

function nameSaved(saved: SavedBuild): string {
  const { organization, pipeline, number } = saved;
  if (number !== undefined) return nameBuild({ organization, pipeline, number });
  return `A ${nameRequested(saved)}`;
}
