import { ApiError } from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { isTerminal } from '../../model/states.ts';
import type { Context } from '../operation.ts';

/** What came of an attempt to cancel: the build, and whether it was us. */
export interface CancelResult {
  readonly build: Build;
  /** False when it had ended, or was being canceled, already. */
  readonly canceled: boolean;
}

/**
 * Cancels a build; when the service refuses because the build has ended, or is being canceled, that is an answer and no
 * error.
 */
export async function cancelBuildOnce(address: BuildAddress, context: Context): Promise<CancelResult> {
  const { client, signal } = context;
  try {
    const { build, already } = await client.builds.cancelWithDetails(address, { signal });
    return { build, canceled: !already };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    const build = await client.builds.get(address, {}, { signal });
    if (isTerminal(build)) return { build, canceled: false };
    throw error;
  }
}

/** Why there was nothing to cancel, as it follows on the name of a build. */
export function describeNothing(build: Build): string {
  return isTerminal(build) ? 'had ended already' : 'was being canceled already';
}
