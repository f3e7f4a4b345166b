import { ApiError } from '../../client/index.ts';
import type { SuiteAddress } from '../../model/requests.ts';
import type { FlakyContext } from '../../report/flaky/report.ts';
import type { ListedTest } from '../../report/flaky/test.ts';
import { count } from '../../report/text/counts.ts';
import { day } from '../../report/text/durations.ts';
import type { Context } from '../context/context.ts';
import { errorText } from '../context/error-text.ts';
import { collectItems, readList } from '../lists/read-list.ts';

/** A suite has few tests that are skipped or muted. */
const limit = 2_000;
/** The longest time of the service: a skipped test has no executions. */
const shownMs = 28 * day;

/** What decides whether the issue of a test that is no longer listed can be closed. */
type SuiteState = Pick<FlakyContext, 'whyNoneGone' | 'disabled'>;

/**
 * Reads whether the suite has had runs since a time, and which of its tests are skipped or muted. A service that does not know
 * these lists shows no states. By a suite without runs, or of which that is unknown, no test is gone.
 */
export async function readSuiteState(
  suite: SuiteAddress,
  listed: readonly ListedTest[],
  sinceMs: number,
  context: Context,
): Promise<SuiteState> {
  const { client, signal } = context;
  const time = count(Math.round((client.serviceNow() - sinceMs) / day), 'day');
  const silent = `the suite had no runs in the last ${time}`;
  const listFrom = (ms: number, state?: string) =>
    client.tests.listForSuite(suite, { signal, state, min_timestamp: new Date(ms).toISOString() });
  const isRecent = ({ runs, most_recent_instance_at: seen }: ListedTest) =>
    (runs ?? 0) > 0 || Date.parse(seen ?? '') >= sinceMs;
  const readState = async (state: string) => {
    const list = listFrom(client.serviceNow() - shownMs, state);
    return readList(list, { limit, thing: 'test' }, context);
  };
  try {
    const [skipped, muted] = [await readState('skipped'), await readState('muted')];
    const isActive =
      listed.some(isRecent) || (await collectItems(listFrom(sinceMs), { limit: 1 })).length > 0;
    const whyNoneGone = isActive ? undefined : silent;
    const muteds = new Set(muted.items.map(({ id }) => id));
    // A service that does not know the filter lists all tests twice.
    if (skipped.items.some(({ id }) => muteds.has(id))) return { whyNoneGone, disabled: null };
    const disabled = [
      ...skipped.items.map((row) => [row, 'skipped'] as const),
      ...muted.items.map((row) => [row, 'muted'] as const),
    ];
    const isCut = !(skipped.complete && muted.complete);
    return { whyNoneGone: isCut ? 'not all skipped tests could be read' : whyNoneGone, disabled };
  } catch (error) {
    signal.throwIfAborted();
    const isUnknown = error instanceof ApiError && [400, 404, 410, 422].includes(error.status);
    if (isUnknown && listed.some(isRecent)) return { disabled: null };
    return { whyNoneGone: `whether it still has runs is unknown: ${errorText(error)}`, disabled: null };
  }
}
