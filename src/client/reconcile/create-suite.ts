import type { CreateSuite, OrganizationAddress } from '../../model/requests.ts';
import type { Suite } from '../../model/suite.ts';
import type { ClientContext } from '../context.ts';
import { createCall } from '../request/call.ts';
import type { SendResult } from '../retry/send.ts';
import { type ActionCallOptions, type SharedOptions, withDeadline } from '../retry/with-deadline.ts';
import { afterLoss } from './after-loss.ts';
import { listSuites } from './find-suite.ts';
import { createOrFind, snapshotBefore } from './lookup.ts';

/** A suite, and how it was created. */
export interface CreatedSuite {
  readonly suite: Suite;
  /** `direct`: the usual way. `recovered`: the response was lost, and the suite was found as the only new one with its name. */
  readonly origin: 'direct' | 'recovered';
  /** True when the suite's token was asked for and lost with the response: it is shown only once. */
  readonly tokenLost: boolean;
}

/**
 * Creates a suite effectively once (api.md §4.1). Suites of the same name may exist, so all are listed before; when the
 * response is lost, the new one that matches the body is taken. The request is never sent again once it may have been
 * applied.
 * @throws ClientError; OutcomeUnknownError when a lookup could not tell.
 */
export async function createSuiteOnce(
  context: ClientContext,
  { to, body }: { to: OrganizationAddress; body: CreateSuite },
  options: ActionCallOptions,
): Promise<CreatedSuite> {
  const call = createCall('suites.create', to, { body });
  const hint = 'Before you create it again, look for a new suite with that name.';
  return withDeadline(context, options, async (shared) => {
    const before = snapshotBefore(await listSuites(context, to, shared))?.map(({ id }) => id);
    const listNew =
      before && (() => listNewSuites(context, { to, body, before, shared: afterLoss(shared, context) }));
    const { value: suite, origin } = await createOrFind(context, { call, sending: shared, hint }, listNew);
    if (origin === 'direct') return { suite, origin, tokenLost: false };
    const tokenLost = body.show_api_token === true && (suite.api_token ?? '') === '';
    const slug = suite.slug ?? undefined;
    context.emit({ kind: 'recovered', endpoint: 'suites.create', how: origin, slug });
    if (tokenLost) context.emit({ kind: 'token-lost', slug });
    return { suite, origin, tokenLost };
  });
}

async function listNewSuites(
  context: ClientContext,
  request: { to: OrganizationAddress; body: CreateSuite; before: readonly string[]; shared: SharedOptions },
): Promise<SendResult<readonly Suite[]>> {
  const { to, body, before, shared } = request;
  const listed = await listSuites(context, to, shared);
  if (!listed.ok) return listed;
  return {
    ...listed,
    value: listed.value.filter((each) => !before.includes(each.id) && matches(each, body)),
  };
}

/** True for a suite as the body describes it. A branch that the service does not send does not contradict. */
function matches(suite: Suite, body: CreateSuite): boolean {
  return suite.name === body.name && (suite.default_branch ?? body.default_branch) === body.default_branch;
}
