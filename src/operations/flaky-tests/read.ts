import { ApiError } from '../../client/index.ts';
import { type FlakyTestFilters, flakyTestPeriods, type SuiteAddress } from '../../model/requests.ts';
import type { FlakyContext } from '../../report/flaky/report.ts';
import type { ListedTest } from '../../report/flaky/test.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import { errorText, OwnError } from '../context/error-text.ts';
import { keysOf } from '../inputs/declarations/input.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import { type CollectedList, describeList, readList, whyIncomplete } from '../lists/read-list.ts';

/** High, because an incomplete list cannot show that a test is gone, and passes no gate. */
const usualLimit = 10_000;

/**
 * A report holds its tests as the service sent them, as lists for a test runner, as JSON and as text of the summary and the
 * comment. All of that must stay below 512 MiB, for all suites together.
 */
const maxBytesOfAll = 16 * 1024 * 1024;

/** The list of a suite, as far as it could be read. */
export interface SuiteList {
  readonly tests: readonly ListedTest[];
  readonly about: Pick<FlakyContext, 'suite' | 'complete' | 'whyIncomplete'>;
  /** Why it could not be read to its end. */
  readonly notes: readonly string[];
  /** Why nothing of it could be read. */
  readonly failure?: Error;
}

type ReadInputs = InputValues<'seen-within' | 'limit' | 'source' | 'issues'>;

/**
 * Reads the flaky tests of several suites, as far as it can before the step is interrupted. One of which nothing can be read
 * does not keep the others from being reported.
 * @throws the first error if that is so of all of them, and the signal's reason if nothing was read before it aborted.
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
    suites.map(async (address): Promise<SuiteList> => {
      const own = suites.length > 1 ? withName(address, context) : context;
      try {
        const { items, ...end } = await readSteadily(address, { ...inputs, maxBytes }, own);
        const what = count(items.length, 'flaky test');
        return {
          tests: items,
          about: {
            suite: await describeSuite(address, own),
            complete: end.complete,
            whyIncomplete: whyIncomplete(end),
          },
          notes: end.failure === undefined ? [] : [describeList(what, end).sentence],
        };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        const why = whyIncomplete({ complete: false, reason: 'failed' });
        const about = { suite: suiteOf(address), complete: false, whyIncomplete: why };
        return { tests: [], about, notes: [], failure: error };
      }
    }),
  );
  const failures = lists.flatMap(({ failure }) => failure ?? []);
  if (failures.length === lists.length) throw failures[0];
  if (lists.every(({ tests, about }) => tests.length === 0 && !about.complete))
    context.signal.throwIfAborted();
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

type ReadOptions = ReadInputs & { readonly maxBytes: number };

/** Reads a list, and once more if it changed meanwhile: an incomplete list passes no gate, and is no baseline. */
async function readSteadily(
  suite: SuiteAddress,
  options: ReadOptions,
  context: Context,
): Promise<CollectedList<ListedTest>> {
  const { signal, log } = context;
  const read = () =>
    (options.source === 'tests' ? readLabeled : readDeprecated)(suite, options, context).catch(
      (error: unknown): CollectedList<ListedTest> => {
        if (!signal.aborted) throw error;
        return { items: [], complete: false, reason: 'interrupted' };
      },
    );
  const first = await read();
  if (first.reason !== 'changed' && first.reason !== 'repeats') return first;
  log.info('The list changed while it was read, so it is read once more.');
  const second = await read().catch((error: unknown) => {
    log.info(`Could not read the list once more: ${errorText(error)}`);
    return first;
  });
  return second.items.length === 0 && !second.complete ? first : second;
}

/**
 * The deprecated list, of the service's shortest window that is long enough, or of its default. Issues are closed by what
 * leaves the list, which a shorter window must not bring about.
 */
function readDeprecated(
  suite: SuiteAddress,
  { limit = usualLimit, maxBytes, 'seen-within': seenWithin, issues }: ReadOptions,
  context: Context,
): Promise<CollectedList<ListedTest>> {
  const periods: readonly NonNullable<FlakyTestFilters['period']>[] = keysOf(flakyTestPeriods);
  const withinMs = seenWithin && issues ? Math.max(seenWithin, flakyTestPeriods['7days']) : seenWithin;
  const period = withinMs && (periods.find((one) => flakyTestPeriods[one] >= withinMs) ?? '28days');
  const list = context.client.flakyTests.list(suite, {
    signal: context.signal,
    ...(period && { period }),
  });
  return readList(list, { limit, maxBytes, thing: 'flaky test' }, context);
}

/**
 * The tests with the label `flaky`, with how many of their runs failed in the time.
 * @throws OwnError if the service does not know the list.
 */
async function readLabeled(
  suite: SuiteAddress,
  { limit = usualLimit, maxBytes, 'seen-within': withinMs }: ReadOptions,
  context: Context,
): Promise<CollectedList<ListedTest>> {
  const { client, signal, clock } = context;
  const since = withinMs === undefined ? undefined : new Date(clock.now() - withinMs).toISOString();
  const list = client.tests.listForSuite(suite, { signal, labels: 'flaky', min_timestamp: since });
  try {
    const { items, ...end } = await readList(list, { limit, maxBytes, thing: 'flaky test' }, context);
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

/** How long a report waits for the name of its suite. */
const longestForName = 10_000;

/** The suite with its name and web address, which a report can do without. */
async function describeSuite(address: SuiteAddress, { client, log, signal }: Context) {
  try {
    const suite = await client.suites.get(address, { signal, timeoutMs: longestForName });
    return suiteOf(address, suite.name, suite.web_url);
  } catch (error) {
    log.debug(`Could not read the suite: ${errorText(error)}`);
    return suiteOf(address);
  }
}

function suiteOf(
  { organization, suite: slug }: SuiteAddress,
  name?: string | null,
  web_url?: string | null,
): FlakyContext['suite'] {
  return { organization, slug, name: name ?? null, web_url: web_url ?? null };
}
