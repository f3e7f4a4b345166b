import { ApiError } from '../client/index.ts';
import type { Build } from '../model/build.ts';
import type { BuildAddress } from '../model/requests.ts';
import { isTerminal } from '../model/states.ts';
import type { Context } from './operation.ts';

/** What came of an attempt to cancel: the build, and whether it was us. */
export interface CancelResult {
  readonly build: Build;
  /** False when it had ended already. */
  readonly canceled: boolean;
}

/**
 * Cancels a build; when the service refuses because the build has ended, that is an answer and no error. One that is
 * being canceled already is as good as canceled to the client.
 */
export async function cancelOne(address: BuildAddress, context: Context): Promise<CancelResult> {
  const { client, signal } = context;
  try {
    return { build: await client.builds.cancel(address, { signal }), canceled: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    const build = await client.builds.get(address, {}, { signal });
    if (isTerminal(build)) return { build, canceled: false };
    throw error;
  }
}
