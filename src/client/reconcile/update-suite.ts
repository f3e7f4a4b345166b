import type { SuiteAddress, UpdateSuite } from '../../model/requests.ts';
import type { Suite } from '../../model/suite.ts';
import type { ClientContext } from '../context.ts';
import { createCall } from '../request/call.ts';
import { type ActionCallOptions, withDeadline } from '../retry/with-deadline.ts';
import { findSuite, idOfSuite, isNotFound, isWhereItWas, type MeantSuite } from './find-suite.ts';
import { type FailedWrite, retryUntilVerified, type Verification } from './retry-until-verified.ts';

/**
 * Changes a suite (api.md §4.1), and no other: its ID is read before. Where a response is lost the suite shows whether it
 * was changed. The values are absolute, so the request may be sent again, but not blindly: a new name changes the slug,
 * and another suite may have the old one by then.
 * @throws ClientError
 */
export async function updateSuite(
  context: ClientContext,
  { to, body }: { to: SuiteAddress; body: UpdateSuite },
  options: ActionCallOptions,
): Promise<Suite> {
  const call = createCall('suites.update', to, { body });
  return withDeadline(context, options, async (shared) => {
    const meant = { to, id: await idOfSuite(context, to, shared), shared };
    return retryUntilVerified(context, { call, shared }, (failed) =>
      verify(context, { meant, body, failed }),
    );
  });
}

async function verify(
  context: ClientContext,
  { meant, body, failed }: { meant: MeantSuite; body: UpdateSuite; failed: FailedWrite },
): Promise<Verification<Suite>> {
  const { error, mayHaveBeenApplied, repeated } = failed;
  if (!mayHaveBeenApplied && !(repeated && isNotFound(error))) return 'failed';
  const suite = await findSuite(context, meant);
  if (typeof suite === 'object' && agrees(suite, body)) return { reached: suite };
  error.hint ??= 'The suite may have been changed nevertheless.';
  return isWhereItWas(suite, meant) ? 'again' : 'failed';
}

function agrees(suite: Suite, { name, default_branch }: UpdateSuite): boolean {
  return (
    (name ?? suite.name) === suite.name && (default_branch ?? suite.default_branch) === suite.default_branch
  );
}
