import type { SuiteAddress } from '../../model/requests.ts';
import type { ClientContext } from '../context.ts';
import { createCall } from '../request/call.ts';
import { type ActionCallOptions, withDeadline } from '../retry/with-deadline.ts';
import { findSuite, idOfSuite, isNotFound, isWhereItWas, type MeantSuite } from './find-suite.ts';
import { type FailedWrite, retryUntilVerified, type Verification } from './retry-until-verified.ts';

/**
 * Deletes a suite (api.md §4.1), and no other: its ID is read before. Where a response is lost the suite is looked up: if
 * it is gone, that is success; if it is still there, it is deleted again; another suite that got its slug meanwhile is
 * left alone.
 * @throws ClientError; a 404 when there was no such suite to begin with.
 */
export async function deleteSuite(
  context: ClientContext,
  to: SuiteAddress,
  options: ActionCallOptions,
): Promise<void> {
  const call = createCall('suites.delete', to);
  return withDeadline(context, options, async (shared) => {
    const meant = { to, id: await idOfSuite(context, to, shared), shared };
    return retryUntilVerified(context, { call, shared }, (failed) => verify(context, meant, failed));
  });
}

async function verify(
  context: ClientContext,
  meant: MeantSuite,
  { error, mayHaveBeenApplied, repeated }: FailedWrite,
): Promise<Verification<undefined>> {
  if (!mayHaveBeenApplied && !(repeated && isNotFound(error))) return 'failed';
  const suite = await findSuite(context, meant);
  if (suite === 'gone') return { reached: undefined };
  error.hint ??= 'The suite may have been deleted nevertheless.';
  return isWhereItWas(suite, meant) ? 'again' : 'failed';
}
