import { ApiError } from '../../client/index.ts';
import { type FlakyTestFilters, flakyTestPeriods, type SuiteAddress } from '../../model/requests.ts';
import type { FlakyContext } from '../../report/flaky/report.ts';
import type { ListedTest } from '../../report/flaky/test.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { errorText, OwnError } from '../context/error-text.ts';
import { keysOf } from '../inputs/declarations/input.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import type { commentInputs, flakyInputs } from '../inputs/declarations/reports.ts';
import { type CollectedList, describeList, readList, whyIncomplete } from '../lists/read-list.ts';

/** The inputs of a report on flaky tests. */
export type ReportInputs = InputValues<keyof typeof flakyInputs | keyof typeof commentInputs | 'limit'>;

/** High, because an incomplete list cannot show that a test is gone, and passes no gate. */
const usualLimit = 10_000;

/** The list of a suite, as far as its pages could be read. */
export interface SuiteList extends Pick<FlakyContext, 'suite' | 'complete' | 'whyIncomplete'> {
  readonly tests: readonly ListedTest[];
  /** Why a page could not be read. */
  readonly notes: readonly string[];
  /** Why nothing of it could be read. */
  readonly error?: Error;
}

/**
 * Reads the flaky tests of several suites. One of which nothing can be read does not keep the others from being reported.
 * @throws the first error if nothing can be read of any suite, and the signal's reason if it aborts.
 */
export async function readSuiteLists(
  suites: readonly SuiteAddress[],
  inputs: ReportInputs,
  context: Context,
): Promise<readonly SuiteList[]> {
  if (inputs.source === 'flaky-tests')
    context.log.info(
      'The service calls this list deprecated. To read the one that replaces it, set source to tests.',
    );
  const read = inputs.source === 'tests' ? readLabeled : readDeprecated;
  const lists: SuiteList[] = [];
  for (const address of suites) {
    const { items, error, ...end } = await read(address, inputs, context).catch(unread);
    context.signal.throwIfAborted();
    const { organization, suite: slug } = address;
    const what = count(items.length, 'flaky test');
    lists.push({
      tests: items,
      suite: { organization, slug, ...(!error && (await readPage(address, context))) },
      complete: end.complete,
      whyIncomplete: whyIncomplete(end),
      notes: end.failure === undefined ? [] : [describeList(what, end).sentence],
      ...(error && { error }),
    });
  }
  const [first] = lists;
  if (first?.error && lists.every(({ error }) => error)) throw first.error;
  return lists;
}

type ReadSuite = CollectedList<ListedTest> & Pick<SuiteList, 'error'>;

function unread(error: Error): ReadSuite {
  return { items: [], complete: false, reason: 'failed', error };
}

/**
 * The deprecated list, of the service's shortest window that is long enough, or of its default. Issues are closed by what
 * leaves the list, which a shorter window must not bring about.
 */
function readDeprecated(
  suite: SuiteAddress,
  { limit = usualLimit, 'seen-within': seenWithin, issues }: ReportInputs,
  context: Context,
): Promise<ReadSuite> {
  const periods: readonly NonNullable<FlakyTestFilters['period']>[] = keysOf(flakyTestPeriods);
  const withinMs = seenWithin && issues ? Math.max(seenWithin, flakyTestPeriods['7days']) : seenWithin;
  const period = withinMs && (periods.find((one) => flakyTestPeriods[one] >= withinMs) ?? '28days');
  const { client, signal } = context;
  const list = client.flakyTests.list(suite, { signal, ...(period && { period }) });
  return readList(list, { limit, thing: 'flaky test', remedy: 'set a shorter seen-within' }, context);
}

/**
 * The tests with the label `flaky`, with how many of their runs failed in the time.
 * @throws OwnError if the service does not know the list.
 */
async function readLabeled(
  suite: SuiteAddress,
  { limit = usualLimit, 'seen-within': withinMs }: ReportInputs,
  context: Context,
): Promise<ReadSuite> {
  const { client, signal, clock } = context;
  const since = withinMs === undefined ? undefined : new Date(clock.now() - withinMs).toISOString();
  const list = client.tests.listForSuite(suite, { signal, labels: 'flaky', min_timestamp: since });
  try {
    const { items, ...end } = await readList(list, { limit, thing: 'flaky test' }, context);
    const flaky = items.filter(({ labels }) => labels?.includes('flaky'));
    return {
      ...end,
      items: flaky.map(({ executions_count: runs, executions_count_by_result: counts, ...test }) => {
        return { ...test, instances: counts?.failed ?? null, runs, most_recent_instance_at: null };
      }),
    };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const hint = 'Check the suite. A service without this list needs source: flaky-tests';
    throw new OwnError(`${error.message}. ${hint}`, { cause: error });
  }
}

/** The name and the web address of a suite, which a report can do without. */
async function readPage(address: SuiteAddress, { client, log, signal }: Context) {
  try {
    const { name, web_url } = await client.suites.get(address, { signal, timeoutMs: 10_000 });
    return { name, web_url };
  } catch (error) {
    return log.debug(`Could not read the suite: ${errorText(error)}`);
  }
}
