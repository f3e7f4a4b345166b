import { ApiError } from '../../client/index.ts';
import type { SuiteAddress } from '../../model/requests.ts';
import type { ListedTest } from '../../report/flaky/test.ts';
import type { Context } from '../context/context.ts';
import { OwnError } from '../context/error-text.ts';
import { type CollectedList, readList } from '../lists/read-list.ts';

/**
 * The tests with the label `flaky`, with how many of their runs failed in the time, or in that of the service unless it is given.
 * @throws OwnError if the service does not know the list.
 */
export async function readLabeled(
  suite: SuiteAddress,
  { limit, withinMs }: { readonly limit: number; readonly withinMs: number | undefined },
  context: Context,
): Promise<CollectedList<ListedTest>> {
  const { client, signal } = context;
  const min_timestamp = withinMs ? new Date(client.serviceNow() - withinMs).toISOString() : undefined;
  const list = client.tests.listForSuite(suite, { signal, labels: 'flaky', min_timestamp });
  try {
    const { items, ...end } = await readList(list, { limit, thing: 'flaky test' }, context);
    const flaky = items.filter(({ labels }) => labels?.includes('flaky'));
    return {
      ...end,
      items: flaky.map((test) => {
        const { executions_count: runs = null, executions_count_by_result: counts } = test;
        return { ...test, runs, instances: counts?.failed ?? null, most_recent_instance_at: null };
      }),
    };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const hint = 'Check the suite. A service without this list needs source: flaky-tests';
    throw new OwnError(`${error.message}. ${hint}`, { cause: error });
  }
}
