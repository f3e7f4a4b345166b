import type { CreateSuite, OrganizationAddress } from '../../model/requests.ts';
import type { Suite } from '../../model/suite.ts';
import type { ClientContext } from '../context.ts';
import { type SharedOptions, type WriteOptions, withDeadline } from '../options.ts';
import { createCall } from '../request/call.ts';
import { trySend } from '../retry/send.ts';
import { listSuites } from './list-suites.ts';
import { type LookupResult, lookUp } from './lookup.ts';
import { describeUnknown } from './outcome-unknown.ts';
import { snapshotBefore } from './snapshot.ts';

/** A suite, and how it came about. */
export interface CreatedSuite {
  readonly suite: Suite;
  /** `adopted`: the answer was lost, and the suite was found as the only new one with its name. */
  readonly origin: 'answered' | 'adopted';
  /** True when the suite's token was asked for and lost with the answer: it is shown this once. */
  readonly tokenLost: boolean;
}

/**
 * Creates a suite effectively once (api.md §4.1). Suites of the same name may exist, so all are noted before; when the
 * answer is lost, the one that is new and as the body says is adopted. The request is never sent again once it may have been applied.
 * @throws ClientError; OutcomeUnknownError when looking did not tell.
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
    if (sent.ok) return { suite: sent.value, origin: 'answered', tokenLost: false };
    const { error } = sent;
    if (!sent.mayHaveBeenApplied) throw error;

    const look = () => lookForNew(context, { to, body, before: before ?? [], shared });
    const seen = before === undefined ? undefined : await lookUp(context, shared, { error, look });
    if (seen?.kind === 'found') return adopted(context, seen.value, body);
    throw describeUnknown(call, {
      error,
      hint: 'Before it is created again, look for a new suite of that name.',
    });
  });
}

function adopted(context: ClientContext, suite: Suite, body: CreateSuite): CreatedSuite {
  const tokenLost = body.show_api_token === true && (suite.api_token ?? '') === '';
  const slug = suite.slug ?? undefined;
  context.emit({ kind: 'recovered', endpoint: 'suites.create', how: 'adopted', slug });
  if (tokenLost) context.emit({ kind: 'token-lost', slug });
  return { suite, origin: 'adopted', tokenLost };
}

/** The ids of all suites, or undefined where they cannot be listed. */
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
  if (!listed.ok) return { kind: 'blind', error: listed.error };
  const [suite, ...others] = listed.value.filter((each) => !before.includes(each.id) && fits(each, body));
  if (suite === undefined) return { kind: 'absent' };
  return others.length > 0 ? { kind: 'unclear' } : { kind: 'found', value: suite };
}

/** True for a suite as the body describes it. A service that does not tell the branch does not contradict. */
function fits(suite: Suite, body: CreateSuite): boolean {
  return suite.name === body.name && (suite.default_branch ?? body.default_branch) === body.default_branch;
}
