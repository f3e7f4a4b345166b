import type { CreateSuite, OrganizationAddress, SuiteAddress, UpdateSuite } from '../../model/requests.ts';
import type { Suite } from '../../model/suite.ts';
import { renderSuiteSummary, renderSuitesSummary, type SuiteAction } from '../../report/suites/summary.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { interruptedOutcome, interruptedWrite } from '../context/failed-outcome.ts';
import type { Outcome } from '../context/outcome.ts';
import { type WriteGuard, writeGracefully } from '../end/graceful.ts';
import { describeList, readList } from '../lists/read-list.ts';
import { listValues } from '../outputs/declarations.ts';

/** Lists the test suites of an organization. */
export async function readSuites(
  address: OrganizationAddress,
  limit: number,
  context: Context,
): Promise<Outcome> {
  const { client, signal, toLink } = context;
  const list = client.suites.list(address, { signal });
  const { items, ...end } = await readList(list, { limit, thing: 'suite' }, context);
  const { complete } = end;
  const entries = items.map(({ slug, web_url }) => ({ ...address, suite: slug, url: web_url ?? null }));
  const outcome: Outcome = {
    ...describeList(`${count(items.length, 'suite')} in ${address.organization}`, end),
    outputs: listValues(items.length, complete, entries),
    json: items,
    // An empty list has nothing to show.
    summary: ({ bytes }) =>
      items.length === 0 && complete
        ? ''
        : renderSuitesSummary(items, { ...address, bytes, complete, toLink }),
  };
  return end.reason === 'interrupted' ? interruptedOutcome(outcome) : outcome;
}

/** The outcome of an operation on one suite. */
export function suiteOutcome(
  suite: Partial<Suite>,
  action: SuiteAction,
  { organization }: OrganizationAddress,
  { signal, toLink }: Context,
): Outcome {
  const { slug, id, web_url } = suite;
  const outcome: Outcome = {
    success: true,
    sentence: `${action[0]?.toUpperCase()}${action.slice(1)} suite ${slug || id} of ${organization}.`,
    outputs: { 'suite-slug': slug ?? '', ...(action !== 'deleted' && { 'suite-url': web_url ?? '' }) },
    json: suite,
    summary: ({ bytes }) => renderSuiteSummary(suite, action, { organization, bytes, toLink }),
  };
  return signal.aborted ? interruptedOutcome(outcome) : outcome;
}

/** A write to a suite. */
export type SuiteWrite =
  | { readonly verb: 'create'; readonly address: OrganizationAddress; readonly body: CreateSuite }
  | { readonly verb: 'update'; readonly address: SuiteAddress; readonly body: UpdateSuite }
  | { readonly verb: 'delete'; readonly address: SuiteAddress; readonly body?: undefined };

const words = {
  create: ['created', 'creation'],
  update: ['updated', 'update'],
  delete: ['deleted', 'deletion'],
} as const;

/**
 * Writes to a suite. If the workflow is canceled, nothing more is sent; a request that was already sent is not
 * interrupted, and its response is awaited briefly.
 */
export async function writeSuite(write: SuiteWrite, context: Context): Promise<Outcome> {
  const { verb, address } = write;
  const [action, noun] = words[verb];
  const name = verb === 'create' ? `“${write.body.name}”` : write.address.suite;
  const fullName = `suite ${name} of ${address.organization}`;
  const send = (guard: WriteGuard) => sendWrite(write, guard, context);
  const written = await writeGracefully(send, { what: `${noun} of ${fullName}` }, context);
  if (typeof written !== 'string') return suiteOutcome(written.value, action, address, context);
  return interruptedWrite(written, `S${fullName.slice(1)}`, action);
}

/** Returns the suite as far as it is known then. */
async function sendWrite(write: SuiteWrite, guard: WriteGuard, context: Context): Promise<Partial<Suite>> {
  const { suites } = context.client;
  if (write.verb === 'create') return createSuite(write, guard, context);
  if (write.verb === 'update') return suites.update(write.address, write.body, guard);
  await suites.delete(write.address, guard);
  return { slug: write.address.suite };
}

/** Creates a suite. If its token is asked for, sets it as an output, or says why there is none. */
async function createSuite(
  { address, body }: Extract<SuiteWrite, { verb: 'create' }>,
  guard: WriteGuard,
  { client, journal, log }: Context,
): Promise<Suite> {
  const { suite, tokenLost } = await client.suites.createWithDetails(address, body, guard);
  const token = suite.api_token ?? '';
  const masked = token !== '' && journal.mask(token);
  if (!body.show_api_token || (masked && journal.output('api-token', token))) return suite;
  const where = tokenLost
    ? 'It was in the response that was lost'
    : 'It is missing, or cannot be masked or written';
  log.warning(
    `The output api-token is not set. ${where}, and the service shows it only once. Copy it from the settings of the suite, or delete the suite and create it again.`,
  );
  return suite;
}
