import type { CreateSuite, OrganizationAddress } from '../../model/requests.ts';
import type { Suite } from '../../model/suite.ts';
import type { ClientContext } from '../context.ts';
import { createCall } from '../request/call.ts';
import { trySend } from '../retry/send.ts';
import { type SharedOptions, withDeadline } from '../retry/with-deadline.ts';
import { listSuites } from './find-suite.ts';
import { describeUnknown, type LookupResult, lookUp, snapshotBefore } from './lookup.ts';
import type { WriteOptions } from './retry-until-verified.ts';

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
  options: WriteOptions,
): Promise<CreatedSuite> {
  const call = createCall('suites.create', to, { body });
  return withDeadline(context, call, options, async (shared) => {
    const before = await idsBefore(context, { to, shared });
    options.onSend?.();
    const sent = await trySend(context, call, shared);
    if (sent.ok) return { suite: sent.value, origin: 'direct', tokenLost: false };
    const { error } = sent;
    if (!sent.mayHaveBeenApplied) throw error;

    const look = () => lookForNew(context, { to, body, before: before ?? [], shared });
    const found = before === undefined ? undefined : await lookUp(context, shared, { error, look });
    if (found?.kind === 'found') return recovered(context, found.value, body);
    throw describeUnknown(call, {
      error,
      hint: 'Before you create it again, look for a new suite with that name.',
    });
  });
}

function recovered(context: ClientContext, suite: Suite, body: CreateSuite): CreatedSuite {
  const tokenLost = body.show_api_token === true && (suite.api_token ?? '') === '';
  const slug = suite.slug ?? undefined;
  context.emit({ kind: 'recovered', endpoint: 'suites.create', how: 'recovered', slug });
  if (tokenLost) context.emit({ kind: 'token-lost', slug });
  return { suite, origin: 'recovered', tokenLost };
}

/** The IDs of all suites, or undefined where they cannot be listed. */
async function idsBefore(
  context: ClientContext,
  { to, shared }: { to: OrganizationAddress; shared: SharedOptions },
): Promise<readonly string[] | undefined> {
  return snapshotBefore(await listSuites(context, to, shared))?.map(({ id }) => id);
}

async function lookForNew(
  context: ClientContext,
  {
    to,
    body,
    before,
    shared,
  }: { to: OrganizationAddress; body: CreateSuite; before: readonly string[]; shared: SharedOptions },
): Promise<LookupResult<Suite>> {
  const listed = await listSuites(context, to, shared);
  if (!listed.ok) return { kind: 'failed', error: listed.error };
  const [suite, ...others] = listed.value.filter((each) => !before.includes(each.id) && matches(each, body));
  if (suite === undefined) return { kind: 'absent' };
  return others.length > 0 ? { kind: 'unclear' } : { kind: 'found', value: suite };
}

/** True for a suite as the body describes it. A branch that the service does not send does not contradict. */
function matches(suite: Suite, body: CreateSuite): boolean {
  return suite.name === body.name && (suite.default_branch ?? body.default_branch) === body.default_branch;
}
