import { ApiError, type Client, type Clock } from '../client/index.ts';
import type { Build } from '../model/build.ts';
import type { BuildAddress } from '../model/requests.ts';
import { effectiveState, isOver } from '../model/states.ts';
import type { SavedBuild, SavedState } from './journal.ts';
import type { Log } from './operation.ts';
import { describeBlocked, nameBuild } from './outcomes.ts';

/** What tidying up works with. */
export interface TidyContext {
  readonly client: Client;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** The service may still be at work on a creation whose sender is gone: it is looked for again after these pauses. */
const pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Finishes what a step left behind that was killed, or that never heard that it should end: cancels the builds that it
 * was answerable for, as far as they still run. A build whose answer was never seen is looked up by its key. Quiet where
 * nothing is left to do; never throws, since the job is over either way.
 */
export async function tidyUp(saved: SavedState, context: TidyContext): Promise<void> {
  if (saved.phase === 'done') return;
  await Promise.all(
    saved.builds.map(async (build) => {
      try {
        await tidyOne(build, context);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        context.log.warning(`${nameSaved(build)} could not be canceled, and may still run. ${why}`);
      }
    }),
  );
}

async function tidyOne(saved: SavedBuild, context: TidyContext): Promise<void> {
  const { organization, pipeline } = saved;
  const numbers = await numbersOf(saved, context);
  if (numbers.length === 0) context.log.info(`${nameSaved(saved)}: no build was started.`);
  await Promise.all(numbers.map((number) => cancelLeft({ organization, pipeline, number }, context)));
}

async function cancelLeft(address: BuildAddress, context: TidyContext): Promise<void> {
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
async function numbersOf(
  { organization, pipeline, number, key }: SavedBuild,
  { client, clock, signal }: TidyContext,
): Promise<number[]> {
  const numbers = new Set(number === undefined ? [] : [number]);
  for (const pauseMs of key === undefined ? [] : [0, ...pausesMs]) {
    await clock.sleep(pauseMs, signal);
    const found = await client.builds.findByKey({ organization, pipeline }, key ?? '', { signal });
    for (const build of found) numbers.add(build.number);
    if (numbers.size > 0) break;
  }
  return [...numbers];
}

function nameSaved({ organization, pipeline, number }: SavedBuild): string {
  return number === undefined
    ? `A build of ${organization}/${pipeline}`
    : nameBuild({ organization, pipeline, number });
}
