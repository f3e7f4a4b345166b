import { ApiError, type Listing } from '../../client/index.ts';
import type { BuildTest } from '../../model/build-test.ts';
import { type FlakyTestFilters, flakyTestPeriods, type SuiteAddress } from '../../model/requests.ts';
import type { FlakyContext } from '../../report/flaky/report.ts';
import type { ListedTest } from '../../report/flaky/test.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { errorText, OwnError } from '../context/error-text.ts';
import { keysOf } from '../inputs/declarations/input.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import type { CollectedList } from '../lists/collect-list.ts';
import { describeList, readList, whyIncomplete } from '../lists/read-list.ts';

/** High, because an incomplete list cannot show that a test is gone, and passes no gate. */
const usualLimit = 10_000;

/**
 * A report holds its tests as the service sent them, as lists for a test runner, as JSON and as text of the summary and the
 * comment. All of that must stay below 512 MiB, for all suites together.
 */
const maxBytesOfAll = 16 * 1024 * 1024;

const periods = keysOf(flakyTestPeriods);

/** The list of a suite, as far as it could be read. */
export interface SuiteList {
  readonly suite: SuiteAddress;
  readonly tests: readonly ListedTest[];
  readonly about: Pick<FlakyContext, 'suite' | 'complete' | 'whyIncomplete'>;
  /** Why it could not be read to its end. */
  readonly notes: readonly string[];
  /** Why nothing of it could be read. */
  readonly failure?: Error;
}

type ReadInputs = InputValues<'seen-within' | 'limit' | 'source'>;

/**
 * Reads the flaky tests of several suites. One of which nothing can be read does not keep the others from being reported.
 * @throws the first error if that is so of all of them.
 */
export async function readSuiteLists(
  suites: readonly SuiteAddress[],
  inputs: ReadInputs,
  context: Context,
): Promise<readonly SuiteList[]> {
  if (inputs.source === 'flaky-tests')
    context.log.info(
      'The service calls this list deprecated. To read the one that replaces it, set source to tests.',
    );
  const maxBytes = Math.floor(maxBytesOfAll / suites.length);
  const lists = await Promise.all(
    suites.map(async (suite): Promise<SuiteList> => {
      const own = suites.length > 1 ? withName(suite, context) : context;
      try {
        return await readSuite(suite, { ...inputs, maxBytes }, own);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        const why = whyIncomplete({ complete: false, reason: 'failed' });
        const about = { suite: unnamed(suite), complete: false, whyIncomplete: why };
        return { suite, tests: [], about, notes: [], failure: error };
      }
    }),
  );
  const failures = lists.flatMap(({ failure }) => failure ?? []);
  if (failures.length === lists.length) throw failures[0];
  return lists;
}

/** The context with a log whose lines name the suite. */
function withName({ organization, suite }: SuiteAddress, { log, ...context }: Context): Context {
  const named = (write: (line: string) => void) => (line: string) =>
    write(`${organization}/${suite}: ${line}`);
  return {
    ...context,
    log: { info: named(log.info), warning: named(log.warning), debug: named(log.debug) },
  };
}

/** Reads the flaky tests of a suite, as far as it can before the step is interrupted, and its name. */
async function readSuite(
  suite: SuiteAddress,
  { limit = usualLimit, maxBytes, ...inputs }: ReadInputs & { readonly maxBytes: number },
  context: Context,
): Promise<SuiteList> {
  const { client, signal } = context;
  const { source, 'seen-within': withinMs } = inputs;
  const options = { limit, maxBytes };
  const period = choosePeriod(withinMs);
  const { items, ...end } =
    source === 'tests'
      ? await readLabeled(suite, withinMs, options, context)
      : await readSteadily(
          client.flakyTests.list(suite, { signal, ...(period && { period }) }),
          options,
          context,
        );
  const about = {
    suite: await describeSuite(suite, context),
    complete: end.complete,
    whyIncomplete: whyIncomplete(end),
  };
  const isCut = end.failure !== undefined;
  return {
    suite,
    tests: items,
    about,
    notes: isCut ? [describeList(count(items.length, 'flaky test'), end).sentence] : [],
  };
}

type ReadOptions = { readonly limit: number; readonly maxBytes: number };

/**
 * The tests with the label `flaky`, with how many of their runs failed in the time.
 * @throws OwnError if the service does not know the list.
 */
async function readLabeled(
  suite: SuiteAddress,
  withinMs: number | undefined,
  options: ReadOptions,
  context: Context,
): Promise<CollectedList<ListedTest>> {
  const { client, signal, clock } = context;
  const since = withinMs === undefined ? undefined : new Date(clock.now() - withinMs).toISOString();
  const list = client.suiteTests.list(suite, { signal, labels: 'flaky', min_timestamp: since });
  try {
    const { items, ...end } = await readSteadily(list, options, context);
    const flaky = items.filter(({ labels }) => labels?.includes('flaky'));
    return { ...end, items: flaky.map(toListed) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const hint = 'Check the suite. A service without this list needs source: flaky-tests';
    throw new OwnError(`${error.message}. ${hint}`, { cause: error });
  }
}

function toListed({
  executions_count: runs,
  executions_count_by_result: counts,
  ...test
}: BuildTest): ListedTest {
  return { ...test, instances: counts?.failed ?? null, runs, most_recent_instance_at: null };
}

/** Reads a list, and once more if it changed meanwhile: an incomplete list passes no gate, and is no baseline. */
async function readSteadily<Item>(
  list: Listing<Item>,
  options: ReadOptions,
  context: Context,
): Promise<CollectedList<Item>> {
  const read = () =>
    readList(list, { ...options, thing: 'flaky test' }, context).catch((error: unknown) => {
      if (!context.signal.aborted) throw error;
      return { items: [] as readonly Item[], complete: false, reason: 'interrupted' as const };
    });
  const first = await read();
  if (first.reason !== 'changed' && first.reason !== 'repeats') return first;
  context.log.info('The list changed while it was read, so it is read once more.');
  const second = await read().catch((error: unknown) => {
    context.log.info(`Could not read the list once more: ${errorText(error)}`);
    return first;
  });
  return second.items.length === 0 && !second.complete ? first : second;
}

/** The service's shortest window that is long enough; undefined for its default. */
function choosePeriod(seenWithinMs: number | undefined): FlakyTestFilters['period'] {
  if (seenWithinMs === undefined) return undefined;
  return periods.find((period) => flakyTestPeriods[period] >= seenWithinMs) ?? '28days';
}

/** How long a report waits for the name of its suite. */
const longestForName = 10_000;

/** The suite with its name and web address, which a report can do without. */
async function describeSuite(
  address: SuiteAddress,
  { client, log, signal }: Context,
): Promise<FlakyContext['suite']> {
  const { organization, suite: slug } = address;
  try {
    const { name = null, web_url = null } = await client.suites.get(address, {
      signal,
      timeoutMs: longestForName,
    });
    return { organization, slug, name, web_url };
  } catch (error) {
    log.debug(`Could not read the suite: ${errorText(error)}`);
    return unnamed(address);
  }
}

function unnamed({ organization, suite: slug }: SuiteAddress): FlakyContext['suite'] {
  return { organization, slug, name: null, web_url: null };
}
