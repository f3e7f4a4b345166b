import type { Client } from '../client/index.ts';
import type { BuildAddress } from '../model/requests.ts';
import { isCancelable } from '../model/states.ts';
import type { SavedBuild, SavedState } from './journal.ts';
import type { Log } from './operation.ts';
import { type HandledBuild, nameBuild } from './outcomes.ts';

/** What tidying up works with. */
export interface TidyContext {
  readonly client: Client;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/**
 * Finishes what a step left behind that was killed, or that never heard that it should end: cancels the builds that it
 * was answerable for, as far as they still run. A build whose answer was never seen is looked up by its key. Quiet where
 * nothing is left to do; never throws, since the job is over either way.
 */
export async function tidyUp(saved: SavedState, context: TidyContext): Promise<void> {
  if (saved.phase === 'done') return;
  for (const build of saved.builds) {
    try {
      await tidyOne(build, context);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      context.log.warning(`${nameSaved(build)} could not be canceled, and may still run. ${why}`);
    }
  }
}

async function tidyOne(saved: SavedBuild, context: TidyContext): Promise<void> {
  const found = saved.number === undefined ? await lookUp(saved, context) : [await read(saved, context)];
  if (found.length === 0) context.log.info(`${nameSaved(saved)}: no build was started.`);
  for (const one of found) await cancelLeft(one, context);
}

async function cancelLeft(
  { address, build }: HandledBuild,
  { client, log, signal }: TidyContext,
): Promise<void> {
  if (!isCancelable(build)) {
    log.info(`${nameBuild(address)} is ${build.state}: there is nothing to cancel.`);
    return;
  }
  await client.builds.cancel(address, { signal });
  log.info(`${nameBuild(address)} was canceled, since the step that started it ended before it did.`);
}

async function read(saved: SavedBuild, { client, signal }: TidyContext): Promise<HandledBuild> {
  const address: BuildAddress = { ...saved, number: saved.number ?? 0 };
  return { address, build: await client.builds.get(address, {}, { signal }) };
}

async function lookUp(
  { organization, pipeline, key = '' }: SavedBuild,
  context: TidyContext,
): Promise<HandledBuild[]> {
  const address = { organization, pipeline };
  const found =
    key === '' ? [] : await context.client.builds.findByKey(address, key, { signal: context.signal });
  return found.map((build) => ({ address: { ...address, number: build.number }, build }));
}

function nameSaved({ organization, pipeline, number }: SavedBuild): string {
  return number === undefined
    ? `A build of ${organization}/${pipeline}`
    : nameBuild({ organization, pipeline, number });
}
