import type { OrganizationAddress, SuiteAddress } from '../../model/requests.ts';
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
  const { client, redact, signal, toLink } = context;
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
        : renderSuitesSummary(items, { ...address, bytes, complete, redact, toLink }),
  };
  return end.reason === 'interrupted' ? interruptedOutcome(outcome, context.redact) : outcome;
}

/** The outcome of an operation on one suite. */
export function suiteOutcome(
  suite: Partial<Suite>,
  action: SuiteAction,
  { organization, suite: requested }: OrganizationAddress & Partial<SuiteAddress>,
  context: Context,
): Outcome {
  // If the response has no slug: an update may have changed it, a read has not.
  const slug = suite.slug || (action === 'found' ? requested : undefined) || '';
  const { redact, signal, toLink } = context;
  const canceled = signal.aborted;
  const verb = `${action[0]?.toUpperCase()}${action.slice(1)}`;
  const sentence = `${verb} suite ${slug || suite.id} of ${organization}.`;
  return {
    success: !canceled,
    sentence: canceled ? `The step was interrupted. ${sentence}` : sentence,
    outputs: { 'suite-slug': slug, 'suite-url': suite.web_url ?? '' },
    json: suite,
    summary: ({ bytes }) =>
      renderSuiteSummary({ ...suite, slug }, action, { organization, bytes, redact, toLink }),
  };
}

const nouns = { created: 'creation', updated: 'update', deleted: 'deletion' } as const;

/** A write to a suite. */
export interface SuiteWrite {
  readonly action: keyof typeof nouns;
  /** The suite as sentences name it. */
  readonly name: string;
  readonly address: OrganizationAddress & Partial<SuiteAddress>;
  /** Sends it, and returns the suite as far as it is known then. */
  readonly send: (guard: WriteGuard) => Promise<Partial<Suite>>;
}

/**
 * Writes to a suite. If the workflow is canceled, nothing more is sent; a request that was already sent is not
 * interrupted, and its response is awaited briefly.
 */
export async function writeSuite(
  { action, name, address, send }: SuiteWrite,
  context: Context,
): Promise<Outcome> {
  const fullName = `suite ${name} of ${address.organization}`;
  const written = await writeGracefully(send, { what: `${nouns[action]} of ${fullName}` }, context);
  if (typeof written !== 'string') return suiteOutcome(written.value, action, address, context);
  const what = written === 'not sent' ? `was not ${action}: nothing was sent.` : `may have been ${action}.`;
  return interruptedWrite(`S${fullName.slice(1)} ${what}`, context.redact);
}
