import type { OrganizationAddress } from '../../model/requests.ts';
import { renderSuitesSummary } from '../../report/suites/summary.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import { readList } from '../lists/read-list.ts';
import { listValues } from '../outputs/list-outputs.ts';

/** Lists the test suites of an organization. */
export async function readSuites(
  address: OrganizationAddress,
  limit: number,
  context: Context,
): Promise<Outcome> {
  const { client, redact, signal } = context;
  const list = client.suites.list(address, { signal });
  const { items, complete } = await readList(list, { limit, things: 'suites' }, context);
  const entries = items.map(({ slug, web_url }) => ({ ...address, suite: slug, url: web_url ?? null }));
  return {
    success: true,
    sentence: `${count(items.length, 'suite')} in ${address.organization}${complete ? '' : ' (more exist)'}.`,
    outputs: listValues(items.length, complete, entries),
    json: items,
    summary: ({ bytes }) => renderSuitesSummary(items, { ...address, bytes, complete, redact }),
  };
}
